### 給學習程式與語言模型使用的環境：這裡會出什麼錯。

# $game: id of the game; $options and $most: numbers.
error-environment-options = 「{ $game }」有一個決定提供 { $options } 個選項，而動作空間只容得下 { $most } 個。請改用依意義編號的動作。
error-environment-encoding = 還沒有人說明「{ $game }」要如何以張量表示。請為它登記一種編碼。
error-environment-action = 動作 { $action } 不對應任何選項。請選擇遮罩允許的動作。
# $name: a setting of the environment, as it is written in programs.
error-environment-setting = 環境沒有這樣的「{ $name }」。請選擇：{ $expected }。
error-environment-no-history = 這個狀態是從某個座位所知的資訊推想而來，所以沒有可以寫下的歷程。請寫下原來的狀態。

## 給語言模型的文字

# $name: what the reader is called, such as P0.
environment-you = 你是 { $name }。
environment-news = 自你上次決定以來：
environment-table = 你所看到的桌面：
environment-cards = 卡牌：
# $id: the name of the card in options. $name: what it is called. $text: what it says; $says: "yes" where it says something.
environment-thing = { $says ->
    [yes] { $id }：{ $name }。{ $text }
   *[no] { $id }：{ $name }
 }
# $kind: an English word for the kind of decision, as in programs.
environment-choose = 輪到你決定（{ $kind }）。請照原樣回答以下其中一個選項：
# $winners: list of players, $scores: each player with a score.
environment-over = { $count ->
    [0] 遊戲結束，沒有贏家。得分：{ $scores }。
   *[other] 遊戲結束。贏家：{ $winners }。得分：{ $scores }。
 }
environment-cut = 遊戲在 { $limit } 個決定之後中止，沒有贏家。
# $number: a number as text.
environment-table-number = 這是第 { $number } 桌。
environment-instructions = 具備完整規則的桌上遊戲：矮人掘金、東京之王：對決、READY... FENCE!、鍛鑰者。先列出遊戲並開始其中一個，或以網址加入大廳的一桌，之後每次被問到時選擇一個選項，直到遊戲結束。
environment-left = 你已離開第 { $number } 桌。
# At a table of a hall. $message: the hall's own sentence.
error-visit-refused = { $message }
error-visit-address = 「{ $address }」不是遊戲桌的網址。請從遊戲桌的頁面複製：https://hall.example/table/…；私人桌還要加上 ?invite=…。
error-visit-unreachable = { $address } 的大廳沒有回應：{ $problem }。請檢查網址，並確認大廳已開啟。
error-visit-version = 大廳描述「{ $game }」的方式，這個版本不認得：{ $problem }。請安裝與大廳相同版本的 Ludarium。
visit-silent = 大廳沒有及時回應。請再看一次遊戲桌。
visit-lost = 與大廳的連線已中斷。請重新加入遊戲桌。
visit-full = 這桌沒有空位，或遊戲已經開始。
visit-not-begun = 你以 { $name } 坐在這桌。遊戲還沒開始；目前在座：{ $names }。請等候。
visit-others = 輪到其他人決定。請等候。
error-environment-table = 這裡沒有第 { $table } 桌。請先開始一場遊戲。
environment-notation-saboteur = 格子寫成「欄,列」，從起始通道牌（0,0）算起：欄向右增加，列向下增加；目標牌在 8,-2、8,0 與 8,2。CR@3,-1 把卡牌 CR 放在該格，CR'@3,-1 則旋轉 180° 放置。!L>2 破壞 P2 的煤燈，+L>2 修好它；P、L、C 是十字鎬、煤燈、礦車。fall@3,-1 移除該格的卡牌，map@0 查看最上面的目標牌，pass:CR 面朝下棄置 CR。
environment-notation-tokyo-duel = 骰子以字母表示：A 攻擊、H 治癒、E 能量、F 名氣、D 毀滅、S 特殊。reroll:AAF 重擲這些骰子，stop 保留全部。resolve:attack 接著結算該符號，power 使用特殊能力，done 結束結算骰子。buy:TD05 購買該卡牌，sweep 更換市場。BZ06@fame:3 把喝采指示物放在那裡，BZ06'@fame:3 則轉向放置。P0 把標記拉向右邊，P1 拉向左邊；軌道兩端的 > 與 < 旁是該側玩家的號碼。
environment-notation-ready-fence = ST4 打出速度 4 的直刺，ST4+AN 附加角度刺，PR5+GA 撥擋後接卡劍刺。accept 讓威脅命中，parry 與 distance 是無卡防守。forward、back、retreat 移動，position:line 改變武器位置，exchange:ST4 換牌，stall 暫停，end 結束遊戲輪替。G 是 P0（綠），R 是 P1（紅）。
environment-notation-keyforge = play:troll 打出手牌，discard:troll 棄置它；reap:troll、fight:troll、action:troll 使用場上的卡牌，card:bumpsy 選擇一張卡牌，例如被攻擊的生物。troll.2 是另一張同名卡。house:mars 選擇勢力，place:0 把生物放在左翼。方括號內：力量，減號後是傷害，斜線後是護甲，Æ 是琥魄；z 橫置、s 擊暈、w 護盾、e 激怒。
