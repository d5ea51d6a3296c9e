### 킹 오브 도쿄: 듀얼: 이 게임에서 플레이어가 읽는 모든 글. 규약은 en/tokyo-duel.ftl 첫머리에 있습니다.
### - 사람 이름 뒤에는 언제나 「님」이 오므로 이름 자체에는 JOSA가 필요 없습니다.
### - JOSA($단어, "을/를")은 단어와 그에 맞는 조사를 함께 돌려줍니다.
### - 카드 이름은 ‘ ’로 감싸고, 조사는 뒤에 오는 「카드」에 붙입니다.

tokyo-duel-name = 킹 오브 도쿄: 듀얼
tokyo-duel-tagline = 두 괴수가 도시 하나를 두고 벌이는 줄다리기
tokyo-duel-description = 두 괴수가 도쿄를 두고 싸웁니다. 주사위를 굴려 공격하고, 회복하고, 에너지를 모으고, 명성과 파괴 마커를 내 쪽으로 당깁니다. 규칙을 바꾸는 파워 카드도 구매합니다. 상대를 쓰러뜨리거나 도시를 차지하면 승리합니다.
tokyo-duel-players = 2명
tokyo-duel-length = 20~30분

## 주사위의 기호

tokyo-duel-symbol-attack = 공격
tokyo-duel-symbol-heal = 회복
tokyo-duel-symbol-energy = 에너지
tokyo-duel-symbol-fame = 명성
tokyo-duel-symbol-destruction = 파괴
tokyo-duel-symbol-special = 특수 능력
# 같은 기호의 수. 목록의 한 부분입니다.
tokyo-duel-symbols = { $symbol ->
    [heal] 회복 ×{ $count }
    [energy] 에너지 ×{ $count }
    [fame] 명성 ×{ $count }
    [destruction] 파괴 ×{ $count }
    [special] 특수 능력 ×{ $count }
   *[attack] 공격 ×{ $count }
}
tokyo-duel-symbols-none = 없음

## 트랙과 칸, 그 위에 놓인 것

tokyo-duel-track-fame = 명성
tokyo-duel-track-destruction = 파괴
# 칸을 말로 나타낸 것. $side는 middle, mine(읽는 사람 쪽), rival(플레이어가 볼 때 반대쪽),
# player($owner 쪽, 관전자에게나 로그에서) 중 하나이고, $space는 가운데에서 센 칸의 번호입니다.
# $between: "yes"이면 이 칸과 바깥쪽 다음 칸 사이의 칸입니다.
tokyo-duel-place = { $side ->
    [mine] { $between ->
        [yes] 내 쪽 { $space }번 칸과 바깥쪽 다음 칸 사이
       *[no] 내 쪽 { $space }번 칸
    }
    [rival] { $between ->
        [yes] 상대 쪽 { $space }번 칸과 바깥쪽 다음 칸 사이
       *[no] 상대 쪽 { $space }번 칸
    }
    [player] { $between ->
        [yes] { $owner } 님 쪽 { $space }번 칸과 바깥쪽 다음 칸 사이
       *[no] { $owner } 님 쪽 { $space }번 칸
    }
   *[middle] 가운데 칸
}
# 가운데 칸과 어느 쪽 1번 칸 사이의 칸: $side와 $owner는 tokyo-duel-place와 같습니다.
tokyo-duel-place-by-middle = { $side ->
    [mine] 가운데 칸과 내 쪽 1번 칸 사이
    [rival] 가운데 칸과 상대 쪽 1번 칸 사이
   *[player] 가운데 칸과 { $owner } 님 쪽 1번 칸 사이
}
tokyo-duel-token-BZ01 = 환호 토큰(공격)
tokyo-duel-token-BZ02 = 환호 토큰(회복)
tokyo-duel-token-BZ03 = 환호 토큰(에너지)
tokyo-duel-token-BZ04 = 환호 토큰(주사위 토큰)
tokyo-duel-token-BZ05 = 환호 토큰(공격, 주사위 토큰)
tokyo-duel-token-BZ06 = 환호 토큰(에너지, 회복)
tokyo-duel-token-BZ07 = 환호 토큰(에너지, 공격, 회복)
tokyo-duel-token-BZ08 = 환호 토큰(회복, 두 배 공격, 회복)
tokyo-duel-token-BZ09 = 줄이는 환호 토큰
tokyo-duel-token-BZ10 = 늘리는 환호 토큰(회복)
tokyo-duel-token-BZ11 = 늘리는 환호 토큰(공격)
tokyo-duel-token-BK1 = 더 킹의 첫째 환호 토큰
tokyo-duel-token-BK2 = 더 킹의 둘째 환호 토큰

## 괴수와 특수 능력

tokyo-duel-monster-gigazaur = 기가자우르
tokyo-duel-monster-alienoid = 에일리노이드
tokyo-duel-monster-space-penguin = 우주 펭귄
tokyo-duel-monster-meka-dragon = 메카 드래곤
tokyo-duel-monster-cyber-kitty = 사이버 키티
tokyo-duel-monster-the-king = 더 킹
tokyo-duel-power-gigazaur = 특수 능력 2개마다: 명성을 1칸 당기거나, 파괴를 1칸 당깁니다.
tokyo-duel-power-alienoid = 마지막으로 굴린 바로 뒤, 특수 능력 2개마다: 원하는 기호 1개를 주사위 결과에 더합니다. 특수 능력 1개를 더 쓸 때마다: 같은 기호 1개를 더 더합니다.
tokyo-duel-power-space-penguin = 특수 능력 1개마다: 주사위 토큰 1개를 얻습니다.
tokyo-duel-power-meka-dragon = 차례마다 한 번: 굴린 공격 대신, 공격의 수와 특수 능력의 수를 곱한 만큼을 상대가 한 번에 잃게 합니다.
tokyo-duel-power-cyber-kitty = 특수 능력 2개마다: 에너지를 2 얻습니다. 특수 능력 1개를 더 쓸 때마다: 에너지를 2 더 얻습니다.
tokyo-duel-power-the-king = 특수 능력 2개마다: 더 킹의 환호 토큰 1개를 놓거나 옮깁니다. 상대가 당긴 마커는 그 토큰에 닿으면 멈춥니다.

## 파워 카드: 종류와 이름

