### 대회에서 할 수 없는 것: 오류 코드(error-desk-<code>)마다 메시지 하나이며 어떻게 하면 되는지 알려 줍니다.
### 이 메시지가 나올 때는 아무것도 바뀌지 않았습니다. $found는 그 자리에 있는 것, $expected는 있어야 할 것,
### $most는 한도, $known은 이름 목록입니다. 라운드, 테이블, 줄은 1부터 셉니다. 사람 이름 뒤에는 언제나 「님」이 옵니다.

error-unknown-event = 그런 대회가 없습니다. 다른 홀에 있을 수 있으니 주소를 확인하세요.
error-token-unknown = 이 대회에 없는 토큰입니다. 주최 측에 새 토큰을 요청하세요.

error-desk-not-allowed = { $needed ->
        [organizer] 주최 측만 할 수 있습니다. 주최 측에 부탁하세요.
        [official] 공식 담당자만 할 수 있습니다. 공식 담당자에게 부탁하세요.
        [head-judge] 주최 측이나 주심만 할 수 있습니다. 그분들에게 부탁하세요.
        [player] 그 플레이어만 할 수 있습니다. 그 플레이어에게 부탁하세요.
       *[other] 이 대회의 운영진만 할 수 있습니다. 운영진에게 부탁하세요.
    }
error-desk-moved-on = 방금 다른 사람이 대회를 바꾸었습니다. 다시 보고 결정하세요.

## 기록부

error-desk-log-empty = 파일에 대회가 없습니다. 대회를 저장한 파일을 선택하세요.
error-desk-log-number = 기록부가 손상되었습니다. { $expected }번 기록이 있어야 할 자리에 { $found }번 기록이 있습니다. 다른 사본을 사용하세요.
error-desk-log-begin = 기록부가 손상되었습니다. 대회를 만든 기록이 맨 앞에 하나만 있어야 합니다. 다른 사본을 사용하세요.
error-desk-log-long = 기록은 최대 { $most }개입니다. 이 대회를 마치고 새 대회를 여세요.
error-desk-log-unreadable = { $place ->
        [none] 대회 파일이 아닙니다.
       *[other] 대회 파일의 다음 위치가 손상되었습니다: { $place }.
    } 대회 설정의 ‘{ desk-file-export-json }’에서 저장한 파일을 선택하세요.
error-desk-undo-none = 되돌릴 수 있는 { $found }번 기록이 없습니다. 기록부에서 선택하세요.
error-desk-undo-twice = { $entry }번 기록은 이미 되돌렸습니다.
error-desk-undo-needed = { $later }번 기록이 { $entry }번 기록에 따른 것이어서 { $entry }번을 되돌릴 수 없습니다. { $later }번을 먼저 되돌리세요.

## 사람

error-desk-name-long = 이름은 최대 { $most }자인데 이 이름은 { $found }자입니다. 줄여 쓰세요.
error-desk-name-empty = 이름에는 글자나 숫자가 하나 이상 있어야 합니다.
error-desk-name-sign = 글에 보이지 않는 문자({ $found })가 있습니다. 다시 입력하세요.
error-desk-name-taken = { $name } 님이 이미 있습니다. 두 사람을 구별할 말을 덧붙이세요.
error-desk-account-taken = 이 계정은 { $name } 님으로 이미 참가를 신청했습니다. 그 신청을 사용하세요.
error-desk-account-others = 계정은 본인이 직접 행사에 참가해야 합니다. 계정 없이 플레이어를 등록하고 본인에게 코드를 주세요.
error-desk-account-none = 누구의 계정인지 입력하세요.
error-desk-text-long = 글은 최대 { $most }자인데 이 글은 { $found }자입니다. 줄여 쓰세요.
error-desk-text-empty = 먼저 내용을 입력하세요.
error-desk-why-needed = 이유를 입력하세요. 이유는 기록부에 남습니다.
error-desk-people-many = 한 대회의 인원은 최대 { $most }명입니다. 인원을 줄이세요.
error-desk-full = { $most }자리가 모두 찼습니다. 먼저 한 자리를 비우거나 설정에서 정원을 늘리세요.
error-desk-person-none = 여기에 { $person }번인 사람이 없습니다. 참가자 명단에서 선택하세요.
error-desk-person-gone = { $name } 님은 이제 대회에 없습니다.
error-desk-person-not-dropped = { $name } 님은 기권하지 않았으므로 복귀할 수 없습니다.
error-desk-not-player = { $name } 님은 관전자이므로 경기하지 않습니다.
error-desk-role-unknown = 없는 역할입니다: ‘{ $found }’. 다음 중에서 선택하세요: { $known }.
error-desk-official-own = 공식 담당자는 자기 계정으로 세트 표와 제한 카드 표를 바꿉니다. 이 역할은 프로그램이나 자신이 아닌 다른 사람에게 주세요.
error-desk-organizer-last = 대회에는 주최 측이 한 명 이상 있어야 합니다. 먼저 다른 사람을 주최 측으로 정하세요.
error-desk-late-stage = 첫 단계가 끝나서 더 들어올 수 없습니다.
error-desk-late-round = { $unit ->
        [game] 더 들어올 수 없습니다. 늦은 참가는 { $round }게임까지였습니다.
       *[round] 더 들어올 수 없습니다. 늦은 참가는 { $round }라운드까지였습니다.
    }

