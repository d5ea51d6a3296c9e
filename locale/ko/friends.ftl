### What people have to do with each other: friends, invitations, blocking and muting.
### - $name is somebody's name, $game the shown name of a game; other arguments are numbers unless a line says otherwise.

error-friend-unknown = 이 사람은 더 이상 여기 없습니다. 목록을 다시 확인하세요.
error-friend-self = 자기 자신입니다. 다른 사람을 고르세요.
error-friend-none = 친구만 초대할 수 있습니다. 먼저 친구를 요청하거나 초대 링크를 보내세요.
error-friend-blocked = 차단한 사람입니다. 먼저 차단을 푸세요.
error-friends-many = 친구와 보낸 요청을 합해 { $most }명까지만 됩니다. 먼저 친구를 끊거나 요청을 취소하세요.
error-friend-asks-many = 이 사람의 답을 기다리는 사람이 너무 많습니다. 다른 날 다시 해 보세요.
error-invite-not = 이 테이블에는 초대할 수 없습니다. 게임이 끝났거나, 대회 테이블이거나, 레슨입니다.
error-invites-many = 이 사람은 지금 받은 초대가 너무 많습니다. 초대 링크를 보내 보세요.
error-blocks-many = { $most }명까지만 차단할 수 있습니다. 먼저 한 명의 차단을 푸세요.
error-mutes-many = { $most }명까지만 채팅을 숨길 수 있습니다. 먼저 한 명의 채팅을 다시 보이게 하세요.

## The sheet about somebody

person-open = { $name }: 더 보기
person-guest = 손님
person-account = 계정 있음
person-friend = 친구
person-profile = 프로필과 레이팅
person-more = 친구·차단
person-none = 자기 자신입니다.
person-ask = 친구 요청
person-ask-help = 친구끼리는 서로 여기 있는지, 어느 공개 테이블에 있는지 볼 수 있습니다. 내 표시는 끌 수 있습니다.
person-asked = 친구를 요청했습니다. 상대가 받아들이면 여기에 나타납니다.
person-withdraw = 요청 취소
person-asks = { $name } 님이 친구가 되고 싶어 합니다.
person-accept = 수락
person-decline = 거절
person-end = 친구 끊기
person-end-title = { $name } 님과 친구를 끊을까요?
person-end-text = 서로 여기 있는지 더 이상 볼 수 없습니다. { $name } 님에게 알리지는 않지만, 서로의 목록에서 사라집니다.
person-invite = 이 테이블로 초대
person-invited = { $name } 님을 초대했습니다.
person-mute = 채팅 숨기기
person-mute-help = 어느 테이블에서든 { $name } 님의 채팅이 보이지 않습니다.
person-unmute = 채팅 다시 보기
person-muted = { $name } 님의 채팅을 숨기고 있습니다.
person-block = 차단
person-block-help = { $name } 님은 친구를 요청하거나 나를 초대하거나 나와 매칭될 수 없고, 채팅도 보이지 않습니다. 상대에게 알리지 않습니다.
person-block-title = { $name } 님을 차단할까요?
person-block-text = { $name } 님은 친구를 요청하거나 나를 초대하거나 나와 매칭될 수 없고, 채팅도 보이지 않습니다. 친구라면 친구가 끊깁니다. 둘 다 앉아 있는 테이블의 게임은 계속됩니다. 아무에게도 알리지 않습니다.
person-unblock = 차단 풀기
person-blocked = { $name } 님을 차단하고 있습니다.
person-mute-done = { $name } 님의 채팅을 더 이상 보지 않습니다.
person-unmute-done = { $name } 님의 채팅이 다시 보입니다.
person-block-done = { $name } 님을 차단했습니다.
person-unblock-done = { $name } 님의 차단을 풀었습니다.

## In the chat

chat-muted = 숨긴 채팅
chat-unmute = 다시 보기
# The spoken name of that button.
chat-unmute-of = 다시 보기: { $name }

## The page

friends-title = 친구
friends-to = 친구
friends-list = 내 친구
friends-none = 아직 친구가 없습니다. 테이블이나 채팅, 로비에서 이름을 누르고 친구를 요청해 보세요.
friends-need-name = 먼저 게임을 하거나 관전하세요. 이름이 있어야 친구를 만들 수 있습니다.
friends-asks = 받은 요청
friends-asked = 답을 기다리는 요청
friends-invitations = 초대
friends-here = { $count ->
    [0] 지금은 아무도 없습니다
   *[other] { $count }명이 여기 있습니다
}
friends-doing = { $doing ->
    [playing] 게임 중
    [watching] 관전 중
    [lobby] 로비에 있음
   *[away] 여기 없음
}
friends-playing = { $game } 게임 중
friends-join = 함께하기
friends-watch = 관전
# Spoken names of those buttons.
friends-join-of = { $name } 님의 { $game } 테이블에 함께하기
friends-watch-of = { $name } 님의 { $game } 관전
friends-accept-of = { $name } 님 수락
friends-decline-of = { $name } 님 거절
friends-withdraw-of = { $name } 님에게 보낸 요청 취소
friends-show = 친구에게 내가 있음을 보이기
friends-show-help = 친구는 내가 로비에 있는지, 게임 중인지, 관전 중인지, 어느 공개 테이블에 앉아 있는지 봅니다. 비공개 테이블은 초대받은 친구만 봅니다.
friends-apart = 차단하거나 채팅을 숨긴 사람
friends-apart-help = 차단하거나 숨긴 사실은 아무도 모릅니다.
friends-apart-none = 차단하거나 채팅을 숨긴 사람이 없습니다.
friends-unblock-of = { $name } 님 차단 풀기
friends-unmute-of = { $name } 님의 채팅 다시 보기
friends-is-blocked = 차단함
friends-is-muted = 채팅 숨김

## Inviting to a table

friends-invite = 친구 초대
friends-invite-one = 초대
# The spoken name of that button.
friends-invite-of = { $name } 님 초대
friends-invite-done = 초대함

## Notices

friends-bar = 친구 소식
friends-bar-asks = { $name } 님이 친구를 요청했습니다
friends-bar-invites = { $name } 님의 초대: { $game }
friends-bar-invites-watch = { $name } 님이 관전에 초대했습니다: { $game }
friends-bar-go = 테이블로
friends-bar-no = 괜찮아요