tokyo-duel-kind-keep = 유지
tokyo-duel-kind-discard = 일회용
tokyo-duel-card-TD01 = 산성 공격
tokyo-duel-card-TD02 = 아드레날린 증폭
tokyo-duel-card-TD03 = 외계 신진대사
tokyo-duel-card-TD04 = 반물질 탄환
tokyo-duel-card-TD05 = 장갑판
tokyo-duel-card-TD06 = 긴급 속보
tokyo-duel-card-TD07 = 위장
tokyo-duel-card-TD08 = 캐논볼!
tokyo-duel-card-TD09 = 압도
tokyo-duel-card-TD10 = 전기 오라
tokyo-duel-card-TD11 = 에너지 충전
tokyo-duel-card-TD12 = 여분의 머리
tokyo-duel-card-TD13 = 폭풍의 눈
tokyo-duel-card-TD14 = 광란
tokyo-duel-card-TD15 = 온순한 거인
tokyo-duel-card-TD16 = 거대한 두뇌
tokyo-duel-card-TD17 = 겨울잠
tokyo-duel-card-TD18 = 전채 요리
tokyo-duel-card-TD19 = 최상의 몸 상태
tokyo-duel-card-TD20 = 그늘 속에서
tokyo-duel-card-TD21 = 전투기 긴급 출격
tokyo-duel-card-TD22 = 괴수 무술
tokyo-duel-card-TD23 = 번개 같은 속도
tokyo-duel-card-TD24 = 실험실 태생
tokyo-duel-card-TD25 = 잠깐의 휴식
tokyo-duel-card-TD26 = 몬스터 코스터
tokyo-duel-card-TD27 = 기념비적 존재
tokyo-duel-card-TD28 = 자연선택
tokyo-duel-card-TD29 = 언론 작전
tokyo-duel-card-TD30 = 사진 촬영
tokyo-duel-card-TD31 = 재부팅
tokyo-duel-card-TD32 = 재생
tokyo-duel-card-TD33 = 경기장 약탈
tokyo-duel-card-TD34 = 싸움꾼
tokyo-duel-card-TD35 = 지진 실험
tokyo-duel-card-TD36 = 필살기
tokyo-duel-card-TD37 = 간식 시간
tokyo-duel-card-TD38 = 가시 꼬리
tokyo-duel-card-TD39 = 초전도체
tokyo-duel-card-TD40 = 테슬라 파동
tokyo-duel-card-TD41 = 파티는 끝났다!
tokyo-duel-card-TD42 = 열핵 요리
tokyo-duel-card-TD43 = 천둥 발구르기
tokyo-duel-card-TD44 = 초대형 배터리
tokyo-duel-card-TD45 = 너무 귀여워
tokyo-duel-card-TD46 = 유행 선도자
tokyo-duel-card-TD47 = 사슬 풀린 괴수
tokyo-duel-card-TD48 = 불안정한 DNA
tokyo-duel-card-TD49 = 막을 수 없다!
tokyo-duel-card-TD50 = 완전한 파괴

## 파워 카드: 효과. 쌍점으로 끝나는 줄 뒤에는 그 줄이 이끄는 효과가 이어집니다.

tokyo-duel-text-pull = { $track ->
    [destruction] 파괴를 { $n }칸 당깁니다.
   *[fame] 명성을 { $n }칸 당깁니다.
}
tokyo-duel-text-hit = 상대가 생명력을 { $n } 잃습니다.
tokyo-duel-text-self-hit = 생명력을 { $n } 잃습니다.
tokyo-duel-text-both-lose = 두 괴수가 각자 생명력을 { $n } 잃습니다.
tokyo-duel-text-heal = 생명력을 { $n } 얻습니다.
tokyo-duel-text-energy = 에너지를 { $n } 얻습니다.
tokyo-duel-text-token = 주사위 토큰 { $n }개를 얻습니다.
tokyo-duel-text-extra-turn = 이 차례 뒤에 차례를 한 번 더 가집니다.
tokyo-duel-text-dominate = 상대의 다음 차례를 시작할 때 상대는 자기 유지 카드를 원하는 만큼 버려도 됩니다. 그 뒤에 남은 유지 카드 1장마다 그 차례에 주사위를 1개 적게 굴립니다.
tokyo-duel-text-zone-losses = 스포트라이트 구역에 있는 마커마다: 그쪽 괴수가 생명력을 { $n } 잃습니다.
tokyo-duel-text-pull-attacks = 이 차례에 공격을 해결할 때 센 공격 기호 1개마다 명성을 1칸 당깁니다. 모두 한 번에 당깁니다.
tokyo-duel-text-rival-discards = 상대의 유지 카드 1장을 선택해 버리게 합니다.
tokyo-duel-text-add-symbol = { $symbol ->
    [heal] 차례마다 주사위 결과에 회복 { $n }개를 더합니다.
    [energy] 차례마다 주사위 결과에 에너지 { $n }개를 더합니다.
    [fame] 차례마다 주사위 결과에 명성 { $n }개를 더합니다.
    [destruction] 차례마다 주사위 결과에 파괴 { $n }개를 더합니다.
    [special] 차례마다 주사위 결과에 특수 능력 { $n }개를 더합니다.
   *[attack] 차례마다 주사위 결과에 공격 { $n }개를 더합니다.
}
tokyo-duel-text-add-per-zone = { $symbol ->
    [heal] 어느 쪽이든 스포트라이트 구역에 있는 마커마다 주사위 결과에 회복 { $n }개를 더합니다.
    [energy] 어느 쪽이든 스포트라이트 구역에 있는 마커마다 주사위 결과에 에너지 { $n }개를 더합니다.
    [fame] 어느 쪽이든 스포트라이트 구역에 있는 마커마다 주사위 결과에 명성 { $n }개를 더합니다.
    [destruction] 어느 쪽이든 스포트라이트 구역에 있는 마커마다 주사위 결과에 파괴 { $n }개를 더합니다.
    [special] 어느 쪽이든 스포트라이트 구역에 있는 마커마다 주사위 결과에 특수 능력 { $n }개를 더합니다.
   *[attack] 어느 쪽이든 스포트라이트 구역에 있는 마커마다 주사위 결과에 공격 { $n }개를 더합니다.
}
tokyo-duel-text-cut = 내 차례마다 한 번, 앞면인 카드 { $n }장을 버려도 됩니다. 나머지를 밀고 새 카드를 공개합니다.
tokyo-duel-text-if-alike = 차례마다 한 번, 주사위 결과에 같은 기호가 { $n }개 이상 있으면:
tokyo-duel-text-prevent-own = 상대의 차례마다 한 번, 생명력을 잃으려 할 때 { $n } 적게 잃습니다.
tokyo-duel-text-when-bought = 다른 카드를 구매할 때마다, 그 카드의 환호 토큰을 놓은 뒤 효과를 처리하기 전에:
tokyo-duel-text-camouflage = 생명력을 잃으려 할 때마다, 잃을 생명력 1마다 주사위 1개를 굴려도 됩니다. 나온 회복 1개마다 1을 막습니다.
tokyo-duel-text-end-energy-pull = 내 차례 종료: 가진 에너지 { $n }마다 파괴를 1칸 당깁니다. 모두 한 번에 당깁니다. 에너지는 쓰지 않습니다.
tokyo-duel-text-extra-die = 내 차례마다 추가 주사위 { $n }개를 더 굴립니다.
tokyo-duel-text-unmade-rolls = 마지막으로 굴린 뒤, 굴릴 수 있었지만 굴리지 않은 횟수마다 에너지를 1 얻습니다.
tokyo-duel-text-if-no-attack = 주사위를 모두 해결한 뒤, 주사위 결과에 공격이 없으면:
tokyo-duel-text-extra-roll = 내 차례마다 주사위를 { $n }번 더 굴릴 수 있습니다.
tokyo-duel-text-hibernation-immune = 어떤 이유로도 생명력을 잃지 않습니다.
tokyo-duel-text-hibernation = 내 차례 시작, 다른 모든 일에 앞서: 이 카드를 버리고 차례를 진행하거나, 생명력을 { $n } 얻고 차례를 바로 마칩니다.
tokyo-duel-text-in-shape = 내 차례에 상대가 잃은 생명력을 더해 갑니다. { $n }을 넘은 생명력 1마다 에너지 1을 내도 됩니다. 낼 때마다:
tokyo-duel-text-reroll-fame = 남은 굴림이 없어도 명성이 나온 주사위는 원하는 만큼 다시 굴려도 됩니다.
tokyo-duel-text-empty-cell = 당긴 마커가 환호 토큰의 보상 없는 칸에 들어갈 때마다, 상대가 생명력을 { $n } 잃게 해도 됩니다. 더 킹의 환호 토큰은 해당하지 않습니다.
tokyo-duel-text-lab = 내 차례 시작: 앞면인 카드 1장을 에너지 { $n } 싸게 구매해도 됩니다.
tokyo-duel-text-buy-part = 이 카드를 구매할 때:
tokyo-duel-text-too-alike = 주사위를 해결하기 전: 주사위 결과에 같은 기호가 { $n }개 이상 있으면 생명력을 { $loss } 잃습니다.
tokyo-duel-text-reboot = 주사위를 해결하기 전: 그 단계를 모두 건너뛰어도 됩니다. 그렇게 했다면:
tokyo-duel-text-discard-this = 이 카드를 버립니다.
tokyo-duel-text-heal-more = 차례마다 한 번, 생명력을 얻을 때 { $n } 더 얻습니다.
tokyo-duel-text-off-token = 당긴 마커가 환호 토큰을 벗어날 때마다 주사위 토큰 { $n }개를 얻습니다.
tokyo-duel-text-special-groups = { $track ->
    [destruction] 마지막으로 굴린 뒤: 주사위 결과의 특수 능력 { $n }개마다 파괴를 1칸 당깁니다. 모두 한 번에 당깁니다. 그 특수 능력은 그대로 쓸 수 있습니다.
   *[fame] 마지막으로 굴린 뒤: 주사위 결과의 특수 능력 { $n }개마다 명성을 1칸 당깁니다. 모두 한 번에 당깁니다. 그 특수 능력은 그대로 쓸 수 있습니다.
}
tokyo-duel-text-pull-hits = 파괴를 당길 때마다, 다 당긴 뒤 마커가 움직인 1칸마다 상대가 생명력을 1 잃습니다.
tokyo-duel-text-superconductor = 상대가 주사위를 해결하며 에너지를 얻을 때마다 이 카드를 버려도 됩니다. 그렇게 했다면 같은 만큼 에너지를 얻습니다.
tokyo-duel-text-fewer-dice = 내 차례마다 한 번, 주사위를 해결하며 당겨서 파괴 마커가 움직이면 상대는 다음 차례에 주사위를 { $n }개 적게 굴립니다.
tokyo-duel-text-set-aside = 주사위를 해결하기 전: 주사위 결과의 주사위를 정확히 { $n }개 해결하지 않고 따로 두어도 됩니다. 그렇게 했다면:
tokyo-duel-text-prevent-on-token = { $track ->
    [destruction] 상대의 차례마다 한 번, 파괴 마커가 환호 토큰 위에 있는 동안 생명력을 잃으려 할 때 { $n } 적게 잃습니다.
   *[fame] 상대의 차례마다 한 번, 명성 마커가 환호 토큰 위에 있는 동안 생명력을 잃으려 할 때 { $n } 적게 잃습니다.
}
tokyo-duel-text-instead-of-reward = 당긴 마커가 보상에 닿을 때마다, 보상 대신 상대가 생명력을 { $n } 잃게 해도 됩니다.
tokyo-duel-text-swap = 한 번에 생명력을 { $n } 이상 잃을 때마다, 이 카드를 상대의 유지 카드 1장과 맞바꿔도 됩니다.
tokyo-duel-text-survive = 생명력이 0이 되려 할 때: 1로 남고, 그 차례가 끝날 때까지 생명력을 더 잃지 않으며, 이 카드를 버립니다.
tokyo-duel-text-all-symbols = 차례마다 한 번, 주사위 결과에 여섯 기호가 모두 있으면:

