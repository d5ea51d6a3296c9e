### 학습 프로그램과 언어 모델을 위한 환경: 여기에서 생기는 오류.

# $game: id of the game; $options and $most: numbers.
error-environment-options = ‘{ $game }’의 한 결정에 선택지가 { $options }개 있는데, 행동 공간에는 { $most }개만 들어갑니다. 의미별 행동을 사용하세요.
error-environment-encoding = ‘{ $game }’ 게임을 텐서로 나타내는 방법이 정해지지 않았습니다. 인코딩을 등록하세요.
error-environment-action = 행동 { $action }에 해당하는 선택지가 없습니다. 마스크가 허용하는 행동을 선택하세요.
# $name: a setting of the environment, as it is written in programs.
error-environment-setting = 환경에 그런 ‘{ $name }’ 설정이 없습니다. 다음 중에서 선택하세요: { $expected }.
error-environment-no-history = 이 상태는 한 자리가 아는 것에서 뽑은 것이라 기록할 수 있는 이력이 없습니다. 뽑기 전의 상태를 기록하세요.

## 언어 모델을 위한 글

# $name: what the reader is called, such as P0.
environment-you = 당신은 { $name }입니다.
environment-news = 지난 결정 이후에 있었던 일:
environment-table = 당신에게 보이는 테이블:
environment-cards = 카드:
# $id: the name of the card in options. $name: what it is called. $text: what it says; $says: "yes" where it says something.
environment-thing = { $says ->
    [yes] { $id }: { $name }. { $text }
   *[no] { $id }: { $name }
 }
# $kind: an English word for the kind of decision, as in programs.
environment-choose = 결정할 차례입니다({ $kind }). 다음 선택지 가운데 하나를 그대로 적어 답하세요:
# $winners: list of players, $scores: each player with a score.
environment-over = { $count ->
    [0] 게임이 끝났고 승자는 없습니다. 점수: { $scores }.
   *[other] 게임이 끝났습니다. 승자: { $winners }. 점수: { $scores }.
 }
environment-cut = 결정 { $limit }번 뒤에 승자 없이 게임을 멈췄습니다.
# $number: a number as text.
environment-table-number = { $number }번 테이블입니다.
environment-instructions = 규칙을 모두 갖춘 보드게임입니다: 사보타지, 킹 오브 도쿄: 듀얼, 레디… 펜스!, 키포지. 게임 목록을 보고 하나를 시작하거나 홀의 테이블 주소로 참가한 다음, 게임이 끝날 때까지 물을 때마다 선택지 하나를 고르세요.
environment-left = { $number }번 테이블에서 나왔습니다.
# At a table of a hall. $message: the hall's own sentence.
error-visit-refused = { $message }
error-visit-address = ‘{ $address }’ — 테이블 주소가 아닙니다. 테이블 페이지에서 복사하세요: https://hall.example/table/…, 비공개 테이블이면 ?invite=…까지.
error-visit-unreachable = { $address } 홀이 응답하지 않습니다: { $problem }. 주소와 홀이 열려 있는지 확인하세요.
error-visit-version = 홀이 ‘{ $game }’ 게임을 이 버전이 모르는 방식으로 알립니다: { $problem }. 홀과 같은 버전의 Ludarium을 설치하세요.
visit-silent = 홀이 제때 응답하지 않았습니다. 테이블을 다시 보세요.
visit-lost = 홀과의 연결이 끊어졌습니다. 테이블에 다시 참가하세요.
visit-full = 이 테이블에 빈자리가 없거나 게임이 이미 시작되었습니다.
visit-not-begun = { $name }(으)로 테이블에 앉았습니다. 게임은 아직 시작되지 않았습니다. 지금 있는 사람: { $names }. 기다리세요.
visit-others = 다른 사람이 결정할 차례입니다. 기다리세요.
error-environment-table = { $table }번 테이블은 여기에 없습니다. 먼저 게임을 시작하세요.
environment-notation-saboteur = 칸은 출발 카드(0,0)에서부터 ‘열,행’으로 적습니다. 열은 오른쪽으로, 행은 아래로 커지며 목적지 카드는 8,-2와 8,0과 8,2에 있습니다. CR@3,-1은 카드 CR을 그 칸에 놓고, CR'@3,-1은 180° 돌려 놓습니다. !L>2는 P2의 랜턴을 부수고 +L>2는 고칩니다. P, L, C는 곡괭이, 랜턴, 수레입니다. fall@3,-1은 그 카드를 없애고, map@0은 맨 위 목적지 카드를 보며, pass:CR은 CR을 뒷면으로 버립니다.
environment-notation-tokyo-duel = 주사위는 글자로 적습니다: A 공격, H 회복, E 에너지, F 명성, D 파괴, S 특수. reroll:AAF는 그 주사위를 다시 굴리고 stop은 모두 남깁니다. resolve:attack은 그 기호를 다음으로 처리하고, power는 특수 능력을 쓰며, done은 주사위 처리를 끝냅니다. buy:TD05는 그 카드를 사고 sweep은 시장을 바꿉니다. BZ06@fame:3은 환호 토큰을 그곳에 놓고 BZ06'@fame:3은 돌려 놓습니다. P0은 마커를 오른쪽으로, P1은 왼쪽으로 당깁니다.
environment-notation-ready-fence = ST4는 속도 4인 직선 찌르기를 내고, ST4+AN은 각도 찌르기를 더하며, PR5+GA는 막은 뒤 미끄러져 찌르기를 잇습니다. accept는 위협을 그대로 맞고, parry와 distance는 카드 없이 방어합니다. forward, back, retreat는 움직이고, position:line은 무기 위치를 바꾸며, exchange:ST4는 카드를 교환하고, stall은 숨을 고르고, end는 차례를 끝냅니다. G는 P0(초록), R은 P1(빨강)입니다.
environment-notation-keyforge = play:troll은 손의 카드를 플레이하고 discard:troll은 버립니다. reap:troll, fight:troll, action:troll은 플레이 중인 카드를 사용하고, card:bumpsy는 카드를 고릅니다. 예를 들어 공격받을 생명체입니다. troll.2는 같은 카드의 다른 장입니다. house:mars는 세력을 고르고 place:0은 생명체를 왼쪽 측면에 놓습니다. 괄호 안: 공격력, 빼기표 뒤는 피해, 빗금 뒤는 방어도, Æ는 앰버. z 소진, s 기절, w 보호, e 격노.
