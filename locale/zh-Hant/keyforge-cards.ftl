### 鍛鑰者：卡牌用語。慣例見 en/keyforge.ftl 開頭。

## 勢力

keyforge-house-brobnar = 蠻族
keyforge-house-dis = 冥府
keyforge-house-logos = 邏機
keyforge-house-mars = 火星
keyforge-house-sanctum = 聖堂
keyforge-house-shadows = 暗影
keyforge-house-untamed = 狂獸
keyforge-house-star-alliance = 星聯
keyforge-house-saurian = 龍邦
keyforge-house-unfathomable = 異淵
keyforge-house-ekwidon = 艾可頓
keyforge-house-geistoid = 召魂怪
keyforge-house-skyborn = 天裔
keyforge-house-redemption = 闇贖
keyforge-house-ouboros = 銜尾
keyforge-house-keyraken = 鑰拉肯

## 鑰匙

keyforge-colour-red = 紅色鑰匙
keyforge-colour-blue = 藍色鑰匙
keyforge-colour-yellow = 黃色鑰匙

## 卡牌種類

keyforge-type-creature = 生物
keyforge-type-artifact = 神器
keyforge-type-upgrade = 升級
keyforge-type-action = 行動

## 關鍵字與說明

keyforge-keyword-alpha = 阿爾法
keyforge-keyword-alpha-text = 只有本回合在此之前沒有打出、使用或棄置過任何牌時才能打出。
keyforge-keyword-omega = 歐米伽
keyforge-keyword-omega-text = 打出此牌之後，本回合無法再打出、使用或棄置任何牌。
keyforge-keyword-assault = 突擊 { $n }
keyforge-keyword-assault-text = 此生物攻擊之前，對被攻擊的生物造成 { $n } 點傷害。
keyforge-keyword-hazardous = 危險 { $n }
keyforge-keyword-hazardous-text = 此生物被攻擊之前，對攻擊者造成 { $n } 點傷害。
keyforge-keyword-splash-attack = 濺射攻擊 { $n }
keyforge-keyword-splash-attack-text = 此生物攻擊時，也對被攻擊生物的每個鄰居造成 { $n } 點傷害。
keyforge-keyword-deploy = 部署
keyforge-keyword-deploy-text = 此生物可以進入戰線的任何位置，不限於側翼。
keyforge-keyword-elusive = 閃避
keyforge-keyword-elusive-text = 此生物每回合第一次被攻擊時，雙方都不以力量造成傷害。
keyforge-keyword-invulnerable = 無敵
keyforge-keyword-invulnerable-text = 無法對此生物造成傷害，也無法將其摧毀。
keyforge-keyword-poison = 劇毒
keyforge-keyword-poison-text = 此生物在戰鬥中以力量造成任何傷害，就摧毀受到傷害的生物。
keyforge-keyword-skirmish = 游擊
keyforge-keyword-skirmish-text = 此生物攻擊時，不受到被攻擊生物的力量造成的傷害。
keyforge-keyword-taunt = 嘲諷
keyforge-keyword-taunt-text = 此生物的鄰居無法被攻擊，除非該鄰居也有嘲諷。
keyforge-keyword-treachery = 背叛
keyforge-keyword-treachery-text = 此牌進場時由對手控制。
keyforge-keyword-versatile = 多能
keyforge-keyword-versatile-text = 可以如同屬於當前勢力一樣使用此牌。

## 場上卡牌的狀態與說明

keyforge-status-exhausted = 橫置
keyforge-status-exhausted-text = 無法使用。你的牌在你的回合結束時重整。
keyforge-status-stunned = 被擊暈
keyforge-status-stunned-text = 下次將被使用時，改為橫置並移除擊暈。
keyforge-status-warded = 受守護
keyforge-status-warded-text = 下次將受到傷害、被摧毀或離場時，改為失去守護。
keyforge-status-enraged = 被激怒
keyforge-status-enraged-text = 使用時如果可以戰鬥就必須戰鬥，之後不再被激怒。
keyforge-status-tagged = 即將被摧毀
keyforge-status-tagged-text = 已標記為要摧毀，稍後就會離場。

## 牌桌的圖像：標籤，多半只供朗讀