## 안내: 지금 할 수 있는 일

tokyo-duel-prompt-monster = 내 괴수를 선택하세요.
# $for: 주사위를 굴리는 까닭의 id(turn, reroll, camouflage, roll_off). $count: 주사위의 수.
tokyo-duel-prompt-faces = { $for ->
    [roll_off] 시작 플레이어 정하기: 주사위 { $count }개를 굴리고 나온 기호를 입력하세요.
    [reroll] 주사위 { $count }개를 다시 굴리고 나온 기호를 입력하세요.
    [camouflage] ‘{ tokyo-duel-card-TD07 }’: 주사위 { $count }개를 굴리고 나온 기호를 입력하세요.
   *[turn] 주사위 { $count }개를 굴리고 나온 기호를 입력하세요.
}
tokyo-duel-prompt-pre-roll = 내 차례입니다. 주사위 { $count }개를 굴리세요.
tokyo-duel-prompt-pre-roll-token = 내 차례입니다. 주사위 { $count }개를 굴리거나, 먼저 주사위 토큰을 버려 1개를 더하세요.
# $left: 남은 굴림의 수.
tokyo-duel-prompt-reroll = 다시 굴릴 주사위를 선택하거나 모두 그대로 두세요. { $left }번 더 굴릴 수 있습니다.
tokyo-duel-prompt-reroll-fame = 남은 굴림이 없습니다. 명성이 나온 주사위는 다시 굴려도 됩니다.
# $left: 아직 쓰지 않은 특수 능력 기호.
tokyo-duel-prompt-add = 주사위 결과에 더할 기호를 선택하세요. 남은 특수 능력: { $left }개.
tokyo-duel-prompt-order = 먼저 처리할 카드를 선택하세요.
# 써도 되는 카드가 묻는 말. $amount: 카드마다 다릅니다.
tokyo-duel-prompt-may-TD17 = ‘{ tokyo-duel-card-TD17 }’: 깨어나 차례를 진행하겠습니까, 계속 자겠습니까?
# $amount: 앞으로 쓸 수 있는 횟수.
tokyo-duel-prompt-may-TD19 = ‘{ tokyo-duel-card-TD19 }’: 에너지 1을 내고 명성을 1칸 당기겠습니까? { $amount }번 더 할 수 있습니다.
tokyo-duel-prompt-may-TD23 = ‘{ tokyo-duel-card-TD23 }’: 상대가 생명력을 1 잃게 하겠습니까?
tokyo-duel-prompt-may-TD31 = ‘{ tokyo-duel-card-TD31 }’: 주사위 해결을 건너뛰고 주사위 토큰 2개와 에너지 2를 얻겠습니까?
# $amount: 상대가 방금 얻은 에너지.
tokyo-duel-prompt-may-TD39 = ‘{ tokyo-duel-card-TD39 }’: 이 카드를 버리고 상대처럼 에너지를 { $amount } 얻겠습니까?
tokyo-duel-prompt-may-TD47 = ‘{ tokyo-duel-card-TD47 }’: 보상 대신 상대가 생명력을 1 잃게 하겠습니까?
# $amount: 잃으려 하는 생명력.
tokyo-duel-prompt-prevent = 생명력을 { $amount } 잃으려 합니다. 그중 일부를 막을 카드를 선택하세요.
tokyo-duel-prompt-aside = ‘{ tokyo-duel-card-TD44 }’: 주사위 2개를 따로 두고 주사위 토큰을 얻거나, 모두 그대로 두세요.
tokyo-duel-prompt-resolve = 다음에 해결할 주사위를 선택하세요.
tokyo-duel-prompt-resolve-power = 다음에 해결할 주사위를 선택하거나 특수 능력을 쓰세요.
tokyo-duel-prompt-resolve-done = 주사위를 모두 해결했습니다. 남은 능력을 쓰거나 구매로 넘어가세요.
tokyo-duel-prompt-place = { $token }: 놓을 칸을 선택하세요.
tokyo-duel-prompt-place-move = { $token }: 이미 게임판에 있습니다. 옮기거나 그대로 두세요.
tokyo-duel-prompt-place-king = 더 킹의 환호 토큰을 놓거나 옮길 칸을 선택하세요.
tokyo-duel-prompt-buy = 카드를 구매하거나 마치세요. 가진 에너지: { $energy }.
tokyo-duel-prompt-lab = ‘{ tokyo-duel-card-TD24 }’: 카드 1장을 에너지 1 싸게 구매하거나 그만두세요.
tokyo-duel-prompt-keeps = ‘{ tokyo-duel-card-TD09 }’: 유지 카드 1장마다 주사위를 1개 적게 굴립니다. 원하는 만큼 버리거나 넘어가세요.
tokyo-duel-prompt-take = ‘{ tokyo-duel-card-TD40 }’: 상대가 버릴 유지 카드를 선택하세요.
tokyo-duel-prompt-swap = ‘{ tokyo-duel-card-TD48 }’: 상대의 유지 카드 1장과 맞바꾸거나 그대로 두세요.
tokyo-duel-prompt-sent = 선택을 보내는 중입니다.
tokyo-duel-prompt-confirm = 확인하거나 다른 것을 선택하세요.
tokyo-duel-prompt-over = 게임이 끝났습니다.

