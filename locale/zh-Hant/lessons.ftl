### 教學課程：大廳關於課程的文字，以及各遊戲的教練所說的話。慣例寫在 en/lessons.ftl 開頭。

## 大廳

lesson-learn = 學習
lesson-learn-game = 學習玩法：{ $game }
lesson-course = { $game }：教學課程
lesson-course-text = 在真正的牌桌上進行的簡短課程。教練會告訴你該做什麼，不必擔心出錯：每一步都可以重來。
lesson-number = { $kind ->
    [puzzle] 第 { $number } 題，共 { $count } 題
   *[lesson] 第 { $number } 課，共 { $count } 課
}
lesson-progress = { $kind ->
    [puzzle] 已解開 { $done } 題，共 { $count } 題
   *[lesson] 已完成 { $done } 課，共 { $count } 課
}
lesson-puzzles = 殘局練習
lesson-puzzles-text = 只要想到關鍵，一個回合就夠了。需要時可以看提示。
lesson-done = 已完成
lesson-start = 開始
lesson-start-again = 再來一次
lesson-start-named = { $kind ->
    [puzzle] 開始殘局練習：{ $lesson }
   *[lesson] 開始課程「{ $lesson }」
}
lesson-start-again-named = { $kind ->
    [puzzle] 再來一次：殘局練習「{ $lesson }」
   *[lesson] 再來一次：課程「{ $lesson }」
}
lesson-coach = 教練
lesson-step = 步驟 { $step }／{ $steps }
lesson-goal = 目標：{ $goal }
lesson-hint = 提示
lesson-hint-more = 再一個提示
lesson-hint-hide = 隱藏提示
lesson-failed = 差一點
lesson-try-again = 再試一次
lesson-back = 回到這個步驟的開頭
lesson-again-line = 重新開始這個步驟。
lesson-stuck = 遊戲已經結束，但沒有達成目標。
lesson-step-done = 做對了！
lesson-finished = { $kind ->
    [puzzle] 解開了！
   *[lesson] 完成這一課了！
}
lesson-course-finished = 你學會{ $game }了！
lesson-next = { $kind ->
    [puzzle] 下一題
   *[lesson] 下一課
}
lesson-next-named = { $kind ->
    [puzzle] 下一題：{ $lesson }
   *[lesson] 下一課：{ $lesson }
}
lesson-play = 玩一局真正的遊戲
lesson-all = 所有課程
lesson-leave = 離開課程
lesson-none = 這裡沒有這個課程。

error-lesson-failed = 這個步驟沒有成功，請先選擇「再試一次」。
error-not-a-lesson = 這是一局遊戲而不是課程，無法重來。
error-unknown-lesson = 沒有「{ $lesson }」這個課程。這個遊戲的課程有：{ $known }。

## 矮人掘金：坑道

saboteur-lesson-path = 接得上的通道
saboteur-lesson-path-about = 打出通道牌、倒放通道牌，並認出死路。
saboteur-lesson-path-1 = 坑道從左邊的起始通道牌開始，要接到右邊的金礦。從手牌選擇一張通道牌，放在起始通道牌的右邊，讓坑道繼續向右延伸。通口必須對通口。
saboteur-lesson-path-1-goal = 讓坑道從起始通道牌向右延伸一格
saboteur-lesson-path-1-hint = 「{ saboteur-card-IH }」或「{ saboteur-card-X }」都可以：它們的左右兩邊都是通口。選擇卡牌後，可以放的格子會亮起。
saboteur-lesson-path-1-dead-end = 那是死路。擺放方式和通道牌一樣，但坑道到此不通：看看牌中間的石塊。
saboteur-lesson-path-1-passed = 你跳過了行動並棄掉一張牌。規則允許，但沒有人因此更接近金礦。
saboteur-lesson-path-1-elsewhere = 那裡放得下，但從起始通道牌出發的坑道沒有變長。請放在起始通道牌的右邊。
saboteur-lesson-path-1-action = 那是行動牌，之後的課程會教。現在請用通道牌。
saboteur-lesson-path-2 = 每個回合你打出一張牌、抽一張牌，接著輪到其他人。正放接不上的通道牌，可以轉 180° 倒放，但不能橫放。把「{ saboteur-card-CR }」倒放在坑道盡頭，坑道就會轉向下方。
saboteur-lesson-path-2-goal = 把「{ saboteur-card-CR }」倒放在坑道盡頭
saboteur-lesson-path-2-hint = 選擇「{ saboteur-card-CR }」，用它的按鈕或 R 鍵倒放，再選擇起始通道牌右邊第二格。
saboteur-lesson-path-2-passed = 你跳過了行動。「{ saboteur-card-CR }」倒放後左邊和下邊是通口，就接得上了。
saboteur-lesson-path-2-elsewhere = 要做的是把「{ saboteur-card-CR }」倒放在坑道盡頭，也就是起始通道牌右邊第二格。
saboteur-lesson-path-end = 坑道就是這樣延伸的：通口對通口，卡牌正放或倒放，死路則哪裡也到不了。

