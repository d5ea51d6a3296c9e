### 《鍛鑰者》教練在課程與殘局練習中所說的話。訊息名稱的組成方式見 lessons.ftl。學習者坐第一個座位，{ $name1 } 是對手。
### 卡牌名稱取自卡牌資料（有測試比對），放在「」裡。

## 鑰匙與琥魄

keyforge-lesson-keys = 鑰匙與琥魄
keyforge-lesson-keys-about = 鍛造一把鑰匙、選擇勢力，走完一個回合。
keyforge-lesson-keys-1 = 先鍛造三把鑰匙的玩家獲勝。回合一開始就是鍛造：琥魄池裡有 6 個琥魄時，就花費它們鍛造一把鑰匙。你的 6 個剛剛花掉了。選擇要鍛造哪一把；在這裡顏色沒有差別。
keyforge-lesson-keys-1-goal = 鍛造第一把鑰匙
keyforge-lesson-keys-1-hint = 按三把鑰匙中的任何一把。
keyforge-lesson-keys-2 = 第二步：從你的三個勢力中選擇一個。這個回合你只能打出、使用和棄置這個勢力的卡牌。看看你的手牌和戰線：哪個勢力能做的事最多？
keyforge-lesson-keys-2-goal = 選擇能做最多事的勢力
keyforge-lesson-keys-2-hint = 你有兩張手牌屬於{ keyforge-house-untamed }，場上的生物也是。
keyforge-lesson-keys-2-other = 那樣你大部分的卡牌這個回合都不能用。請選擇你最多的勢力。
keyforge-lesson-keys-3 = 第三步：想打出、使用和棄置多少都可以，卡牌不用付費。打出「花粉仙子」時，它的額外圖示會給你琥魄。已重整的生物可以收穫，獲得 1 個琥魄。兩件都做。
keyforge-lesson-keys-3-goal = 打出「花粉仙子」，並用「遠古巨熊」收穫
keyforge-lesson-keys-3-hint = 選擇手牌中的「花粉仙子」和戰線上的位置，再選擇「遠古巨熊」收穫。
keyforge-lesson-keys-3-ended = 回合結束了，還有可以拿的琥魄沒有拿。
keyforge-lesson-keys-3-fought = 生物也可以戰鬥，另一課會教。現在請收穫。
keyforge-lesson-keys-3-discarded = 你棄置了一張可以打出的卡牌。
keyforge-lesson-keys-4 = 生物進場時是橫置的：「花粉仙子」要等到你的下個回合。結束回合時，你的卡牌會重整，然後你抽牌到 6 張。
keyforge-lesson-keys-4-goal = 結束你的回合
keyforge-lesson-keys-4-hint = 按「{ keyforge-action-end }」。
keyforge-lesson-keys-4-more = 很好。你可以繼續；沒有想做的事時，就結束回合。
keyforge-lesson-keys-end = 鍛造、選擇勢力、打出與使用、重整、抽牌：每個回合都是如此。選對勢力，遊戲就成功了一半。

## 四種卡牌

keyforge-lesson-cards = 四種卡牌
keyforge-lesson-cards-about = 生物、行動、升級與神器。
keyforge-lesson-cards-1 = 這個回合你的勢力是{ keyforge-house-brobnar }。生物進場時放在戰線的左端或右端，也就是側翼。文字中「打出」後面寫的事會立刻發生。打出「阿砸」，看看 { $name1 } 失去什麼。
keyforge-lesson-cards-1-goal = 打出「阿砸」
keyforge-lesson-cards-1-hint = 選擇手牌中的「阿砸」，再選擇戰線的其中一端。
keyforge-lesson-cards-1-other = 那個可以晚一點。先從手上的生物開始。
keyforge-lesson-cards-2 = 行動卡牌生效後進入棄牌堆。先由圖示給你 1 個琥魄，再執行文字。生物受到的傷害達到力量時就被摧毀。把「重拳」的 3 點傷害用在能摧毀敵人的地方。
keyforge-lesson-cards-2-goal = 用「重拳」摧毀一個生物
keyforge-lesson-cards-2-hint = 「本影」的力量是 2，「盜挖者」的力量是 5。
keyforge-lesson-cards-2-elsewhere = 那個生物受了傷，但還在場上。傷害不會自己消失，不過這次要立刻摧毀。
keyforge-lesson-cards-2-other = 先用行動卡牌：打出「重拳」。
keyforge-lesson-cards-3 = 升級附加在生物上，並在附加期間改變它。你可以選擇任何生物，連 { $name1 } 的也行。「泰坦之血」會讓生物變強：該給誰？
keyforge-lesson-cards-3-goal = 把「泰坦之血」附加在對你有利的地方
keyforge-lesson-cards-3-hint = 你的三個生物都可以。
keyforge-lesson-cards-3-theirs = 現在 { $name1 } 的生物變強了，等於送禮。
keyforge-lesson-cards-3-other = 先用升級：打出「泰坦之血」。
keyforge-lesson-cards-4 = 神器留在場上，放在生物旁邊。它和生物一樣橫置進場，從你的下個回合起，選擇它的勢力時就能使用。打出「火炮」。
keyforge-lesson-cards-4-goal = 打出「火炮」
keyforge-lesson-cards-4-hint = 選擇手牌中的「火炮」。
keyforge-lesson-cards-4-ended = 回合結束了，神器還在你的手上。
keyforge-lesson-cards-4-discarded = 棄置的卡牌沒有任何效果。請打出它。
keyforge-lesson-cards-end = 生物和神器留在場上以後使用，升級留在生物上，行動用完就離開。這些都不用付費。

## 收穫與戰鬥

keyforge-lesson-fights = 收穫與戰鬥
keyforge-lesson-fights-about = 力量、護甲、嘲諷與閃避。
keyforge-lesson-fights-1 = 已重整的生物可以收穫或戰鬥，之後就橫置。收穫一定成功，並獲得 1 個琥魄。戰線最右邊的「阿砸」可以來做：用它收穫。
keyforge-lesson-fights-1-goal = 用「阿砸」收穫
keyforge-lesson-fights-1-hint = 選擇你戰線最右邊的生物，然後收穫。
keyforge-lesson-fights-1-other = 那個還有別的用途。請用「阿砸」收穫。
keyforge-lesson-fights-2 = 戰鬥時，兩個生物同時造成等於自己力量的傷害。護甲每個回合抵擋同樣點數的傷害：「奇襲騎士」力量 4、護甲 2。用一次攻擊摧毀它，並把「巨魔」留到後面。
keyforge-lesson-fights-2-goal = 不用「巨魔」，以一次攻擊摧毀「奇襲騎士」
keyforge-lesson-fights-2-hint = 力量 4 加護甲 2 是 6。「克倫普」的力量是 6，而且受得住 4 點傷害。
keyforge-lesson-fights-2-weak = 5 點傷害減去護甲 2 是 3：騎士還站著。請用更強的生物。
keyforge-lesson-fights-2-troll = 這樣可以，但接下來的對手只有「巨魔」夠強，這裡請用別的生物。
keyforge-lesson-fights-2-champion = 還不是它。請攻擊「奇襲騎士」。
keyforge-lesson-fights-2-other = 現在要戰鬥。
keyforge-lesson-fights-3 = 「勇士阿納菲爾」有嘲諷：只要它還在，就無法攻擊它的鄰居「本影」和「竊賊諾迪」。它力量 6、護甲 1。誰能一次攻擊就摧毀它？
keyforge-lesson-fights-3-goal = 摧毀「勇士阿納菲爾」
keyforge-lesson-fights-3-hint = 至少需要力量 7。「巨魔」有 8。
keyforge-lesson-fights-3-weak = 太弱了，而且失去了自己的生物。要把力量和護甲加起來算。
keyforge-lesson-fights-3-other = 先除掉這個勇士。
keyforge-lesson-fights-4 = 路通了。「竊賊諾迪」是竊賊，而且有閃避：每個回合第一次攻擊它時，雙方都不會受到傷害。你還有兩個生物。
keyforge-lesson-fights-4-goal = 摧毀「竊賊諾迪」
keyforge-lesson-fights-4-hint = 攻擊它兩次：先用「獵頭者」，再用「重擊斯邁許」。
keyforge-lesson-fights-4-umbra = 這樣只剩一次攻擊，而有閃避的生物需要兩次。
keyforge-lesson-fights-4-other = 要對付竊賊，兩個生物都需要。
keyforge-lesson-fights-4-elusive = 被它閃過了。這個回合它不能再閃一次。
keyforge-lesson-fights-end = 收穫讓你獲勝，戰鬥阻止對手收穫。攻擊之前先計算：傷害在治療之前都會留著。

