### 許多場電腦對戰所顯示的結果：牌庫積分、競技場報告。用於終端機與指令寫出的網頁。

## 牌庫積分
# $bot：電腦玩家的名稱，例如 greedy。$version：基準牌庫群的版本。$rating、$won 等：附信賴區間的數字。
studies-title = 以實戰評定的牌庫積分
studies-lead = 每副牌庫都與基準牌庫群 { $version } 的 { $rivals } 副牌庫對戰，雙方都由電腦玩家 { $bot } 操作。所有區間都是 95% 信賴區間。
studies-scale = 積分 1500 是基準牌庫群的平均。比對手高 400 分，代表每輸一場會贏十場。區間由場數決定，並把基準牌庫群的積分視為準確值。
studies-made = 規則版本 { $rules }，基準牌庫群 { $field }，電腦玩家 { $bot }。電腦玩家有自己的打法，換一位玩家，排名可能不同。
studies-deck-line = { $set } · { $houses }
studies-deck-rating = 共 { $count } 場，積分 { $rating }；勝率 { $won }。
studies-deck-pace = 自己每回合鍛造的鑰匙：{ $keys }；對手：{ $theirs }。每回合為鑰匙支付的琥魄：{ $spent }；每回合獲得的琥魄：{ $gained }。
studies-unended = 有 { $count } 場沒有結束，各以半勝計算。
studies-matchups = 對基準牌庫群各副牌庫的成績
studies-matchups-note = 勝率與其信賴區間。
studies-lengths = 遊戲長度
studies-lengths-note = 雙方合計的回合數：平均 { $mean }，半數遊戲在 { $median } 回合內結束。
studies-axis-turns = 雙方合計的回合數
studies-cards = 卡牌
studies-cards-note = 價值是曾拿到這張牌時的勝率減去沒拿到時的勝率。遊戲越長，抽到的牌越多，這也會影響數字；起手的價值不受此影響，但較不精確。打出、棄置與留著（結束時仍在手牌或封存區）是在拿到這張牌的場次中所占的比例。
studies-plot-ratings = 積分與信賴區間
studies-column-deck = 牌庫
studies-column-set = 季度
studies-column-rating = 積分
studies-column-won = 勝率
studies-column-games = 場數
studies-column-keys = 每回合鑰匙
studies-column-spent = 每回合鍛造所付的琥魄
studies-column-gained = 每回合獲得的琥魄
studies-column-turns = 回合數（中位數）
studies-column-rival = 對手牌庫
studies-column-rival-rating = 對手積分
studies-column-card = 卡牌
studies-column-house = 勢力
studies-column-copies = 張數
studies-column-worth = 價值
studies-column-drawn = 拿到時勝率
studies-column-not-drawn = 沒拿到時勝率
studies-column-opening-worth = 起手的價值
studies-column-played = 打出
studies-column-discarded = 棄置
studies-column-held = 留著

## 競技場報告
studies-arena-title = { $game }：競技場的電腦玩家
studies-arena-lead = 共 { $count } 場，每場 { $seats } 個座位，來自 { $deals } 次發牌。每次發牌都以所有輪換方式打過。所有區間都是 95% 信賴區間，由各次發牌之間的差異得出。
studies-arena-ratings = 積分
studies-arena-ratings-note = 1500 是這些電腦玩家的平均。比對手高 400 分，代表每落後一次會領先十次。
studies-arena-matrix = 誰的成績比誰好
studies-arena-matrix-note = 同一場中，左側電腦玩家的座位最後領先上方電腦玩家的座位的比例：先比是否獲勝，再比得分；相同算一半。
studies-arena-lengths-note = 所有座位的決定次數：平均每場 { $mean } 次，半數的場次在 { $median } 次以內。
studies-arena-axis = 所有座位的決定次數
studies-arena-made = { $game }，規則版本 { $rules }，種子「{ $seed }」。