tokyo-duel-prompt-wait-monster = { $name } 님이 괴수를 선택하고 있습니다.
tokyo-duel-prompt-wait-faces = { $name } 님이 나온 기호를 입력하고 있습니다.
tokyo-duel-prompt-wait-pre-roll = { $name } 님이 주사위를 굴리려 합니다.
tokyo-duel-prompt-wait-reroll = { $name } 님이 다시 굴릴 주사위를 선택하고 있습니다.
tokyo-duel-prompt-wait-add = { $name } 님이 더할 기호를 선택하고 있습니다.
tokyo-duel-prompt-wait-order = { $name } 님이 먼저 처리할 카드를 선택하고 있습니다.
tokyo-duel-prompt-wait-may = { $name } 님이 ‘{ $card }’ 카드를 쓸지 선택하고 있습니다.
tokyo-duel-prompt-wait-prevent = { $name } 님이 잃을 생명력을 막을지 선택하고 있습니다.
tokyo-duel-prompt-wait-aside = { $name } 님이 따로 둘 주사위를 선택하고 있습니다.
tokyo-duel-prompt-wait-resolve = { $name } 님이 주사위를 해결하고 있습니다.
tokyo-duel-prompt-wait-place = { $name } 님이 토큰을 놓고 있습니다.
tokyo-duel-prompt-wait-buy = { $name } 님이 카드를 구매하고 있습니다.
tokyo-duel-prompt-wait-lab = { $name } 님이 ‘{ tokyo-duel-card-TD24 }’ 카드로 구매할지 선택하고 있습니다.
tokyo-duel-prompt-wait-keeps = { $name } 님이 버릴 유지 카드를 선택하고 있습니다.
tokyo-duel-prompt-wait-take = { $name } 님이 상대가 버릴 유지 카드를 선택하고 있습니다.
tokyo-duel-prompt-wait-swap = { $name } 님이 ‘{ tokyo-duel-card-TD48 }’ 카드를 맞바꿀지 선택하고 있습니다.

## 버튼

tokyo-duel-action-choose-monster = { $monster } 선택
tokyo-duel-action-enter = 주사위 입력
tokyo-duel-action-roll = 주사위 { $count }개 굴리기
tokyo-duel-action-token = 주사위 토큰 버리기: 1개 더
tokyo-duel-action-reroll = 주사위 { $count }개 다시 굴리기
tokyo-duel-action-stop = 모두 그대로 두기
tokyo-duel-action-cut = 앞면인 ‘{ $card }’ 버리기
# $special: 쓰는 특수 능력 기호. $count: 더하는 기호의 수.
tokyo-duel-action-add = { $symbol ->
    [heal] 회복 { $count }개 더하기(특수 능력 { $special }개)
    [energy] 에너지 { $count }개 더하기(특수 능력 { $special }개)
    [fame] 명성 { $count }개 더하기(특수 능력 { $special }개)
    [destruction] 파괴 { $count }개 더하기(특수 능력 { $special }개)
    [special] 특수 능력 { $count }개 더하기(특수 능력 { $special }개)
   *[attack] 공격 { $count }개 더하기(특수 능력 { $special }개)
}
tokyo-duel-action-add-no = 더하지 않기
tokyo-duel-action-do = ‘{ $card }’ 쓰기
tokyo-duel-action-order = ‘{ $card }’ 먼저
tokyo-duel-action-no = 쓰지 않기
tokyo-duel-action-do-TD17 = 깨어나기
tokyo-duel-action-no-TD17 = 계속 자기
tokyo-duel-action-no-prevent = 더 막지 않기
tokyo-duel-action-aside = 주사위 2개 따로 두기
tokyo-duel-action-aside-no = 모두 그대로 두기
tokyo-duel-action-resolve = { $symbol ->
    [heal] 회복 ({ $count })
    [energy] 에너지 ({ $count })
    [fame] 명성 ({ $count })
    [destruction] 파괴 ({ $count })
   *[attack] 공격 ({ $count })
}
# 괴수의 특수 능력. 기가자우르: $track. 메카 드래곤: 생명력 $amount. 사이버 키티: 기호 $special개, 에너지 $amount.
tokyo-duel-action-power-gigazaur = { $track ->
    [destruction] 특수 능력: 파괴 1칸
   *[fame] 특수 능력: 명성 1칸
}
tokyo-duel-action-power-space-penguin = 특수 능력: 주사위 토큰 1개
tokyo-duel-action-power-meka-dragon = 특수 능력: 생명력 { $amount } 잃게 하기
tokyo-duel-action-power-cyber-kitty = 특수 능력: 에너지 { $amount } (특수 능력 { $special }개)
tokyo-duel-action-power-the-king = 특수 능력: 더 킹의 환호 토큰
tokyo-duel-action-done-resolve = 구매로 넘어가기
tokyo-duel-action-place = 여기에 놓기
tokyo-duel-action-turn-token = 돌리기
tokyo-duel-action-leave-token = 그대로 두기
tokyo-duel-action-buy = 에너지 { $price }에 ‘{ $card }’ 구매
tokyo-duel-action-sweep = 에너지 2로 모두 교체
tokyo-duel-action-done-buy = 마치기
tokyo-duel-action-done-buy-energy = 구매하지 않고 에너지 1 획득
tokyo-duel-action-lab-no = 구매하지 않기
tokyo-duel-action-drop = ‘{ $card }’ 버리기
tokyo-duel-action-done-keeps = 넘어가기
tokyo-duel-action-take = { $rival } 님의 ‘{ $card }’ 버리기
tokyo-duel-action-swap = ‘{ $card }’ 가져오기
tokyo-duel-action-swap-no = ‘{ tokyo-duel-card-TD48 }’ 그대로 두기

tokyo-duel-table-concede = { $name } 님 항복
tokyo-duel-table-concede-confirm = { $name } 님이 항복하시겠습니까? { $name } 님이 바로 게임에서 집니다.
tokyo-duel-table-concede-own = 항복
tokyo-duel-table-concede-own-confirm = 항복하시겠습니까? 곧바로 이 게임에서 패배합니다.

## 게임 로그

