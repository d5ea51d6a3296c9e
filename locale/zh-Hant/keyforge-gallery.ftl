### KeyForge：所有卡牌的圖鑑。慣例見 keyforge.ftl。

keyforge-gallery-search = 以名稱、特性或文字搜尋
keyforge-gallery-filters = 篩選
keyforge-gallery-filters-set = 篩選：{ $count }
keyforge-gallery-set = 季度
keyforge-gallery-set-any = 所有季度
keyforge-gallery-house = 勢力
keyforge-gallery-house-any = 所有勢力
keyforge-gallery-house-none = 沒有自己的勢力
keyforge-gallery-house-icon = 勢力圖示：{ $house }
keyforge-gallery-type-label = 類型
keyforge-gallery-type-any = 所有類型
keyforge-gallery-type = { $type ->
    [creature] 生物
    [action] 行動
    [artifact] 神器
    [upgrade] 升級
    [token-creature] 衍生生物
    [prophecy] 預言
    [archon-power] 統御者之力
   *[tide] 潮位牌
}
keyforge-gallery-rarity-label = 稀有度
keyforge-gallery-rarity-any = 所有稀有度
keyforge-gallery-rarity = { $rarity ->
    [common] 普通
    [uncommon] 罕見
    [rare] 稀有
    [variant] 變體
    [fixed] 固定
    [token] 衍生
    [twin] 邪惡雙生
    [tide] 潮位
   *[special] 特殊
}
keyforge-gallery-keyword-label = 關鍵詞
keyforge-gallery-keyword-any = 所有關鍵詞
keyforge-gallery-keyword = { $keyword ->
    [alpha] 阿爾法
    [assault] 突擊
    [deploy] 部署
    [elusive] 閃避
    [entrench] 固守
    [hazardous] 危險
    [omega] 歐米伽
    [poison] 劇毒
    [skirmish] 游擊
    [splash-attack] 濺射攻擊
    [taunt] 嘲諷
    [treachery] 背叛
    [versatile] 多能
   *[other] { $keyword }
}
keyforge-gallery-trait = 特性
keyforge-gallery-trait-any = 所有特性
keyforge-gallery-playable = 在這個大廳
keyforge-gallery-playable-any = 所有卡牌
keyforge-gallery-playable-yes = 可以遊玩
keyforge-gallery-playable-no = 尚未能遊玩
keyforge-gallery-sort = 排序
keyforge-gallery-sort-usual = 最相符，再依季度
keyforge-gallery-sort-name = 依名稱
keyforge-gallery-sort-power = 依力量
keyforge-gallery-found = { $count } 張卡牌
keyforge-gallery-none = 沒有卡牌符合所有條件。請移除一項篩選，或減少搜尋的字詞。
keyforge-gallery-clear = 顯示所有卡牌
keyforge-gallery-more = 顯示更多：{ $shown } / { $count }
keyforge-gallery-not-yet = 這裡尚未能遊玩。
keyforge-gallery-not-yet-text = 這張卡牌在這個大廳還不能遊玩。這裡列出它的資料；等大廳學會怎麼玩它，就會有它的文字。
keyforge-gallery-others = 其他遊戲的卡牌
keyforge-gallery-failed = 無法載入卡牌。
keyforge-gallery-unknown = 沒有這張卡牌
keyforge-gallery-unknown-text = 沒有任何卡牌的網址是這個名稱：{ $card }
keyforge-gallery-all = 所有卡牌
keyforge-gallery-back = 返回列表
keyforge-gallery-before = 上一張卡牌
keyforge-gallery-after = 下一張卡牌
keyforge-gallery-at = { $at } / { $count }
keyforge-gallery-power-text = 力量依其文字
keyforge-gallery-twin = 邪惡雙生
keyforge-gallery-enhance = 為它的牌庫帶來：{ $icons }
keyforge-gallery-keywords = 關鍵詞
keyforge-gallery-rules = 相關規則（依編號）
keyforge-gallery-prints = 季度與印刷
keyforge-gallery-number = 編號
keyforge-gallery-kin = 同名卡牌
keyforge-gallery-link = 這張卡牌的網址
keyforge-gallery-try = 試玩
keyforge-gallery-try-text = 獨自與機器人對戰的一桌：雙方各有一副現開牌庫，這張牌在你的起始手牌中，由機器人先手。
keyforge-gallery-try-token = 獨自與機器人對戰的一桌：你的牌庫的衍生生物就是它，起始手牌中有一張能製造衍生生物的牌，由機器人先手。
keyforge-gallery-try-lost = 沒有連線時無法試玩。
keyforge-house-ironyx = 鋼克斯叛軍
