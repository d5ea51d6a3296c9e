### Ratings, lists of the strongest, curves and statistics.
### - $game, $name and the like are shown texts, and so are ratings, which no language writes in groups of digits; other numbers are
###   numbers.

error-rated-account = 計分局的每個人都需要帳號。請從上方選單建立帳號；你身為訪客時擁有的一切都會保留。
error-rated-people = 計分局的每個座位都要由不同的人入座，不能有電腦玩家。請邀請更多人，或開一張不計分的牌桌。
error-undo-rated = 這是計分局，不能悔步。
error-unknown-person = 這個網址沒有對應的帳號。請檢查連結。

rating-rated = 計分
rating-rated-game = 計分局
rating-rated-help = 結果會計入這桌所有人的積分。所有人都需要帳號；不能悔步，也沒有人能裁決他人。
rating-title = 積分排行榜
rating-to = 積分排行榜
rating-of-game = 積分排行榜：{ $game }
rating-about = 有帳號的人，每玩過一種遊戲的計分局，就有該遊戲的積分。積分從 1500 開始，獲勝時上升；對局越多，變動越小。
rating-place = 名次
rating-player = 玩家
rating-rating = 積分
rating-games = 局數
rating-won = 勝
rating-drawn = 平手
rating-lost = 敗
# Behind a rating of which too little is known.
rating-provisional = 暫定
rating-leaders-none = 還沒有人玩過足夠的計分局可以上榜。大約需要十局。
rating-mine = 你的積分：{ $rating } ± { $spread }
rating-mine-place = 你目前第 { $place } 名。
rating-mine-unlisted = 等到更清楚你的實力後，你就會上榜。
rating-spread = ± { $spread }
rating-best = 最高：{ $rating }
rating-profile = 個人資料
rating-my-profile = 我的個人資料
rating-since = { $day } 建立帳號
rating-profile-none = 還沒有計分局。
rating-curve = 各局後的積分
rating-curve-said = { $games } 局的積分：從 { $first } 到 { $last }，最低 { $least }，最高 { $most }。
rating-curve-table = 以表格顯示
rating-curve-when = 時間
rating-curve-place = { $of } 人中第 { $place } 名
rating-after-game = 本局後的積分
# $more has its sign, + or −.
rating-change = { $name }：{ $rating }（{ $more }）
rating-statistics = 統計
rating-statistics-none = 玩完一局後，你的數據會顯示在這裡。
rating-statistics-all = 所有遊戲
rating-statistics-people = 與其他人
rating-statistics-bots = 只與電腦玩家
rating-heading-role = 身份
rating-heading-monster = 怪獸
rating-heading-deck = 牌庫
rating-heading-other = 扮演
rating-share = 勝率