tokyo-duel-event-monster-chosen = { $name } 님의 괴수: { $monster }.
# 한 플레이어가 굴린 공격의 수. 목록의 한 부분입니다.
tokyo-duel-roll-off-part = { $name } 님 { $count }개
# $rolls: tokyo-duel-roll-off-part의 목록. $tie: 다시 굴리면 yes, 아니면 $name 님이 시작합니다.
tokyo-duel-event-roll-off = { $tie ->
    [yes] 시작 플레이어 정하기, 나온 공격: { $rolls }. 동점이라 다시 굴립니다.
   *[no] 시작 플레이어 정하기, 나온 공격: { $rolls }. { $name } 님이 시작 플레이어입니다.
}
tokyo-duel-event-turn-began = { $extra ->
    [yes] { $number }번째 차례: { $name } 님이 차례를 한 번 더 가집니다.
   *[no] { $number }번째 차례: { $name } 님.
}
tokyo-duel-event-slept = { $name } 님이 계속 자며 차례를 마칩니다(‘{ tokyo-duel-card-TD17 }’).
tokyo-duel-event-woke = { $name } 님이 ‘{ $card }’ 카드를 버리고 깨어납니다.
# $faces: 방금 굴린 주사위. $dice: 모든 주사위. $roll: 몇 번째 굴림인지.
tokyo-duel-event-rolled = { $roll ->
    [1] { $name } 님, 1번째 굴림: { $faces }.
   *[other] { $name } 님, { $roll }번째 굴림: { $faces }. 모든 주사위: { $dice }.
}
tokyo-duel-event-token-spent = { $name } 님이 주사위 토큰을 버려 주사위 1개를 더합니다.
# $more: 더한 기호가 있으면 yes.
tokyo-duel-event-result = { $more ->
    [yes] { $name } 님의 주사위 결과: { $dice }. 더한 기호: { $added }.
   *[no] { $name } 님의 주사위 결과: { $dice }.
}
tokyo-duel-event-added = { $name } 님이 주사위 결과에 더합니다: { $symbols }.
tokyo-duel-event-card-used = { $name } 님이 ‘{ $card }’ 카드를 씁니다.
tokyo-duel-event-skipped-phase = { $name } 님이 ‘{ $card }’ 카드로 주사위 해결을 건너뜁니다.
tokyo-duel-event-set-aside = { $name } 님이 주사위를 따로 둡니다: { $faces }.
tokyo-duel-event-group-resolved = { $symbol ->
    [heal] { $name } 님이 회복 { $count }개를 해결합니다.
    [energy] { $name } 님이 에너지 { $count }개를 해결합니다.
    [fame] { $name } 님이 명성 { $count }개를 해결합니다.
    [destruction] { $name } 님이 파괴 { $count }개를 해결합니다.
    [special] { $name } 님이 특수 능력 { $count }개를 해결합니다.
   *[attack] { $name } 님이 공격 { $count }개를 해결합니다.
}
# $count: 쓴 특수 능력 기호.
tokyo-duel-event-powered = { JOSA($monster, "이/가") } 기호 { $count }개로 특수 능력을 발동합니다.
tokyo-duel-event-step = { $track ->
    [destruction] { $name } 님이 파괴 마커를 당깁니다: { $place }.
   *[fame] { $name } 님이 명성 마커를 당깁니다: { $place }.
}
tokyo-duel-event-stopped = { $track ->
    [destruction] { JOSA($token, "이/가") } 파괴 마커를 멈춥니다. 이번 당기기의 남은 칸은 사라집니다.
   *[fame] { JOSA($token, "이/가") } 명성 마커를 멈춥니다. 이번 당기기의 남은 칸은 사라집니다.
}
tokyo-duel-event-reward = { $reward ->
    [heal] { $name } 님이 보상에 닿습니다: 생명력 { $amount }.
    [energy] { $name } 님이 보상에 닿습니다: 에너지 { $amount }.
    [token] { $name } 님이 보상에 닿습니다: 주사위 토큰 { $amount }개.
   *[attack] { $name } 님이 보상에 닿습니다: 공격 { $amount }.
}
# $health: 남은 생명력. $cause, $card: tokyo-duel-cause와 같습니다.
tokyo-duel-event-hit = { $lost ->
    [0] { $name } 님은 생명력을 잃지 않습니다({ tokyo-duel-cause }).
   *[other] { $name } 님이 생명력을 { $lost } 잃습니다({ tokyo-duel-cause }). 남은 생명력: { $health }.
}
tokyo-duel-event-prevented = { $name } 님이 ‘{ $card }’ 카드로 { $amount }만큼 막습니다.
tokyo-duel-event-camouflage = { $name } 님의 ‘{ tokyo-duel-card-TD07 }’ 굴림: { $faces }. 막은 생명력: { $prevented }.
tokyo-duel-event-survived = { $name } 님이 ‘{ $card }’ 카드로 생명력 1로 남고, 이 차례에는 더 잃지 않습니다.
# Where a gain or a loss comes from: $cause is an id, card is $card.
tokyo-duel-cause = { $cause ->
    [card] ‘{ $card }’
    [power] 특수 능력
    [reward] 보상
    [nothing-bought] 카드를 사지 않음
    [second] 후공
   *[dice] 주사위
}
tokyo-duel-event-healed = { $name } 님이 생명력을 { $amount } 얻습니다({ tokyo-duel-cause }). 지금 생명력: { $health }.
# $spent: 에너지를 내면 yes. $energy: 지금 가진 에너지. $cause: tokyo-duel-cause와 같습니다.
tokyo-duel-event-energy = { $spent ->
    [yes] { $name } 님이 에너지를 { $amount } 냅니다({ tokyo-duel-cause }). 지금 에너지: { $energy }.
   *[no] { $name } 님이 에너지를 { $amount } 얻습니다({ tokyo-duel-cause }). 지금 에너지: { $energy }.
}
# $tokens: 지금 가진 주사위 토큰.
tokyo-duel-event-token-gained = { $name } 님이 주사위 토큰 { $amount }개를 얻어 { $tokens }개가 됩니다({ tokyo-duel-cause }).
# $why: id of the reason why an effect had none. $cause, $card: as in tokyo-duel-cause.
tokyo-duel-event-no-effect = { $why ->
    [full-health] 효과 없음: { $name } 님의 생명력이 가득 찼습니다({ tokyo-duel-cause }).
    [full-tokens] 효과 없음: { $name } 님은 주사위 토큰을 더 가질 수 없습니다({ tokyo-duel-cause }).
    [nobody-there] 효과 없음: 스포트라이트 구역에 마커가 없습니다({ tokyo-duel-cause }).
    [no-attack] 효과 없음: { $name } 님이 이 차례에 공격을 해결하지 않았습니다({ tokyo-duel-cause }).
    [no-card] 효과 없음: 상대에게 유지 카드가 없습니다({ tokyo-duel-cause }).
   *[held] 효과 없음: 마커가 막혀서 이 차례에는 더 끌 수 없습니다.
}
tokyo-duel-event-bought = { $name } 님이 에너지 { $price }에 ‘{ $card }’ 카드를 구매합니다.
tokyo-duel-event-swept = { $name } 님이 에너지 { $price }로 카드를 모두 교체합니다. 버린 카드: { $cards }.
tokyo-duel-event-cut = { $name } 님이 앞면인 ‘{ $card }’ 카드를 버립니다.
tokyo-duel-event-revealed = 새로 공개한 카드: { $cards }.
tokyo-duel-event-reshuffled = 버림 더미를 섞어 새 덱을 만듭니다: { $deck }장.
# $count: 덮는 칸의 수. $place, $end: 첫 칸과 마지막 칸.
tokyo-duel-event-token-placed = { $moved ->
    [yes] { $count ->
        [1] { $track ->
            [destruction] { $name } 님이 파괴 트랙으로 { JOSA($token, "을/를") } 옮깁니다: { $place }.
           *[fame] { $name } 님이 명성 트랙으로 { JOSA($token, "을/를") } 옮깁니다: { $place }.
        }
       *[other] { $track ->
            [destruction] { $name } 님이 파괴 트랙으로 { JOSA($token, "을/를") } 옮깁니다: { $place }부터 { $end }까지.
           *[fame] { $name } 님이 명성 트랙으로 { JOSA($token, "을/를") } 옮깁니다: { $place }부터 { $end }까지.
        }
    }
   *[no] { $count ->
        [1] { $track ->
            [destruction] { $name } 님이 파괴 트랙에 { JOSA($token, "을/를") } 놓습니다: { $place }.
           *[fame] { $name } 님이 명성 트랙에 { JOSA($token, "을/를") } 놓습니다: { $place }.
        }
       *[other] { $track ->
            [destruction] { $name } 님이 파괴 트랙에 { JOSA($token, "을/를") } 놓습니다: { $place }부터 { $end }까지.
           *[fame] { $name } 님이 명성 트랙에 { JOSA($token, "을/를") } 놓습니다: { $place }부터 { $end }까지.
        }
    }
}
tokyo-duel-event-token-kept = { $name } 님이 { JOSA($token, "을/를") } 그대로 둡니다.
tokyo-duel-event-not-placed = { JOSA($token, "을/를") } 놓을 칸이 없습니다.
tokyo-duel-event-kept = { $name } 님이 ‘{ $card }’ 카드를 앞에 놓습니다.
tokyo-duel-event-discarded = { $name } 님의 ‘{ $card }’ 카드를 버립니다.
tokyo-duel-event-taken = { $name } 님이 ‘{ $card }’ 카드를 가져오고 ‘{ $given }’ 카드를 내줍니다.
tokyo-duel-event-fewer-dice = { $name } 님은 주사위를 { $amount }개 적게 굴리게 됩니다.
tokyo-duel-event-dominated = { $name } 님은 ‘{ tokyo-duel-card-TD09 }’ 카드 때문에 다음 차례에 남은 유지 카드만큼 주사위를 적게 굴립니다.
tokyo-duel-event-extra-turn = { $name } 님은 이 차례 뒤에 차례를 한 번 더 가집니다.
tokyo-duel-event-turn-ended = { $name } 님이 차례를 마칩니다.
tokyo-duel-event-conceded = { $name } 님이 항복합니다.
# $name 님이 승리하고 $loser 님이 집니다. $reason: id(health, zones, space, conceded).
tokyo-duel-event-game-over = { $reason ->
    [zones] { $name } 님 승리: 두 마커가 모두 그쪽 스포트라이트 구역에 있습니다.
    [space] { $name } 님 승리: 마커가 승리 칸에 닿았습니다.
    [conceded] { $name } 님 승리: { $loser } 님이 항복했습니다.
   *[health] { $name } 님 승리: { $loser } 님의 생명력이 0입니다.
}