## 대회 설정

error-desk-plan-no-stage = 대회에는 단계가 하나 이상 있어야 합니다. 단계를 추가하세요.
error-desk-plan-begun = 이미 시작된 것은 바꿀 수 없습니다. 아직 시작되지 않은 것만 바꾸세요.
error-desk-plan-stage = { $stage }번째 단계의 설정입니다.
error-desk-plan-number = ‘{ $setting }’ 값은 { $found }일 수 없습니다. 0부터 { $most }까지의 수를 선택하세요.
error-desk-plan-unreadable = 대회 설정을 읽을 수 없습니다({ $place }). 고쳐서 다시 보내세요.
error-desk-preset-unknown = 없는 진행 방식입니다: ‘{ $found }’. 다음 중에서 선택하세요: { $known }.
error-desk-structure-unknown = 없는 구조입니다: ‘{ $found }’. 다음 중에서 선택하세요: { $known }.
error-desk-setting-unknown = ‘{ $structure }’ 구조에 ‘{ $setting }’ 설정이 없습니다. 있는 설정: { $known }.
error-desk-setting-wrong = ‘{ $setting }’ 설정이 여기에 맞지 않습니다({ $found }). 다른 값을 선택하세요.
error-desk-catalogue-unknown = 없는 벌칙 목록입니다: ‘{ $found }’. 다음 중에서 선택하세요: { $known }.
error-desk-seed-wrong = 추첨은 대회의 시드로 프로그램이 합니다. 직접 정하지 마세요.
error-desk-lots-stage = 추첨은 진행 중인 단계가 끝나기 전에 합니다. 지금 진행 중인 단계가 없습니다.
error-desk-lots-again = 이 단계의 추첨은 이미 했습니다. 다시 추첨하려면 이유를 입력하세요. 이유는 기록부에 남습니다.

## 라운드와 테이블

error-desk-event-over = 대회가 끝났습니다.
error-desk-results-missing = { $unit ->
        [game] { $round }게임의 결과가 { $count }개 빠져 있습니다. 먼저 입력하세요.
       *[round] { $round }라운드의 결과가 { $count }개 빠져 있습니다. 먼저 입력하세요.
    }
error-desk-draw-empty = 이 테이블로는 경기할 수 없습니다. 대진을 다시 짜세요.
error-desk-draw-not-in = { $person }번 플레이어는 이 단계에 없습니다. 이 단계의 플레이어만 대진에 넣으세요.
error-desk-draw-twice = { $name } 님이 두 테이블에 앉게 됩니다. 한 사람에게 테이블 하나만 정하세요.
error-desk-draft-none = 대진 초안이 없습니다. 먼저 대진을 짜세요.
error-desk-draft-stale = { $name } 님이 대진을 짠 뒤에 떠났습니다. 대진을 다시 짜세요.
error-desk-swap-same = 두 사람이 같은 테이블에 있습니다. 서로 다른 테이블의 플레이어를 선택하세요.
error-desk-swap-not-in = { $unit ->
        [game] 이 게임에 { $name } 님의 테이블이 정확히 하나가 아닙니다. 다른 사람을 선택하세요.
       *[round] 이 라운드에 { $name } 님의 테이블이 정확히 하나가 아닙니다. 다른 사람을 선택하세요.
    }
error-desk-bye-none = { $unit ->
        [game] 이 게임에는 부전승이 없습니다.
       *[round] 이 라운드에는 부전승이 없습니다.
    }
error-desk-round-none = { $unit ->
        [game] 여기에 { $round }게임이 없습니다. 대회의 게임 중에서 선택하세요.
       *[round] 여기에 { $round }라운드가 없습니다. 대회의 라운드 중에서 선택하세요.
    }
error-desk-round-closed = { $unit ->
        [game] 닫힌 게임입니다.
       *[round] 닫힌 라운드입니다.
    }
error-desk-table-none = { $unit ->
        [game] { $round }게임에 테이블 { $table }번이 없습니다. 그 게임의 테이블 중에서 선택하세요.
       *[round] { $round }라운드에 테이블 { $table }번이 없습니다. 그 라운드의 테이블 중에서 선택하세요.
    }