## 矮人掘金：工具

saboteur-lesson-tools = 破爛的工具
saboteur-lesson-tools-about = 修理自己的工具，並破壞往錯誤方向挖的人的工具。
saboteur-lesson-tools-1 = 你的煤燈壞了。面前只要有任何破爛工具牌，你就不能出通道牌。請把它修好：雙工具修理牌畫有兩種工具，可以修理其中一種。
saboteur-lesson-tools-1-goal = 修好你的煤燈
saboteur-lesson-tools-1-hint = 選擇「{ saboteur-card-repair-PL }」，再選擇自己。
saboteur-lesson-tools-1-other = 你修好了別人的礦車。很好心，但你自己的煤燈還是壞的。
saboteur-lesson-tools-1-passed = 你跳過了行動，煤燈還是壞的。你手上有一張牌可以修好它。
saboteur-lesson-tools-1-early = 破壞工具稍後再學。請先修好自己的煤燈，否則你不能挖坑道。
saboteur-lesson-tools-2 = 你看：{ $name2 } 用死路堵住了坑道，掘金矮人不會這麼做。工具壞掉的矮人不能出通道牌：破壞 { $name2 } 的煤燈。
saboteur-lesson-tools-2-goal = 破壞 { $name2 } 的煤燈
saboteur-lesson-tools-2-hint = 選擇「{ saboteur-card-broken-L }」，再選擇 { $name2 }。
saboteur-lesson-tools-2-innocent = 那位矮人沒有妨礙坑道。放死路的是 { $name2 }。
saboteur-lesson-tools-2-late = 這段時間 { $name2 } 又可以放下一張死路。請先破壞 { $name2 } 的煤燈。
saboteur-lesson-tools-end = 工具壞掉的人不能出通道牌，直到有人修好為止。沒有人會說出自己的身份：看看其他人放了什麼牌。

## 矮人掘金：地圖

saboteur-lesson-map = 金礦在哪裡？
saboteur-lesson-map-about = 用地圖查看目標牌，朝正確的方向挖。
saboteur-lesson-map-1 = 金礦在右邊三張目標牌的其中一張下面，另外兩張是石頭。地圖可以讓你看其中一張。坑道正朝著中間的目標牌：看看金礦是不是在那裡。
saboteur-lesson-map-1-goal = 查看中間目標牌
saboteur-lesson-map-1-hint = 選擇地圖，再選擇中間的目標牌。
saboteur-lesson-map-1-outer = 那是外側的目標牌。坑道離中間那張最近，先知道那一張最有幫助。
saboteur-lesson-map-1-blind = 先別挖：你還不知道金礦在哪裡。你有地圖可以用。
saboteur-lesson-map-2 = 是石頭！只有你看到；要怎麼告訴其他人，說真話或假話，由你決定。再查看上方或下方的目標牌，就知道金礦在哪裡了。
saboteur-lesson-map-2-goal = 查看上方或下方目標牌
saboteur-lesson-map-2-hint = 選擇第二張地圖，再選擇上方或下方的目標牌。如果那張是石頭，金礦就在最後一張。
saboteur-lesson-map-2-again = 中間的目標牌你已經看過了，請看另外一張。
saboteur-lesson-map-2-blind = 往上還是往下？你還不知道。請先用第二張地圖查看。
saboteur-lesson-map-3 = 現在你知道了：金礦在下方目標牌。在坑道盡頭放一張通往下方的彎道。
saboteur-lesson-map-3-goal = 讓坑道盡頭轉向下方
saboteur-lesson-map-3-hint = 「{ saboteur-card-CR }」倒放後，左邊和下邊是通口，可以放在起始通道牌右邊第七格。
saboteur-lesson-map-3-up = 這條彎道通往上方的石頭，金礦在下方。
saboteur-lesson-map-3-away = 這樣坑道沒有更接近金礦。請在坑道盡頭放一張通往下方的彎道。
saboteur-lesson-map-end = 看過兩張，第三張不用看也知道。其他人知道的，只有你做的和你說的。

