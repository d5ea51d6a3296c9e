### KeyForge: 모든 카드의 도감. 규칙은 keyforge.ftl을 보세요.

keyforge-gallery-search = 이름, 특성, 글로 검색
keyforge-gallery-filters = 필터
keyforge-gallery-filters-set = 필터: { $count }
keyforge-gallery-set = 세트
keyforge-gallery-set-any = 모든 세트
keyforge-gallery-house = 세력
keyforge-gallery-house-any = 모든 세력
keyforge-gallery-house-none = 고유한 세력 없음
keyforge-gallery-house-icon = 세력 기호: { $house }
keyforge-gallery-type-label = 종류
keyforge-gallery-type-any = 모든 종류
keyforge-gallery-type = { $type ->
    [creature] 생명체
    [action] 행동
    [artifact] 유물
    [upgrade] 업그레이드
    [token-creature] 토큰 생명체
    [prophecy] 예언
    [archon-power] 집정관의 권능
   *[tide] 물결 카드
}
keyforge-gallery-rarity-label = 희귀도
keyforge-gallery-rarity-any = 모든 희귀도
keyforge-gallery-rarity = { $rarity ->
    [common] 커먼
    [uncommon] 언커먼
    [rare] 레어
    [variant] 변종
    [fixed] 고정
    [token] 토큰
    [twin] 사악한 분신
    [tide] 물결
   *[special] 스페셜
}
keyforge-gallery-keyword-label = 키워드
keyforge-gallery-keyword-any = 모든 키워드
keyforge-gallery-keyword = { $keyword ->
    [alpha] 알파
    [assault] 습격
    [deploy] 배치
    [elusive] 회피
    [entrench] 참호
    [hazardous] 재해
    [omega] 오메가
    [poison] 맹독
    [skirmish] 난전
    [splash-attack] 여파 공격
    [taunt] 도발
    [treachery] 배반
    [versatile] 다재다능
   *[other] { $keyword }
}
keyforge-gallery-trait = 특성
keyforge-gallery-trait-any = 모든 특성
keyforge-gallery-playable = 이 홀에서
keyforge-gallery-playable-any = 모든 카드
keyforge-gallery-playable-yes = 플레이 가능
keyforge-gallery-playable-no = 아직 플레이 불가
keyforge-gallery-sort = 순서
keyforge-gallery-sort-usual = 가장 맞는 것, 그다음 세트순
keyforge-gallery-sort-name = 이름순
keyforge-gallery-sort-power = 공격력순
keyforge-gallery-found = 카드 { $count }장
keyforge-gallery-none = 모든 조건에 맞는 카드가 없습니다. 필터를 하나 빼거나 더 적은 낱말로 찾아보세요.
keyforge-gallery-clear = 모든 카드 보기
keyforge-gallery-more = 더 보기: { $count }장 중 { $shown }장
keyforge-gallery-not-yet = 여기서는 아직 플레이할 수 없습니다.
keyforge-gallery-not-yet-text = 이 카드는 이 홀에서 아직 플레이할 수 없습니다. 지금은 카드의 기본 정보만 보이며, 홀이 이 카드를 플레이할 수 있게 되면 글도 보입니다.
keyforge-gallery-others = 다른 게임의 카드
keyforge-gallery-failed = 카드를 불러올 수 없습니다.
keyforge-gallery-unknown = 그런 카드가 없습니다
keyforge-gallery-unknown-text = 주소에 이 이름을 쓰는 카드가 없습니다: { $card }
keyforge-gallery-all = 모든 카드
keyforge-gallery-back = 목록으로
keyforge-gallery-before = 이전 카드
keyforge-gallery-after = 다음 카드
keyforge-gallery-at = { $count }장 중 { $at }번째
keyforge-gallery-power-text = 글에 따른 공격력
keyforge-gallery-twin = 사악한 분신
keyforge-gallery-enhance = 덱에 더하는 것: { $icons }
keyforge-gallery-keywords = 키워드
keyforge-gallery-rules = 관련 규칙 번호
keyforge-gallery-prints = 세트와 인쇄
keyforge-gallery-number = 번호
keyforge-gallery-kin = 이름이 같은 카드
keyforge-gallery-link = 이 카드의 주소
keyforge-gallery-try = 써 보기
keyforge-gallery-try-text = 봇을 상대하는 혼자만의 테이블입니다. 둘 다 봉인된 덱을 쓰고, 이 카드는 처음 손에 들어 있으며, 봇이 먼저 시작합니다.
keyforge-gallery-try-token = 봇을 상대하는 혼자만의 테이블입니다. 내 덱의 토큰 생명체는 이 카드이고, 토큰 생명체를 만드는 카드가 처음 손에 들어 있으며, 봇이 먼저 시작합니다.
keyforge-gallery-try-lost = 연결이 없으면 써 볼 수 없습니다.
keyforge-house-ironyx = 아이로닉스 반군
