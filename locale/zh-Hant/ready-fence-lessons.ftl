### 《READY... FENCE!》教練所說的話。訊息名稱的組成方式見 lessons.ftl。學習者是左邊的綠方，{ $name1 } 是紅方。
### 卡牌名稱後面的數字是速度值。

## 教學：距離

ready-fence-lesson-distance = 距離
ready-fence-lesson-distance-about = 前進才能攻擊，後退才能安全。
ready-fence-lesson-distance-1 = 你是左邊的綠方。兩位劍手之間剛好空 1 格時，攻擊才搆得到：這叫長刺距離。現在空了 2 格。請前進 1 格。
ready-fence-lesson-distance-1-goal = 前進到長刺距離
ready-fence-lesson-distance-1-hint = 按劍手前面亮起的格，或按「{ ready-fence-action-forward }」。
ready-fence-lesson-distance-1-back = 那樣會離對手更遠。在這個距離，任何攻擊都搆不到。
ready-fence-lesson-distance-1-other = 先進入可攻擊的距離：前進 1 格。
ready-fence-lesson-distance-2 = 長刺距離！每次遊戲輪替有兩個動作，你還剩一個。紅色卡牌開始攻擊，上面的數字是速度值。請出一張紅色卡牌。
ready-fence-lesson-distance-2-goal = 出紅色卡牌攻擊並得分
ready-fence-lesson-distance-2-hint = 你手上最快的攻擊是「{ ready-fence-card-ST }」6。現在不能出的卡牌是暗的：指著它就能看到原因。
ready-fence-lesson-distance-2-moved = 你又離開了長刺距離，而且遊戲輪替結束了。
ready-fence-lesson-distance-2-other = 遊戲輪替沒有攻擊就結束了。趁對手在可攻擊的距離內，出一張紅色卡牌。
ready-fence-lesson-distance-3 = 刺中！刺中之後，雙方都回到起始線。{ $name1 } 已經前進，接下來可能會攻擊。一次遊戲輪替可以後退兩次：退到對手搆不到的地方。
ready-fence-lesson-distance-3-goal = 後退兩次
ready-fence-lesson-distance-3-hint = 按劍手後面亮起的格，按兩次。注意：劍道的盡頭就在背後。
ready-fence-lesson-distance-3-forward = 那樣會直接走到 { $name1 } 面前。你要離開才對。
ready-fence-lesson-distance-3-other = 你還在對手搆得到的地方。兩個動作都用來後退。
ready-fence-lesson-distance-end = 距離決定誰能攻擊。沒有空格是近距離，空 1 格是長刺距離，空 2 格是遠距離；教學模式只用長刺距離。

## 教學：顏色

ready-fence-lesson-colours = 顏色
ready-fence-lesson-colours-about = 紅色攻擊，藍色撥擋，青色反攻。
ready-fence-lesson-colours-1 = { $name1 } 用紅色卡牌攻擊。紅色可以用藍色或青色回應。藍色是撥擋，可以擋下攻擊。請用藍色卡牌回應。
ready-fence-lesson-colours-1-goal = 用藍色卡牌回應並得分
ready-fence-lesson-colours-1-hint = 「{ ready-fence-card-PR }」5 是藍紅雙色：先撥擋，再還擊。
ready-fence-lesson-colours-1-accept = 你沒有回應，對手刺中了。
ready-fence-lesson-colours-1-cyan = 青色也能回應紅色，那是反攻。這次請試試藍色。
ready-fence-lesson-colours-1-distance = 不用卡牌也行得通。但這一課要看顏色的作用：請用藍色卡牌。
ready-fence-lesson-colours-2 = 你的撥擋變成還擊並且刺中了。現在輪到你：前進，用「{ ready-fence-card-ST }」4 攻擊，看看 { $name1 } 怎麼做。
ready-fence-lesson-colours-2-goal = 前進，並用「{ ready-fence-card-ST }」4 攻擊
ready-fence-lesson-colours-2-hint = 先前進，再出牌：出牌永遠是遊戲輪替的最後一個動作。
ready-fence-lesson-colours-2-back = 那樣會離開可攻擊的距離。
ready-fence-lesson-colours-2-end = 遊戲輪替沒有攻擊就結束了。
ready-fence-lesson-colours-2-other = 這個攻擊不錯，但 { $name1 } 會用別的方法回應。請用「{ ready-fence-card-ST }」4。
ready-fence-lesson-colours-3 = 「{ ready-fence-card-SH }」！這張青色卡牌比你的快。現在的威脅是青色，只有藍色能回應青色。在一次擊劍交鋒中你可以出 2 張牌，還剩一張。
ready-fence-lesson-colours-3-goal = 用藍色回應反攻並得分
ready-fence-lesson-colours-3-hint = 「{ ready-fence-card-PR }」6 是藍色，而且比 5 快。
ready-fence-lesson-colours-3-accept = 對手的反攻刺中了。你手上還有夠快的藍色卡牌。
ready-fence-lesson-colours-end = 紅色威脅，藍色或青色回應紅色，只有藍色回應青色。黃金色幾乎贏過一切。