## 矮人掘金：金礦

saboteur-lesson-gold = 挖到金礦
saboteur-lesson-gold-about = 接到目標牌、繞過石頭，看看誰分到金塊。
saboteur-lesson-gold-1 = 離中間的目標牌只差一張牌。坑道從起始通道牌接到目標牌時，目標牌就會翻開。打出「{ saboteur-card-X }」。
saboteur-lesson-gold-1-goal = 接到中間目標牌
saboteur-lesson-gold-1-hint = 選擇「{ saboteur-card-X }」，再選擇中間目標牌旁邊的格子。它四邊都是通口。
saboteur-lesson-gold-1-dead-end = 死路接不到任何目標牌：它的通口在裡面並不相通。
saboteur-lesson-gold-1-away = 這樣接不到中間的目標牌。請在它旁邊的格子放左右兩邊都是通口的牌。
saboteur-lesson-gold-2 = 是石頭：它會留在原處成為一段坑道，本輪繼續。{ $name1 } 也是掘金矮人，幫你從十字路往下挖。打出接到下方目標牌的最後一張牌！
saboteur-lesson-gold-2-goal = 接到下方目標牌的金礦
saboteur-lesson-gold-2-hint = 這張牌的上邊和右邊必須是通口：把「{ saboteur-card-CR }」正放在下方目標牌旁邊的格子。
saboteur-lesson-gold-2-missed = 這樣接不到金礦。接下來的矮人當中有自私矮人，可能會獨吞金塊！
saboteur-lesson-gold-end = 找到了！你打出最後一張牌，得到 3 塊金塊，其他掘金矮人各得 2 塊。破壞者和自私矮人都沒有。如果最後一張牌是自私矮人打出的，自私矮人會得到 4 塊，其他人都沒有。

## 矮人掘金：另一邊

saboteur-lesson-saboteur = 破壞者
saboteur-lesson-saboteur-about = 用落石切斷坑道，再堵住缺口。
saboteur-lesson-saboteur-1 = 這次你是破壞者：所有牌都用完而金礦還沒被找到，你就獲勝。坑道快挖到了。落石可以移除一張通道牌：在起始通道牌和坑道盡頭之間切斷坑道。
saboteur-lesson-saboteur-1-goal = 移除坑道中的一張牌
saboteur-lesson-saboteur-1-hint = 選擇「{ saboteur-card-fall }」，再選擇那一長排中的任何一張牌；起始通道牌和中間起始牌不能移除。
saboteur-lesson-saboteur-1-branch = 那是坑道旁邊的死路，坑道本身還是完好的。
saboteur-lesson-saboteur-1-helped = 你繼續往金礦挖了！那正是其他人想要的。
saboteur-lesson-saboteur-1-other = 這樣擋不住掘金矮人：他們再打一張牌就可能接到目標牌。現在就切斷坑道。
saboteur-lesson-saboteur-2 = 其他人沒有牌可以補上缺口。把你的死路放進去：它接得上，看起來沒什麼問題，但坑道到此不通。掘金矮人就得用落石，或者繞遠路。
saboteur-lesson-saboteur-2-goal = 用「{ saboteur-card-DX }」堵住缺口
saboteur-lesson-saboteur-2-hint = 選擇「{ saboteur-card-DX }」，再選擇落石留下的缺口。
saboteur-lesson-saboteur-2-helped = 你替他們把坑道補好了。請改用死路堵住缺口。
saboteur-lesson-saboteur-2-other = 缺口還開著，下一位掘金矮人可能會補上。請用「{ saboteur-card-DX }」堵住它。
saboteur-lesson-saboteur-end = 破壞得漂亮。真正的遊戲要等待時機：太早動手的人，面前很快就有三張破爛工具牌。金礦沒被找到時，只有 1 位破壞者得到 4 塊金塊，有 2 位時各得 3 塊。

## 東京之王：對決：骰子