## 竊取與搶佔

keyforge-lesson-amber = 竊取與搶佔
keyforge-lesson-amber-about = 阻止對手鍛造，並拿回你的琥魄。
keyforge-lesson-amber-1 = { $name1 } 有 7 個琥魄，下個回合就會鍛造第三把鑰匙。用竊取吧：被竊取的琥魄從對手的琥魄池移到你的琥魄池。
keyforge-lesson-amber-1-goal = 用「小賊童」竊取 1 個琥魄
keyforge-lesson-amber-1-hint = 打出「小賊童」：打出時就會竊取。
keyforge-lesson-amber-1-other = 請先用「小賊童」，一件一件來。
keyforge-lesson-amber-2 = 6 個還是夠鍛造一把鑰匙。「老布魯諾」會搶佔 3 個：被搶佔的琥魄放在生物上，誰都不能花費。
keyforge-lesson-amber-2-goal = 用「老布魯諾」搶佔
keyforge-lesson-amber-2-hint = 打出「老布魯諾」，放在哪裡都可以。
keyforge-lesson-amber-2-other = { $name1 } 的琥魄還是夠鍛造鑰匙。請打出「老布魯諾」。
keyforge-lesson-amber-3 = 再來是你自己的琥魄：「沙雷特」上有 2 個。生物離場時，上面的琥魄會進入其控制者對手的琥魄池，這裡就是你。
keyforge-lesson-amber-3-goal = 從「沙雷特」拿回你的琥魄
keyforge-lesson-amber-3-hint = 用「閃避者」戰鬥：它的力量 5 足以對付「沙雷特」。
keyforge-lesson-amber-3-imp = 那個生物上沒有琥魄。請攻擊「沙雷特」。
keyforge-lesson-amber-3-other = 收穫只得到 1 個，「沙雷特」上卻有 2 個。
keyforge-lesson-amber-end = 竊取來的琥魄是你的。搶佔的琥魄只是暫時拿開：生物離場時就會回去，所以要保護好「老布魯諾」。

## 更好的手牌

keyforge-lesson-hand = 更好的手牌
keyforge-lesson-hand-about = 封存區、棄牌換新牌，以及枷鎖。
keyforge-lesson-hand-1 = 你的封存區有兩張卡牌：留到以後用，別人看不到。選擇勢力之後，你可以把它們全部拿到手上。它們是{ keyforge-house-logos }的卡牌。
keyforge-lesson-hand-1-goal = 選擇邏機，並取回封存的卡牌
keyforge-lesson-hand-1-hint = 按{ keyforge-house-logos }，再按「{ keyforge-action-take }」。
keyforge-lesson-hand-1-other = 那個勢力你幾乎沒有卡牌。請選擇{ keyforge-house-logos }。
keyforge-lesson-hand-1-left = 那樣它們要再等一個回合。現在就用得上。
keyforge-lesson-hand-2 = 「實驗工作」可以封存一張手牌。哪一張這個回合反正用不到？
keyforge-lesson-hand-2-goal = 封存一張這個回合用不到的卡牌
keyforge-lesson-hand-2-hint = 「重拳」是{ keyforge-house-brobnar }的卡牌：這個回合既不能打出，也不能棄置。
keyforge-lesson-hand-2-wasted = 那張屬於{ keyforge-house-logos }，這個回合就可以用。
keyforge-lesson-hand-2-discarded = 還不用。先用「實驗工作」封存一張卡牌。
keyforge-lesson-hand-2-ended = 什麼都還沒封存，回合就結束了。
keyforge-lesson-hand-3 = 沒有用的卡牌會佔住手牌的位置。「次元門」讓收穫變成竊取，但你沒有能收穫的生物。棄置它，就會多抽一張新的。
keyforge-lesson-hand-3-goal = 棄置「次元門」
keyforge-lesson-hand-3-hint = 選擇「次元門」並棄置。只有當前勢力的卡牌可以棄置。
keyforge-lesson-hand-3-ended = 回合結束了，沒用的卡牌還佔著手牌。
keyforge-lesson-hand-3-played = 這樣手牌也會變少，但這裡要學的是棄置。請試試看。
keyforge-lesson-hand-3-other = 那張卡牌還有用。請棄置「次元門」。
keyforge-lesson-hand-4 = 你有 5 個枷鎖。枷鎖讓你少抽牌：1 至 6 個枷鎖少抽一張。每次在回合結束要抽牌時，就移除一個枷鎖。想打出什麼就打出，然後結束回合。
keyforge-lesson-hand-4-goal = 結束回合，移除一個枷鎖
keyforge-lesson-hand-4-hint = 按「{ keyforge-action-end }」。你會把手牌補到 5 張，而不是 6 張。
keyforge-lesson-hand-4-more = 很好：每打出一張，就能多抽一張新的。
keyforge-lesson-hand-end = 要等的就封存，沒用的就棄置，並注意枷鎖：強大的卡牌常會帶來枷鎖。

## 先後順序

keyforge-lesson-order = 先後順序
keyforge-lesson-order-about = 被擊暈的生物、同時發生的效果，以及被摧毀時的效果。
keyforge-lesson-order-1 = 「嗅鼻鱷」被擊暈了：既不能收穫，也不能戰鬥。使用它只會移除擊暈並橫置。現在就做，下個回合它就自由了。
keyforge-lesson-order-1-goal = 移除「嗅鼻鱷」的擊暈
keyforge-lesson-order-1-hint = 選擇你戰線上的「嗅鼻鱷」。
keyforge-lesson-order-1-other = 那個可以晚一點。先移除擊暈。
keyforge-lesson-order-2 = 你有 6 個琥魄。打出「喬塔·哈茲利」時會失去 1 個，然後可以鍛造鑰匙。你每打出一個其他生物，「獵手森巫」就給你 1 個。兩者同時發生，由你決定順序。
keyforge-lesson-order-2-goal = 用「喬塔·哈茲利」鍛造鑰匙
keyforge-lesson-order-2-hint = 先獲得，再失去：讓「獵手森巫」先生效，然後接受。
keyforge-lesson-order-2-early = 失去一個琥魄後只剩 5 個，不夠鍛造。應該讓哪個先生效？
keyforge-lesson-order-2-no = 琥魄已經夠了，你卻沒有鍛造。
keyforge-lesson-order-2-other = 先打出「喬塔·哈茲利」。
keyforge-lesson-order-3 = 有些生物被摧毀時會有效果。「殉道者杜瑪」會治療你的所有其他生物，並讓你抽牌。「食人猴」同時對所有其他生物造成 2 點傷害。打出它，看看誰活下來：已經要被摧毀的生物，治療也救不了。
keyforge-lesson-order-3-goal = 讓「殉道者杜瑪」治療「嗅鼻鱷」
keyforge-lesson-order-3-hint = 打出「食人猴」。若要選擇順序，讓「獵手森巫」先生效。
keyforge-lesson-order-3-ended = 回合結束了，什麼都沒有被摧毀。
keyforge-lesson-order-3-discarded = 請打出它，不要棄置。
keyforge-lesson-order-end = 事情一件接一件：一個效果引發的事先完成，才輪到下一個。同時發生時，由當前玩家決定順序，雙方的卡牌都一樣。

## 將軍！