## 教學：速度

ready-fence-lesson-speed = 速度
ready-fence-lesson-speed-about = 回應至少要和威脅一樣快。
ready-fence-lesson-speed-1 = { $name1 } 以速度值 5 攻擊。回應的速度值至少要一樣。選擇一張夠快的卡牌。
ready-fence-lesson-speed-1-goal = 撥擋速度值 5 的攻擊
ready-fence-lesson-speed-1-hint = 撥擋只要相等就夠了：「{ ready-fence-card-PR }」5。指著暗的卡牌，就會說明為什麼太慢。
ready-fence-lesson-speed-1-accept = 對手刺中了。「{ ready-fence-card-PR }」5 就夠快。
ready-fence-lesson-speed-1-distance = 你躲開了，但沒有用到卡牌。請用那張夠快的卡牌。
ready-fence-lesson-speed-2 = 輪到你。看看武器位置：你在{ ready-fence-position-line }，{ $name1 } 在{ ready-fence-position-invitation }。這時你的每張「{ ready-fence-card-ST }」速度值 +2。前進，然後用一張攻擊。
ready-fence-lesson-speed-2-goal = 用「{ ready-fence-card-ST }」得分
ready-fence-lesson-speed-2-hint = 前進，再出「{ ready-fence-card-ST }」3：它算作 5。
ready-fence-lesson-speed-2-back = 那樣會離開可攻擊的距離。
ready-fence-lesson-speed-2-end = 遊戲輪替沒有攻擊就結束了。
ready-fence-lesson-speed-2-other = 那樣就用不到加成。請用「{ ready-fence-card-ST }」攻擊。
ready-fence-lesson-speed-end = 卡牌上的數字只是開始：武器位置與追加卡都會改變它。牌桌永遠顯示真正計算的速度值。

## 教學：撥擋還擊