tokyo-duel-lesson-dice = 擲骰與保留
tokyo-duel-lesson-dice-about = 最多擲 3 次，3 個相同就能拉拔標記。
tokyo-duel-lesson-dice-1 = 你是{ tokyo-duel-monster-gigazaur }，對手是 { $name1 }。你的回合從 6 顆骰子開始，擲骰吧！
tokyo-duel-lesson-dice-1-goal = 擲骰
tokyo-duel-lesson-dice-1-hint = 按下擲骰的按鈕。
tokyo-duel-lesson-dice-2 = 2 個名氣。3 個名氣可以把名氣標記拉向自己，1 個或 2 個沒有作用。你可以重擲任何骰子，總共兩次。保留 2 個名氣，重擲另外 4 顆。
tokyo-duel-lesson-dice-2-goal = 保留 2 個名氣，重擲另外 4 顆
tokyo-duel-lesson-dice-2-hint = 按一下 2 顆名氣骰子把它們留住，再重擲另外 4 顆。
tokyo-duel-lesson-dice-2-stopped = 你保留了所有骰子。2 個名氣還沒有作用，而你還可以再擲兩次。
tokyo-duel-lesson-dice-2-lost-fame = 你重擲了一個名氣。2 個都要保留：你需要 3 個。
tokyo-duel-lesson-dice-2-too-few = 你保留的不只是名氣。重擲的骰子越多，越容易擲出第 3 個名氣。
tokyo-duel-lesson-dice-3 = 第 3 個名氣！你還可以再擲一次。想要的話就重擲其他骰子，或者全部保留。
tokyo-duel-lesson-dice-3-goal = 讓結果有 3 個名氣
tokyo-duel-lesson-dice-3-hint = 全部保留也可以：除了 3 個名氣，還有 2 個攻擊和 1 個能量。
tokyo-duel-lesson-dice-3-lost-fame = 你把名氣也重擲了。3 個都要保留，標記才會移動。
tokyo-duel-lesson-dice-4 = 現在結算骰子，一次一種記號，順序由你決定。每個攻擊讓對手損失 1 點生命力，每個治癒讓你得到 1 點，每個能量讓你得到 1 點能量。結算 3 個名氣。
tokyo-duel-lesson-dice-4-goal = 把名氣標記拉拔 1 格
tokyo-duel-lesson-dice-4-hint = 選擇名氣骰子。
tokyo-duel-lesson-dice-end = 3 個相同拉拔 1 格，4 個拉拔 2 格，5 個拉拔 3 格。攻擊、治癒和能量則是每個都算。

## 東京之王：對決：超能力卡

tokyo-duel-lesson-cards = 超能力卡
tokyo-duel-lesson-cards-about = 收集能量購買卡牌，最右邊那張比較便宜。
tokyo-duel-lesson-cards-1 = 骰子已經擲好。1 個名氣和 1 個毀滅沒有作用。結算攻擊和 3 個能量：能量可以購買卡牌。
tokyo-duel-lesson-cards-1-goal = 結算攻擊和能量
tokyo-duel-lesson-cards-1-hint = 先選擇能量骰子，再選擇攻擊，反過來也可以。
tokyo-duel-lesson-cards-2 = 你有 4 點能量。每張卡牌都標有價格，最右邊那張一律便宜 1 點。「{ tokyo-duel-card-TD35 }」原價 5 點，現在只要 4 點：立刻拉拔毀滅 2 格。買下它！
tokyo-duel-lesson-cards-2-goal = 購買「{ tokyo-duel-card-TD35 }」
tokyo-duel-lesson-cards-2-hint = 選擇最右邊的「{ tokyo-duel-card-TD35 }」並購買。
tokyo-duel-lesson-cards-2-other = 「{ tokyo-duel-card-TD37 }」可以治癒，但你沒有受傷，而且剩下的能量買不起「{ tokyo-duel-card-TD35 }」了。
tokyo-duel-lesson-cards-2-swept = 你支付 2 點能量換了 3 張新卡牌。「{ tokyo-duel-card-TD35 }」不見了，能量也只剩一半。
tokyo-duel-lesson-cards-2-nothing = 沒有購買卡牌的人得到 1 點能量。有時這樣比較好，但這次有便宜的好卡牌。
tokyo-duel-lesson-cards-end = 有些卡牌像這張一樣只生效一次，保留卡則留在你面前，一直生效到遊戲結束。有卡牌被買走時，其他卡牌會向右移動，變得更便宜。

## 東京之王：對決：喝采指示物