keyforge-lesson-check = 將軍！
keyforge-lesson-check-about = 看出對手接下來要做什麼，並加以阻止。
keyforge-lesson-check-1 = { $name1 } 有兩把鑰匙和 7 個琥魄：這就是「將軍」，下個回合就會獲勝。一把鑰匙要 6 個，所以要讓對手的琥魄少於 6 個。看看手牌：哪個勢力做得到？
keyforge-lesson-check-1-goal = 選擇能阻止對手的勢力
keyforge-lesson-check-1-hint = 你手上的兩張{ keyforge-house-brobnar }卡牌能讓對手失去琥魄。
keyforge-lesson-check-1-other = 這些卡牌都動不了 { $name1 } 的琥魄。
keyforge-lesson-check-2 = 「焚毀物資」會讓對手失去 4 個琥魄，但只在對手有 7 個以上時有效。「阿砸」讓對手失去 1 個。哪一張要先打出？
keyforge-lesson-check-2-goal = 讓對手一次失去 4 個琥魄
keyforge-lesson-check-2-hint = 趁對手還有 7 個，打出「焚毀物資」。
keyforge-lesson-check-2-early = 現在只剩 6 個：「焚毀物資」不能生效，卻還夠鍛造鑰匙。
keyforge-lesson-check-2-discarded = 那正是你需要的卡牌。
keyforge-lesson-check-2-ended = { $name1 } 的琥魄夠鍛造第三把鑰匙。
keyforge-lesson-check-3 = 對手剩下 3 個：下個回合無法鍛造。把其他能用的用完，再結束回合看看。
keyforge-lesson-check-3-goal = 結束回合，看對手沒有鍛造就選擇勢力
keyforge-lesson-check-3-hint = 按「{ keyforge-action-end }」。
keyforge-lesson-check-3-more = 很好。做得越多，下個回合就越有利。
keyforge-lesson-check-end = 每個回合都要看對手的琥魄池：6 個以上就是「將軍」，這時沒有比它更重要的事。讓對手失去、竊取、搶佔，或提高對手的鍛造費用。

## 守護

keyforge-lesson-ward = 守護
keyforge-lesson-ward-about = 擋下一次打擊。
keyforge-lesson-ward-1 = 「阿拉卡」受守護。守護能擋下一次：這個生物將要受到傷害、被摧毀或離場時，改為移除守護，不論那一擊有多強。「阿拉卡」的力量是 4，請摧毀它。你有造成 1 點傷害的「戳探」，以及力量 5 的「曲環」。
keyforge-lesson-ward-1-goal = 摧毀「阿拉卡」
keyforge-lesson-ward-1-hint = 用最小的一擊去掉守護：先對「阿拉卡」打出「戳探」，再用「曲環」攻擊它。
keyforge-lesson-ward-1-strong = 5 點傷害全被守護擋下，「阿拉卡」還反擊了。先用小一點的打擊去掉守護。
keyforge-lesson-ward-1-elsewhere = 要對付「阿拉卡」，你的兩次打擊都需要。
keyforge-lesson-ward-1-other = 先摧毀「阿拉卡」：「戳探」和「曲環」都用得到。
keyforge-lesson-ward-1-gone = 守護不見了，「阿拉卡」沒有受傷。下一擊就有效了。
keyforge-lesson-ward-2 = 「曲環」打贏後，自己得到了守護。一個生物最多只有一個守護。「全息唱機」可以讓你選擇的一個生物受守護。「喋語藏書家」的力量只有 1，上面有 3 個搶佔來的琥魄。誰最需要守護？
keyforge-lesson-ward-2-goal = 把守護給最需要的生物
keyforge-lesson-ward-2-hint = 「喋語藏書家」離場的話，{ $name1 } 就會拿回那 3 個琥魄。使用「全息唱機」，選擇它。
keyforge-lesson-ward-2-twice = 「曲環」已經受守護，再給一個也沒有用。
keyforge-lesson-ward-2-theirs = 這樣受保護的是 { $name1 } 的生物。
keyforge-lesson-ward-2-ended = 回合結束了，「全息唱機」還沒有用。
keyforge-lesson-ward-3 = 守護不會自己消失，會一直留到需要的時候。結束回合，看看 { $name1 } 怎麼想摧毀你最弱的生物。
keyforge-lesson-ward-3-goal = 結束回合，看守護發揮作用
keyforge-lesson-ward-3-hint = 按「{ keyforge-action-end }」。
keyforge-lesson-ward-end = 「剔除弱者」本來會摧毀那個生物，結果只移除了守護，琥魄也留在原處。守護只擋一次，但什麼打擊都擋得住：所以要用小的打擊去掉它，並把它給最有價值的生物。

## 激怒

keyforge-lesson-enrage = 激怒
keyforge-lesson-enrage-about = 非戰鬥不可的生物。
keyforge-lesson-enrage-1 = 「阿拉卡」被激怒了：使用它時，只要能戰鬥就必須戰鬥，所以現在不能收穫。不過攻擊誰由你決定。「阿拉卡」的力量是 4，找一個它能摧毀、自己又能活下來的敵人。
keyforge-lesson-enrage-1-goal = 用「阿拉卡」摧毀一個生物，並保住「阿拉卡」
keyforge-lesson-enrage-1-hint = 「寬客」的力量是 3，另外兩個至少和「阿拉卡」一樣強。
keyforge-lesson-enrage-1-strong = 失去了「阿拉卡」：那個敵人太強了。找一個力量小於 4 的。
keyforge-lesson-enrage-1-other = 先使用「阿拉卡」，你會發現它只能戰鬥。
keyforge-lesson-enrage-2 = 「阿拉卡」戰鬥過，就不再被激怒了。現在反過來對付 { $name1 }：對手有 5 個琥魄，再收穫一次就有 6 個。「石腸怪」被擊暈，會收穫的是「A.溫達」。「油滑賈克」會激怒與它戰鬥的生物，而且攻擊時不會受到對方的傷害。
keyforge-lesson-enrage-2-goal = 激怒「A.溫達」
keyforge-lesson-enrage-2-hint = 用「油滑賈克」戰鬥，選擇「A.溫達」。
keyforge-lesson-enrage-2-elsewhere = 「石腸怪」被擊暈，下個回合本來就不能收穫。
keyforge-lesson-enrage-2-other = 這樣擋不住「A.溫達」收穫。
keyforge-lesson-enrage-3 = 「蠻頓人輔軍」有嘲諷，所以無法攻擊它的鄰居。它還有危險 2：攻擊它的生物會先受到 2 點傷害。「A.溫達」只剩這個對象。結束回合，看看會怎樣。
keyforge-lesson-enrage-3-goal = 結束回合，看「A.溫達」戰鬥
keyforge-lesson-enrage-3-hint = 按「{ keyforge-action-end }」。
keyforge-lesson-enrage-end = 被激怒的生物要先戰鬥，才能再收穫。它的控制者可以不使用它；沒有可以攻擊的對象時，它也可以收穫。所以要激怒想收穫的敵人，並準備好強大的生物等著。

## 尊崇

keyforge-lesson-exalt = 尊崇
keyforge-lesson-exalt-about = 放在自己生物上的代價。
keyforge-lesson-exalt-1 = 尊崇一個生物，就是從供應堆放 1 個琥魄到它上面。這是代價：這個生物離場時，對手會得到那個琥魄。「財務官賈爾達」收穫時，你可以尊崇它，並因此多獲得 1 個琥魄。試試看。
keyforge-lesson-exalt-1-goal = 用「財務官賈爾達」收穫，並尊崇它
keyforge-lesson-exalt-1-hint = 選擇「財務官賈爾達」收穫，然後接受。
keyforge-lesson-exalt-1-no = 這樣只獲得收穫的 1 個琥魄。請接受。
keyforge-lesson-exalt-1-other = 先用「財務官賈爾達」收穫。
keyforge-lesson-exalt-2 = 你每有一個生物，「方陣打擊」就造成 1 點傷害，而你有三個。尊崇其中一個，就能再打擊一次。「莫格獵手」的力量是 6，請摧毀它。
keyforge-lesson-exalt-2-goal = 摧毀「莫格獵手」
keyforge-lesson-exalt-2-hint = 選擇「莫格獵手」，接受，尊崇你的一個生物，再選擇「莫格獵手」。
keyforge-lesson-exalt-2-elsewhere = 要摧毀「莫格獵手」，兩次打擊都需要。
keyforge-lesson-exalt-2-no = 3 點傷害對付不了力量 6。尊崇你的一個生物，再打擊一次。
keyforge-lesson-exalt-2-other = 先打出「方陣打擊」。
keyforge-lesson-exalt-3 = 你有 5 個琥魄，還有 2 個在你的生物上，不能花費。「上龍圖書館」會把 1 個琥魄從你的一個生物移到你的琥魄池。
keyforge-lesson-exalt-3-goal = 把 1 個琥魄從生物移到你的琥魄池
keyforge-lesson-exalt-3-hint = 使用「上龍圖書館」，選擇一個有琥魄的生物。
keyforge-lesson-exalt-3-ended = 回合結束了，圖書館還沒有用。
keyforge-lesson-exalt-end = 現在有 6 個，夠鍛造一把鑰匙了。尊崇今天不用付出什麼，生物倒下的那天才付 1 個琥魄。所以要尊崇站得住的生物，或及時把琥魄拿下來。

