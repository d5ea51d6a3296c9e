### What leads from other pages to the events: fetched with the first page, as the rest of the desk's words are not.

desk-events = 賽事
desk-events-about = 在一個畫面上舉辦比賽：報名、配對、計時、裁判、成績與排名，可在場地進行，也可在本館的牌桌上進行。
desk-events-to = 前往賽事
desk-to-event = 前往賽事