tokyo-duel-lesson-buzz = 喝采指示物
tokyo-duel-lesson-buzz-about = 把標記拉到指示物上得到獎勵，並放置自己的指示物。
tokyo-duel-lesson-buzz-1 = 名氣標記前方第 2 格有一個能量喝采指示物。誰把標記拉到上面，或者拉過去，就得到獎勵。4 個名氣可以拉拔 2 格：結算名氣。
tokyo-duel-lesson-buzz-1-goal = 把名氣標記拉到指示物上
tokyo-duel-lesson-buzz-1-hint = 選擇名氣骰子。
tokyo-duel-lesson-buzz-1-order = 可以：骰子的結算順序由你決定。接著結算名氣。
tokyo-duel-lesson-buzz-2 = 你得到 1 點能量。指示物會留在那裡，對手也能使用。結算其餘骰子，然後購買「{ tokyo-duel-card-TD45 }」。它的小圖示表示會帶來一個喝采指示物。
tokyo-duel-lesson-buzz-2-goal = 購買「{ tokyo-duel-card-TD45 }」
tokyo-duel-lesson-buzz-2-hint = 依序選擇剩下的骰子，然後購買最右邊的卡牌，只要 2 點能量。
tokyo-duel-lesson-buzz-2-swept = 帶有指示物的卡牌不見了。請購買它，不要全部換新。
tokyo-duel-lesson-buzz-2-nothing = 你沒有購買卡牌。「{ tokyo-duel-card-TD45 }」的價格剛好是你的能量。
tokyo-duel-lesson-buzz-3 = 卡牌生效之前，先把它的指示物放在任一軌道的空格上。這個指示物會治癒把標記拉到上面的人。放在你會拉到的地方：你這一側，標記的前方。
tokyo-duel-lesson-buzz-3-goal = 把指示物放在你這一側、標記的前方
tokyo-duel-lesson-buzz-3-hint = 名氣軌道上你前方的下一格最好：下次拉拔就會到達。
tokyo-duel-lesson-buzz-3-behind = 在那裡，會把標記拉上去的是對手，不是你。請放在標記和你那一端之間。
tokyo-duel-lesson-buzz-end = 把指示物放在你會拉到的地方，每次踏上去都有獎勵。還有一些指示物會讓軌道變長或變短。

## 東京之王：對決：特殊能力

tokyo-duel-lesson-power = 特殊能力
tokyo-duel-lesson-power-about = 使用怪獸自己的能力，在軌道盡頭獲勝。
tokyo-duel-lesson-power-1 = 每隻怪獸都有自己的能力，用特殊能力記號啟動。{ tokyo-duel-monster-gigazaur }每 2 個記號可以拉拔標記 1 格，而你有 4 個。毀滅標記離你這一側的軌道盡頭還有 2 格，標記到達那裡的人獲勝。拉拔毀滅！
tokyo-duel-lesson-power-1-goal = 用特殊能力拉拔毀滅
tokyo-duel-lesson-power-1-hint = 選擇拉拔毀滅的特殊能力。
tokyo-duel-lesson-power-1-fame = 名氣標記還很遠，而毀滅需要全部 4 個記號。
tokyo-duel-lesson-power-1-order = 可以，先結算其他骰子也行。接著使用特殊能力。
tokyo-duel-lesson-power-2 = 還差 1 格，也還有 2 個特殊能力記號。能力可以再次啟動。
tokyo-duel-lesson-power-2-goal = 把毀滅拉到你的勝利格
tokyo-duel-lesson-power-2-hint = 再次選擇拉拔毀滅的特殊能力。
tokyo-duel-lesson-power-2-fame = 那是另一個標記。毀滅只差 1 格。
tokyo-duel-lesson-power-2-unused = 你直接進入購買，留下 2 個特殊能力沒用。用了就能獲勝。
tokyo-duel-lesson-power-2-order = 可以。別忘了在購買之前使用特殊能力。
tokyo-duel-lesson-power-end = 標記到達你的勝利格就立刻獲勝。其他怪獸有其他能力，選擇怪獸時可以閱讀。

## 東京之王：對決：聚光燈

tokyo-duel-lesson-spotlight = 聚光燈之下
tokyo-duel-lesson-spotlight-about = 讓兩個標記都在聚光燈區獲勝：順序很重要。
tokyo-duel-lesson-spotlight-1 = 兩個標記同時位於你的聚光燈區時，你也會獲勝；每走一格都會檢查。名氣在聚光燈區的最後一格，毀滅在聚光燈區前一格。你有 3 個名氣和 3 個毀滅，生命力不多了。現在就獲勝：先結算哪一種？
tokyo-duel-lesson-spotlight-1-goal = 讓兩個標記都在你的聚光燈區
tokyo-duel-lesson-spotlight-1-hint = 名氣已經在聚光燈區了。再拉拔一次會到哪裡？
tokyo-duel-lesson-spotlight-1-left = 名氣離開了聚光燈區，走過頭了。只有毀滅不能獲勝。
tokyo-duel-lesson-spotlight-end = 獲勝有三種方法：兩個聚光燈區、勝利格，或對手沒有生命力。三種都要留意，因為對手也一樣。
