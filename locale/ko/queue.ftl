### The moderators’ queue of reports.

queue-title = 신고
queue-text = 나에 관한 신고는 나에게 보이지 않습니다.
queue-open = { $count ->
    [0] 기다리는 신고 없음
   *[other] 대기: { $count }
}
queue-closed = 종결
queue-none = 결정을 기다리는 신고가 없습니다.
# Where it happened.
report-place = { $place ->
    [chat] 테이블의 채팅에서
    [table] 테이블에서
   *[hall] 홀에서
}
report-open = 대기
report-taken = { $name } 님이 살펴보는 중
report-taken-me = 내가 살펴보는 중
report-not-yours = 다른 사람이 결정
# What a report has led to.
report-outcome = { $outcome ->
    [warn] 경고함
    [silence] 채팅 금지
    [rename] 이름 변경
    [ban] 이용 정지
   *[dismiss] 조치 없음
}

## One report

case-called = 그때의 이름
case-person = 누구인지
case-guest = 손님
case-account = 계정 있음
case-reporter = 신고한 사람
case-words = 신고한 사람의 말
case-table = 테이블
# $step: how many choices had been made.
case-step = { $step ->
    [0] 게임 시작 전
   *[other] 선택 { $step }번 뒤
}
case-seats = 앉아 있던 사람
case-decided = 결정
case-operator = 홀의 운영자
case-note = 까닭
case-chat = 오간 말
case-chat-text = 신고했을 때의 모습입니다.
case-this-line = 신고된 줄:
case-take = 살펴보기
case-give-back = 다른 사람에게 맡기기
case-take-over = 이어받기
case-take-over-text = { $name } 님이 이 신고를 살펴보고 있습니다. 서로 이야기했거나 오랫동안 진전이 없을 때만 이어받으세요.
case-decide = 나의 결정
case-deeds = 이전의 조치
# $until: a day and a time of day.
case-until = { $until }까지
case-deed = { $act ->
    [warn] 경고
    [silence] 채팅 금지
    [unsilence] 채팅 금지 해제
    [rename] 이름 변경
    [ban] 이용 정지
   *[unban] 이용 정지 해제
}
case-earlier = 같은 사람에 관한 다른 신고

## Deciding

decision-act = 어떤 조치를 할까요?
decision-do = { $act ->
    [warn] 경고
    [silence] 채팅 금지
    [rename] 이름 변경
    [ban] 이용 정지
   *[dismiss] 조치 없음
}
decision-help = { $act ->
    [warn] { $name } 님은 까닭을 읽고, 읽었다고 해야 테이블에서 다시 채팅할 수 있습니다.
    [silence] { $name } 님은 그동안 테이블에서 채팅할 수 없고, 말하려 할 때 까닭을 읽습니다.
    [rename] { $name } 님의 이름이 이미 한 말 옆까지 어디서나 바뀌고, 까닭을 읽습니다.
    [ban] { $name } 님은 그동안 들어올 수 없고, 까닭을 읽습니다.
   *[dismiss] { $name } 님에게 아무 일도 생기지 않습니다.
}
decision-hours = 얼마 동안?
decision-for-hours = { $count }시간
decision-for-days = { $count }일
decision-name = 새 이름
decision-reason = 까닭
decision-reason-inside = 관리자와 홀의 운영자만 읽습니다.
decision-reason-read = 당사자도 읽습니다.
decision-send = { $act ->
    [warn] 경고하고 종결
    [silence] 채팅을 금지하고 종결
    [rename] 이름을 바꾸고 종결
    [ban] 이용을 정지하고 종결
   *[dismiss] 조치 없이 종결
}