ready-fence-lesson-riposte = 撥擋還擊
ready-fence-lesson-riposte-about = 撥擋之後還擊，對手也可以再回應。
ready-fence-lesson-riposte-1 = { $name1 } 以速度值 4 攻擊。「{ ready-fence-card-PR }」擋下攻擊後立即變成還擊，比撥擋慢 2：5 變成 3。先用兩張中較快的一張，再看對手怎麼回應。
ready-fence-lesson-riposte-1-goal = 用「{ ready-fence-card-PR }」5 撥擋
ready-fence-lesson-riposte-1-hint = 把「{ ready-fence-card-PR }」4 留到後面：撥擋 4 的還擊只有 2。
ready-fence-lesson-riposte-1-accept = 對手刺中了。撥擋就能擋下來。
ready-fence-lesson-riposte-1-ceding = 「{ ready-fence-card-CP }」可以擋下這個攻擊，但不會還擊。
ready-fence-lesson-riposte-1-glide = 撥擋之後追加「{ ready-fence-card-GA }」，還擊的速度值是 4。是好選擇，但這裡需要普通的還擊。
ready-fence-lesson-riposte-1-last = 這樣也行，但較快的牌就留給較慢的威脅了。先用 5。
ready-fence-lesson-riposte-1-distance = 退後可以避開攻擊，但不會還擊。
ready-fence-lesson-riposte-2 = { $name1 } 用「{ ready-fence-card-SH }」4 回應你速度值 3 的還擊。那是對手的第二張牌，在這次擊劍交鋒不能再出了，而你還有一張。在教學模式，撥擋也能擋下反攻。
ready-fence-lesson-riposte-2-goal = 再撥擋一次並得分
ready-fence-lesson-riposte-2-hint = 「{ ready-fence-card-PR }」4 剛好夠快。
ready-fence-lesson-riposte-2-accept = 對手的反攻刺中了。你還可以出第二張牌。
ready-fence-lesson-riposte-end = 每人 2 張牌，擊劍交鋒就結束：打出最後一張沒人能回應的牌，就由那位玩家得分。

## 教學：時間差反攻

ready-fence-lesson-stop-hit = 時間差反攻
ready-fence-lesson-stop-hit-about = 在攻擊中反攻，而且要比攻擊快。
ready-fence-lesson-stop-hit-1 = { $name1 } 用「{ ready-fence-card-BT }」4 攻擊。你在{ ready-fence-position-line }，所以它算作 5。「{ ready-fence-card-SH }」不是撥擋，而是搶先刺中：必須更快。如果相等，雙方都被刺中。
ready-fence-lesson-stop-hit-1-goal = 用「{ ready-fence-card-SH }」單獨得分
ready-fence-lesson-stop-hit-1-hint = 6 比 5 快。
ready-fence-lesson-stop-hit-1-equal = 雙方速度值都是 5：同時刺中，各得 1 分。要更快才行。
ready-fence-lesson-stop-hit-1-accept = 對手刺中了。
ready-fence-lesson-stop-hit-1-distance = 你躲開了，沒有人得分。但你有能得分的牌。
ready-fence-lesson-stop-hit-end = 對付慢的攻擊，「{ ready-fence-card-SH }」是最快的得分方法。它不是對所有攻擊都有效：對「{ ready-fence-card-DI }」、「{ ready-fence-card-GA }」與「{ ready-fence-card-FN }」無效。

## 教學：距離防守

ready-fence-lesson-evade = 退到搆不著的地方
ready-fence-lesson-evade-about = 不用卡牌防守，但要付代價。
ready-fence-lesson-evade-1 = 「{ ready-fence-card-TT }」！撥擋擋不住它，只有「{ ready-fence-card-SH }」、「{ ready-fence-card-JK }」或後退 2 格可以。這些牌你都沒有。後退要付出 1 點耐力能量、2 格和 1 張牌。
ready-fence-lesson-evade-1-goal = 以距離防守
ready-fence-lesson-evade-1-hint = 按「距離防守」。只有面對擊劍交鋒的第一張牌時才能用。
ready-fence-lesson-evade-1-accept = 對手刺中了。後退 2 格就能避開。
ready-fence-lesson-evade-2 = 你已經後退 2 格。現在選擇要付出的那張牌，之後會抽一張新的。
ready-fence-lesson-evade-2-goal = 放棄 1 張牌
ready-fence-lesson-evade-2-hint = 沒有卡劍可以回應時，「{ ready-fence-card-CP }」4 用處不大。快的撥擋更有價值。
ready-fence-lesson-evade-end = 沒有人得分，雙方留在原地。耐力能量只在其他模式才會恢復：在這裡你總共只能後退六次。

## 教學：雙色卡牌