## 額外圖示

keyforge-lesson-icons = 額外圖示
keyforge-lesson-icons-about = 搶佔、傷害、抽牌、棄置，以及「強化」的意思。
keyforge-lesson-icons-1 = 打出卡牌後，先從上到下結算它的圖示，然後才輪到文字。你已經認識琥魄圖示，「露米露」有另外兩種。搶佔：你的一個生物搶佔 1 個琥魄。抽牌：你抽 1 張牌。打出「露米露」。
keyforge-lesson-icons-1-goal = 打出「露米露」，搶佔 1 個琥魄，並抽 1 張牌
keyforge-lesson-icons-1-hint = 選擇手牌中的「露米露」、一個位置，以及要搶佔的生物。
keyforge-lesson-icons-1-other = 先從「露米露」開始。
keyforge-lesson-icons-2 = 「漆黑妖精」有一個傷害圖示：對一個生物造成 1 點傷害，敵方或自己的都可以。圖示不能放棄，每一個都必須結算，所以要看看用在哪裡最好。
keyforge-lesson-icons-2-goal = 用「漆黑妖精」的圖示摧毀一個生物
keyforge-lesson-icons-2-hint = 「碎刃」的力量是 1。
keyforge-lesson-icons-2-elsewhere = 那個生物受了傷，但還在場上。有一個敵人的力量只有 1。
keyforge-lesson-icons-2-other = 先打出「漆黑妖精」。
keyforge-lesson-icons-3 = 「荒野贈禮」的開頭寫著「強化」和幾個圖示。那些圖示在牌庫產生時，就已經加到牌庫的其他卡牌上，像「露米露」和「漆黑妖精」的圖示那樣；遊戲中「強化」沒有作用。有作用的是其餘的文字：你打出的下一張卡牌，每個圖示都多結算一次。打出「荒野贈禮」。
keyforge-lesson-icons-3-goal = 打出「荒野贈禮」
keyforge-lesson-icons-3-hint = 選擇手牌中的「荒野贈禮」。
keyforge-lesson-icons-3-other = 先打出「荒野贈禮」，再打出想讓圖示結算兩次的卡牌。
keyforge-lesson-icons-4 = 還有一種新圖示。棄置：從手牌棄置 1 張卡牌，任何勢力都可以。現在下一張卡牌的每個圖示都算兩次。打出哪一張獲得最多？
keyforge-lesson-icons-4-goal = 用一張卡牌的圖示獲得 6 個琥魄
keyforge-lesson-icons-4-hint = 「芙露芙」有三個琥魄圖示。它的棄置圖示也算兩次：「因果循環」這個回合反正打不出來。
keyforge-lesson-icons-4-less = 有別的卡牌琥魄圖示更多。
keyforge-lesson-icons-4-discarded = 打出的卡牌才會結算圖示。
keyforge-lesson-icons-4-ended = 回合結束了，「荒野贈禮」白打了。
keyforge-lesson-icons-end = 同一種卡牌的兩張，圖示可能不同，所以先看圖示，再看文字。圖示先結算，而且全部都要結算，即使那張卡牌已經不在了。

## 巨型生物

keyforge-lesson-gigantic = 巨型生物
keyforge-lesson-gigantic-about = 兩張卡牌，一個生物。
keyforge-lesson-gigantic-1 = 巨型生物由兩張同名的卡牌組成，兩張都在手上時才能打出。你手上有「超重力機神」的下半，上半在你的封存區。選擇{ keyforge-house-logos }，把它拿回來。
keyforge-lesson-gigantic-1-goal = 把另一半拿到手上
keyforge-lesson-gigantic-1-hint = 按{ keyforge-house-logos }，再按「{ keyforge-action-take }」。
keyforge-lesson-gigantic-1-other = 兩半都屬於{ keyforge-house-logos }。
keyforge-lesson-gigantic-1-left = 這樣你只有一半，無法打出。
keyforge-lesson-gigantic-2 = 現在可以把兩半當作一張卡牌打出，由下半來打。圖示來自上半：這裡是 1 個琥魄和抽 1 張牌。力量、護甲和文字來自下半。
keyforge-lesson-gigantic-2-goal = 打出「超重力機神」
keyforge-lesson-gigantic-2-hint = 選擇手牌中的下半並打出，上半會跟著進場。
keyforge-lesson-gigantic-2-ended = 回合結束了，兩半都還在手上。
keyforge-lesson-gigantic-2-discarded = 現在少了一半，另一半要等很久了。
keyforge-lesson-gigantic-2-early = 那個可以晚一點。先打出「超重力機神」。
keyforge-lesson-gigantic-3 = 在場上，它完全是一個生物。離場時，兩張卡牌進入同一個地方，又成為兩張。「心勝於物」會把每個生物放進擁有者的封存區，而「險軌統領」上有你的 3 個琥魄。打出它。
keyforge-lesson-gigantic-3-goal = 把「超重力機神」放進你的封存區
keyforge-lesson-gigantic-3-hint = 選擇手牌中的「心勝於物」。
keyforge-lesson-gigantic-3-ended = 回合結束了，你的琥魄還在「險軌統領」上。
keyforge-lesson-gigantic-3-discarded = 棄置的卡牌沒有任何效果。請打出它。
keyforge-lesson-gigantic-end = 你的琥魄回來了，兩半都在封存區。下個回合拿回來，就能再打出「超重力機神」，圖示也再結算一次。

## 潮位

keyforge-lesson-tide = 潮位
keyforge-lesson-tide-about = 一方的潮位高，另一方的就低。
keyforge-lesson-tide-1 = 這場遊戲有潮位，因為有牌庫帶了潮位牌。潮位一開始是中。提升潮位的玩家潮位為高，另一位玩家則為低，每位玩家琥魄旁邊的標記會顯示出來。「私家偵探幻夢」收穫後抽 3 張牌，但只在你的潮位為高時有效。「艙底看守人」打出時會提升潮位。
keyforge-lesson-tide-1-goal = 用卡牌提升潮位
keyforge-lesson-tide-1-hint = 打出「艙底看守人」。
keyforge-lesson-tide-1-chains = 在自己的回合隨時可以提升潮位，但要獲得 3 個枷鎖。「艙底看守人」不用代價就能做到。
keyforge-lesson-tide-1-early = 潮位還是中，所以「私家偵探幻夢」沒有抽牌。
keyforge-lesson-tide-1-other = 先提升潮位：打出「艙底看守人」。
keyforge-lesson-tide-2 = 現在你的潮位為高。只要如此，所有需要高潮位的卡牌都有效。
keyforge-lesson-tide-2-goal = 抽 3 張牌
keyforge-lesson-tide-2-hint = 用「私家偵探幻夢」收穫。
keyforge-lesson-tide-2-again = 潮位本來就是高，你只是多了 3 個枷鎖。
keyforge-lesson-tide-2-other = 先抽 3 張牌：用「私家偵探幻夢」收穫。
keyforge-lesson-tide-3 = 現在 { $name1 } 的潮位為低，不過對手有辦法改變。結束回合，看看會怎樣。
keyforge-lesson-tide-3-goal = 結束回合，看潮位逆轉
keyforge-lesson-tide-3-hint = 按「{ keyforge-action-end }」。
keyforge-lesson-tide-4 = { $name1 } 提升了潮位，代價是 3 個枷鎖，補牌時少抽 1 張。現在你的潮位為低。這個回合你沒有能提升潮位的卡牌，就照 { $name1 } 的方法做。
keyforge-lesson-tide-4-goal = 自己提升潮位
keyforge-lesson-tide-4-hint = 選擇一個勢力，再按提升潮位的按鈕。
keyforge-lesson-tide-4-ended = 回合結束了，你的潮位還是低。
keyforge-lesson-tide-end = 你的潮位又高了，也有了 3 個枷鎖。自己提升潮位不會讓任何卡牌橫置，也不是卡牌的能力：在你的回合打出與使用卡牌的時候隨時可以做。先想想得到的值不值那些枷鎖。