## 게임의 끝

tokyo-duel-end-title = 게임 종료
tokyo-duel-end-winner = { $name } 님({ $monster }) 승리
tokyo-duel-end-you-won = 승리했습니다.
tokyo-duel-end-you-lost = 패배했습니다.
tokyo-duel-reason-health = { $loser } 님의 생명력이 0입니다.
tokyo-duel-reason-zones = 두 마커가 모두 { $name } 님 쪽 스포트라이트 구역에 있습니다.
tokyo-duel-reason-space = 마커가 { $name } 님의 승리 칸에 닿았습니다.
tokyo-duel-reason-conceded = { $loser } 님이 항복했습니다.

## 그림 부분

# 기본 칸. 이름표로도, 다른 문장 안에서도 씁니다. $half: none(시작 칸) 또는 own(플레이어 $name 쪽 절반,
# 가운데에서 $number칸).
tokyo-duel-space = { $track ->
    [destruction] { $half ->
        [own] 파괴 트랙, { $name } 님 쪽 { $number }번 칸
       *[none] 파괴 트랙, 시작 칸
    }
   *[fame] { $half ->
        [own] 명성 트랙, { $name } 님 쪽 { $number }번 칸
       *[none] 명성 트랙, 시작 칸
    }
}
# 늘리는 토큰이 더하는 칸. $one과 $other는 tokyo-duel-space입니다.
tokyo-duel-space-between = ‘{ $one }’과 ‘{ $other }’ 사이
tokyo-duel-art-track = { $track ->
    [destruction] 파괴 트랙
   *[fame] 명성 트랙
}
# $place: tokyo-duel-space 또는 tokyo-duel-space-between.
tokyo-duel-art-marker = { $track ->
    [destruction] 파괴 마커: { $place }
   *[fame] 명성 마커: { $place }
}
# $place: 토큰의 첫 칸.
tokyo-duel-art-token-at = { $token }: { $place }
# $discounted: $price가 적힌 $cost보다 싸면 yes.
tokyo-duel-art-price = { $discounted ->
    [yes] 가격 { $price }, 원래 { $cost }
   *[no] 가격 { $price }
}
tokyo-duel-art-kind = { $kind ->
    [discard] { tokyo-duel-kind-discard }
   *[keep] { tokyo-duel-kind-keep }
}
tokyo-duel-art-places = 놓는 토큰: { $token }.
tokyo-duel-art-used = 사용함
tokyo-duel-art-deck = { $count ->
    [0] 덱이 비었음
   *[other] 덱: { $count }장
}
tokyo-duel-art-health = 생명력 { $health }
tokyo-duel-art-health-of = 생명력: { $most } 중 { $health }
tokyo-duel-art-difficulty = 난이도 { $difficulty }
tokyo-duel-art-energy = 에너지 { $count }
tokyo-duel-art-tokens = { $count ->
    [0] 주사위 토큰 없음
   *[other] 주사위 토큰 { $count }개
}
tokyo-duel-art-sample-roll = 견본 주사위 굴리기

## 테이블

tokyo-duel-side = { $name } 님, { $monster }
tokyo-duel-monsters = 괴수
# 이 플레이어가 맡은 괴수의 표시.
tokyo-duel-monster-taken = { $name } 님
tokyo-duel-dice = 주사위
# $state: 주사위가 어떻게 되는지의 id: held(그대로 둠), loose(다시 굴림), picked(따로 둠), locked(다시 굴릴 수
# 없음), done(해결함), plain.
tokyo-duel-die = { $index }번째 주사위: { $symbol ->
        [heal] 회복
        [energy] 에너지
        [fame] 명성
        [destruction] 파괴
        [special] 특수 능력
       *[attack] 공격
    }{ $state ->
        [held] , 그대로 둠
        [loose] , 다시 굴림
        [picked] , 따로 둠
        [locked] , 다시 굴릴 수 없음
        [done] , 해결함
       *[plain] { "" }
    }
tokyo-duel-die-added = { $symbol ->
    [heal] 더한 기호: 회복
    [energy] 더한 기호: 에너지
    [fame] 더한 기호: 명성
    [destruction] 더한 기호: 파괴
    [special] 더한 기호: 특수 능력
   *[attack] 더한 기호: 공격
}
tokyo-duel-rolls-left = 남은 굴림: { $left }번
# $count: 더하는 기호의 수, $special: 쓰는 특수 능력 기호.
tokyo-duel-add-row = { $count ->
    [1] 기호 1개, 특수 능력 { $special }개 사용
   *[other] 같은 기호 { $count }개, 특수 능력 { $special }개 사용
}
# $left: 더 선택해야 하는 주사위.
tokyo-duel-aside-left = 주사위 { $left }개를 더 선택하세요
tokyo-duel-faces-count = 주사위 { $wanted }개 중 { $given }개 입력
tokyo-duel-real-dice = 실제 주사위를 굴리고, 나온 기호를 여기에 입력합니다.
tokyo-duel-market = 구매할 수 있는 파워 카드
# $count: cards in it.
tokyo-duel-discards = 버린 카드 더미: { $count }
tokyo-duel-market-empty = 카드 없음
tokyo-duel-keeps = 유지 카드: { $count }장
tokyo-duel-keep-used = ‘{ $card }’ 읽기, 이 차례에 사용함
tokyo-duel-tokens = 더 킹의 환호 토큰
tokyo-duel-place-hint = 트랙에서 밝아진 칸을 선택하세요
tokyo-duel-action-monster = { $monster } 설명 읽기
tokyo-duel-action-read = ‘{ $card }’ 읽기
# 뒤에 에너지 그림이 옵니다.
tokyo-duel-action-buy-short = 구매: { $price }
tokyo-duel-action-cut-short = 버리기
tokyo-duel-action-reroll-none = 다시 굴릴 주사위 없음
tokyo-duel-action-undo = 되돌리기
tokyo-duel-badge-health = 생명력 { $count }
tokyo-duel-badge-energy = 에너지 { $count }
tokyo-duel-badge-tokens = 주사위 토큰 { $count }개
tokyo-duel-panel-immune = 생명력을 잃지 않음
tokyo-duel-panel-extra-turn = 이 뒤에 차례 { $count }번 더
tokyo-duel-panel-fewer-dice = 다음 차례에 주사위 { $count }개 적게
tokyo-duel-panel-dominated = ‘{ tokyo-duel-card-TD09 }’: 다음 차례에 유지 카드 1장마다 주사위 1개 적게