ready-fence-lesson-two-colours = 雙色卡牌
ready-fence-lesson-two-colours-about = 一張牌兩種用法，還有一張幫助別的牌。
ready-fence-lesson-two-colours-1 = { $name1 } 用算作 5 的「{ ready-fence-card-BT }」攻擊。「{ ready-fence-card-DI }」是紅青雙色：當作青色時可以避開敲劍。單獨出 5 只是相等。「{ ready-fence-card-AN }」可以和另一張牌一起出，速度值 +2。
ready-fence-lesson-two-colours-1-goal = 用「{ ready-fence-card-DI }」加上追加卡得分
ready-fence-lesson-two-colours-1-hint = 選擇「{ ready-fence-card-DI }」5，再選擇追加「{ ready-fence-card-AN }」：7 對 5。
ready-fence-lesson-two-colours-1-equal = 速度值相等：同時刺中。請追加「{ ready-fence-card-AN }」。
ready-fence-lesson-two-colours-1-accept = 對手刺中了。
ready-fence-lesson-two-colours-1-distance = 你躲開了，但你的牌本來可以得分。
ready-fence-lesson-two-colours-2 = 現在把同樣的牌當作紅色：{ $name1 } 在{ ready-fence-position-engagement }，只有這時「{ ready-fence-card-DI }」才能攻擊。前進並使用它。
ready-fence-lesson-two-colours-2-goal = 用「{ ready-fence-card-DI }」攻擊並得分
ready-fence-lesson-two-colours-2-hint = 前進，再出「{ ready-fence-card-DI }」4。
ready-fence-lesson-two-colours-2-back = 那樣會離開可攻擊的距離。
ready-fence-lesson-two-colours-2-end = 遊戲輪替沒有攻擊就結束了。
ready-fence-lesson-two-colours-2-other = 請用「{ ready-fence-card-DI }」：{ $name1 } 的武器位置正適合它。
ready-fence-lesson-two-colours-end = 兩種顏色就是兩種用法，出牌時由你決定用哪一種。

## 教學：劍道與時間

ready-fence-lesson-strip-and-time = 劍道與時間
ready-fence-lesson-strip-and-time-about = 注意背後的盡頭，也注意時間。
ready-fence-lesson-strip-and-time-1 = 你以 4 比 3 領先，站在第 2 格：後退 2 格會出界，{ $name1 } 得 1 分。用別的方法擋下這個攻擊。
ready-fence-lesson-strip-and-time-1-goal = 擋下攻擊，並留在劍道上
ready-fence-lesson-strip-and-time-1-hint = 「{ ready-fence-card-CP }」4 對大部分攻擊都可以當作普通撥擋。
ready-fence-lesson-strip-and-time-1-off = 你出界了：{ $name1 } 得 1 分。
ready-fence-lesson-strip-and-time-1-accept = 對手刺中了，現在平手。
ready-fence-lesson-strip-and-time-1-edge = 小心：背後就是劍道的盡頭。那樣會失分。
ready-fence-lesson-strip-and-time-2 = 計時器牌庫就是時鐘，裡面只剩 1 張牌。牌抽完時間就終了，你會以 4 比 3 獲勝。沒有擊劍交鋒的遊戲輪替結束時，你可以換 1 張牌：這樣就會拿走最後一張。
ready-fence-lesson-strip-and-time-2-goal = 讓時間終了
ready-fence-lesson-strip-and-time-2-hint = 結束遊戲輪替，然後放棄任何一張牌：你會抽走計時器的最後一張。
ready-fence-lesson-strip-and-time-2-no = 時鐘還有牌，{ $name1 } 又有一次遊戲輪替。
ready-fence-lesson-strip-and-time-2-other = 何必冒險？你領先。結束遊戲輪替，讓時間終了。
ready-fence-lesson-strip-and-time-end = 計時器用盡時，領先的玩家獲勝。平手時，教學模式會繼續到下一次刺中為止。

## 基本模式：耐力能量

