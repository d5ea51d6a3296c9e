### 《鍛鑰者》的牌庫有什麼問題，以及該怎麼做。顯示這些訊息時，什麼都沒有改變。

# 下列句子中的勢力名稱。
keyforge-deck-house = { $house ->
        [brobnar] 蠻族
        [dis] 冥府
        [logos] 邏機
        [mars] 火星
        [sanctum] 聖堂
        [shadows] 暗影
        [untamed] 狂獸
        [star-alliance] 星聯
        [saurian] 龍邦
        [unfathomable] 異淵
        [ekwidon] 艾可頓
        [geistoid] 召魂怪
        [skyborn] 天裔
        [redemption] 闇贖
        [ouboros] 銜尾
        [keyraken] 鑰拉肯
        [ironyx] 鋼克斯叛軍
       *[other] { $house }
    }

## 整段文字

error-deck-empty = 這段文字裡沒有牌庫。請每行寫一張卡牌，例如「{ $expected }」，或貼上 Master Vault 的檔案。
error-deck-encoding = 這裡的字元不是 { $expected } 的文字。請把檔案存成 { $expected } 純文字，再選擇一次。
error-deck-too-long = 這段文字有 { $found } 個字元，一副牌庫最多 { $expected } 個。請只提供一副牌庫的檔案。

## Master Vault 的檔案

error-deck-json = 檔案在第 { $line } 行第 { $column } 欄中斷或無法讀取。請重新下載，並提供完整的檔案。
error-deck-json-many = 這個檔案是牌庫的列表，共有 { $found } 副。請提供單一牌庫連同其卡牌的檔案。
error-deck-json-lacks = 這個檔案沒有可讀取的「{ $expected }」，所以不是 Master Vault 的牌庫。請下載單一牌庫連同其卡牌的檔案。
error-deck-json-unlinked = 這副牌庫有 { $found } 張卡牌只列出編號，檔案裡沒有說明。請連同卡牌重新下載。
error-deck-card-unknown = 這裡沒有「{ $found }」這張卡牌。請檢查名稱，或選擇另一副牌庫。
error-deck-card-house = 檔案把「{ $card }」放在「{ $found }」之下，但那不是勢力。請改正這張卡牌的勢力，或重新下載檔案。
error-deck-card-icon = 檔案給了「{ $card }」額外圖示「{ $found }」，但沒有這種圖示。可用的圖示是 { $expected } 以及勢力名稱。
error-deck-icons-unlinked = 檔案給了「{ $found }」額外圖示，但牌庫裡沒有這張卡牌。請改正這些圖示的「{ $expected }」，或重新下載檔案。
error-deck-icons-rows = 檔案裡有 { $found } 列「{ $card }」的額外圖示，但牌庫裡只有 { $expected } 張。每張最多寫一列，或重新下載檔案。
error-deck-house-icons = 檔案給了「{ $card }」不只一個勢力圖示。每張卡牌最多 { $expected } 個：請移除其餘的。

## 以一個詞表示的牌庫

error-deck-word = 「{ $found }」不是以一個詞表示的牌庫的一部分。這種詞的寫法如下：{ $expected }
error-deck-set-unknown = 這裡沒有「{ $found }」這個季度。請選擇下列季度之一的牌庫：{ $expected }。
error-deck-house-unknown = 「{ $found }」不是勢力。請寫下列其中之一：{ $expected }。
error-deck-number-unknown = 季度 { $set } 沒有編號「{ $found }」的卡牌。請檢查編號。
error-deck-icon-unknown = 「{ $found }」不是額外圖示。請只用這些字母：{ $expected }。

## 清單

error-deck-line-unknown = 第 { $line } 行既不是卡牌也不是勢力：「{ $found }」。請寫卡牌，例如「{ $expected }」，或寫勢力的名稱。
error-deck-line-near = 第 { $line } 行的「{ $found }」不是這裡認得的卡牌。如果是指「{ $expected }」，請那樣寫。
error-deck-line-several = 第 { $line } 行的名稱有好幾張卡牌使用。請寫出所指那一張的英文名稱：{ $expected }。
error-deck-line-house = 第 { $line } 行沒有說明「{ $card }」屬於哪個勢力。請在它上方的一行寫出勢力的名稱。
error-deck-line-count = 第 { $line } 行要求 { $found } 張相同的卡牌。請寫 1 至 { $expected } 的數字。
error-deck-line-icons = 第 { $line } 行的額外圖示「{ $found }」不存在。請只用這些字母：{ $expected }。
error-deck-line-set = 第 { $line } 行的季度「{ $found }」這裡不認得。請寫下列其中之一：{ $expected }。