## 지금 놓인 주사위로 특수 능력이 할 수 있는 일

tokyo-duel-power-none = 특수 능력: 기호가 모자람
tokyo-duel-power-now-gigazaur = 특수 능력: 모두 { $amount }칸 당기기
tokyo-duel-power-now-alienoid = 특수 능력: 기호 최대 { $amount }개 더하기
tokyo-duel-power-now-space-penguin = { $amount ->
    [0] 특수 능력: 주사위 토큰이 이미 가득함
   *[other] 특수 능력: 주사위 토큰 { $amount }개
}
tokyo-duel-power-now-meka-dragon = 특수 능력: 생명력 { $amount } 잃게 하기
tokyo-duel-power-now-cyber-kitty = 특수 능력: 에너지 { $amount }
# $times: 쓸 수 있는 횟수.
tokyo-duel-power-now-the-king = 특수 능력: 더 킹의 환호 토큰을 { $times }번 놓거나 옮기기

## 선택의 결과. 짧게, 버튼 아래에.

tokyo-duel-preview-hit = { $name } 님: 생명력 { $before } → { $after }
tokyo-duel-preview-immune = { $name } 님은 지금 생명력을 잃지 않음
tokyo-duel-preview-heal = 생명력 { $before } → { $after }
tokyo-duel-preview-heal-full = 생명력이 이미 가득함
tokyo-duel-preview-energy = 에너지 { $before } → { $after }
tokyo-duel-preview-token = 주사위 토큰 { $before } → { $after }
tokyo-duel-preview-token-full = 이미 최대로 가짐
tokyo-duel-preview-pull = { $track ->
    [destruction] 파괴 { $steps }칸 당기기
   *[fame] 명성 { $steps }칸 당기기
}
tokyo-duel-preview-reward = { $reward ->
    [heal] 보상: 생명력 { $amount }
    [energy] 보상: 에너지 { $amount }
    [token] 보상: 주사위 토큰 { $amount }개
   *[attack] 보상: 공격 { $amount }
}
tokyo-duel-preview-stopped = 더 킹의 환호 토큰에 멈춤
tokyo-duel-preview-few = 3개 미만: 당기지 않음
tokyo-duel-preview-king = 더 킹의 환호 토큰을 놓거나 옮기기
tokyo-duel-preview-wins = { $name } 님 승리!

## 결과

tokyo-duel-end-close = 닫기
tokyo-duel-end-show = 결과 보기

## 첫 게임 안내

tokyo-duel-guide-win-space = 명성 마커나 파괴 마커가 트랙의 내 쪽 끝에 있는 승리 칸에 닿으면 승리합니다.
tokyo-duel-guide-win-zones = 두 마커가 동시에 내 스포트라이트 구역에 있으면 승리합니다.
tokyo-duel-guide-win-health = 상대의 생명력이 0이 되면 승리합니다.
tokyo-duel-guide-monster = 괴수마다 생명력과 특수 능력이 다릅니다. 별은 난이도입니다. 별 하나부터 시작하세요.
# $count: 굴릴 주사위의 수.
tokyo-duel-guide-faces = 실제 주사위 { $count }개를 굴리고 주사위마다 버튼을 하나씩 누르세요. 그다음 입력하세요.
tokyo-duel-guide-token = 지금 버리는 주사위 토큰 1개마다 이 차례에 주사위가 1개 늘어납니다. 아껴 두어도 됩니다.
# $rolls: 굴릴 수 있는 횟수.
tokyo-duel-guide-pre-roll = 최대 { $rolls }번 굴릴 수 있습니다. 굴릴 때마다 마음에 드는 주사위를 남깁니다.
# $left: 남은 굴림의 수.
tokyo-duel-guide-reroll = 남길 주사위를 누른 다음 나머지를 굴리세요. { $left }번 더 굴릴 수 있고, 언제든 멈춰도 됩니다.
tokyo-duel-guide-reroll-fame = 명성이 나온 주사위는 다시 굴려도 됩니다. 나머지는 그대로입니다.
tokyo-duel-guide-three = 명성 3개나 파괴 3개로 그 마커를 내 쪽으로 1칸 당기고, 1개가 늘 때마다 1칸 더 당깁니다. 1개나 2개로는 아무 일도 없습니다.
tokyo-duel-guide-special = 특수 능력 기호로 괴수의 특수 능력을 씁니다. 내 괴수를 누르면 읽을 수 있습니다.
tokyo-duel-guide-add = 특수 능력 기호가 원하는 기호로 바뀝니다. 버튼마다 결과가 나와 있습니다.
tokyo-duel-guide-order = 지금 여러 카드의 효과가 일어납니다. 무엇을 먼저 할지 선택하세요.
tokyo-duel-guide-may = 이 카드를 쓰거나 쓰지 않아도 됩니다. 카드를 누르면 읽을 수 있습니다.
# $amount: 잃으려 하는 생명력.
tokyo-duel-guide-prevent = 생명력을 { $amount } 잃으려 합니다. 카드로 그중 일부를 막을 수 있습니다.
tokyo-duel-guide-aside = 쓸모가 적은 주사위 2개를 누르면 주사위 토큰 1개를 얻습니다.
tokyo-duel-guide-resolve = 주사위는 종류별로 아무 순서로나 해결합니다. 버튼 아래에 결과가 나와 있습니다.
tokyo-duel-guide-power = 특수 능력 기호가 괴수의 특수 능력을 쓸 만큼 있습니다. 가장 알맞은 때에 쓰세요.
tokyo-duel-guide-place = 카드가 트랙에 토큰을 놓습니다. 누구든 마커를 보상 위로 당긴 플레이어가 그때마다 보상을 받습니다.
tokyo-duel-guide-place-turn = 토큰을 돌리면 양 끝이 바뀝니다.
tokyo-duel-guide-place-side = 마커는 내 쪽으로 당기므로, 내 쪽에 있는 보상은 대개 내가 받습니다.
# $energy: 지금 가진 에너지.
tokyo-duel-guide-buy = 가진 에너지: { $energy }. 카드를 누르면 읽을 수 있습니다. 에너지가 되는 만큼 구매해도 됩니다.
tokyo-duel-guide-buy-nothing = 지금은 구매할 수 있는 카드가 없습니다. 마치면 에너지를 1 얻습니다.
tokyo-duel-guide-buy-energy = 이 차례에 구매하지 않으면 에너지를 1 얻습니다.
tokyo-duel-guide-buy-discount = 가장 오른쪽 카드는 1 쌉니다. 카드를 구매하면 나머지가 오른쪽으로 밀립니다.
tokyo-duel-guide-sweep = 에너지 2로 카드 3장을 모두 교체합니다.
tokyo-duel-guide-lab = 차례를 시작하기 전에 카드 1장을 에너지 1 싸게 구매해도 됩니다.
tokyo-duel-guide-keeps = 남기는 유지 카드 1장마다 이 차례에 주사위를 1개 적게 굴립니다. 그만한 값이 없는 카드는 버리세요.
tokyo-duel-guide-take = 상대에게 가장 도움이 되는 카드를 선택하세요. 그 카드를 버립니다.
tokyo-duel-guide-swap = 이 카드를 내주고 상대의 유지 카드 1장을 가져와도 됩니다.
tokyo-duel-guide-waiting = 상대의 차례입니다. 마커가 어디로 가는지 지켜보세요.
tokyo-duel-guide-read-cards = 카드나 괴수를 누르면 모두 읽을 수 있습니다.