ready-fence-lesson-stamina = 耐力能量
ready-fence-lesson-stamina-about = 基本模式：不用卡牌撥擋，再調整呼吸。
ready-fence-lesson-stamina-1 = 在基本模式，擊劍交鋒後卡牌會回到手上，而且要計算耐力能量。{ $name1 } 以速度值 6 攻擊，你的牌不夠快，也來不及後退。撥擋動作不用卡牌就能擋下：每 2 點速度值要 1 點耐力能量。
ready-fence-lesson-stamina-1-goal = 不用卡牌撥擋
ready-fence-lesson-stamina-1-hint = 按「撥擋」：要用掉 6 點耐力能量中的 3 點。
ready-fence-lesson-stamina-1-accept = 對手刺中了。你的耐力能量足夠做撥擋動作。
ready-fence-lesson-stamina-2 = 你還有 3 點耐力能量。暫停會用掉整個遊戲輪替，恢復 2 點，也會從時鐘拿走 1 張牌，而且不能連續兩次。
ready-fence-lesson-stamina-2-goal = 暫停
ready-fence-lesson-stamina-2-hint = 按「暫停」。它必須是遊戲輪替的第一件事。
ready-fence-lesson-stamina-2-other = 那樣已經用掉一個動作，這次遊戲輪替不能再暫停了。
ready-fence-lesson-stamina-end = 耐力能量可以換取時間。刺中之後恢復 1 點，除非你在那次擊劍交鋒用過耐力能量。

## 基本模式：飛刺

ready-fence-lesson-fleche = 飛刺
ready-fence-lesson-fleche-about = 基本模式：選好武器位置，然後衝刺。
ready-fence-lesson-fleche-1 = 在基本模式，武器位置會改變所有速度值：{ ready-fence-position-invitation }讓你的防守快 1，{ ready-fence-position-engagement }讓對手的攻擊與還擊慢 1。請改為{ ready-fence-position-engagement }。
ready-fence-lesson-fleche-1-goal = 改為{ ready-fence-position-engagement }
ready-fence-lesson-fleche-1-hint = 在三種武器位置的圓圈中選擇。每次遊戲輪替可以改變一次。
ready-fence-lesson-fleche-1-line = 那是{ ready-fence-position-line }，適合自己出「{ ready-fence-card-ST }」。請選擇{ ready-fence-position-engagement }。
ready-fence-lesson-fleche-1-early = 飛刺是下一步。先改變武器位置。
ready-fence-lesson-fleche-1-other = 先改變武器位置：{ ready-fence-position-engagement }。
ready-fence-lesson-fleche-2 = 中間空 2 格是遠距離，只有「{ ready-fence-card-FL }」搆得到。你會跑過對手身旁，對手只有一次回應，之後你不能再回應。上吧！
ready-fence-lesson-fleche-2-goal = 用「{ ready-fence-card-FL }」得分
ready-fence-lesson-fleche-2-hint = 「{ ready-fence-card-FL }」6 要 2 點耐力能量。它太快，對手無法用距離防守。
ready-fence-lesson-fleche-2-other = 在遠距離立刻出「{ ready-fence-card-FL }」，當作第二個動作。
ready-fence-lesson-fleche-end = 沒有刺中時，你會再次站在遠距離。要選好時機：更快的反攻，或任何帶還擊的撥擋，都會讓對手得分。

## 進階模式：第二意圖