error-desk-table-bye = 부전승이므로 경기가 없습니다.
error-desk-table-begun = 게임이 이미 시작되었습니다.
error-desk-first-stands = 게임이 이미 시작되었고 { $name } 님이 선공으로 기록되어 있습니다. 틀렸다면 심판을 부르세요. 운영진이 기록에서 되돌릴 수 있습니다.
error-desk-table-done = 게임이 끝났습니다.
error-desk-settle-none = 정정의 영향을 받는 내용이 없으므로 처리할 것이 없습니다.
error-desk-settle-way = 이 방법은 더는 쓸 수 없습니다. 지금 제시된 방법을 확인하세요.
error-desk-impossible-nobody-there = { draw-impossible-nobody-there }
error-desk-impossible-nobody-entered = { draw-impossible-nobody-entered }
error-desk-impossible-groups-few = { draw-impossible-groups-few }
error-desk-impossible-groups-many = { draw-impossible-groups-many }
error-desk-impossible-groups-split = { draw-impossible-groups-split }
error-desk-impossible-final-few = { draw-impossible-final-few }
error-desk-impossible-swiss-unfinished = { draw-impossible-swiss-unfinished }
error-desk-impossible-swiss-nobody = { draw-impossible-swiss-nobody }
error-desk-rehearsal-endless = { $unit ->
        [game] 예행연습이 { $rounds }게임이 지나도 끝나지 않습니다. 대회의 단계를 확인하세요. 끝나지 않는 단계가 있습니다.
       *[round] 예행연습이 { $rounds }라운드가 지나도 끝나지 않습니다. 대회의 단계를 확인하세요. 끝나지 않는 단계가 있습니다.
    }

## 결과

error-desk-reason-unknown = 게임이 끝나는 방식이 아닙니다: ‘{ $found }’. 다음 중에서 선택하세요: { $known }.
error-desk-reason-staff = 이렇게 끝난 게임은 심판만 입력할 수 있습니다. 심판을 부르세요.
error-desk-points-wrong = 점수는 0부터 { $most }까지의 수입니다. 고쳐 쓰세요.
error-desk-points-count = 플레이어마다 하나씩 수 { $expected }개가 필요한데 { $found }개가 있습니다.
error-desk-points-winner = 승자의 점수가 상대보다 낮습니다. 점수나 승자를 고치세요.
error-desk-winner-wrong = 승자, 패자, 선공 플레이어는 이 테이블에 앉은 사람이어야 하고, 한 사람이 승자이면서 패자일 수 없습니다. 고쳐 쓰세요.
error-desk-winner-needed = 누가 이겼는지 입력하세요. 게임에 무승부는 없습니다.
error-desk-first-needed = 먼저 선공 플레이어를 입력하세요. 승부가 그것으로 정해질 수 있습니다.
error-desk-report-not-yours = { $name } 님은 이 테이블에 없으므로 결과를 보고할 수 없습니다.
error-desk-report-early = 이 게임은 아직 시작하지 않았습니다. 끝난 뒤에 결과를 보고하세요.
error-desk-result-stands = { $unit ->
        [game] { $round }게임 테이블 { $table }번의 결과가 이미 있습니다. 심판을 불러 결과 정정을 요청하세요.
       *[round] { $round }라운드 테이블 { $table }번의 결과가 이미 있습니다. 심판을 불러 결과 정정을 요청하세요.
    }
error-desk-result-rounds-none = 라운드로 나뉘는 것은 사보타지 게임뿐입니다. 라운드 없이 결과를 입력하세요.
error-desk-result-rounds-count = 한 게임은 { $expected }라운드인데 { $found }라운드가 적혀 있습니다. 아무도 받지 못한 라운드에는 0을 적으세요.
error-desk-result-round-pay = { $number }라운드의 금덩이는 이렇게 나올 수 없습니다. 광부가 3, 2, 2개를 받거나, 광부마다 2개씩 받거나, 한 명이 혼자 4개를 받거나, 방해꾼 두 명이 3개씩 받습니다. 라운드를 잃은 사람은 받지 못합니다.
error-desk-result-rounds-sum = { $name } 님의 라운드 합은 { $expected }개인데 합계에는 { $found }개로 적혀 있습니다. 둘 중 하나를 고치세요.
error-desk-in-the-hall = 이 대진은 홀의 테이블에서 진행하며, 결과도 그곳에서 가져옵니다. 진행할 수 없으면 심판을 부르세요.

## 덱

