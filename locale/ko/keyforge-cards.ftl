### 키포지: 카드의 말. 규약은 en/keyforge.ftl 첫머리에 있습니다.

## 세력

keyforge-house-brobnar = 브로브나
keyforge-house-dis = 디스
keyforge-house-logos = 로고스
keyforge-house-mars = 마스
keyforge-house-sanctum = 생텀
keyforge-house-shadows = 섀도우
keyforge-house-untamed = 언테임드
keyforge-house-star-alliance = 스타 얼라이언스
keyforge-house-saurian = 사우리안
keyforge-house-unfathomable = 언패더머블
keyforge-house-ekwidon = 에퀴돈
keyforge-house-geistoid = 가이스토이드
keyforge-house-skyborn = 스카이본
keyforge-house-redemption = 리뎀션
keyforge-house-ouboros = 우보로스
keyforge-house-keyraken = 키라켄

## 열쇠

keyforge-colour-red = 빨간색 열쇠
keyforge-colour-blue = 파란색 열쇠
keyforge-colour-yellow = 노란색 열쇠

## 카드 종류

keyforge-type-creature = 생명체
keyforge-type-artifact = 유물
keyforge-type-upgrade = 업그레이드
keyforge-type-action = 행동

## 키워드와 설명

keyforge-keyword-alpha = 알파
keyforge-keyword-alpha-text = 이 차례에 아직 아무것도 플레이하거나 사용하거나 버리지 않았을 때만 플레이할 수 있습니다.
keyforge-keyword-omega = 오메가
keyforge-keyword-omega-text = 이 카드를 플레이하면 이 차례에는 더 이상 플레이하거나 사용하거나 버릴 수 없습니다.
keyforge-keyword-assault = 습격 { $n }
keyforge-keyword-assault-text = 이 생명체가 공격하기 전에, 공격받는 생명체에게 피해 { $n }점을 줍니다.
keyforge-keyword-hazardous = 재해 { $n }
keyforge-keyword-hazardous-text = 이 생명체가 공격받기 전에, 공격하는 생명체에게 피해 { $n }점을 줍니다.
keyforge-keyword-splash-attack = 여파 공격 { $n }
keyforge-keyword-splash-attack-text = 이 생명체가 공격할 때, 공격받는 생명체의 각 이웃에게도 피해 { $n }점을 줍니다.
keyforge-keyword-deploy = 배치
keyforge-keyword-deploy-text = 이 생명체는 측면뿐 아니라 전선의 어느 자리에나 들어올 수 있습니다.
keyforge-keyword-elusive = 회피
keyforge-keyword-elusive-text = 매 차례 이 생명체가 처음 공격받을 때, 두 생명체 모두 공격력으로 피해를 주지 않습니다.
keyforge-keyword-invulnerable = 불사
keyforge-keyword-invulnerable-text = 이 생명체는 피해를 받거나 파괴될 수 없습니다.
keyforge-keyword-poison = 맹독
keyforge-keyword-poison-text = 이 생명체가 전투에서 공격력으로 피해를 주면, 피해를 받은 생명체를 파괴합니다.
keyforge-keyword-skirmish = 난전
keyforge-keyword-skirmish-text = 이 생명체가 공격할 때, 공격받는 생명체의 공격력으로 피해를 받지 않습니다.
keyforge-keyword-taunt = 도발
keyforge-keyword-taunt-text = 이 생명체의 이웃은 도발이 없으면 공격받을 수 없습니다.
keyforge-keyword-treachery = 배반
keyforge-keyword-treachery-text = 이 카드는 상대가 지배하는 채로 플레이 영역에 들어옵니다.
keyforge-keyword-versatile = 다재다능
keyforge-keyword-versatile-text = 이 카드는 활성화 세력에 속한 것처럼 사용할 수 있습니다.

## 플레이 영역에 있는 카드의 상태와 설명

keyforge-status-exhausted = 소진 상태
keyforge-status-exhausted-text = 사용할 수 없습니다. 내 카드는 내 차례 끝에 준비됩니다.
keyforge-status-stunned = 기절 상태
keyforge-status-stunned-text = 다음에 사용될 때, 대신 소진되고 기절이 제거됩니다.
keyforge-status-warded = 가호 상태
keyforge-status-warded-text = 다음에 피해를 받거나 파괴되거나 플레이 영역을 떠날 때, 대신 가호를 잃습니다.
keyforge-status-enraged = 격노 상태
keyforge-status-enraged-text = 사용될 때 할 수 있다면 반드시 전투해야 합니다. 그 뒤에는 격노가 풀립니다.
keyforge-status-tagged = 곧 파괴됨
keyforge-status-tagged-text = 파괴될 것으로 표시되었고 곧 플레이 영역을 떠납니다.

## 그려진 테이블: 이름표, 대부분 읽어 주기만 함