ready-fence-lesson-second-intention = 第二意圖
ready-fence-lesson-second-intention-about = 進階模式：用攻擊引出回應。
ready-fence-lesson-second-intention-1 = 進階模式使用全部 54 張牌。你有「{ ready-fence-card-CT }」：它贏過所有反攻。那就引出一個反攻吧。用「{ ready-fence-card-ST }」4 攻擊。
ready-fence-lesson-second-intention-1-goal = 引出反攻
ready-fence-lesson-second-intention-1-hint = 你在長刺距離。出「{ ready-fence-card-ST }」4。
ready-fence-lesson-second-intention-1-other = 現在就攻擊：{ $name1 } 正拿著「{ ready-fence-card-SH }」等著。
ready-fence-lesson-second-intention-2 = 來了。「{ ready-fence-card-CT }」不看速度值，只有「{ ready-fence-card-FT }」能贏過它。
ready-fence-lesson-second-intention-2-goal = 用「{ ready-fence-card-CT }」得分
ready-fence-lesson-second-intention-2-hint = 出「{ ready-fence-card-CT }」。
ready-fence-lesson-second-intention-2-accept = 對手的反攻刺中了。你手上有「{ ready-fence-card-CT }」。
ready-fence-lesson-second-intention-3 = 刺中！你的「{ ready-fence-card-ST }」已經回到手上。前進，再用它攻擊一次。
ready-fence-lesson-second-intention-3-goal = 前進並再次攻擊
ready-fence-lesson-second-intention-3-hint = 前進，再出「{ ready-fence-card-ST }」4。
ready-fence-lesson-second-intention-3-back = 那樣會離開可攻擊的距離。
ready-fence-lesson-second-intention-3-end = 遊戲輪替沒有攻擊就結束了。
ready-fence-lesson-second-intention-3-other = 用「{ ready-fence-card-ST }」4 攻擊。
ready-fence-lesson-second-intention-4 = 對手不用卡牌就撥擋了。「{ ready-fence-card-RA }」立刻跟上：比第一次攻擊快 2，並抵消任何還擊。
ready-fence-lesson-second-intention-4-goal = 再次攻擊並得分
ready-fence-lesson-second-intention-4-hint = 出「{ ready-fence-card-RA }」。在這次擊劍交鋒，{ $name1 } 不能再無卡防守。
ready-fence-lesson-second-intention-4-no = 擊劍交鋒結束了，沒有人得分。你還有「{ ready-fence-card-RA }」。
ready-fence-lesson-second-intention-end = 劍手稱之為第二意圖：第一次攻擊只是提問。

## 進階模式：假攻擊

ready-fence-lesson-feint = 假攻擊
ready-fence-lesson-feint-about = 進階模式：先露出一種攻擊，再換成另一種。
ready-fence-lesson-feint-1 = 有了「{ ready-fence-card-FE }」，看到對手的防守之後可以替換你的攻擊。所以先出慢的。
ready-fence-lesson-feint-1-goal = 用「{ ready-fence-card-ST }」3 攻擊
ready-fence-lesson-feint-1-hint = 快的「{ ready-fence-card-ST }」留著出奇制勝。
ready-fence-lesson-feint-1-strong = 那樣一開始就亮出最好的牌。先用「{ ready-fence-card-ST }」3。
ready-fence-lesson-feint-1-other = 用「{ ready-fence-card-ST }」3 攻擊。
ready-fence-lesson-feint-2 = { $name1 } 以 4 撥擋了。現在替換你的攻擊：比撥擋快就得分，而且沒有人能再回應。
ready-fence-lesson-feint-2-goal = 用「{ ready-fence-card-FE }」得分
ready-fence-lesson-feint-2-hint = 選擇「{ ready-fence-card-FE }」，再選擇「{ ready-fence-card-ST }」6。
ready-fence-lesson-feint-2-broken = 這樣會中止擊劍交鋒，沒有人得分。很安全，但你本來可以得 1 分。
ready-fence-lesson-feint-2-equal = 4 對 4：同時刺中。你有更快的牌。
ready-fence-lesson-feint-2-accept = 對手的還擊刺中了。
ready-fence-lesson-feint-2-answer = 那是回應還擊。這裡用「{ ready-fence-card-FE }」更好：沒有人能回應它。
ready-fence-lesson-feint-3 = 刺中！{ $name1 } 繼續逼近，站到你面前。在進階模式，你可以用一個動作後退 2 格。
ready-fence-lesson-feint-3-goal = 後退 2 格
ready-fence-lesson-feint-3-hint = 按「{ ready-fence-action-retreat }」。同時可以換 1 張牌。
ready-fence-lesson-feint-3-other = 在近距離只有「{ ready-fence-card-IF }」有用。請後退 2 格。
ready-fence-lesson-feint-end = 你全都學會了：距離、時間、速度。剩下的就是了解對手。
