### 給學習程式與語言模型使用的環境：這裡會出什麼錯。

# $game: id of the game; $options and $most: numbers.
error-environment-options = 「{ $game }」有一個決定提供 { $options } 個選項，而動作空間只容得下 { $most } 個。請改用依意義編號的動作。
error-environment-encoding = 還沒有人說明「{ $game }」要如何以張量表示。請為它登記一種編碼。
error-environment-action = 動作 { $action } 不對應任何選項。請選擇遮罩允許的動作。
# $name: a setting of the environment, as it is written in programs.
error-environment-setting = 環境沒有這樣的「{ $name }」。請選擇：{ $expected }。
error-environment-no-history = 這個狀態是從某個座位所知的資訊推想而來，所以沒有可以寫下的歷程。請寫下原來的狀態。