## 衍生生物

keyforge-lesson-tokens = 衍生生物
keyforge-lesson-tokens-about = 面朝下的牌庫卡牌，全都是同一種生物。
keyforge-lesson-tokens-1 = 你的牌庫旁邊有一張衍生生物牌「Rebel」。製造衍生生物時，你牌庫頂的卡牌會以面朝下、橫置的狀態在側翼進場。只要它在那裡，就只是「Rebel」：火星勢力、力量 1 的生物。{ $name1 } 看不到底下是什麼卡牌，你可以看。你已經有一個「Rebel」，「Mk.2 Generator」可以再製造一個。
keyforge-lesson-tokens-1-goal = 製造一個衍生生物
keyforge-lesson-tokens-1-hint = 使用「Mk.2 Generator」，再選擇側翼。
keyforge-lesson-tokens-1-other = 先用「Mk.2 Generator」製造一個衍生生物。
keyforge-lesson-tokens-2 = 新的「Rebel」和其他進場的生物一樣是橫置的，另一個則是重整的。「Rebel」收穫後會對一個生物造成 1 點傷害。「巨魔」的力量是 8，已經有 7 點傷害。
keyforge-lesson-tokens-2-goal = 摧毀「巨魔」
keyforge-lesson-tokens-2-hint = 用重整的「Rebel」收穫，選擇「巨魔」。
keyforge-lesson-tokens-2-elsewhere = 這 1 點傷害應該給「巨魔」，它撐不住的。
keyforge-lesson-tokens-2-other = 先摧毀「巨魔」：用重整的「Rebel」收穫。
keyforge-lesson-tokens-3 = 你第一個「Rebel」底下的卡牌是「嗅鼻鱷」。結束回合，看看「阿砸」攻擊它之後會怎樣。
keyforge-lesson-tokens-3-goal = 結束回合，看衍生生物離場
keyforge-lesson-tokens-3-hint = 按「{ keyforge-action-end }」。
keyforge-lesson-tokens-end = 它以「Rebel」的身份被摧毀，到了棄牌堆又是「嗅鼻鱷」，大家都看得到。所以製造衍生生物會用掉牌庫，但什麼也沒有失去：底下的卡牌在下次洗牌後還會回來。

## 著魔

keyforge-lesson-haunted = 著魔
keyforge-lesson-haunted-about = 厚厚的棄牌堆，以及棄置時生效的卡牌。
keyforge-lesson-haunted-1 = 有些卡牌有「廢棄：」能力：在你的回合從自己的手牌棄置這張卡牌時結算。「暴躁者」打出時只造成 2 點傷害；改為棄置它，就能摧毀一個側翼的敵方生物，不論多強。「巨魔」的力量是 8，正在側翼。
keyforge-lesson-haunted-1-goal = 摧毀「巨魔」
keyforge-lesson-haunted-1-hint = 棄置「暴躁者」，選擇「巨魔」。
keyforge-lesson-haunted-1-played = 打出「暴躁者」只有 2 點傷害。改為棄置它。
keyforge-lesson-haunted-1-elsewhere = 「阿拉卡」不見了，但力量 8 的「巨魔」還在。
keyforge-lesson-haunted-1-other = 先對付「巨魔」：棄置「暴躁者」。
keyforge-lesson-haunted-2 = 只要你的棄牌堆有 10 張或更多的卡牌，你就處於著魔狀態。加上「暴躁者」，現在有 9 張。「試金石」收穫後會看這一點：著魔就抽 2 張牌，否則從牌庫頂棄置 2 張。「收割捕手」收穫後會從牌庫頂棄置 1 張。
keyforge-lesson-haunted-2-goal = 用「試金石」抽 2 張牌
keyforge-lesson-haunted-2-hint = 先用「收割捕手」收穫，它棄置的就是第十張；再用「試金石」收穫。
keyforge-lesson-haunted-2-early = 棄牌堆只有 9 張，你還沒有著魔，所以沒有抽牌。
keyforge-lesson-haunted-2-other = 先抽那 2 張牌。
keyforge-lesson-haunted-3 = 現在你著魔了，琥魄旁邊的標記會告訴大家。你有 5 個琥魄。「著魔之屋」可以再給你 1 個，但只在你著魔時有效。
keyforge-lesson-haunted-3-goal = 擁有 6 個琥魄
keyforge-lesson-haunted-3-hint = 使用「著魔之屋」。
keyforge-lesson-haunted-3-ended = 回合結束了，「著魔之屋」還沒有用。
keyforge-lesson-haunted-end = 六個琥魄：下個回合就能鍛造鑰匙。著魔本身沒有任何效果，是卡牌會問你是否著魔。棄牌堆一洗回牌庫，著魔就立刻結束，所以兩個牌堆都要留意。打出卡牌之前，也看看廢棄它會怎樣。

## 從零開始

keyforge-lesson-from-nothing = 從零開始
keyforge-lesson-from-nothing-about = 在這個回合鍛造第三把鑰匙，而你的琥魄池是空的。
keyforge-lesson-from-nothing-1 = 你有兩把鑰匙，沒有琥魄。「鑰匙充電」讓你失去 1 個琥魄，然後可以立刻以當前費用鍛造；「魔殼蟹」讓你的鍛造費用增加 1。在這個回合獲勝。
keyforge-lesson-from-nothing-1-goal = 在這個回合鍛造第三把鑰匙
keyforge-lesson-from-nothing-1-hint = 每次打出「花粉仙子」都得到 2 個琥魄；如果「獵手森巫」先在場，再多 1 個。哪張卡牌能讓你打出同一個生物兩次？
keyforge-lesson-from-nothing-1-hint-2 = 先「獵手森巫」，再「花粉仙子」，然後「自然之召」：讓「花粉仙子」返回手牌，但不只是它。「魔殼蟹」一離場，鑰匙就只要 6 個。
keyforge-lesson-from-nothing-1-ended = 回合結束了，第三把鑰匙還沒鍛造。
keyforge-lesson-from-nothing-1-no = 明明可以鍛造！
keyforge-lesson-from-nothing-end = 返回手牌的生物，可以再給一次額外圖示。

## 黑暗中的鑰匙

keyforge-lesson-dark-key = 黑暗中的鑰匙
keyforge-lesson-dark-key-about = 拿走一切，在這個回合鍛造第三把鑰匙。
keyforge-lesson-dark-key-1 = 你有 2 個琥魄，{ $name1 } 有 5 個。「黑暗鑰匙」可以鍛造鑰匙：要 12 個琥魄，如果對手一個都沒有，就只要 8 個。在這個回合獲勝。
keyforge-lesson-dark-key-1-goal = 在這個回合鍛造第三把鑰匙
keyforge-lesson-dark-key-1-hint = 「天降賊手」只在對手剛好有 1 個琥魄時才竊取。被搶佔的琥魄你也用得到：看看「贓物商塞爾溫」。
keyforge-lesson-dark-key-1-hint-2 = 先竊取 1 個、搶佔 3 個，順序不限，然後打出「天降賊手」。等你的卡牌上有琥魄後，用「贓物商塞爾溫」收穫，最後打出「黑暗鑰匙」。
keyforge-lesson-dark-key-1-ended = 回合結束了，第三把鑰匙還沒鍛造。
keyforge-lesson-dark-key-1-early = 琥魄還不夠：需要 8 個，而且對手一個都不能有。
keyforge-lesson-dark-key-end = 每個琥魄都算到了：竊取的、圖示的、收穫的，還有搶佔的。

## 第七張牌