keyforge-zone-deck = 牌庫
keyforge-zone-hand = 手牌
keyforge-zone-archives = 封存區
keyforge-zone-discard = 棄牌堆
keyforge-zone-purged = 已清除
keyforge-art-icon = { $icon ->
    [A] 額外圖示：琥魄 ×{ $n }
    [C] 額外圖示：搶佔 ×{ $n }
    [D] 額外圖示：傷害 ×{ $n }
    [R] 額外圖示：抽牌 ×{ $n }
    [P] 額外圖示：+1 力量指示物 ×{ $n }
   *[X] 額外圖示：棄置 ×{ $n }
}
keyforge-art-power = 力量 { $power }
keyforge-art-power-changed = 力量 { $power }，印製值 { $base }
keyforge-art-armor = 護甲 { $armor }
keyforge-art-armor-left = 護甲 { $armor }，本回合剩餘 { $left }
keyforge-art-damage = { $n } 點傷害
keyforge-art-amber-on = 其上有 { $n } 個琥魄
keyforge-art-plus = +1 力量指示物：{ $n } 個
keyforge-art-counter = { $counter ->
    [doom] 末日指示物：{ $n } 個
    [fuse] 引信指示物：{ $n } 個
    [glory] 榮耀指示物：{ $n } 個
    [disruption] 干擾指示物：{ $n } 個
    [growth] 成長指示物：{ $n } 個
    [warrant] 通緝指示物：{ $n } 個
    [scheme] 計謀指示物：{ $n } 個
    [ignorance] 無知指示物：{ $n } 個
    [knowledge] 知識指示物：{ $n } 個
    [time] 時間指示物：{ $n } 個
    [awakening] 覺醒指示物：{ $n } 個
    [depth] 深度指示物：{ $n } 個
    [trade] 交易指示物：{ $n } 個
    [paint] 顏料指示物：{ $n } 個
    [wisdom] 智慧指示物：{ $n } 個
    [yea] 贊成指示物：{ $n } 個
    [nay] 反對指示物：{ $n } 個
    [hatch] 孵化指示物：{ $n } 個
    [mineralize] 礦化指示物：{ $n } 個
    [mutation] 突變指示物：{ $n } 個
   *[other] 指示物：{ $n } 個
}
keyforge-art-blank = 文字框視為空白
keyforge-art-under = 其下有 { $n } 張卡牌
keyforge-art-under-known = 其下的卡牌
keyforge-art-token = 衍生生物：一張面朝下的卡牌
keyforge-art-token-text = 它是其擁有者衍生生物牌的複製品。在場期間，面朝下的那張卡牌本身不具任何作用。
keyforge-art-token-core = 面朝下：{ $card }
keyforge-art-token-under = 面朝下的卡牌
keyforge-art-token-unknown = 只有其控制者可以查看面朝下的卡牌。
keyforge-art-token-card = 衍生
keyforge-art-token-of = { $name } 的衍生生物：{ $card }
keyforge-art-animated = 目前是生物的神器
keyforge-art-owner = 擁有者：{ $name }
keyforge-art-ready = 重整
keyforge-art-hidden = 面朝下的卡牌
keyforge-art-flank = 位於側翼
keyforge-art-half-top = 上半（巨型生物）
keyforge-art-half-bottom = 下半（巨型生物）
keyforge-art-gigantic = 巨型：由兩半組成
keyforge-art-rarity = { $rarity ->
    [common] 普通
    [uncommon] 罕見
    [rare] 稀有
    [variant] 變體
    [fixed] 固定
    [token] 衍生
   *[special] 特殊
}
keyforge-art-line = { $name } 的戰線：{ $count } 個生物
keyforge-art-line-empty = 沒有生物
keyforge-art-artifacts = { $name } 的神器：{ $count } 個
keyforge-art-pile = { $pile ->
    [deck] { $name } 的牌庫：{ $count } 張
    [hand] { $name } 的手牌：{ $count } 張
    [archives] { $name } 的封存區：{ $count } 張
    [purged] { $name } 已清除的卡牌：{ $count } 張
   *[discard] { $name } 的棄牌堆：{ $count } 張
}
keyforge-art-pile-top = 最上面：{ $card }
keyforge-art-pile-empty = 這裡沒有卡牌
keyforge-art-pile-hidden = { $n } 張面朝下的卡牌
keyforge-art-player = 玩家 { $name }
keyforge-art-deck = { $deck }（{ $set }）
keyforge-art-houses = 勢力
keyforge-art-house-active = { $house }，當前勢力
keyforge-art-house-too = 也屬於{ $house }
keyforge-art-errata = 官方勘誤（規則書 { $rulebook }）：以這段文字為準，不論實體卡牌怎麼寫。
keyforge-art-reworded = 這是《{ $set }》的文字：即使較早印刷的卡牌寫得不同，仍以此為準。
keyforge-art-pool = { $amber } 個琥魄；下一把鑰匙的鍛造費用為 { $cost }
keyforge-art-keys = 已鍛造的鑰匙：{ $count } 把
keyforge-art-key = { $forged ->
    [yes] { $key }：已鍛造
   *[no] { $key }：未鍛造
}
keyforge-art-check = 將軍！
keyforge-art-chains = { $n } 個枷鎖
keyforge-art-tide = { $tide ->
    [high] 潮位：高
    [low] 潮位：低
   *[neutral] 潮位：中
}
keyforge-art-haunted = 著魔
keyforge-art-state = 狀態
keyforge-art-upgrades = 升級
keyforge-art-upgrades-on = 其上有 { $count } 張升級：{ $cards }
keyforge-art-notes = 對其持續生效的效果
