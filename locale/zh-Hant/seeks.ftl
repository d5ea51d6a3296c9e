### Finding somebody to play with: seeks, people whom the hall pairs, and who is here.
### - $game is the shown name of a game, $name and $names are those of people, ratings are texts; other numbers are numbers.

error-seek-gone = 這則徵求已經不在了：有人搶先一步，或已被撤回。請找另一則，或自己發布一則。
error-seek-own = 這是你自己的徵求。請等別人回應。
error-seek-found = 你已經找到人了。請前往那張牌桌，或先撤回你的徵求。
error-seek-not-you = 他們要找其他積分的人。請回應另一則徵求，或自己發布一則。
error-seek-range = 最低積分高於最高積分。請對調，或留空其中一項。
error-seek-options = 規則以徵求為準，回應的人只需要說明自己帶什麼。
error-too-many-seeks-address = 從你的網路徵求對局的人太多了。請回應其中一則，或稍後再試。
error-no-seeks-left = 現在徵求對局的人太多了。請回應其中一則，或稍後再試。

## In the lobby

seek-title = 徵求對局
seek-none = 目前沒有人徵求對局。說說你想玩什麼吧。
seek-new = 徵求對局
seek-answer = 一起玩
# The spoken name of that button.
seek-answer-of = 和 { $names } 一起玩{ $game }
# How many are still missing.
seek-needs = 還差 { $count } 人
seek-mine = 你的徵求
# $rating: behind the name of whoever looks.
seek-rating = 積分 { $rating }
seek-rating-provisional = 積分 { $rating }（暫定）
# What the others are to have.
seek-others = 對手積分：{ $range }
seek-range-between = { $least }–{ $most }
seek-range-least = { $least } 以上
seek-range-most = { $most } 以下
seek-rules = 自訂規則
seek-pairs = 自動配對

## Saying what one would like to play

seek-way = 方式
seek-way-pairs = 自動配對
seek-way-stands = 在大廳徵求
seek-way-pairs-help = 桌遊館會把你和想玩同樣遊戲的人配成一桌。計分局先找實力相近的人，等得越久，範圍越大。
seek-way-stands-help = 徵求會留在大廳，直到有人回應。離開幾分鐘後會自動撤回。
seek-way-days-help = 你離開時，這則徵求仍會保留兩週。一找到人，遊戲就開始，並會通知你。
seek-wishes = 積分與節奏
seek-wishes-days = 積分
seek-least = 最低積分
seek-most = 最高積分
seek-bound-any = 不限
seek-pace = 節奏
seek-pace-any = 不限
seek-pace-quick = 快
seek-pace-relaxed = 慢慢來
seek-go = 開始徵求

## Answering

seek-answer-title = 和 { $names } 玩{ $game }
seek-answer-text = 這張牌桌只有你們能進；大家一到齊，遊戲就開始。
# $days: how many days a move everybody has.
seek-answer-text-days = 牌桌不公開，遊戲會立刻開始。每人每步有 { $days } 天。

## While one waits

seek-waits = 徵求對局中：{ $game }
seek-waits-days = 正在找玩家：{ $game }，每步 { $days } 天。你不必留在這裡。
seek-waits-some = { $game }：{ $seats } 人中已有 { $count } 人
seek-withdraw = 撤回
seek-withdrawn = 已撤回你的徵求。
seek-gone = 你離開了一段時間，徵求已撤回。
seek-again = 有人沒來，所以牌桌關閉了。你已重新開始找人一起玩。
seek-found = 你和 { $names } 玩{ $game }
seek-found-table = 你的牌桌準備好了：{ $game }
seek-found-go = 前往牌桌
# In the waiting room of a table that came of a seek.
seek-begins = 大家一到齊，遊戲就開始

## Who is here

here-title = 誰在這裡
here-count = { $count } 人
here-none = 目前沒有願意公開的人在這裡。
here-doing = { $doing ->
    [playing] 對局中
    [watching] 觀看中
   *[lobby] 在大廳
}
here-more = 還有 { $count } 人
here-show = 顯示我在這裡
here-show-help = 開啟大廳的人都會看到你的名字，以及你是在大廳、對局中還是觀看中，但看不到是哪一桌。除非你開啟，否則不會顯示。