keyforge-zone-deck = 덱
keyforge-zone-hand = 손
keyforge-zone-archives = 보관 영역
keyforge-zone-discard = 버림 더미
keyforge-zone-purged = 제거됨
keyforge-art-icon = { $icon ->
    [A] 보너스 기호: 앰버 ×{ $n }
    [C] 보너스 기호: 포획 ×{ $n }
    [D] 보너스 기호: 피해 ×{ $n }
    [R] 보너스 기호: 뽑기 ×{ $n }
    [P] 보너스 기호: +1 공격력 토큰 ×{ $n }
   *[X] 보너스 기호: 버리기 ×{ $n }
}
keyforge-art-power = 공격력 { $power }
keyforge-art-power-changed = 공격력 { $power }, 인쇄된 값 { $base }
keyforge-art-armor = 방어력 { $armor }
keyforge-art-armor-left = 방어력 { $armor }, 이 차례에 남은 방어력 { $left }
keyforge-art-damage = 피해 { $n }
keyforge-art-amber-on = 위에 놓인 앰버 { $n }개
keyforge-art-plus = +1 공격력 토큰 { $n }개
keyforge-art-counter = { $counter ->
    [doom] 파멸 토큰 { $n }개
    [fuse] 도화선 토큰 { $n }개
    [glory] 영광 토큰 { $n }개
    [disruption] 방해 토큰 { $n }개
    [growth] 성장 토큰 { $n }개
    [warrant] 영장 토큰 { $n }개
    [scheme] 음모 토큰 { $n }개
    [ignorance] 무지 토큰 { $n }개
    [knowledge] 지식 토큰 { $n }개
    [time] 시간 토큰 { $n }개
    [awakening] 각성 토큰 { $n }개
    [depth] 깊이 토큰 { $n }개
    [trade] 교역 토큰 { $n }개
    [paint] 물감 토큰 { $n }개
    [wisdom] 지혜 토큰 { $n }개
    [yea] 찬성 토큰 { $n }개
    [nay] 반대 토큰 { $n }개
    [hatch] 부화 토큰 { $n }개
    [mineralize] 광물화 토큰 { $n }개
    [mutation] 돌연변이 토큰 { $n }개
   *[other] 토큰 { $n }개
}
keyforge-art-blank = 글 상자가 비어 있음
keyforge-art-under = 아래에 놓인 카드 { $n }장
keyforge-art-under-known = 아래에 놓인 카드
keyforge-art-token = 토큰 생명체: 뒷면으로 놓인 카드
keyforge-art-token-text = 소유자의 토큰 생명체 카드의 복사본입니다. 플레이 영역에 있는 동안 뒷면으로 놓인 카드 자체는 아무 영향도 주지 않습니다.
keyforge-art-token-core = 뒷면: { $card }
keyforge-art-token-under = 뒷면으로 놓인 카드
keyforge-art-token-unknown = 지배하는 플레이어만 뒷면으로 놓인 카드를 볼 수 있습니다.
keyforge-art-token-card = 토큰
keyforge-art-token-of = { $name } 님의 토큰 생명체: { $card }
keyforge-art-animated = 지금은 생명체인 유물
keyforge-art-owner = 소유자: { $name } 님
keyforge-art-ready = 준비 상태
keyforge-art-hidden = 뒷면인 카드
keyforge-art-flank = 측면
keyforge-art-half-top = 위쪽 반쪽(거대 생명체)
keyforge-art-half-bottom = 아래쪽 반쪽(거대 생명체)
keyforge-art-gigantic = 거대: 반쪽 둘
keyforge-art-rarity = { $rarity ->
    [common] 커먼
    [uncommon] 언커먼
    [rare] 레어
    [variant] 변종
    [fixed] 고정
    [token] 토큰
   *[special] 스페셜
}
keyforge-art-line = { $name } 님의 전선: 생명체 { $count }개
keyforge-art-line-empty = 생명체 없음
keyforge-art-artifacts = { $name } 님의 유물: { $count }개
keyforge-art-pile = { $pile ->
    [deck] { $name } 님의 덱: { $count }장
    [hand] { $name } 님의 손: { $count }장
    [archives] { $name } 님의 보관 영역: { $count }장
    [purged] { $name } 님의 제거된 카드: { $count }장
   *[discard] { $name } 님의 버림 더미: { $count }장
}
keyforge-art-pile-top = 맨 위: { $card }
keyforge-art-pile-empty = 여기에는 카드가 없습니다
keyforge-art-pile-hidden = 뒷면인 카드 { $n }장
keyforge-art-player = { $name } 님
keyforge-art-deck = { $deck } · { $set }
keyforge-art-houses = 세력
keyforge-art-house-active = { $house }, 활성화 세력
keyforge-art-house-too = { $house }에도 속함
keyforge-art-errata = 공식 정오표(규칙서 { $rulebook }): 인쇄된 카드의 글과 다르더라도 이 글을 따릅니다.
keyforge-art-reworded = ‘{ $set }’의 글입니다. 이전에 인쇄된 카드의 글과 다르더라도 이 글을 따릅니다.
keyforge-art-pool = 앰버 { $amber }개, 다음 열쇠의 제작 비용 { $cost }
keyforge-art-keys = 제작한 열쇠: { $count }개
keyforge-art-key = { $forged ->
    [yes] { $key }: 제작됨
   *[no] { $key }: 제작 안 됨
}
keyforge-art-check = 체크!
keyforge-art-chains = 체인 { $n }개
keyforge-art-tide = { $tide ->
    [high] 물결: 높음
    [low] 물결: 낮음
   *[neutral] 물결: 중립
}
keyforge-art-haunted = 귀신 들림
keyforge-art-state = 상태
keyforge-art-upgrades = 업그레이드
keyforge-art-upgrades-on = 위에 업그레이드 { $count }장: { $cards }
keyforge-art-notes = 이 카드에 지속되는 효과
