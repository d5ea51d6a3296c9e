### What people have to do with each other: friends, invitations, blocking and muting.
### - $name is somebody's name, $game the shown name of a game; other arguments are numbers unless a line says otherwise.

error-friend-unknown = 這個人已經不在這裡了。請再看一次名單。
error-friend-self = 這是你自己。請選別人。
error-friend-none = 只能邀請好友。請先加對方為好友，或把邀請連結傳給對方。
error-friend-blocked = 你封鎖了這個人。請先解除封鎖。
error-friends-many = 好友加上已送出的請求最多 { $most } 位。請先解除一位好友或撤回一則請求。
error-friend-asks-many = 等這個人回覆的人太多了。請改天再試。
error-invite-not = 這張牌桌不能邀請別人：對局已結束、屬於賽事，或是教學課程。
error-invites-many = 這個人目前的邀請太多了。請改傳邀請連結。
error-blocks-many = 最多只能封鎖 { $most } 人。請先解除一人的封鎖。
error-mutes-many = 最多只能靜音 { $most } 人。請先解除一人的靜音。

## The sheet about somebody

person-open = { $name }：更多
person-guest = 訪客
person-account = 有帳號
person-friend = 好友
person-profile = 個人檔案與積分
person-more = 好友、靜音、封鎖
person-none = 這是你自己。
person-ask = 加為好友
person-ask-help = 好友之間看得到對方在不在這裡、在哪一張公開的牌桌。你可以關閉自己的顯示。
person-asked = 你已送出好友請求。對方接受後，你會在這裡看到。
person-withdraw = 撤回請求
person-asks = { $name } 想加你為好友。
person-accept = 接受
person-decline = 拒絕
person-end = 解除好友
person-end-title = 要和 { $name } 解除好友嗎？
person-end-text = 你們不再看得到對方在不在這裡。{ $name } 不會收到通知，但會從你的名單消失，你也會從對方的名單消失。
person-invite = 邀請到這張牌桌
person-invited = 已邀請 { $name }。
person-mute = 靜音
person-mute-help = 在任何牌桌上，你都不再看到 { $name } 的聊天內容。
person-unmute = 解除靜音
person-muted = 你已將 { $name } 靜音。
person-block = 封鎖
person-block-help = { $name } 不能加你為好友、邀請你或與你配對，你也看不到對方的聊天內容。對方不會知道。
person-block-title = 要封鎖 { $name } 嗎？
person-block-text = { $name } 不能加你為好友、邀請你或與你配對，你也看不到對方的聊天內容。如果你們是好友，好友關係就此結束。兩人同桌的對局會照常進行。不會有人知道。
person-unblock = 解除封鎖
person-blocked = 你已封鎖 { $name }。
person-mute-done = 你不再看到 { $name } 的聊天內容。
person-unmute-done = 你又看得到 { $name } 的聊天內容了。
person-block-done = 已封鎖 { $name }。
person-unblock-done = 已解除對 { $name } 的封鎖。

## In the chat

chat-muted = 已靜音
chat-unmute = 再次顯示
# The spoken name of that button.
chat-unmute-of = 再次顯示：{ $name }

## The page

friends-title = 好友
friends-to = 好友
friends-list = 我的好友
friends-none = 你在這裡還沒有好友。在牌桌、聊天或大廳按下某人的名字，就能加對方為好友。
friends-need-name = 先玩一局或觀看一局：有名字的人才能有好友。
friends-asks = 好友請求
friends-asked = 等待回覆
friends-invitations = 邀請
friends-here = { $count ->
    [0] 目前沒有人在這裡
   *[other] { $count } 位在這裡
}
friends-doing = { $doing ->
    [playing] 對局中
    [watching] 觀看中
    [lobby] 在大廳
   *[away] 不在這裡
}
friends-playing = 正在玩{ $game }
friends-join = 加入
friends-watch = 觀看
# Spoken names of those buttons.
friends-join-of = 加入 { $name } 的{ $game }
friends-watch-of = 觀看 { $name } 的{ $game }
friends-accept-of = 接受 { $name }
friends-decline-of = 拒絕 { $name }
friends-withdraw-of = 撤回請求：{ $name }
friends-show = 好友看得到我在這裡
friends-show-help = 好友看得到你是在大廳、對局中還是觀看中，以及你坐在哪一張公開的牌桌。私人牌桌只有受邀的人看得到。
friends-apart = 封鎖與靜音名單
friends-apart-help = 沒有人會知道自己被你封鎖或靜音。
friends-apart-none = 你沒有封鎖或靜音任何人。
friends-unblock-of = 解除封鎖：{ $name }
friends-unmute-of = 解除靜音：{ $name }
friends-is-blocked = 已封鎖
friends-is-muted = 已靜音

## Inviting to a table

friends-invite = 邀請好友
friends-invite-one = 邀請
# The spoken name of that button.
friends-invite-of = 邀請 { $name }
friends-invite-done = 已邀請

## Notices

friends-bar = 好友的消息
friends-bar-asks = { $name } 想加你為好友
friends-bar-invites = { $name } 邀請你玩{ $game }
friends-bar-invites-watch = { $name } 邀請你觀看{ $game }
friends-bar-go = 前往牌桌
friends-bar-no = 不用了