keyforge-lesson-quest = 第七張牌
keyforge-lesson-quest-about = 在這個回合完成任務。
keyforge-lesson-quest-1 = 如果你這個回合打出了七張聖堂卡牌，「史詩任務」就能免費鍛造一把鑰匙。你手上有五張，而「死亡天啟騎士」會讓棄牌堆裡的天啟騎士返回手牌。那裡有一張。在這個回合獲勝。
keyforge-lesson-quest-1-goal = 在這個回合鍛造第三把鑰匙
keyforge-lesson-quest-1-hint = 五加一是六。必須有一個天啟騎士打出兩次，所以它得先進棄牌堆。誰能摧毀它？
keyforge-lesson-quest-1-hint-2 = 「饑荒天啟騎士」會摧毀力量最低的一個生物。先讓「瘟疫天啟騎士」除掉「灰塵小鬼」，這樣力量最低的就是你自己的生物。
keyforge-lesson-quest-1-ended = 回合結束了，任務還沒完成。
keyforge-lesson-quest-1-early = 必須先打出七張聖堂卡牌。
keyforge-lesson-quest-end = 被摧毀的卡牌，在棄牌堆裡也許比在場上更有價值。

## 滿滿的手牌

keyforge-lesson-full-hand = 滿滿的手牌
keyforge-lesson-full-hand-about = 手牌越多，鑰匙越便宜。在這個回合鍛造。
keyforge-lesson-full-hand-1 = 「定向綁架」讓所有火星生物返回擁有者的手牌，然後你可以鍛造鑰匙：費用比平常多 9，但你每有一張手牌就少 1。你有 3 個琥魄，{ $name1 } 有 2 個。在這個回合獲勝。
keyforge-lesson-full-hand-1-goal = 在這個回合鍛造第三把鑰匙
keyforge-lesson-full-hand-1-hint = 「戰鬥艦隊」會依你展示的火星卡牌張數抽牌，所以要趁手牌還多時打出。「精神網路」計算的是你已重整的生物。
keyforge-lesson-full-hand-1-hint-2 = 先打出「戰鬥艦隊」並展示全部三張，再打出「精神網路」。然後才用兩個生物收穫，最後打出「定向綁架」。
keyforge-lesson-full-hand-1-ended = 回合結束了，第三把鑰匙還沒鍛造。
keyforge-lesson-full-hand-1-no = 明明可以鍛造！
keyforge-lesson-full-hand-end = 重整的生物、手牌、琥魄：要計算什麼，就在它最多的時候計算。

## 有用的傷口

keyforge-lesson-wounds = 有用的傷口
keyforge-lesson-wounds-about = 在對手鍛造之前，讓鑰匙貴到付不起。
keyforge-lesson-wounds-1 = { $name1 } 有兩把鑰匙和 11 個琥魄，下個回合就會鍛造。你每有一個受傷的蠻族生物，「方尖鐵塔」就讓對手的鍛造費用增加 1。阻止對手鍛造。
keyforge-lesson-wounds-1-goal = 讓對手在你的回合結束後無法鍛造
keyforge-lesson-wounds-1-hint = 「阿砸」讓對手剩下 10 個，所以鑰匙要 11 個才行：需要五個受傷的生物。「大個西比」會傷到其他生物，但不會傷到自己。
keyforge-lesson-wounds-1-hint-2 = 「自動火炮」會傷到每個進場的生物：要在所有生物之前打出，而且之後別讓「巨魔」收穫。
keyforge-lesson-wounds-1-forged = { $name1 } 還是付得起第三把鑰匙。
keyforge-lesson-wounds-end = 五個帶傷的巨人，換來一把 11 個琥魄的鑰匙。

## 高牆

keyforge-lesson-wall = 高牆
keyforge-lesson-wall-about = 在一個回合內清空對手的戰線。
keyforge-lesson-wall-1 = 四個生物，還有護甲：「壁壘」讓鄰居的護甲再加 2。「食人猴」對所有其他生物造成 2 點傷害，「拯救族群」摧毀所有受傷的生物。在這個回合摧毀全部四個。
keyforge-lesson-wall-1-goal = 在這個回合摧毀四個敵方生物
keyforge-lesson-wall-1-hint = 「弗蘭克斯」有護甲 1，再加上「壁壘」給的 2：2 點傷害傷不到它。如果「壁壘」不在了呢？
keyforge-lesson-wall-1-hint-2 = 你的兩個生物合力就能打倒「壁壘」：第一次攻擊會用掉它的護甲。然後是「食人猴」，再來是「拯救族群」。
keyforge-lesson-wall-1-ended = 回合結束了，還有生物站著。
keyforge-lesson-wall-end = 護甲每個回合只抵擋那麼多傷害，而且給予護甲的生物要在場才有效。

## 兩個騎士之間

keyforge-lesson-between = 兩個騎士之間
keyforge-lesson-between-about = 兩個騎士對抗三個力量 6 的敵人。
keyforge-lesson-between-1 = 「“雄獅”巴特雷姆」讓鄰居的力量加 2。打出「灰袍騎士」時，可以重整它的一個鄰居並用那個鄰居戰鬥。兩者都有部署：可以在戰線的任何位置進場。「馬洛斯爵士」和「兇猛者羅薩耶斯」的力量是 4，敵人是 6。在這個回合摧毀全部三個。
keyforge-lesson-between-1-goal = 在這個回合摧毀三個敵方生物
keyforge-lesson-between-1-hint = 兩個騎士都要有力量 6，所以都得是「“雄獅”巴特雷姆」的鄰居。兩個騎士有兩次攻擊：第三次由誰來？
keyforge-lesson-between-1-hint-2 = 把「“雄獅”巴特雷姆」放在兩者中間，先用其中一個攻擊。然後才在那個騎士的外側打出「灰袍騎士」，不要插進騎士和雄獅之間。
keyforge-lesson-between-1-ended = 回合結束了，還有生物站著。
keyforge-lesson-between-end = 有了部署，要想的不只是何時，還有何處。

## 越傷越強

keyforge-lesson-might = 越傷越強
keyforge-lesson-might-about = 湊足 25 點力量，在這個回合鍛造第三把鑰匙。
keyforge-lesson-might-1 = 摧毀力量合計 25 的友方生物，「強權即公理」就會鍛造一把鑰匙。「戈羅金斯」有 8，「靜默者卡爾夫」有 6，手上的「鍛造大師歐格」有 4。「第一滴血」有阿爾法：做其他任何事之前才能打出。在這個回合獲勝。
keyforge-lesson-might-1-goal = 在這個回合鍛造第三把鑰匙
keyforge-lesson-might-1-hint = 「機械巨人鑽機」治療一個生物，每治療 1 點傷害就給它 1 個 +1 力量指示物。那麼，「第一滴血」的傷害該給誰？
keyforge-lesson-might-1-hint-2 = 把「第一滴血」的 4 點傷害全給「戈羅金斯」，再讓它和「赤鎖」戰鬥，多受 3 點：7 點它還撐得住。然後把「機械巨人鑽機」給「戈羅金斯」，打出「鍛造大師歐格」，最後用「強權即公理」摧毀全部三個。
keyforge-lesson-might-1-ended = 回合結束了，第三把鑰匙還沒鍛造。
keyforge-lesson-might-end = 會被治好的傷，有時值得一受。

## 再轉一圈

keyforge-lesson-imperial = 再轉一圈
keyforge-lesson-imperial-about = 用尊崇與搶佔，在這個回合鍛造第三把鑰匙。
keyforge-lesson-imperial-1 = 「帝國鍛爐」讓你鍛造鑰匙：費用比平常多 8，但你的生物上每有一個琥魄就少 1。「黃金螺旋」會尊崇你的一個生物，重整並使用它。你有 1 個琥魄，{ $name1 } 有 3 個。在這個回合獲勝。
keyforge-lesson-imperial-1-goal = 在這個回合鍛造第三把鑰匙
keyforge-lesson-imperial-1-hint = 不論在琥魄池還是在生物上，每個琥魄都讓你更近一步。就算得不到別的，尊崇也划算。而哪個生物最值得使用兩次？
keyforge-lesson-imperial-1-hint-2 = 先用「財務官賈爾達」收穫並尊崇它，再對它使用「黃金螺旋」，再收穫、再尊崇。打出「進貢」，並尊崇以重複一次。「帝國鍛爐」留到最後。
keyforge-lesson-imperial-1-ended = 回合結束了，第三把鑰匙還沒鍛造。
keyforge-lesson-imperial-1-early = 鑰匙對你來說還太貴。
keyforge-lesson-imperial-end = 先使用，再重整：這樣就多用一次。

## 最後站著的