## 키

tokyo-duel-key-die = 주사위를 남기거나 풀기, 나온 기호 입력
tokyo-duel-key-roll = 주사위 굴리기, 토큰 돌리기
tokyo-duel-key-keep = 모두 그대로 두기
tokyo-duel-key-step = 다음 칸이나 버튼으로 이동
tokyo-duel-key-choose = 선택
tokyo-duel-key-undo = 마지막 기호 되돌리기
tokyo-duel-key-cancel = 표시한 것 되돌리기

## 채팅의 빠른 문구

tokyo-duel-phrase-hello = 안녕하세요! 즐겁게 해요!
tokyo-duel-phrase-nice-roll = 잘 굴렸네요!
tokyo-duel-phrase-ouch = 아야!
tokyo-duel-phrase-close = 아슬아슬했어요!
tokyo-duel-phrase-thinking = 생각 좀 할게요.
tokyo-duel-phrase-sorry = 미안해요!
tokyo-duel-phrase-thanks = 고마워요!
tokyo-duel-phrase-good-game = 즐거운 게임이었어요!

## 게임 옵션. 옵션마다 이름, 설명, 값의 이름이 있습니다.

tokyo-duel-option-score-keeper = 실제 주사위
tokyo-duel-option-score-keeper-help = 홀이 주사위를 굴릴지, 직접 굴리고 나온 기호를 입력할지 정합니다.
tokyo-duel-option-score-keeper-false = 홀이 굴림
tokyo-duel-option-score-keeper-true = 직접 굴리고 입력함
tokyo-duel-option-monsters = 괴수
tokyo-duel-option-monsters-help = 괴수를 플레이어가 선택할지, 무작위로 정할지 정합니다.
tokyo-duel-option-monsters-choose = 플레이어가 선택
tokyo-duel-option-monsters-random = 무작위
tokyo-duel-option-same-monster = 같은 괴수
tokyo-duel-option-same-monster-help = 두 플레이어가 같은 괴수를 맡아도 되는지 정합니다.
tokyo-duel-option-same-monster-false = 서로 다른 괴수
tokyo-duel-option-same-monster-true = 같아도 됨
tokyo-duel-option-token-supply = 주사위 토큰
tokyo-duel-option-token-supply-help = 주사위 토큰이 모두 몇 개인지 정합니다. 중국어 규칙서에는 4개이고, 영어 글 하나에는 6개로 보입니다. 한 플레이어는 최대 2개를 가집니다.
tokyo-duel-option-token-supply-4 = 4개
tokyo-duel-option-token-supply-6 = 6개
tokyo-duel-option-zone-cells = 구역 가장자리의 토큰
tokyo-duel-option-zone-cells-help = 토큰의 일부만 스포트라이트 구역에 놓였을 때 토큰의 어느 칸을 스포트라이트 칸으로 셀지 정합니다.
tokyo-duel-option-zone-cells-touching = 구역에 닿은 칸
tokyo-duel-option-zone-cells-inside = 구역 안에 다 들어온 칸
tokyo-duel-option-zone-cells-token = 그 토큰의 모든 칸
tokyo-duel-option-passed-rewards = 지나친 보상
tokyo-duel-option-passed-rewards-help = 당길 때 지나는 모든 칸의 보상을 받는지, 마지막 칸의 보상만 받는지 정합니다.
tokyo-duel-option-passed-rewards-true = 지나는 모든 보상
tokyo-duel-option-passed-rewards-false = 멈춘 칸의 보상만
tokyo-duel-option-least-price = 가장 낮은 가격
tokyo-duel-option-least-price-help = 할인으로 카드의 가격이 얼마까지 내려가는지 정합니다.
tokyo-duel-option-least-price-1 = 에너지 1
tokyo-duel-option-least-price-0 = 에너지 0
tokyo-duel-option-first-hit = 먼저 잃는 쪽
tokyo-duel-option-first-hit-help = 한 효과로 두 괴수가 모두 생명력을 잃을 때 누가 먼저 잃는지 정합니다. 먼저 잃는 쪽이 먼저 질 수 있습니다.
tokyo-duel-option-first-hit-rival = 차례인 플레이어의 상대
tokyo-duel-option-first-hit-active = 차례인 플레이어
tokyo-duel-option-king-places = 더 킹의 토큰을 놓는 곳
tokyo-duel-option-king-places-help = 더 킹이 토큰을 놓을 수 있는 곳입니다. 중국어 규칙서는 상대 쪽이라고 합니다.
tokyo-duel-option-king-places-any = 어디든
tokyo-duel-option-king-places-rival = 상대 쪽에만
tokyo-duel-option-king-stop = 더 킹의 토큰이 멈추는 것
tokyo-duel-option-king-stop-help = 마커가 더 킹의 환호 토큰에 멈출 때 무엇이 사라지는지 정합니다.
tokyo-duel-option-king-stop-pull = 그 당기기의 남은 칸
tokyo-duel-option-king-stop-turn = 그 차례에 그 마커를 당기는 모든 칸
tokyo-duel-option-leftover-sp = 남기는 특수 능력 기호
tokyo-duel-option-leftover-sp-help = 아직 쓸모가 있는 특수 능력 기호를 쓰지 않고 남겨도 되는지 정합니다.
tokyo-duel-option-leftover-sp-true = 남겨도 됨
tokyo-duel-option-leftover-sp-false = 반드시 씀
tokyo-duel-option-alienoid-sp = 에일리노이드가 더하는 특수 능력
tokyo-duel-option-alienoid-sp-help = 에일리노이드가 특수 능력 기호를 주사위 결과에 더해도 되는지 정합니다.
tokyo-duel-option-alienoid-sp-false = 더할 수 없음
tokyo-duel-option-alienoid-sp-true = 더해도 됨
tokyo-duel-option-alienoid-when = 에일리노이드의 기호 추가
tokyo-duel-option-alienoid-when-help = 에일리노이드가 결과에 기호를 더할 수 있는 때입니다.
tokyo-duel-option-alienoid-when-first = 마지막 굴림 직후
tokyo-duel-option-alienoid-when-any = 처리하는 동안 언제든
tokyo-duel-option-result-when-skipped = 단계를 건너뛸 때의 결과 카드
tokyo-duel-option-result-when-skipped-help = ‘{ tokyo-duel-card-TD31 }’ 카드로 주사위 해결을 건너뛸 때 주사위 결과를 보는 카드의 효과가 일어나는지 정합니다.
tokyo-duel-option-result-when-skipped-true = 효과가 일어남
tokyo-duel-option-result-when-skipped-false = 효과가 없음
tokyo-duel-option-in-shape = ‘{ tokyo-duel-card-TD19 }’ 카드가 세는 차례
tokyo-duel-option-in-shape-help = ‘{ tokyo-duel-card-TD19 }’ 카드가 누구의 차례에 상대가 잃은 생명력을 세는지 정합니다.
tokyo-duel-option-in-shape-own = 카드 주인의 차례만
tokyo-duel-option-in-shape-every = 모든 차례