error-desk-decks-none = 이 대회에는 덱 등록이 없습니다.
error-desk-decks-many = 한 플레이어의 덱은 최대 { $most }개입니다. 먼저 하나를 취소하세요.
error-desk-deck-none = 덱이 없습니다. 덱 리스트를 선택하세요.
error-desk-deck-sealed = 밀봉 덱은 운영진이 입력하며, 밀봉 덱을 나누어 주는 형식에서만 씁니다.
error-desk-deck-double = { $name } 님이 이미 등록한 덱입니다. 같은 덱은 둘이 있을 수 없으니 두 사람의 덱을 확인하세요.
error-desk-deck-taken = 이미 등록된 덱입니다. 같은 덱은 둘이 있을 수 없으니 덱을 가지고 운영진에게 가세요.
error-desk-deck-unreadable = 덱이 아닙니다: ‘{ $found }’. 다른 덱 리스트를 선택하세요.
error-desk-deck-locked = 이미 대진에 들어간 플레이어이므로 덱을 바꿀 수 없습니다.
error-desk-deck-not-ready = { $name } 님에게 사용할 수 있는 덱이 없습니다({ $rule }). 덱 페이지에서 문제를 확인하세요.
error-desk-decks-unsealed = 이 형식에는 함께 여는 덱이 없습니다.
error-desk-sealed-set = 봉인형은 정확히 한 세트로 하는데, { $found }개가 정해져 있습니다. 덱을 등록하거나 열기 전에 설정에서 세트를 정하세요.
error-desk-sealed-set-stands = 이 대회는 끝까지 { $set } 세트로 합니다. 대진이 공개된 뒤에는 세트를 바꿀 수 없습니다.
error-desk-decks-opened = 덱을 이미 열었습니다.
error-desk-source-none = { $name } 님에게 { $found }번째 덱이 없습니다. 목록에서 선택하세요.
error-desk-attest-unknown = 확인할 항목이 아닙니다. 다음 중에서 선택하세요: { $known }.

## 시계

error-desk-clock-none = 이 대회에 그런 시계가 없습니다.
error-desk-clock-no-round = { $unit ->
        [game] 진행 중인 게임이 없습니다. 먼저 대진을 발표하세요.
       *[round] 진행 중인 라운드가 없습니다. 먼저 대진을 발표하세요.
    }
error-desk-clock-not-started = 시계가 아직 시작되지 않았습니다. 먼저 시작하세요.
error-desk-clock-runs = 시계가 이미 가고 있습니다.
error-desk-clock-stands = 시계가 이미 멈춰 있습니다.
error-desk-clock-seconds = 1초 이상 { $most }분 이하로 입력하세요.

## 심판

error-desk-call-twice = { $name } 님이 이미 심판을 불렀습니다. 심판이 가고 있습니다.
error-desk-call-none = { $found }번 호출이 없습니다. 목록에서 선택하세요.
error-desk-call-closed = 이미 처리된 호출입니다.
error-desk-kind-unknown = 없는 벌칙입니다: ‘{ $found }’. 다음 중에서 선택하세요: { $known }.
error-desk-infraction-unknown = 벌칙 목록에 없는 위반입니다: ‘{ $found }’. 목록에서 선택하세요.
error-desk-remedy-unknown = 여기에 쓸 수 없는 처리입니다: ‘{ $found }’. 다음 중에서 선택하세요: { $known }.
error-desk-kind-person = { $name } 님에게 줄 수 없는 벌칙입니다. 다른 벌칙을 선택하세요.
error-desk-penalty-text = 기록에 남는 벌칙입니다. 무슨 일이 있었는지 적으세요.
error-desk-penalty-question = 먼저 질문에 답하세요. 답은 벌칙과 함께 남습니다.
error-desk-penalty-none = { $found }번 벌칙이 없습니다. 목록에서 선택하세요.
error-desk-penalty-stands = 다른 사람의 동의가 필요 없는 벌칙입니다.
error-desk-second-same = 이 벌칙에는 다른 사람의 동의가 필요합니다.
error-desk-second-roles = 이 벌칙에는 심판과 주최 측 모두의 동의가 필요합니다.
error-desk-proposal-none = 더 이상 묻지 않는 일입니다.

## 코드, 참가자 명단, 주소

error-desk-code-wrong = 여기에 있는 누구의 코드도 아닙니다. 다시 스캔하거나 운영진에게 물어보세요.
error-desk-csv-empty = 명단이 비어 있습니다. 한 줄 이상 있는 파일을 선택하세요.
error-desk-csv-no-name = 첫 줄에는 열 이름이 있어야 하고 그중 하나는 ‘이름’(또는 name, 姓名)이어야 합니다. 지금 첫 줄: { $found }.
error-desk-csv-twice = ‘{ $other }’ 열과 ‘{ $found }’ 열은 같은 열입니다. 하나만 남기세요.
error-desk-csv-row = { $line }번째 줄은 { $found }칸인데 첫 줄은 { $expected }칸입니다. 고쳐 쓰세요.
error-desk-csv-rank = { $line }번째 줄: 시드는 숫자여야 하는데 ‘{ $found }’ 값이 있습니다. 고쳐 쓰세요.
error-desk-path-wrong = 이 홀의 주소가 아닙니다. 페이지를 새로 고치세요.