keyforge-lesson-triumph = 最後站著的
keyforge-lesson-triumph-about = 己方六個生物，對方一個不留，再加第三把鑰匙。
keyforge-lesson-triumph-1 = 沒有敵方生物，而你有六個以上時，「凱旋」會鍛造一把鑰匙。「格里士蘭定理」先讓一個生物受守護，再摧毀所有沒有琥魄的生物，你的也一樣。你有五個，「阿拉卡」受守護，{ $name1 } 有 4 個琥魄。在這個回合獲勝。
keyforge-lesson-triumph-1-goal = 在這個回合鍛造第三把鑰匙
keyforge-lesson-triumph-1-hint = 有琥魄的生物能撐過「格里士蘭定理」，受守護的也能，不分敵我。「城邦利益」讓你的每個生物搶佔，可是琥魄只有 4 個。
keyforge-lesson-triumph-1-hint-2 = 「城邦利益」顧四個，「格里士蘭定理」的守護顧第五個。在那之前或之後，用「獸腳百夫長」攻擊「阿拉卡」。「三角軍團士兵」是第六個，然後打出「凱旋」。
keyforge-lesson-triumph-1-ended = 回合結束了，第三把鑰匙還沒鍛造。
keyforge-lesson-triumph-1-early = 太早了：「凱旋」要求沒有敵方生物，而你有六個。
keyforge-lesson-triumph-end = 守護不問是誰的效果，琥魄也能當盾牌。

## 打自己人

keyforge-lesson-minion = 打自己人
keyforge-lesson-minion-about = 三個敵人，只有兩個傷害圖示。
keyforge-lesson-minion-1 = 「黑暗僕從」和「甦醒的惡夢」各有一個傷害圖示。「黑暗僕從」被摧毀時，每個敵方生物受到 1 點傷害。「被詛咒的哀號」摧毀一個沒有額外圖示的生物，「刺蝟魔」摧毀一個受傷的生物。只有「尤諾伊亞」有圖示。在這個回合摧毀三個敵人。
keyforge-lesson-minion-1-goal = 在這個回合摧毀三個敵方生物
keyforge-lesson-minion-1-hint = 「漆黑妖精」的力量是 2，而要用「刺蝟魔」，還得有另一個生物受傷。必須有一個圖示傷到不只一個生物。
keyforge-lesson-minion-1-hint-2 = 傷害圖示可以打有這個圖示的生物：選擇「黑暗僕從」自己。然後「甦醒的惡夢」對付「漆黑妖精」，「被詛咒的哀號」對付「露米露」，「刺蝟魔」對付「尤諾伊亞」。
keyforge-lesson-minion-1-ended = 回合結束了，還有生物站著。
keyforge-lesson-minion-end = 最好的目標，有時是自己人。

## 從頭再來

keyforge-lesson-kong = 從頭再來
keyforge-lesson-kong-about = 讓巨型生物登場兩次，在這個回合鍛造第三把鑰匙。
keyforge-lesson-kong-1 = 「通用鑰鎖」讓每把鑰匙的費用增加 3。你有 1 個琥魄。「鑰匙蛙」被摧毀時，你以當前費用鍛造鑰匙。「尼弗金剛」收穫時，可以摧毀你的一個尼弗生物，藉此造成 3 點傷害、竊取 1 個琥魄，並摧毀一個敵方神器。在這個回合獲勝。
keyforge-lesson-kong-1-goal = 在這個回合鍛造第三把鑰匙
keyforge-lesson-kong-1-hint = 「尼弗金剛」的上半有兩個琥魄圖示和兩個傷害圖示，每次打出都會結算。哪張卡牌能讓兩半都返回手牌？
keyforge-lesson-kong-1-hint-2 = 打出「鑰匙蛙」。用「尼弗金剛」收穫，摧毀一個尼弗生物：「通用鑰鎖」就沒了。打出「呼叫部隊」之後再打出「尼弗金剛」，兩個傷害圖示都給「鑰匙蛙」。
keyforge-lesson-kong-1-ended = 回合結束了，第三把鑰匙還沒鍛造。
keyforge-lesson-kong-1-early = 「鑰匙蛙」不在了，而你付不起鑰匙。
keyforge-lesson-kong-end = 巨型生物回到手上是兩張卡牌；再打出一次，一切從頭再來。

## 先小後大

keyforge-lesson-titan = 先小後大
keyforge-lesson-titan-about = 湊齊兩半，清空對手的戰線。
keyforge-lesson-titan-1 = 「險軌統領」受守護，有嘲諷，力量 11、護甲 2；「駭手龍」的力量是 12。打出「Titanic Bumblebird」時，你選擇摧毀一個敵方生物，並把它的力量化為 +1 力量指示物，放在你的一個生物上。你手上有下半。在這個回合摧毀三個敵人。
keyforge-lesson-titan-1-goal = 在這個回合摧毀三個敵方生物
keyforge-lesson-titan-1-hint = 上半在你的棄牌堆裡，上面有個圖示，會在文字之前結算。而守護不管打擊有多小。
keyforge-lesson-titan-1-hint-2 = 「再起」讓上半返回手牌。它的傷害圖示去掉「險軌統領」的守護；然後「Titanic Bumblebird」摧毀兩個大的之一，「漆黑妖精」帶著它的力量打倒另一個。「尼弗猿猴」無視嘲諷和閃避：「影匠」由它來對付。
keyforge-lesson-titan-1-ended = 回合結束了，還有生物站著。
keyforge-lesson-titan-end = 先用小的打擊對付守護，再用大的打擊對付生物。

## 絕非偶然

keyforge-lesson-cadet = 絕非偶然
keyforge-lesson-cadet-about = 在回合中途換勢力，鍛造第三把鑰匙。
keyforge-lesson-cadet-1 = 打出「Cadet Allison」時，你從手牌隨機棄置 1 張卡牌，那張卡牌的勢力成為你的當前勢力。「鑰匙蛙」被摧毀時，你以當前費用鍛造鑰匙。你有 1 個琥魄。在這個回合獲勝。
keyforge-lesson-cadet-1-goal = 在這個回合鍛造第三把鑰匙
keyforge-lesson-cadet-1-hint = 只有一張牌，就沒有隨機可言。「露米露」收穫時，你每有一個其他野獸就多獲得 1 個琥魄，所以你需要{ keyforge-house-untamed }。最後留在手上的應該是哪一張？
keyforge-lesson-cadet-1-hint-2 = 先打出「制伏」。「Cadet Allison」的棄置圖示在文字之前結算：棄置「因果循環」，手上就只剩「萬獸狂奔」。用「露米露」和「芙露芙」收穫，再讓「鑰匙蛙」攻擊「尤諾伊亞」。
keyforge-lesson-cadet-1-ended = 回合結束了，第三把鑰匙還沒鍛造。
keyforge-lesson-cadet-1-early = 「鑰匙蛙」不在了，而你付不起鑰匙。
keyforge-lesson-cadet-end = 看似偶然的事，有時也能計劃。

## 退潮

keyforge-lesson-moray = 退潮
keyforge-lesson-moray-about = 同一個生物收穫三次，在這個回合有 6 個琥魄。
keyforge-lesson-moray-1 = 你有 2 個琥魄，你的潮位為高。你提升潮位後，「二進位海鱔」會重整；對手提升潮位後，它會橫置。它收穫後，你要封存一張手牌。「艙底看守人」打出時與收穫後會逆轉潮位：你的潮位為高，就由對手提升潮位，否則由你提升。在回合結束前擁有 6 個琥魄。
keyforge-lesson-moray-1-goal = 在這個回合擁有 6 個琥魄
keyforge-lesson-moray-1-hint = 你的潮位已經為高時，再提升只會得到枷鎖。所以要先讓潮位變低；兩次都可以付代價再提升。
keyforge-lesson-moray-1-hint-2 = 先用「二進位海鱔」收穫，再用「艙底看守人」收穫：潮位變低了。用 3 個枷鎖提升潮位，再用「二進位海鱔」收穫。打出另一張「艙底看守人」，再提升一次潮位，收穫第三次。
keyforge-lesson-moray-1-ended = 回合結束了，你還沒有 6 個琥魄。
keyforge-lesson-moray-1-archived = 逆轉潮位還需要那張「艙底看守人」。
keyforge-lesson-moray-end = 潮位要先降下去，才能再提升。六個枷鎖代價不小，不過下個回合你就會鍛造。