## 名稱

error-deck-name-empty = 這副牌庫沒有名稱。請取一個，例如「{ $expected }」。
error-deck-name-long = 這副牌庫的名稱有 { $found } 個字元。請縮短到最多 { $expected } 個。
error-deck-name-sign = 牌庫名稱「{ $name }」含有名稱不能使用的符號（{ $found }）。請把它刪掉。

## 卡牌

error-deck-count = 這副牌庫有 { $found } 張卡牌，而牌庫必須正好 { $expected } 張。請增加或移除卡牌。
error-deck-houses = 這副牌庫的卡牌屬於 { $found } 個勢力，而牌庫必須正好有 { $expected } 個勢力。請把每張卡牌放在三個勢力之一下面。
error-deck-house-count = 這副牌庫的勢力「{ keyforge-deck-house }」有 { $found } 張卡牌，必須是 { $expected } 張。請檢查這個勢力的卡牌。
error-deck-set-house = 季度 { $set } 的牌庫沒有勢力「{ keyforge-deck-house }」。請檢查牌庫的季度與勢力。
error-deck-reference = 「{ $card }」是參考卡牌，不能算在 { $expected } 張卡牌之內。請把它放在牌庫旁邊。
error-deck-later = 「{ $card }」在季度 { $expected } 之後才推出，所以該季度的牌庫不會有這張卡牌。請檢查牌庫的季度，或換掉這張卡牌。
error-deck-icons = 「{ $card }」在這副牌庫中有 { $found } 個額外圖示，每張卡牌最多 { $expected } 個。請移除一些加上的圖示。
error-deck-halves = 這副牌庫中巨型生物「{ $card }」的上半有 { $top } 張，下半有 { $bottom } 張。兩者的數量必須相同。
error-deck-tokens = 這副牌庫旁有 { $found } 張衍生生物牌，只能有 { $expected } 張。請保留屬於它的那一張。
error-deck-token-missing = 這副牌庫旁沒有衍生生物牌；{ $set } 的牌庫有 { $expected } 張。請將它加入清單。
error-deck-prophecies = 這副牌庫旁有 { $found } 個預言，最多只能有 { $expected } 個。請保留屬於它的預言。
error-deck-unsupported = 這副牌庫有 { $number } 種卡牌在這裡還不能打出：{ $cards }。請選擇另一副牌庫：從《統御者的呼喚》到《陰森殘響》的七個季度與《突變再擴散》的卡牌全都能打出。
error-deck-twice = 「{ $name }」出現了兩次。三牌庫賽制的三副牌庫必須各不相同。
error-deck-playable = 季度 { $set } 目前能打出的卡牌太少：牌庫需要 { $expected } 個勢力，只湊得出 { $found } 個。請選擇另一個季度。

## 聯盟牌庫

error-deck-alliance-pods = 這副聯盟牌庫有 { $found } 個勢力群，必須正好 { $expected } 個。請選擇三個勢力。
error-deck-alliance-house = 「{ $name }」沒有勢力「{ keyforge-deck-house }」的卡牌。請選擇這副牌庫有的勢力。
error-deck-alliance-twice = 勢力「{ keyforge-deck-house }」選了不只一次，而聯盟牌庫要有 { $expected } 個不同的勢力。請改選其他勢力。
error-deck-alliance-sets = 這些勢力群來自季度 { $expected } 與 { $set }。聯盟牌庫由同一季度的牌庫組成。

## 來自 Master Vault

keyforge-option-deck-link = 牌庫在 Master Vault 的網址，或牌庫的編號。
keyforge-option-deck-fetching = 正在詢問 Master Vault……
error-deck-fetch-id = 「{ $found }」既不是牌庫的編號，也不是牌庫的網址。請複製牌庫頁面的網址；編號的樣子如下：{ $expected }
error-deck-fetch-missing = Master Vault 沒有這個編號的牌庫。請檢查牌庫的網址。
error-deck-fetch-slow = Master Vault 沒有及時回應。請稍後再試，或提供牌庫的檔案。
error-deck-fetch-unreachable = 無法連線到 Master Vault。請稍後再試，或提供牌庫的檔案。
error-deck-fetch-broken = Master Vault 的回應無法讀取。請稍後再試，或提供牌庫的檔案。
error-deck-fetch-answer = Master Vault 拒絕回應（狀態 { $found }）。請稍後再試，或提供牌庫的檔案。
error-deck-fetch-large = Master Vault 的回應太大，不像是一副牌庫。請檢查牌庫的網址，或提供牌庫的檔案。