## 漲得太早

keyforge-lesson-ebb = 漲得太早
keyforge-lesson-ebb-about = 需要高潮位，但不是現在。
keyforge-lesson-ebb-1 = { $name1 } 有兩把鑰匙和 15 個琥魄，下個回合就會鍛造。你的潮位為高時，「傳送門販子」讓對手的鍛造費用增加 4。可是對手的回合一開始，在鍛造之前，「潮位變換」會逆轉潮位：對手的潮位為高，就由你提升潮位，否則由對手提升。你提升潮位後，「深海狂熱者」搶佔 2 個；對手提升潮位後，它上面的 2 個移到供應堆。你的潮位為高時，「甩鉤大師」戰鬥後若沒有被摧毀，對手失去 2 個，「浪潮波動」則摧毀一個生物和它的鄰居；打出「浪潮波動」後，對手一定會提升潮位。阻止對手鍛造。
keyforge-lesson-ebb-1-goal = 讓對手在你的回合結束後無法鍛造
keyforge-lesson-ebb-1-hint = 「潮位變換」把高潮位給潮位低的一方。所以你的回合結束時，你的潮位不能為高。而且要讓對手付不起 10 個：最多只能留 9 個。
keyforge-lesson-ebb-1-hint-2 = 用 3 個枷鎖提升潮位，「深海狂熱者」會搶佔。讓「甩鉤大師」攻擊「魅魔」，再打出「浪潮波動」；「傳送門販子」隨時可以打出。「潮位變換」讓你提升潮位時，「深海狂熱者」會再搶佔一次。
keyforge-lesson-ebb-1-forged = { $name1 } 還是付得起第三把鑰匙。
keyforge-lesson-ebb-end = 要緊的是鍛造那一刻的潮位。

## 底下的卡牌

keyforge-lesson-crash = 底下的卡牌
keyforge-lesson-crash-about = 你要的卡牌已經在場上，只是面朝下。
keyforge-lesson-crash-1 = 你有 3 個琥魄和兩個衍生生物。「Diplomat」收穫後，每位玩家獲得 1 個。第一個「Diplomat」底下是「Market Crash」，它會摧毀所有不是衍生生物的生物。只要你有「Tya-Arhĭ, Esquire」，你的這種生物被摧毀時，包括它自己，都會製造一個衍生生物。「Avid Collecting」讓你的一個衍生生物返回手牌。「Token of Appreciation」製造一個衍生生物，然後讓你鍛造鑰匙：費用比平常多 7，但你每有一個衍生生物就少 1。在這個回合獲勝。
keyforge-lesson-crash-1-goal = 在這個回合鍛造第三把鑰匙
keyforge-lesson-crash-1-hint = 衍生生物回到手上，就又是底下的那張卡牌。不過先使用它：每個收穫的「Diplomat」給你 2 個琥魄。
keyforge-lesson-crash-1-hint-2 = 用兩個「Diplomat」收穫，再用「Avid Collecting」讓第一個返回手牌。打出「Tya-Arhĭ, Esquire」，再打出「Market Crash」：你的三個生物換成三個衍生生物。「Token of Appreciation」製造第五個，所以鑰匙是 8 個琥魄。
keyforge-lesson-crash-1-ended = 回合結束了，第三把鑰匙還沒鍛造。
keyforge-lesson-crash-end = 看看你的衍生生物底下：那裡的卡牌和手上的一樣好，只要你拿得到。

## 隊伍裡的艦長

keyforge-lesson-masks = 隊伍裡的艦長
keyforge-lesson-masks-about = 有個新兵不只是新兵。
keyforge-lesson-masks-1 = 你的衍生生物是力量 1 的「Cadet」。「Cadet」被摧毀時，它力量最高的鄰居會重整。左邊的「Cadet」底下是力量 5 的「瓦爾•耶利哥艦長」，右邊的底下是「花粉仙子」。「Temporal Purge」把所有衍生生物翻到正面；本來重整的仍是重整的。「遠征小隊」的力量是 5，「阿砸」也是；「嗅鼻鱷」是 4，「瓦爾達」是 6。在這個回合摧毀三個敵人。
keyforge-lesson-masks-1-goal = 在這個回合摧毀三個敵方生物
keyforge-lesson-masks-1-hint = 「遠征小隊」第一次沒倒下，旁邊又有「Cadet」被摧毀，就能攻擊兩次。可是沒有誰能獨力對「瓦爾達」造成 6 點傷害。
keyforge-lesson-masks-1-hint-2 = 「遠征小隊」攻擊「嗅鼻鱷」。右邊的「Cadet」攻擊「瓦爾達」，造成 1 點傷害，並讓「遠征小隊」重整，再攻擊「阿砸」。然後打出「Temporal Purge」，由「瓦爾•耶利哥艦長」解決「瓦爾達」。
keyforge-lesson-masks-1-ended = 回合結束了，還有生物站著。
keyforge-lesson-masks-end = 翻到正面的衍生生物就是它自己，原本重整的依然重整。

## 深根

keyforge-lesson-roots = 深根
keyforge-lesson-roots-about = 有些卡牌在地下更有用。在這個回合鍛造第三把鑰匙。
keyforge-lesson-roots-1 = 你有兩把鑰匙，沒有琥魄，棄牌堆有 3 張卡牌。{ $name1 } 有 6 個琥魄，「魔殼蟹」讓你的鍛造費用增加 1。你著魔時，也就是棄牌堆有 10 張或更多的卡牌時，「幽鑰充電」讓你鍛造鑰匙。棄置「鬼怪樹」時，從你的牌庫頂棄置 5 張牌；棄置「泥沼噴吐獸」時，若對手有 6 個或更多就竊取 1 個。你著魔時，每打出一個生物，「獵魂森巫」就讓你獲得 1 個，打出它自己也算；「生生不息」則給你 2 個。在這個回合獲勝。
keyforge-lesson-roots-1-goal = 在這個回合鍛造第三把鑰匙
keyforge-lesson-roots-1-hint = 著魔才有好處的卡牌，要等著魔之後再打出。而當作生物打出的卡牌，不會進到棄牌堆。
keyforge-lesson-roots-1-hint-2 = 棄置「泥沼噴吐獸」和「鬼怪樹」：加上牌庫的 5 張，正好 10 張。再打出「獵魂森巫」、「墳墓仙子」和「生生不息」，最後是「幽鑰充電」。
keyforge-lesson-roots-1-ended = 回合結束了，第三把鑰匙還沒鍛造。
keyforge-lesson-roots-1-early = 太早了：你要先著魔，還要有 7 個琥魄。
keyforge-lesson-roots-end = 棄置的卡牌算兩次：它做的事，以及它所在的棄牌堆。

## 墳裡的雷聲

keyforge-lesson-thunder = 墳裡的雷聲
keyforge-lesson-thunder-about = 五個敵人，一個巨人，沒有一張牌需要打出。
keyforge-lesson-thunder-1 = 「霹靂戴爾」的力量是 5。你著魔時，它還會對攻擊對象的每個鄰居造成 5 點傷害。你的棄牌堆有 7 張卡牌，要有 10 張才會著魔。棄置「悲傷的戰鬥家」時，從每位玩家的牌庫頂棄置 1 張；棄置「顱面奧納爾」時，對一個生物造成 3 點傷害；棄置「鄉間破壞者」時，重整你力量最低的生物並用它戰鬥。在這個回合摧毀五個敵人。
keyforge-lesson-thunder-1-goal = 在這個回合摧毀五個敵方生物
keyforge-lesson-thunder-1-hint = 「霹靂戴爾」要撐過兩次攻擊，而且兩次你都要著魔。「阿砸」和「洛彌爾 火拳」會一下就把它打倒；「巨魔」挨得住 5 點傷害。
keyforge-lesson-thunder-1-hint-2 = 先棄置「悲傷的戰鬥家」，再棄置「顱面奧納爾」，對象是敵方的「巨魔」。用「霹靂戴爾」攻擊「嗅鼻鱷」或「沙雷特」，再棄置「鄉間破壞者」，攻擊另一個。
keyforge-lesson-thunder-1-ended = 回合結束了，還有生物站著。
keyforge-lesson-thunder-end = 被棄置的卡牌在自己的能力開始之前，就已經在棄牌堆裡了。
