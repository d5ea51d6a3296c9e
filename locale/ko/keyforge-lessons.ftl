### 《키포지》의 레슨과 퍼즐에서 코치가 하는 말. 메시지 이름을 만드는 법은 lessons.ftl에 있다. 배우는 사람은 첫 자리이고
### { $name1 } 님은 상대이다. 카드 이름은 카드 자료의 것이고(테스트가 비교한다) ‘ ’ 안에 넣는다.

## 열쇠와 앰버

keyforge-lesson-keys = 열쇠와 앰버
keyforge-lesson-keys-about = 열쇠를 제작하고 세력을 골라 한 차례를 끝까지 해 봐요.
keyforge-lesson-keys-1 = 열쇠 3개를 먼저 제작하면 이겨요. 차례는 제작으로 시작해요. 앰버 저장소에 앰버가 6개 있으면 그것을 소비해서 열쇠를 제작해요. 내 앰버 6개는 방금 소비했어요. 열쇠 3개 중에서 고르세요. 여기서는 색이 달라도 차이가 없어요.
keyforge-lesson-keys-1-goal = 첫 열쇠 제작하기
keyforge-lesson-keys-1-hint = 열쇠 3개 중 아무거나 누르세요.
keyforge-lesson-keys-2 = 두 번째 단계예요. 내 세력 3개 중 하나를 고르세요. 이 차례에는 그 세력의 카드만 플레이하고, 사용하고, 버릴 수 있어요. 손과 전선을 보세요. 할 일이 가장 많은 세력은 무엇인가요?
keyforge-lesson-keys-2-goal = 할 일이 가장 많은 세력 고르기
keyforge-lesson-keys-2-hint = 손에 든 카드 2장과 전선의 생명체가 { keyforge-house-untamed } 세력이에요.
keyforge-lesson-keys-2-other = 그러면 이 차례에 카드 대부분을 쓸 수 없어요. 카드가 가장 많은 세력을 고르세요.
keyforge-lesson-keys-3 = 세 번째 단계예요. 원하는 만큼 플레이하고, 사용하고, 버리세요. 카드를 내는 데에는 아무것도 들지 않아요. ‘Dust Pixie’를 플레이하면 보너스 기호가 앰버를 줘요. 준비 상태인 생명체는 수확해서 앰버 1개를 얻을 수 있어요. 둘 다 해 보세요.
keyforge-lesson-keys-3-goal = ‘Dust Pixie’를 플레이하고 ‘Ancient Bear’로 수확하기
keyforge-lesson-keys-3-hint = 손의 ‘Dust Pixie’와 전선의 자리를 고르세요. 그다음 ‘Ancient Bear’를 골라 수확하세요.
keyforge-lesson-keys-3-ended = 얻을 수 있는 앰버를 두고 차례가 끝났어요.
keyforge-lesson-keys-3-fought = 생명체는 전투도 할 수 있어요. 그건 다른 레슨에서 배워요. 지금은 수확하세요.
keyforge-lesson-keys-3-discarded = 플레이할 수 있는 카드를 버렸어요.
keyforge-lesson-keys-4 = 생명체는 소진 상태로 들어와요. ‘Dust Pixie’는 다음 차례까지 기다려야 해요. 차례를 끝내면 내 카드가 준비되고, 손이 6장이 될 때까지 카드를 뽑아요.
keyforge-lesson-keys-4-goal = 차례 끝내기
keyforge-lesson-keys-4-hint = ‘{ keyforge-action-end }’ 버튼을 누르세요.
keyforge-lesson-keys-4-more = 좋아요. 더 해도 돼요. 더 할 일이 없으면 차례를 끝내세요.
keyforge-lesson-keys-end = 제작, 세력 선택, 플레이와 사용, 준비, 뽑기. 모든 차례가 이래요. 알맞은 세력을 고르는 것이 게임의 절반이에요.

## 카드 네 종류

keyforge-lesson-cards = 카드 네 종류
keyforge-lesson-cards-about = 생명체, 행동, 업그레이드, 유물을 배워요.
keyforge-lesson-cards-1 = 이 차례의 세력은 { keyforge-house-brobnar }예요. 생명체는 전선의 왼쪽 끝이나 오른쪽 끝, 곧 측면에 들어와요. ‘플레이’ 뒤에 적힌 일은 바로 일어나요. ‘Bumpsy’를 플레이하고 { $name1 } 님이 무엇을 잃는지 보세요.
keyforge-lesson-cards-1-goal = ‘Bumpsy’ 플레이하기
keyforge-lesson-cards-1-hint = 손의 ‘Bumpsy’를 고르고, 전선의 양 끝 중 하나를 고르세요.
keyforge-lesson-cards-1-other = 그건 나중에 해도 돼요. 손에 든 생명체부터 시작하세요.
keyforge-lesson-cards-2 = 행동 카드는 효과가 일어난 뒤 버림 더미로 가요. 먼저 기호가 앰버 1개를 주고, 그다음 글대로 돼요. 생명체는 피해가 공격력만큼 쌓이면 파괴돼요. ‘Punch’의 피해 3점으로 파괴할 수 있는 적을 고르세요.
keyforge-lesson-cards-2-goal = ‘Punch’로 생명체 하나 파괴하기
keyforge-lesson-cards-2-hint = ‘Umbra’는 공격력이 2, ‘Shooler’는 5예요.
keyforge-lesson-cards-2-elsewhere = 그 생명체는 다쳤지만 아직 플레이 영역에 있어요. 피해는 저절로 없어지지 않지만, 여기서는 바로 파괴해 보세요.
keyforge-lesson-cards-2-other = 먼저 행동 카드예요. ‘Punch’를 플레이하세요.
keyforge-lesson-cards-3 = 업그레이드는 생명체에 부착되어 있는 동안 그 생명체를 바꿔요. 어느 생명체든 고를 수 있고, { $name1 } 님의 생명체도 돼요. ‘Blood of Titans’는 생명체를 강하게 해요. 누구에게 줄까요?
keyforge-lesson-cards-3-goal = 나에게 도움이 되는 곳에 ‘Blood of Titans’ 부착하기
keyforge-lesson-cards-3-hint = 내 생명체 3개 중 아무거나 괜찮아요.
keyforge-lesson-cards-3-theirs = { $name1 } 님의 생명체가 강해졌어요. 선물을 준 셈이에요.
keyforge-lesson-cards-3-other = 먼저 업그레이드예요. ‘Blood of Titans’를 플레이하세요.
keyforge-lesson-cards-4 = 유물은 생명체 옆에서 플레이 영역에 남아요. 생명체처럼 소진 상태로 들어오고, 다음 차례부터 그 세력을 고른 차례에 사용할 수 있어요. ‘Cannon’을 플레이하세요.
keyforge-lesson-cards-4-goal = ‘Cannon’ 플레이하기
keyforge-lesson-cards-4-hint = 손의 ‘Cannon’을 고르세요.
keyforge-lesson-cards-4-ended = 유물을 손에 든 채 차례가 끝났어요.
keyforge-lesson-cards-4-discarded = 버린 카드는 아무 일도 하지 않아요. 플레이하세요.
keyforge-lesson-cards-end = 생명체와 유물은 남아서 나중에 사용하고, 업그레이드는 생명체에 붙어 있고, 행동은 쓰고 나면 없어져요. 모두 공짜예요.

## 수확과 전투

keyforge-lesson-fights = 수확과 전투
keyforge-lesson-fights-about = 공격력, 방어력, 도발, 회피를 배워요.
keyforge-lesson-fights-1 = 준비 상태인 생명체는 수확하거나 전투할 수 있고, 그러면 소진돼요. 수확은 언제나 할 수 있고 앰버 1개를 얻어요. 내 전선의 오른쪽 끝에 있는 ‘Bumpsy’로 수확하세요.
keyforge-lesson-fights-1-goal = ‘Bumpsy’로 수확하기
keyforge-lesson-fights-1-hint = 내 전선의 오른쪽 끝 생명체를 골라 수확하세요.
keyforge-lesson-fights-1-other = 그건 다른 데에 필요해요. ‘Bumpsy’로 수확하세요.
keyforge-lesson-fights-2 = 전투에서는 두 생명체가 동시에 공격력만큼 피해를 줘요. 방어력은 차례마다 그만큼의 피해를 막아요. ‘Raiding Knight’는 공격력 4, 방어력 2예요. 공격 한 번으로 파괴하고, ‘Troll’은 나중을 위해 남겨 두세요.
keyforge-lesson-fights-2-goal = ‘Troll’ 없이 공격 한 번으로 ‘Raiding Knight’ 파괴하기
keyforge-lesson-fights-2-hint = 공격력 4에 방어력 2를 더하면 6이에요. ‘Krump’는 공격력이 6이고 피해 4점을 견뎌요.
keyforge-lesson-fights-2-weak = 피해 5점에서 방어력 2를 빼면 3이에요. 기사는 버텼어요. 더 강한 생명체로 하세요.
keyforge-lesson-fights-2-troll = 되기는 해요. 하지만 다음 상대에게는 ‘Troll’이 필요해요. 여기서는 다른 생명체를 쓰세요.
keyforge-lesson-fights-2-champion = 아직 그쪽이 아니에요. ‘Raiding Knight’를 공격하세요.
keyforge-lesson-fights-2-other = 지금은 전투할 때예요.
keyforge-lesson-fights-3 = ‘챔피언 애너필’은 도발이 있어요. 그것이 있는 동안 이웃인 ‘Umbra’와 ‘Noddy the Thief’는 공격할 수 없어요. 공격력 6, 방어력 1이에요. 누가 공격 한 번으로 파괴할 수 있을까요?
keyforge-lesson-fights-3-goal = ‘챔피언 애너필’ 파괴하기
keyforge-lesson-fights-3-hint = 공격력이 7 이상이어야 해요. ‘Troll’은 8이에요.
keyforge-lesson-fights-3-weak = 너무 약했고 내 생명체를 잃었어요. 공격력과 방어력을 더해서 세어 보세요.
keyforge-lesson-fights-3-other = 먼저 챔피언을 치우세요.
keyforge-lesson-fights-4 = 길이 열렸어요. ‘Noddy the Thief’는 도둑이고 회피가 있어요. 차례마다 이 생명체가 처음 공격받을 때는 양쪽 다 피해를 받지 않아요. 내 생명체가 2개 남았어요.
keyforge-lesson-fights-4-goal = ‘Noddy the Thief’ 파괴하기
keyforge-lesson-fights-4-hint = ‘Headhunter’로 한 번, ‘Smaaash’로 또 한 번, 두 번 공격하세요.
keyforge-lesson-fights-4-umbra = 이제 공격이 한 번만 남았어요. 회피가 있는 생명체에게는 두 번이 필요해요.
keyforge-lesson-fights-4-other = 도둑을 잡으려면 생명체 2개가 모두 필요해요.
keyforge-lesson-fights-4-elusive = 빠져나갔어요. 이 차례에는 다시 그럴 수 없어요.
keyforge-lesson-fights-end = 수확은 이기게 해 주고, 전투는 상대의 수확을 막아요. 공격하기 전에 세어 보세요. 피해는 회복할 때까지 남아요.

## 탈취와 포획

keyforge-lesson-amber = 탈취와 포획
keyforge-lesson-amber-about = 상대의 제작을 막고 내 앰버를 되찾아요.
keyforge-lesson-amber-1 = { $name1 } 님은 앰버가 7개이고 다음 차례에 세 번째 열쇠를 제작하려고 해요. 탈취하세요. 탈취한 앰버는 상대의 저장소에서 내 저장소로 와요.
keyforge-lesson-amber-1-goal = ‘Urchin’으로 앰버 1개 탈취하기
keyforge-lesson-amber-1-hint = ‘Urchin’을 플레이하세요. 플레이하면 탈취해요.
keyforge-lesson-amber-1-other = ‘Urchin’부터 시작하세요. 하나씩 해 봐요.
keyforge-lesson-amber-2 = 6개면 아직 열쇠를 제작할 수 있어요. ‘노련한 브루노’는 3개를 포획해요. 포획한 앰버는 생명체 위에 놓이고 아무도 쓸 수 없어요.
keyforge-lesson-amber-2-goal = ‘노련한 브루노’로 포획하기
keyforge-lesson-amber-2-hint = ‘노련한 브루노’를 아무 자리에나 플레이하세요.
keyforge-lesson-amber-2-other = { $name1 } 님의 앰버는 아직 열쇠를 제작할 만큼 있어요. ‘노련한 브루노’를 플레이하세요.
keyforge-lesson-amber-3 = 이제 내 앰버 차례예요. ‘Charette’ 위에 2개가 있어요. 생명체가 플레이 영역을 떠나면 그 위의 앰버는 그것을 지배하던 플레이어의 상대, 여기서는 내 저장소로 와요.
keyforge-lesson-amber-3-goal = ‘Charette’에서 내 앰버 되찾기
keyforge-lesson-amber-3-hint = ‘Dodger’로 전투하세요. 공격력 5면 ‘Charette’를 파괴할 수 있어요.
keyforge-lesson-amber-3-imp = 그 생명체 위에는 앰버가 없어요. ‘Charette’를 공격하세요.
keyforge-lesson-amber-3-other = 수확하면 1개지만 ‘Charette’ 위에는 2개가 있어요.
keyforge-lesson-amber-end = 탈취한 앰버는 내 것이에요. 포획한 앰버는 잠시 치워 둔 것일 뿐이라서 생명체가 플레이 영역을 떠나면 돌아가요. 그러니 ‘노련한 브루노’를 잘 지키세요.

## 더 좋은 손

keyforge-lesson-hand = 더 좋은 손
keyforge-lesson-hand-about = 보관 영역, 새 카드를 위해 버리기, 체인을 배워요.
keyforge-lesson-hand-1 = 보관 영역에 카드가 2장 있어요. 나중을 위해 치워 둔 카드이고 다른 사람은 볼 수 없어요. 세력을 고른 뒤에 모두 손에 들 수 있어요. { keyforge-house-logos } 카드예요.
keyforge-lesson-hand-1-goal = 로고스를 고르고 보관 카드를 손에 들기
keyforge-lesson-hand-1-hint = { keyforge-house-logos }를 누른 다음 ‘{ keyforge-action-take }’ 버튼을 누르세요.
keyforge-lesson-hand-1-other = 그 세력의 카드는 거의 없어요. { keyforge-house-logos }를 고르세요.
keyforge-lesson-hand-1-left = 그러면 또 한 차례를 기다려야 해요. 지금 쓸 수 있어요.
keyforge-lesson-hand-2 = ‘Labwork’는 손의 카드 1장을 보관해요. 어차피 이 차례에 쓸 수 없는 카드는 무엇일까요?
keyforge-lesson-hand-2-goal = 이 차례에 쓸 수 없는 카드 보관하기
keyforge-lesson-hand-2-hint = ‘Punch’는 { keyforge-house-brobnar } 카드라서 이 차례에는 플레이할 수도 버릴 수도 없어요.
keyforge-lesson-hand-2-wasted = 그건 { keyforge-house-logos } 카드라서 이 차례에 쓸 수 있었어요.
keyforge-lesson-hand-2-discarded = 아직이에요. 먼저 ‘Labwork’로 카드를 보관하세요.
keyforge-lesson-hand-2-ended = 아무것도 보관하지 않고 차례가 끝났어요.
keyforge-lesson-hand-3 = 쓸모없는 카드는 손의 자리를 차지해요. ‘차원 문’은 수확을 탈취로 바꾸지만, 수확할 생명체가 없어요. 버리면 차례 끝에 그만큼 새 카드를 더 뽑아요.
keyforge-lesson-hand-3-goal = ‘차원 문’ 버리기
keyforge-lesson-hand-3-hint = ‘차원 문’을 골라 버리세요. 활성화 세력의 카드만 버릴 수 있어요.
keyforge-lesson-hand-3-ended = 쓸모없는 카드를 손에 든 채 차례가 끝났어요.
keyforge-lesson-hand-3-played = 그래도 손은 비지만, 여기서는 버리기를 배워요. 한번 해 보세요.
keyforge-lesson-hand-3-other = 그 카드는 아직 쓸모가 있어요. ‘차원 문’을 버리세요.
keyforge-lesson-hand-4 = 체인이 5개 있어요. 체인이 있으면 카드를 덜 뽑아요. 1~6개면 1장 덜 뽑아요. 차례 끝에 카드를 뽑을 때마다 체인이 1개 없어져요. 원하는 카드를 플레이하고 차례를 끝내세요.
keyforge-lesson-hand-4-goal = 차례를 끝내고 체인 1개 없애기
keyforge-lesson-hand-4-hint = ‘{ keyforge-action-end }’ 버튼을 누르세요. 6장이 아니라 5장이 될 때까지 뽑아요.
keyforge-lesson-hand-4-more = 좋아요. 카드를 플레이할 때마다 새 카드의 자리가 생겨요.
keyforge-lesson-hand-end = 기다려야 하는 카드는 보관하고, 도움이 안 되는 카드는 버리고, 체인을 조심하세요. 강한 카드는 체인을 주기도 해요.

## 무엇이 먼저일까

keyforge-lesson-order = 무엇이 먼저일까
keyforge-lesson-order-about = 기절한 생명체, 동시에 일어나는 효과, 파괴될 때의 효과를 배워요.
keyforge-lesson-order-1 = ‘Snufflegator’는 기절 상태예요. 수확도 전투도 할 수 없어요. 사용하면 기절만 제거되고 소진돼요. 다음 차례에 쓸 수 있게 지금 하세요.
keyforge-lesson-order-1-goal = ‘Snufflegator’의 기절 제거하기
keyforge-lesson-order-1-hint = 전선의 ‘Snufflegator’를 고르세요.
keyforge-lesson-order-1-other = 그건 나중에 해도 돼요. 먼저 기절을 제거하세요.
keyforge-lesson-order-2 = 앰버가 6개 있어요. ‘Chota Hazri’를 플레이하면 앰버 1개를 잃고 열쇠를 제작할 수 있어요. ‘Hunting Witch’는 다른 생명체를 플레이할 때마다 1개를 줘요. 둘은 동시에 일어나고, 순서는 내가 정해요.
keyforge-lesson-order-2-goal = ‘Chota Hazri’로 열쇠 제작하기
keyforge-lesson-order-2-hint = 먼저 얻고 나중에 잃어요. ‘Hunting Witch’를 먼저 고르고 제안을 받아들이세요.
keyforge-lesson-order-2-early = 앰버 1개를 잃고 5개만 남아서 모자라요. 무엇이 먼저였어야 할까요?
keyforge-lesson-order-2-no = 앰버가 충분했는데 제작하지 않았어요.
keyforge-lesson-order-2-other = 먼저 ‘Chota Hazri’를 플레이하세요.
keyforge-lesson-order-3 = ‘파괴될 때’ 효과가 있는 생명체가 있어요. ‘Duma the Martyr’는 그때 내 다른 생명체를 모두 회복시키고, 나는 카드를 뽑아요. ‘피라냐 원숭이’는 다른 모든 생명체에게 동시에 피해 2점을 줘요. 플레이하고 누가 살아남는지 보세요. 이미 파괴되고 있는 것은 회복해도 살지 못해요.
keyforge-lesson-order-3-goal = ‘Duma the Martyr’로 ‘Snufflegator’ 회복시키기
keyforge-lesson-order-3-hint = ‘피라냐 원숭이’를 플레이하세요. 순서를 물으면 ‘Hunting Witch’를 먼저 고르세요.
keyforge-lesson-order-3-ended = 아무것도 파괴되지 않고 차례가 끝났어요.
keyforge-lesson-order-3-discarded = 버리지 말고 플레이하세요.
keyforge-lesson-order-end = 하나씩 차례로 돼요. 한 효과가 일으킨 일이 끝나야 다음 효과가 와요. 여럿이 동시에 오면 활성화 플레이어가 양쪽 카드의 순서를 모두 정해요.

## 체크!

keyforge-lesson-check = 체크!
keyforge-lesson-check-about = 상대가 하려는 일을 알아채고 막아요.
keyforge-lesson-check-1 = { $name1 } 님은 열쇠 2개와 앰버 7개를 가지고 있어요. ‘체크’ 상태라서 다음 차례에 이겨요. 열쇠 제작 비용은 6이니 앰버를 그보다 적게 만들어야 해요. 손을 보세요. 어느 세력이 할 수 있을까요?
keyforge-lesson-check-1-goal = 도움이 되는 세력 고르기
keyforge-lesson-check-1-hint = 손의 { keyforge-house-brobnar } 카드 2장이 앰버를 잃게 해요.
keyforge-lesson-check-1-other = 그 카드들은 { $name1 } 님의 앰버를 건드리지 못해요.
keyforge-lesson-check-2 = ‘Burn the Stockpile’은 앰버 4개를 잃게 하지만, 상대에게 7개 이상 있을 때만 돼요. ‘Bumpsy’는 1개를 잃게 해요. 무엇이 먼저일까요?
keyforge-lesson-check-2-goal = 한 번에 앰버 4개를 잃게 하기
keyforge-lesson-check-2-hint = 아직 7개일 때 ‘Burn the Stockpile’을 플레이하세요.
keyforge-lesson-check-2-early = 이제 6개뿐이에요. ‘Burn the Stockpile’에는 모자라고 열쇠에는 충분해요.
keyforge-lesson-check-2-discarded = 바로 그 카드가 필요했어요.
keyforge-lesson-check-2-ended = { $name1 } 님은 세 번째 열쇠를 제작할 수 있어요.
keyforge-lesson-check-3 = 3개가 남았으니 다음 차례에는 열쇠를 제작하지 못해요. 더 쓸 것을 쓰고, 차례를 끝내고 보세요.
keyforge-lesson-check-3-goal = 차례를 끝내고 상대가 제작 없이 세력을 고르는 것 보기
keyforge-lesson-check-3-hint = ‘{ keyforge-action-end }’ 버튼을 누르세요.
keyforge-lesson-check-3-more = 좋아요. 많이 할수록 다음 차례가 좋아져요.
keyforge-lesson-check-end = 차례마다 상대의 저장소를 보세요. 6개 이상이면 ‘체크’이고 그때는 그것이 가장 중요해요. 잃게 하거나, 탈취하거나, 포획하거나, 제작 비용을 올리세요.

## 가호

keyforge-lesson-ward = 가호
keyforge-lesson-ward-about = 타격 한 번을 막아 주는 가호를 배워요.
keyforge-lesson-ward-1 = ‘Alaka’는 가호가 있어요. 가호는 한 번을 막아요. 그 생명체가 피해를 입거나, 파괴되거나, 플레이 영역을 떠나려 하면, 얼마나 센 타격이든 그 대신 가호가 없어져요. ‘Alaka’는 공격력이 4예요. 파괴하세요. 피해 1점을 주는 ‘Poke’와 공격력이 5인 ‘Hapsis’가 있어요.
keyforge-lesson-ward-1-goal = ‘Alaka’ 파괴하기
keyforge-lesson-ward-1-hint = 가장 작은 타격으로 가호를 없애세요. 먼저 ‘Alaka’에게 ‘Poke’를 플레이하고, 그다음 ‘Hapsis’로 공격하세요.
keyforge-lesson-ward-1-strong = 피해 5점을 가호가 모두 막았고, ‘Alaka’가 반격했어요. 더 작은 것으로 먼저 가호를 없애세요.
keyforge-lesson-ward-1-elsewhere = ‘Alaka’에게는 타격 두 번이 모두 필요해요.
keyforge-lesson-ward-1-other = 먼저 ‘Alaka’를 파괴하세요. ‘Poke’와 ‘Hapsis’가 모두 필요해요.
keyforge-lesson-ward-1-gone = 가호가 없어졌고, ‘Alaka’는 피해를 입지 않았어요. 다음 타격은 통해요.
keyforge-lesson-ward-2 = ‘Hapsis’는 싸움에서 이겨 가호를 얻었어요. 가호는 생명체마다 최대 하나예요. ‘Hologrammophone’은 내가 고른 생명체에게 가호를 줘요. ‘Babbling Bibliophile’은 공격력이 1이고, 포획한 앰버 3개가 그 위에 있어요. 누구에게 가호가 가장 필요할까요?
keyforge-lesson-ward-2-goal = 가호가 가장 필요한 생명체에게 가호 주기
keyforge-lesson-ward-2-hint = ‘Babbling Bibliophile’이 플레이 영역을 떠나면 { $name1 } 님이 앰버 3개를 되찾아요. ‘Hologrammophone’을 사용하고 그 생명체를 고르세요.
keyforge-lesson-ward-2-twice = ‘Hapsis’는 이미 가호가 있어요. 하나 더 주어도 소용없어요.
keyforge-lesson-ward-2-theirs = 그러면 { $name1 } 님의 생명체가 보호받아요.
keyforge-lesson-ward-2-ended = ‘Hologrammophone’을 쓰지 않고 차례가 끝났어요.
keyforge-lesson-ward-3 = 가호는 저절로 없어지지 않고, 필요할 때까지 남아요. 차례를 끝내고, { $name1 } 님이 내 가장 약한 생명체를 파괴하려 할 때 어떻게 되는지 보세요.
keyforge-lesson-ward-3-goal = 차례를 끝내고 가호가 막아 주는 것 보기
keyforge-lesson-ward-3-hint = ‘{ keyforge-action-end }’ 버튼을 누르세요.
keyforge-lesson-ward-end = ‘Cull the Weak’는 그 생명체를 파괴했을 거예요. 그 대신 가호가 없어졌고, 앰버는 그대로 있어요. 가호는 한 번뿐이지만 어떤 타격이든 막아요. 그러니 가호에는 작은 타격을 쓰고, 내 가호는 가장 소중한 생명체에게 주세요.

## 격노

keyforge-lesson-enrage = 격노
keyforge-lesson-enrage-about = 반드시 전투해야 하는 생명체를 배워요.
keyforge-lesson-enrage-1 = ‘Alaka’는 격노 상태예요. 사용하면, 할 수 있는 한 반드시 전투해야 해요. 그래서 지금은 수확할 수 없어요. 하지만 누구를 공격할지는 내가 정해요. ‘Alaka’의 공격력은 4예요. 파괴할 수 있고 내 쪽은 살아남는 적을 찾으세요.
keyforge-lesson-enrage-1-goal = ‘Alaka’로 생명체 하나를 파괴하고 ‘Alaka’ 지키기
keyforge-lesson-enrage-1-hint = ‘Quant’는 공격력이 3이에요. 나머지 둘은 ‘Alaka’만큼 세거나 더 세요.
keyforge-lesson-enrage-1-strong = ‘Alaka’를 잃었어요. 그 적은 너무 강해요. 공격력이 4보다 낮은 적을 찾으세요.
keyforge-lesson-enrage-1-other = 먼저 ‘Alaka’를 사용하세요. 전투밖에 할 수 없다는 것을 알게 돼요.
keyforge-lesson-enrage-2 = ‘Alaka’는 전투를 했으니 이제 격노 상태가 아니에요. 이번에는 { $name1 } 님에게 써 보세요. { $name1 } 님은 앰버가 5개이고, 한 번만 수확하면 6개예요. ‘Gravelguts’는 기절 상태이니 수확할 생명체는 ‘A. Vinda’예요. ‘Slimy Jark’는 자신과 전투한 생명체를 격노시키고, 공격할 때 피해를 받지 않아요.
keyforge-lesson-enrage-2-goal = ‘A. Vinda’ 격노시키기
keyforge-lesson-enrage-2-hint = ‘Slimy Jark’로 전투하고 ‘A. Vinda’를 고르세요.
keyforge-lesson-enrage-2-elsewhere = ‘Gravelguts’는 기절 상태라서 다음 차례에는 어차피 수확하지 못해요.
keyforge-lesson-enrage-2-other = 그러면 ‘A. Vinda’의 수확을 막지 못해요.
keyforge-lesson-enrage-3 = ‘Brutodon Auxiliary’는 도발이 있어서 그 이웃은 공격할 수 없어요. 재해 2도 있어서, 이 생명체를 공격하면 먼저 피해 2점을 받아요. ‘A. Vinda’에게 남은 상대는 그것뿐이에요. 차례를 끝내고 보세요.
keyforge-lesson-enrage-3-goal = 차례를 끝내고 ‘A. Vinda’가 전투하는 것 보기
keyforge-lesson-enrage-3-hint = ‘{ keyforge-action-end }’ 버튼을 누르세요.
keyforge-lesson-enrage-end = 격노 상태인 생명체는 먼저 전투를 해야 다시 수확할 수 있어요. 아예 사용하지 않아도 되고, 공격할 상대가 없으면 수확해도 돼요. 수확하려는 적을 격노시키고, 강한 생명체를 준비해 두세요.

## 고양

keyforge-lesson-exalt = 고양
keyforge-lesson-exalt-about = 내 생명체 위에 놓는 대가를 배워요.
keyforge-lesson-exalt-1 = 생명체를 고양하면 공급처의 앰버 1개를 그 위에 놓아요. 이것은 대가예요. 그 생명체가 플레이 영역을 떠나면 그 앰버는 상대가 가져가요. ‘Questor Jarta’는 수확하면 고양해도 되고, 그 대신 앰버 1개를 더 얻어요. 해 보세요.
keyforge-lesson-exalt-1-goal = ‘Questor Jarta’로 수확하고 고양하기
keyforge-lesson-exalt-1-hint = ‘Questor Jarta’를 골라 수확하고 제안을 받아들이세요.
keyforge-lesson-exalt-1-no = 수확한 앰버 1개만 얻었어요. 제안을 받아들이세요.
keyforge-lesson-exalt-1-other = 먼저 ‘Questor Jarta’로 수확하세요.
keyforge-lesson-exalt-2 = ‘Phalanx Strike’는 내 생명체 하나마다 피해 1점을 주고, 내 생명체는 셋이에요. 그중 하나를 고양하면 한 번 더 때려요. ‘Mogghunter’의 공격력은 6이에요. 파괴하세요.
keyforge-lesson-exalt-2-goal = ‘Mogghunter’ 파괴하기
keyforge-lesson-exalt-2-hint = ‘Mogghunter’를 고르고, 제안을 받아들이고, 내 생명체 하나를 고양한 다음 ‘Mogghunter’를 다시 고르세요.
keyforge-lesson-exalt-2-elsewhere = ‘Mogghunter’를 파괴하려면 두 번 다 필요해요.
keyforge-lesson-exalt-2-no = 공격력 6에는 피해 3점으로 모자라요. 내 생명체 하나를 고양하고 한 번 더 때리세요.
keyforge-lesson-exalt-2-other = 먼저 ‘Phalanx Strike’를 플레이하세요.
keyforge-lesson-exalt-3 = 앰버가 5개 있고, 2개는 내 생명체들 위에 있어서 쓸 수 없어요. ‘폴리아사우루스 도서관’은 내 생명체의 앰버 1개를 내 저장소로 옮겨 줘요.
keyforge-lesson-exalt-3-goal = 생명체의 앰버 1개를 내 저장소로 옮기기
keyforge-lesson-exalt-3-hint = ‘폴리아사우루스 도서관’을 사용하고, 앰버가 있는 생명체를 고르세요.
keyforge-lesson-exalt-3-ended = 도서관을 쓰지 않고 차례가 끝났어요.
keyforge-lesson-exalt-end = 이제 6개, 열쇠를 제작할 만큼이에요. 고양은 오늘은 공짜지만, 그 생명체가 쓰러지는 날 앰버 1개를 내야 해요. 오래 버틸 생명체를 고양하거나, 늦기 전에 앰버를 내려놓으세요.

## 보너스 기호

keyforge-lesson-icons = 보너스 기호
keyforge-lesson-icons-about = 포획, 피해, 뽑기, 버리기 기호와 ‘강화’의 뜻을 배워요.
keyforge-lesson-icons-1 = 카드의 기호는 카드가 들어오면 바로, 위에서 아래로, 글보다 먼저 처리해요. 앰버 기호는 이미 알아요. ‘루밀루’에는 다른 기호가 둘 있어요. 포획: 내 생명체 하나가 앰버 1개를 포획해요. 뽑기: 카드를 1장 뽑아요. ‘루밀루’를 플레이하세요.
keyforge-lesson-icons-1-goal = ‘루밀루’를 플레이해서 앰버 1개를 포획하고 카드 1장 뽑기
keyforge-lesson-icons-1-hint = 손의 ‘루밀루’를 고르고, 자리를 고르고, 포획할 생명체를 고르세요.
keyforge-lesson-icons-1-other = ‘루밀루’부터 시작하세요.
keyforge-lesson-icons-2 = ‘어둠의 요정’에는 피해 기호가 있어요. 내 것이든 상대의 것이든 생명체 하나에게 피해 1점을 줘요. 기호는 골라서 하는 것이 아니에요. 하나하나 반드시 처리해야 하니, 어디에 쓰면 가장 좋을지 보세요.
keyforge-lesson-icons-2-goal = ‘어둠의 요정’의 기호로 생명체 하나 파괴하기
keyforge-lesson-icons-2-hint = ‘가시팔 분쇄자’는 공격력이 1이에요.
keyforge-lesson-icons-2-elsewhere = 그 생명체는 다쳤지만 아직 남아 있어요. 적 하나는 공격력이 1뿐이에요.
keyforge-lesson-icons-2-other = 먼저 ‘어둠의 요정’을 플레이하세요.
keyforge-lesson-icons-3 = ‘자연의 은총’의 글은 ‘강화’와 기호 몇 개로 시작해요. 그 기호들은 덱을 만들 때 덱의 다른 카드들에 더해졌어요. ‘루밀루’와 ‘어둠의 요정’의 기호도 그렇게 생겼어요. 게임 중에 강화는 아무 일도 하지 않아요. 하지만 나머지 글은 달라요. 다음에 플레이하는 카드의 기호를 하나하나 한 번씩 더 처리하게 해 줘요. ‘자연의 은총’을 플레이하세요.
keyforge-lesson-icons-3-goal = ‘자연의 은총’ 플레이하기
keyforge-lesson-icons-3-hint = 손의 ‘자연의 은총’을 고르세요.
keyforge-lesson-icons-3-other = 먼저 ‘자연의 은총’, 그다음이 기호를 두 번 쓰고 싶은 카드예요.
keyforge-lesson-icons-4 = 새로운 기호가 하나 더 있어요. 버리기: 손의 카드 1장을 세력에 상관없이 버려요. 이제 다음 카드의 기호는 모두 두 번씩 처리돼요. 어느 카드로 가장 많이 얻을까요?
keyforge-lesson-icons-4-goal = 카드 1장의 기호로 앰버 6개 얻기
keyforge-lesson-icons-4-hint = ‘플룸프’는 앰버 기호가 셋이에요. 버리기 기호도 두 번이에요. ‘무한 순환’은 어차피 이 차례에 플레이할 수 없어요.
keyforge-lesson-icons-4-less = 앰버 기호가 더 많은 카드가 있어요.
keyforge-lesson-icons-4-discarded = 플레이한 카드의 기호만 처리해요.
keyforge-lesson-icons-4-ended = ‘자연의 은총’을 쓰지 못하고 차례가 끝났어요.
keyforge-lesson-icons-end = 같은 카드라도 2장의 기호가 서로 다를 수 있어요. 그러니 글보다 기호를 먼저 보세요. 기호가 먼저이고, 그사이에 카드가 없어졌더라도 모두 처리해야 해요.

## 거대 생명체

keyforge-lesson-gigantic = 거대 생명체
keyforge-lesson-gigantic-about = 카드 2장이 생명체 하나예요.
keyforge-lesson-gigantic-1 = 거대 생명체는 이름이 같은 카드 2장이고, 둘 다 손에 있어야 플레이할 수 있어요. 손에 ‘울트라 그래비트론’의 아래쪽 반쪽이 있고, 위쪽 반쪽은 보관 영역에 있어요. { keyforge-house-logos }를 고르고 가져오세요.
keyforge-lesson-gigantic-1-goal = 나머지 반쪽을 손에 들기
keyforge-lesson-gigantic-1-hint = { keyforge-house-logos }를 누른 다음 ‘{ keyforge-action-take }’ 버튼을 누르세요.
keyforge-lesson-gigantic-1-other = 두 반쪽 모두 { keyforge-house-logos } 카드예요.
keyforge-lesson-gigantic-1-left = 그러면 반쪽만 있어서 플레이할 수 없어요.
keyforge-lesson-gigantic-2 = 이제 두 반쪽을 카드 1장처럼 플레이할 수 있어요. 아래쪽 반쪽을 고르면 돼요. 기호는 위쪽 반쪽의 것이에요. 여기서는 앰버 1개와 카드 1장이에요. 공격력, 방어력, 글은 아래쪽 반쪽의 것이에요.
keyforge-lesson-gigantic-2-goal = ‘울트라 그래비트론’ 플레이하기
keyforge-lesson-gigantic-2-hint = 손에서 아래쪽 반쪽을 골라 플레이하세요. 위쪽 반쪽은 따라와요.
keyforge-lesson-gigantic-2-ended = 두 반쪽을 모두 손에 든 채 차례가 끝났어요.
keyforge-lesson-gigantic-2-discarded = 이제 반쪽이 모자라요. 나머지는 오래 기다려야 할 거예요.
keyforge-lesson-gigantic-2-early = 그건 나중에 해도 돼요. 먼저 ‘울트라 그래비트론’을 플레이하세요.
keyforge-lesson-gigantic-3 = 플레이 영역에서는 모든 면에서 생명체 하나예요. 플레이 영역을 떠나면 두 카드는 같은 곳으로 가고 다시 2장이 돼요. ‘현실에 덧씌우는 정신’은 모든 생명체를 소유자의 보관 영역에 넣고, ‘사령관 그림로커스’ 위에는 내 앰버 3개가 있어요. 플레이하세요.
keyforge-lesson-gigantic-3-goal = ‘울트라 그래비트론’을 내 보관 영역에 넣기
keyforge-lesson-gigantic-3-hint = 손의 ‘현실에 덧씌우는 정신’을 고르세요.
keyforge-lesson-gigantic-3-ended = 내 앰버가 ‘사령관 그림로커스’ 위에 남은 채 차례가 끝났어요.
keyforge-lesson-gigantic-3-discarded = 버린 카드는 아무 일도 하지 않아요. 플레이하세요.
keyforge-lesson-gigantic-end = 앰버를 되찾았고, 두 반쪽은 보관 영역에 있어요. 다음 차례에 손에 들면 ‘울트라 그래비트론’을 기호까지 다시 플레이할 수 있어요.

## 물결

keyforge-lesson-tide = 물결
keyforge-lesson-tide-about = 한쪽의 물결이 높으면 다른 쪽의 물결은 낮아요.
keyforge-lesson-tide-1 = 이 게임에는 물결이 있어요. 물결 카드가 딸린 덱이 있기 때문이에요. 처음에는 중립이에요. 물결을 높인 플레이어에게는 물결이 높고, 다른 플레이어에게는 낮아요. 각 플레이어의 앰버 옆 표시로 알 수 있어요. ‘탐정 스웨벤’은 수확한 뒤 카드를 3장 뽑지만, 나에게 물결이 높을 때만이에요. ‘선저 관리자’는 플레이하면 물결을 높여요.
keyforge-lesson-tide-1-goal = 카드로 물결 높이기
keyforge-lesson-tide-1-hint = ‘선저 관리자’를 플레이하세요.
keyforge-lesson-tide-1-chains = 내 차례에는 언제든지 물결을 높일 수 있지만, 체인 3개를 얻어야 해요. ‘선저 관리자’는 대가 없이 해 줘요.
keyforge-lesson-tide-1-early = 물결이 아직 중립이라 ‘탐정 스웨벤’은 카드를 뽑지 못했어요.
keyforge-lesson-tide-1-other = 먼저 물결을 높이세요. ‘선저 관리자’를 플레이하세요.
keyforge-lesson-tide-2 = 이제 나에게 물결이 높아요. 그동안에는 높은 물결을 요구하는 카드가 모두 힘을 내요.
keyforge-lesson-tide-2-goal = 카드 3장 뽑기
keyforge-lesson-tide-2-hint = ‘탐정 스웨벤’으로 수확하세요.
keyforge-lesson-tide-2-again = 물결은 이미 높았어요. 체인만 3개 늘었어요.
keyforge-lesson-tide-2-other = 먼저 카드 3장을 뽑으세요. ‘탐정 스웨벤’으로 수확하세요.
keyforge-lesson-tide-3 = 이제 { $name1 } 님에게는 물결이 낮지만, 바꿀 수 있어요. 차례를 끝내고 지켜보세요.
keyforge-lesson-tide-3-goal = 차례를 끝내고 물결이 바뀌는 것 보기
keyforge-lesson-tide-3-hint = ‘{ keyforge-action-end }’ 버튼을 누르세요.
keyforge-lesson-tide-4 = { $name1 } 님이 체인 3개를 얻고 물결을 높였어요. 그래서 손을 채울 때 1장 덜 뽑아요. 이제 나에게 물결이 낮아요. 이번 차례에 물결을 높일 카드가 없으니, { $name1 } 님이 한 대로 해 보세요.
keyforge-lesson-tide-4-goal = 스스로 물결 높이기
keyforge-lesson-tide-4-hint = 세력을 고른 다음, 물결을 높이는 버튼을 누르세요.
keyforge-lesson-tide-4-ended = 차례가 끝났는데, 물결은 아직 낮아요.
keyforge-lesson-tide-end = 다시 물결이 높아졌고, 체인은 3개예요. 스스로 물결을 높일 때는 아무것도 소진시키지 않고, 카드의 능력도 아니에요. 내 차례에 카드를 플레이하고 사용하는 동안 언제든지 할 수 있어요. 얻는 것이 체인만큼 값진지 먼저 생각해 보세요.

## 토큰 생명체

keyforge-lesson-tokens = 토큰 생명체
keyforge-lesson-tokens-about = 뒷면으로 놓여 모두 같은 생명체가 되는 덱의 카드예요.
keyforge-lesson-tokens-1 = 내 덱 옆에 토큰 생명체 카드 ‘Rebel’이 있어요. 토큰 생명체를 만들면 내 덱 맨 위 카드가 뒷면으로, 소진 상태로 측면에 들어와요. 거기 있는 동안은 그저 ‘Rebel’이에요. 마스 세력이고 공격력은 1이에요. 그 밑의 카드는 { $name1 } 님에게 비밀이고, 나는 볼 수 있어요. ‘Rebel’이 이미 하나 있어요. ‘Mk.2 Generator’로 하나 더 만드세요.
keyforge-lesson-tokens-1-goal = 토큰 생명체 하나 만들기
keyforge-lesson-tokens-1-hint = ‘Mk.2 Generator’를 사용하고 측면을 고르세요.
keyforge-lesson-tokens-1-other = 먼저 ‘Mk.2 Generator’로 토큰 생명체를 만드세요.
keyforge-lesson-tokens-2 = 새 ‘Rebel’은 플레이 영역에 들어오는 다른 생명체처럼 소진 상태예요. 다른 하나는 준비 상태예요. ‘Rebel’은 수확한 뒤 생명체 하나에게 피해 1점을 줘요. ‘Troll’은 공격력이 8이고 피해가 7점 있어요.
keyforge-lesson-tokens-2-goal = ‘Troll’ 파괴하기
keyforge-lesson-tokens-2-hint = 준비 상태인 ‘Rebel’로 수확하고 ‘Troll’을 고르세요.
keyforge-lesson-tokens-2-elsewhere = 그 피해 1점은 ‘Troll’에게 주어야 했어요. 버티지 못했을 거예요.
keyforge-lesson-tokens-2-other = 먼저 ‘Troll’을 파괴하세요. 준비 상태인 ‘Rebel’로 수확하세요.
keyforge-lesson-tokens-3 = 첫 번째 ‘Rebel’ 밑의 카드는 ‘Snufflegator’예요. 차례를 끝내고, ‘Bumpsy’가 그것을 공격하면 어떻게 되는지 보세요.
keyforge-lesson-tokens-3-goal = 차례를 끝내고 토큰 생명체가 플레이 영역을 떠나는 것 보기
keyforge-lesson-tokens-3-hint = ‘{ keyforge-action-end }’ 버튼을 누르세요.
keyforge-lesson-tokens-end = ‘Rebel’로 파괴되었지만, 버림 더미에서는 다시 ‘Snufflegator’예요. 누구나 볼 수 있어요. 그러니 토큰 생명체를 만들면 덱은 줄지만 잃는 것은 없어요. 밑에 있던 카드는 다음에 섞을 때 돌아와요.

## 귀신 들림

keyforge-lesson-haunted = 귀신 들림
keyforge-lesson-haunted-about = 두꺼운 버림 더미와, 버릴 때 효과를 내는 카드를 배워요.
keyforge-lesson-haunted-1 = 어떤 카드에는 ‘폐기:’ 능력이 있어요. 내 차례에 내 손에서 그 카드를 버리면 처리돼요. ‘Snippy’는 플레이하면 피해 2점을 줄 뿐이에요. 그 대신 버리면, 아무리 강해도 측면에 있는 적대적인 생명체 하나를 파괴해요. ‘Troll’은 공격력이 8이고 측면에 있어요.
keyforge-lesson-haunted-1-goal = ‘Troll’ 파괴하기
keyforge-lesson-haunted-1-hint = ‘Snippy’를 버리고 ‘Troll’을 고르세요.
keyforge-lesson-haunted-1-played = ‘Snippy’는 플레이하면 피해 2점뿐이에요. 플레이하지 말고 버리세요.
keyforge-lesson-haunted-1-elsewhere = ‘Alaka’는 사라졌지만, 공격력이 8인 ‘Troll’이 아직 있어요.
keyforge-lesson-haunted-1-other = 먼저 ‘Troll’부터 처리하세요. ‘Snippy’를 버리세요.
keyforge-lesson-haunted-2 = 내 버림 더미에 카드가 10장 이상 있는 동안 나는 귀신 들린 상태예요. ‘Snippy’까지 지금 9장이에요. ‘Touchstone’은 수확한 뒤 이것을 봐요. 귀신 들렸으면 카드를 2장 뽑고, 아니면 덱 맨 위에서 2장을 버려요. ‘Harvest Skimmer’는 수확한 뒤 덱 맨 위에서 1장을 버려요.
keyforge-lesson-haunted-2-goal = ‘Touchstone’으로 카드 2장 뽑기
keyforge-lesson-haunted-2-hint = 먼저 ‘Harvest Skimmer’로 수확하세요. 그때 버리는 카드가 열 번째예요. 그다음 ‘Touchstone’으로 수확하세요.
keyforge-lesson-haunted-2-early = 버림 더미에 9장뿐이라 아직 귀신 들리지 않았어요. 그래서 카드를 뽑지 못했어요.
keyforge-lesson-haunted-2-other = 먼저 카드 2장을 뽑으세요.
keyforge-lesson-haunted-3 = 이제 귀신 들린 상태예요. 앰버 옆의 표시가 알려 줘요. 앰버는 5개 있어요. ‘Haunted House’가 1개를 더 주지만, 귀신 들린 동안에만 줘요.
keyforge-lesson-haunted-3-goal = 앰버 6개 갖기
keyforge-lesson-haunted-3-hint = ‘Haunted House’를 사용하세요.
keyforge-lesson-haunted-3-ended = ‘Haunted House’를 쓰지 않고 차례가 끝났어요.
keyforge-lesson-haunted-end = 앰버가 6개예요. 다음 차례에 열쇠를 제작할 수 있어요. 귀신 들린 상태 자체로는 아무 일도 일어나지 않고, 카드가 그 상태인지 확인할 뿐이에요. 버림 더미를 덱에 섞으면 바로 풀리니, 두 더미를 모두 살피세요. 그리고 카드를 플레이하기 전에, 폐기하면 어떻게 되는지도 읽어 보세요.

## 빈손에서

keyforge-lesson-from-nothing = 빈손에서
keyforge-lesson-from-nothing-about = 이 차례에 세 번째 열쇠를 제작하세요. 저장소는 비어 있어요.
keyforge-lesson-from-nothing-1 = 열쇠 2개가 있고 앰버는 없어요. ‘Key Charge’는 앰버 1개를 잃는 대신 현재 비용으로 바로 제작하게 해 줘요. ‘Murmook’ 때문에 제작 비용이 1 늘었어요. 이 차례에 이기세요.
keyforge-lesson-from-nothing-1-goal = 이 차례에 세 번째 열쇠 제작하기
keyforge-lesson-from-nothing-1-hint = ‘Dust Pixie’는 플레이할 때마다 앰버 2개를 주고, ‘Hunting Witch’가 먼저 있으면 1개를 더 줘요. 어느 카드가 같은 생명체를 두 번 플레이하게 해 줄까요?
keyforge-lesson-from-nothing-1-hint-2 = ‘Hunting Witch’, ‘Dust Pixie’, 그다음 ‘Nature’s Call’. ‘Dust Pixie’를 손으로 되돌리되, 그것만 되돌리지는 마세요. ‘Murmook’이 없어지면 비용은 6이에요.
keyforge-lesson-from-nothing-1-ended = 세 번째 열쇠 없이 차례가 끝났어요.
keyforge-lesson-from-nothing-1-no = 제작할 수 있었어요!
keyforge-lesson-from-nothing-end = 손으로 되돌아온 생명체는 보너스 기호를 한 번 더 줄 수 있어요.

## 어둠 속의 열쇠

keyforge-lesson-dark-key = 어둠 속의 열쇠
keyforge-lesson-dark-key-about = 모두 가져와서 이 차례에 세 번째 열쇠를 제작하세요.
keyforge-lesson-dark-key-1 = 나는 앰버 2개, { $name1 } 님은 5개예요. ‘Key of Darkness’는 앰버 12개로 열쇠를 제작하게 해 주고, 상대에게 하나도 없으면 8개로 돼요. 이 차례에 이기세요.
keyforge-lesson-dark-key-1-goal = 이 차례에 세 번째 열쇠 제작하기
keyforge-lesson-dark-key-1-hint = ‘Ghostly Hand’는 상대의 앰버가 정확히 1개일 때만 탈취해요. 포획한 앰버도 되찾을 수 있어요. ‘Selwyn the Fence’를 보세요.
keyforge-lesson-dark-key-1-hint-2 = 순서에 상관없이 1개를 탈취하고 3개를 포획한 다음 ‘Ghostly Hand’를 플레이하세요. 내 카드 위에 앰버가 있을 때 ‘Selwyn the Fence’로 수확하고, ‘Key of Darkness’는 마지막에 플레이하세요.
keyforge-lesson-dark-key-1-ended = 세 번째 열쇠 없이 차례가 끝났어요.
keyforge-lesson-dark-key-1-early = 아직 앰버가 모자라요. 나에게 8개가 있고 상대에게는 하나도 없어야 해요.
keyforge-lesson-dark-key-end = 탈취한 것, 기호로 얻은 것, 수확한 것, 포획한 것까지 앰버 하나하나가 필요했어요.

## 일곱 번째 카드

keyforge-lesson-quest = 일곱 번째 카드
keyforge-lesson-quest-about = 이 차례에 임무를 이루세요.
keyforge-lesson-quest-1 = 이 차례에 생텀 카드 7장을 플레이했으면 ‘장대한 임무’가 비용 없이 열쇠를 제작해 줘요. 손에 5장이 있고, ‘Horseman of Death’는 버림 더미의 기수들을 손으로 되돌려요. 거기에 1장이 있어요. 이 차례에 이기세요.
keyforge-lesson-quest-1-goal = 이 차례에 세 번째 열쇠 제작하기
keyforge-lesson-quest-1-hint = 5장에 1장을 더하면 6장이에요. 기수 하나를 두 번 플레이해야 하니 먼저 버림 더미에 있어야 해요. 누가 파괴할 수 있을까요?
keyforge-lesson-quest-1-hint-2 = ‘Horseman of Famine’은 공격력이 가장 낮은 생명체를 파괴해요. 먼저 ‘Horseman of Pestilence’로 ‘Dust Imp’를 없애면 가장 낮은 것은 내 생명체예요.
keyforge-lesson-quest-1-ended = 임무를 이루지 못하고 차례가 끝났어요.
keyforge-lesson-quest-1-early = 먼저 생텀 카드 7장을 플레이해야 해요.
keyforge-lesson-quest-end = 파괴된 카드가 플레이 영역보다 버림 더미에서 더 쓸모 있을 때도 있어요.

## 가득한 손

keyforge-lesson-full-hand = 가득한 손
keyforge-lesson-full-hand-about = 손에 카드가 많을수록 열쇠가 싸요. 이 차례에 제작하세요.
keyforge-lesson-full-hand-1 = ‘Key Abduction’은 모든 마스 생명체를 소유자의 손으로 되돌린 뒤 열쇠를 제작할 수 있게 해 줘요. 비용은 평소보다 9 많고, 손의 카드 1장마다 1씩 적어요. 나는 앰버 3개, { $name1 } 님은 2개예요. 이 차례에 이기세요.
keyforge-lesson-full-hand-1-goal = 이 차례에 세 번째 열쇠 제작하기
keyforge-lesson-full-hand-1-hint = ‘Battle Fleet’는 공개한 마스 카드 1장마다 1장을 뽑아요. 그러니 손에 카드가 많을 때 플레이하세요. ‘Psychic Network’는 준비 상태인 내 생명체를 세어요.
keyforge-lesson-full-hand-1-hint-2 = ‘Battle Fleet’로 3장을 모두 공개하고, 그다음 ‘Psychic Network’를 플레이하세요. 그 뒤에 생명체 2개로 수확하고, ‘Key Abduction’은 마지막에 플레이하세요.
keyforge-lesson-full-hand-1-ended = 세 번째 열쇠 없이 차례가 끝났어요.
keyforge-lesson-full-hand-1-no = 제작할 수 있었어요!
keyforge-lesson-full-hand-end = 준비 상태의 생명체, 손의 카드, 앰버. 무엇을 세든 가장 많을 때 세어야 해요.

## 쓸모 있는 상처

keyforge-lesson-wounds = 쓸모 있는 상처
keyforge-lesson-wounds-about = 상대가 제작하기 전에 열쇠를 너무 비싸게 만드세요.
keyforge-lesson-wounds-1 = { $name1 } 님은 열쇠 2개와 앰버 11개를 가지고 있고 다음 차례에 제작하려고 해요. ‘Iron Obelisk’는 피해를 입은 내 브로브나 생명체 하나마다 상대의 제작 비용을 1 늘려요. 제작을 막으세요.
keyforge-lesson-wounds-1-goal = 차례를 끝냈을 때 상대가 제작하지 못하게 하기
keyforge-lesson-wounds-1-hint = ‘Bumpsy’를 쓰면 10개가 남으니 비용이 11이어야 해요. 피해를 입은 생명체가 5개 필요해요. ‘Hebe the Huge’는 다른 생명체를 다치게 하지만 자신은 다치지 않아요.
keyforge-lesson-wounds-1-hint-2 = ‘Autocannon’은 들어오는 생명체마다 피해를 줘요. 어느 생명체보다 먼저 플레이하고, 그 뒤에는 ‘Troll’로 수확하지 마세요.
keyforge-lesson-wounds-1-forged = { $name1 } 님은 아직 세 번째 열쇠의 비용을 낼 수 있어요.
keyforge-lesson-wounds-end = 다친 거인 다섯 덕분에 열쇠가 앰버 11개나 해요.

## 성벽

keyforge-lesson-wall = 성벽
keyforge-lesson-wall-about = 한 차례에 상대의 전선을 비우세요.
keyforge-lesson-wall-1 = 생명체 넷이 버티고 있고, ‘Bulwark’는 이웃의 방어력을 2 늘려요. ‘피라냐 원숭이’는 다른 모두에게 피해 2점을 주고, ‘Save the Pack’은 피해를 입은 생명체를 모두 파괴해요. 이 차례에 넷을 모두 파괴하세요.
keyforge-lesson-wall-1-goal = 이 차례에 적대적인 생명체 넷을 모두 파괴하기
keyforge-lesson-wall-1-hint = ‘Francus’는 방어력 1에 ‘Bulwark’가 주는 2가 더 있어요. 피해 2점으로는 다치지 않아요. ‘Bulwark’가 없다면 어떨까요?
keyforge-lesson-wall-1-hint-2 = 내 생명체 둘이 함께하면 ‘Bulwark’를 쓰러뜨릴 수 있어요. 첫 공격이 방어력을 다 쓰게 해요. 그다음 ‘피라냐 원숭이’, 그다음 ‘Save the Pack’을 플레이하세요.
keyforge-lesson-wall-1-ended = 아직 남은 생명체가 있는데 차례가 끝났어요.
keyforge-lesson-wall-end = 방어력은 차례마다 그만큼만 막아 주고, 그것을 주는 생명체가 있을 때만 있어요.

## 두 기사 사이에

keyforge-lesson-between = 두 기사 사이에
keyforge-lesson-between-about = 기사 둘로 공격력 6인 적 셋과 싸우세요.
keyforge-lesson-between-1 = ‘“Lion” Bautrem’은 이웃의 공격력을 2 늘려요. ‘회색단의 기수’는 플레이하면 이웃 하나를 준비시켜 전투하게 해 줘요. 둘 다 배치가 있어서 전선의 어느 자리에나 들어와도 돼요. ‘Sir Marrows’와 ‘Rothais the Fierce’의 공격력은 4이고 적들은 6이에요. 이 차례에 셋을 모두 파괴하세요.
keyforge-lesson-between-1-goal = 이 차례에 적대적인 생명체 셋을 모두 파괴하기
keyforge-lesson-between-1-hint = 두 기사 모두 공격력이 6이어야 하니, 둘 다 ‘“Lion” Bautrem’의 이웃이어야 해요. 기사 둘이면 공격이 두 번이에요. 세 번째는 누가 할까요?
keyforge-lesson-between-1-hint-2 = ‘“Lion” Bautrem’을 둘 사이에 놓고, 먼저 기사 하나로 공격하세요. 그다음에 그 기사의 바깥쪽에 ‘회색단의 기수’를 놓으세요. 기사와 사자 사이에 끼어들면 안 돼요.
keyforge-lesson-between-1-ended = 아직 남은 생명체가 있는데 차례가 끝났어요.
keyforge-lesson-between-end = 배치가 있으면 언제뿐 아니라 어디에 놓을지도 생각해야 해요.

## 다칠수록 강하게

keyforge-lesson-might = 다칠수록 강하게
keyforge-lesson-might-about = 공격력 25를 모아서 이 차례에 세 번째 열쇠를 제작하세요.
keyforge-lesson-might-1 = 공격력을 합쳐 25인 내 생명체들을 파괴하면 ‘Might Makes Right’가 열쇠를 제작해 줘요. ‘Groggins’는 8, ‘Culf the Quiet’는 6, 손의 ‘Forgemaster Og’는 4예요. ‘First Blood’는 알파라서 다른 일을 하기 전에만 플레이할 수 있어요. 이 차례에 이기세요.
keyforge-lesson-might-1-goal = 이 차례에 세 번째 열쇠 제작하기
keyforge-lesson-might-1-hint = ‘Cybergiant Rig’는 생명체를 회복시키고, 회복한 피해 1점마다 +1 공격력 토큰 1개를 줘요. 그러면 ‘First Blood’의 피해는 누가 받아야 할까요?
keyforge-lesson-might-1-hint-2 = ‘First Blood’의 피해 4점을 모두 ‘Groggins’에게 주고, ‘Redlock’과 전투해서 3점을 더 받으세요. 7점까지는 버텨요. 그다음 ‘Groggins’에게 ‘Cybergiant Rig’를 붙이고, ‘Forgemaster Og’를 플레이하고, ‘Might Makes Right’로 셋을 모두 파괴하세요.
keyforge-lesson-might-1-ended = 세 번째 열쇠 없이 차례가 끝났어요.
keyforge-lesson-might-end = 나을 상처라면 입을 만할 때도 있어요.

## 한 바퀴 더

keyforge-lesson-imperial = 한 바퀴 더
keyforge-lesson-imperial-about = 고양하고 포획해서 이 차례에 세 번째 열쇠를 제작하세요.
keyforge-lesson-imperial-1 = ‘제국식 제련’은 평소보다 8 비싸게 열쇠를 제작하게 하고, 내 생명체들 위의 앰버 1개마다 비용이 1 줄어요. ‘The Golden Spiral’은 내 생명체 하나를 고양하고, 준비시키고, 사용하게 해 줘요. 나는 앰버가 1개, { $name1 } 님은 3개예요. 이 차례에 이기세요.
keyforge-lesson-imperial-1-goal = 이 차례에 세 번째 열쇠 제작하기
keyforge-lesson-imperial-1-hint = 저장소에 있든 생명체 위에 있든 앰버 1개는 나를 1만큼 앞으로 보내요. 다른 이득이 없어도 고양은 도움이 돼요. 그리고 두 번 사용할 만한 생명체는 누구일까요?
keyforge-lesson-imperial-1-hint-2 = ‘Questor Jarta’로 수확하고 고양한 다음, 그것에 ‘The Golden Spiral’을 사용해서 다시 수확하고 고양하세요. ‘Tribute’를 플레이하고, 고양해서 한 번 더 하세요. ‘제국식 제련’은 마지막이에요.
keyforge-lesson-imperial-1-ended = 세 번째 열쇠 없이 차례가 끝났어요.
keyforge-lesson-imperial-1-early = 열쇠가 아직 너무 비싸요.
keyforge-lesson-imperial-end = 먼저 사용하고 나중에 준비시키면 한 번을 더 써요.

## 끝까지 남은 자

keyforge-lesson-triumph = 끝까지 남은 자
keyforge-lesson-triumph-about = 내 생명체는 여섯, 적은 없이, 그리고 세 번째 열쇠예요.
keyforge-lesson-triumph-1 = ‘Triumph’는 적대적인 생명체가 없고 내 생명체가 6개 이상이면 열쇠를 제작해 줘요. ‘그리스크의 격언’은 생명체 하나에게 가호를 준 다음, 앰버가 없는 생명체를 내 것까지 모두 파괴해요. 내 생명체는 다섯이고 ‘Alaka’는 가호가 있어요. { $name1 } 님의 앰버는 4개예요. 이 차례에 이기세요.
keyforge-lesson-triumph-1-goal = 이 차례에 세 번째 열쇠 제작하기
keyforge-lesson-triumph-1-hint = 앰버가 있는 생명체는 ‘그리스크의 격언’을 견디고, 가호가 있는 생명체도 내 것이든 적이든 견뎌요. ‘도시 국가의 세금’으로 내 생명체가 모두 포획하지만, 앰버는 4개뿐이에요.
keyforge-lesson-triumph-1-hint-2 = 다섯 중 넷에게는 ‘도시 국가의 세금’, 다섯째에게는 ‘그리스크의 격언’의 가호예요. ‘백부장 테로’로 그 앞이나 뒤에 ‘Alaka’를 공격하세요. 여섯째는 ‘Tricerian Legionary’이고, 그다음이 ‘Triumph’예요.
keyforge-lesson-triumph-1-ended = 세 번째 열쇠 없이 차례가 끝났어요.
keyforge-lesson-triumph-1-early = 너무 일러요. ‘Triumph’에는 적대적인 생명체가 없고 내 생명체가 여섯이어야 해요.
keyforge-lesson-triumph-end = 가호는 누구의 효과인지 묻지 않고, 앰버도 방패가 될 수 있어요.

## 내 편을 겨누기

keyforge-lesson-minion = 내 편을 겨누기
keyforge-lesson-minion-about = 적은 셋인데 피해 기호는 둘뿐이에요.
keyforge-lesson-minion-1 = ‘어둠의 하수인’과 ‘잠에서 깬 악몽’에는 피해 기호가 하나씩 있어요. ‘어둠의 하수인’이 파괴되면 적대적인 생명체마다 피해 1점을 받아요. ‘망자들의 울부짖음’은 보너스 기호가 없는 생명체를, ‘바늘두더지’는 피해를 입은 생명체를 파괴해요. 기호가 있는 적은 ‘유노이아’뿐이에요. 이 차례에 셋을 모두 파괴하세요.
keyforge-lesson-minion-1-goal = 이 차례에 적대적인 생명체 셋을 모두 파괴하기
keyforge-lesson-minion-1-hint = ‘어둠의 요정’은 공격력이 2이고, ‘바늘두더지’를 쓰려면 다른 생명체도 피해를 입어야 해요. 기호 하나로 생명체 여럿이 다쳐야 해요.
keyforge-lesson-minion-1-hint-2 = 피해 기호는 그 기호가 있는 생명체 자신을 겨눠도 돼요. ‘어둠의 하수인’ 자신을 고르세요. 그다음 ‘어둠의 요정’에게는 ‘잠에서 깬 악몽’, ‘루밀루’에게는 ‘망자들의 울부짖음’, ‘유노이아’에게는 ‘바늘두더지’예요.
keyforge-lesson-minion-1-ended = 아직 남은 생명체가 있는데 차례가 끝났어요.
keyforge-lesson-minion-end = 가장 좋은 표적이 내 편일 때도 있어요.

## 처음부터 다시

keyforge-lesson-kong = 처음부터 다시
keyforge-lesson-kong-about = 거대 생명체를 두 번 쓰고 이 차례에 세 번째 열쇠를 제작하세요.
keyforge-lesson-kong-1 = ‘범우주적 자물쇠’ 때문에 모든 열쇠의 비용이 3 늘었어요. 나는 앰버가 1개 있어요. ‘열쇠 개구리’가 파괴되면 현재 비용으로 열쇠를 제작해요. ‘니플 고릴라’로 수확하면 내 니플 생명체 하나를 파괴해도 되고, 그러면 피해 3점을 주고, 앰버 1개를 탈취하고, 적대적인 유물 하나를 파괴해요. 이 차례에 이기세요.
keyforge-lesson-kong-1-goal = 이 차례에 세 번째 열쇠 제작하기
keyforge-lesson-kong-1-hint = ‘니플 고릴라’의 위쪽 반쪽에는 앰버 기호 둘과 피해 기호 둘이 있고, 플레이할 때마다 처리해요. 두 반쪽을 모두 손으로 되돌리는 카드는 무엇일까요?
keyforge-lesson-kong-1-hint-2 = ‘열쇠 개구리’를 플레이하세요. ‘니플 고릴라’로 수확하고 니플 생명체 하나를 파괴해서 ‘범우주적 자물쇠’를 없애세요. ‘무리 부르기’ 다음에 ‘니플 고릴라’를 다시 플레이하고, 피해 기호는 둘 다 ‘열쇠 개구리’에게 쓰세요.
keyforge-lesson-kong-1-ended = 세 번째 열쇠 없이 차례가 끝났어요.
keyforge-lesson-kong-1-early = ‘열쇠 개구리’는 없어졌는데 열쇠 비용을 낼 수 없었어요.
keyforge-lesson-kong-end = 손으로 돌아온 거대 생명체는 카드 2장이고, 다시 플레이하면 처음부터 다시예요.

## 작은 것부터

keyforge-lesson-titan = 작은 것부터
keyforge-lesson-titan-about = 두 반쪽을 모으고 상대의 전선을 비우세요.
keyforge-lesson-titan-1 = ‘사령관 그림로커스’는 가호와 도발이 있고 공격력 11, 방어력 2예요. ‘테러닥틸’은 공격력이 12예요. ‘Titanic Bumblebird’를 플레이하면 적대적인 생명체 하나를 골라 파괴하고, 그 공격력만큼 내 생명체 하나에게 +1 공격력 토큰을 줘요. 손에는 아래쪽 반쪽이 있어요. 이 차례에 적 셋을 모두 파괴하세요.
keyforge-lesson-titan-1-goal = 이 차례에 적대적인 생명체 셋을 모두 파괴하기
keyforge-lesson-titan-1-hint = 위쪽 반쪽은 버림 더미에 있고, 글보다 먼저 처리하는 기호가 있어요. 가호는 타격이 얼마나 작은지 따지지 않아요.
keyforge-lesson-titan-1-hint-2 = ‘재기’로 위쪽 반쪽을 되돌리세요. 그 피해 기호로 ‘사령관 그림로커스’의 가호를 없애고, ‘Titanic Bumblebird’로 큰 적 둘 중 하나를 파괴하고, 그 공격력을 받은 ‘어둠의 요정’으로 다른 하나를 공격하세요. ‘니플 유인원’은 도발과 회피를 무시하니 ‘그림자장이’를 맡으면 돼요.
keyforge-lesson-titan-1-ended = 아직 남은 생명체가 있는데 차례가 끝났어요.
keyforge-lesson-titan-end = 가호에는 작은 타격을 먼저, 생명체에는 큰 타격을 나중에.

## 우연이 아니라

keyforge-lesson-cadet = 우연이 아니라
keyforge-lesson-cadet-about = 차례 도중에 세력을 바꾸고 세 번째 열쇠를 제작하세요.
keyforge-lesson-cadet-1 = ‘Cadet Allison’을 플레이하면 손에서 무작위로 카드 1장을 버리고, 그 카드의 세력이 활성화 세력이 돼요. ‘열쇠 개구리’가 파괴되면 현재 비용으로 열쇠를 제작해요. 나는 앰버가 1개 있어요. 이 차례에 이기세요.
keyforge-lesson-cadet-1-goal = 이 차례에 세 번째 열쇠 제작하기
keyforge-lesson-cadet-1-hint = 카드가 1장뿐이면 무작위일 것이 없어요. ‘루밀루’로 수확하면 내 다른 야수 하나마다 앰버 1개를 얻으니, { keyforge-house-untamed } 세력이 필요해요. 손에 마지막으로 남아야 하는 카드는 무엇일까요?
keyforge-lesson-cadet-1-hint-2 = 먼저 ‘진압’을 플레이하세요. ‘Cadet Allison’의 버리기 기호는 글보다 먼저예요. ‘무한 순환’을 버리면 ‘무리 대이동’만 남아요. ‘루밀루’와 ‘플룸프’로 수확한 다음, ‘열쇠 개구리’로 ‘유노이아’를 공격하세요.
keyforge-lesson-cadet-1-ended = 세 번째 열쇠 없이 차례가 끝났어요.
keyforge-lesson-cadet-1-early = ‘열쇠 개구리’는 없어졌는데 열쇠 비용을 낼 수 없었어요.
keyforge-lesson-cadet-end = 우연처럼 보이는 것도 때로는 미리 준비할 수 있어요.

## 썰물

keyforge-lesson-moray = 썰물
keyforge-lesson-moray-about = 한 생명체로 세 번 수확해서 이 차례에 앰버 6개를 가지세요.
keyforge-lesson-moray-1 = 나는 앰버가 2개 있고, 나에게 물결이 높아요. ‘이진곰치’는 내가 물결을 높인 뒤 준비되고, 상대가 높인 뒤 소진돼요. 이것이 수확한 뒤에는 내 손의 카드를 1장 보관해요. ‘선저 관리자’는 플레이할 때와 수확한 뒤 물결을 바꿔요. 나에게 높으면 상대가 물결을 높이고, 아니면 내가 높여요. 차례가 끝나기 전에 앰버 6개를 가지세요.
keyforge-lesson-moray-1-goal = 이 차례에 앰버 6개 갖기
keyforge-lesson-moray-1-hint = 나에게 이미 물결이 높을 때 또 높이면 체인만 늘어요. 그러니 먼저 낮아져야 해요. 그리고 두 번 다 대가를 내고 다시 높일 수 있어요.
keyforge-lesson-moray-1-hint-2 = ‘이진곰치’로, 다음에 ‘선저 관리자’로 수확하세요. 물결이 낮아져요. 체인 3개를 얻고 물결을 높여 ‘이진곰치’로 다시 수확하세요. 다른 ‘선저 관리자’를 플레이하고, 물결을 한 번 더 높여 세 번째로 수확하세요.
keyforge-lesson-moray-1-ended = 앰버 6개가 되지 않았는데 차례가 끝났어요.
keyforge-lesson-moray-1-archived = 그 ‘선저 관리자’는 물결을 바꾸는 데 필요했어요.
keyforge-lesson-moray-end = 물결은 낮아져야 다시 높일 수 있어요. 체인 6개는 비싸지만, 다음 차례에 열쇠를 제작해요.

## 너무 이른 물결

keyforge-lesson-ebb = 너무 이른 물결
keyforge-lesson-ebb-about = 높은 물결이 필요하지만, 아직은 아니에요.
keyforge-lesson-ebb-1 = { $name1 } 님은 열쇠 2개와 앰버 15개를 가지고 있고 다음 차례에 제작하려고 해요. ‘포탈쟁이’는 나에게 물결이 높은 동안 상대의 제작 비용을 4 늘려요. 하지만 상대의 차례가 시작하면 제작하기 전에 ‘물결 조작’이 물결을 바꿔요. 상대에게 높으면 내가 물결을 높이고, 아니면 상대가 높여요. ‘심해의 광신도’는 내가 물결을 높인 뒤 2개를 포획하고, 상대가 높인 뒤에는 그 위의 2개가 공급처로 가요. 나에게 물결이 높으면 ‘낚시의 명수’는 전투에서 살아남았을 때 상대가 2개를 잃게 하고, ‘해일’은 생명체 하나와 그 이웃을 파괴해요. ‘해일’ 뒤에는 언제나 상대가 물결을 높여요. 제작을 막으세요.
keyforge-lesson-ebb-1-goal = 차례를 끝냈을 때 상대가 제작하지 못하게 하기
keyforge-lesson-ebb-1-hint = ‘물결 조작’은 물결이 낮은 쪽에게 높은 물결을 줘요. 그러니 내 차례가 끝날 때 나에게 높으면 안 돼요. 그리고 10개를 낼 수 없게 해야 하니, 상대에게 9개까지만 남길 수 있어요.
keyforge-lesson-ebb-1-hint-2 = 체인 3개를 얻고 물결을 높이세요. ‘심해의 광신도’가 포획해요. ‘낚시의 명수’로 ‘Succubus’를 공격하고, ‘해일’을 플레이하세요. ‘포탈쟁이’는 언제든 좋아요. ‘물결 조작’으로 내가 물결을 높이면 ‘심해의 광신도’가 한 번 더 포획해요.
keyforge-lesson-ebb-1-forged = { $name1 } 님은 아직 세 번째 열쇠의 비용을 낼 수 있어요.
keyforge-lesson-ebb-end = 중요한 것은 제작하는 바로 그때의 물결이에요.

## 밑에 있는 카드

keyforge-lesson-crash = 밑에 있는 카드
keyforge-lesson-crash-about = 필요한 카드는 이미 뒷면으로 나와 있어요.
keyforge-lesson-crash-1 = 나는 앰버가 3개 있고 토큰 생명체가 둘 있어요. ‘Diplomat’이 수확한 뒤에는 각 플레이어가 1개를 얻어요. 첫 번째 ‘Diplomat’ 밑에는 ‘Market Crash’가 있어요. 토큰이 아닌 생명체를 모두 파괴하는 카드예요. ‘Tya-Arhĭ, Esquire’가 있는 동안에는 그런 내 생명체가 파괴될 때, 그 자신도 포함해서, 토큰 생명체를 하나씩 만들어요. ‘Avid Collecting’은 내 토큰 생명체 하나를 손으로 되돌려요. ‘Token of Appreciation’은 토큰 생명체를 하나 만들고, 평소보다 7 비싸게 열쇠를 제작하게 하는데, 내 토큰 생명체 하나마다 1 줄어요. 이 차례에 이기세요.
keyforge-lesson-crash-1-goal = 이 차례에 세 번째 열쇠 제작하기
keyforge-lesson-crash-1-hint = 토큰 생명체는 손에 돌아오면 다시 밑에 있던 카드예요. 하지만 먼저 사용하세요. 수확하는 ‘Diplomat’마다 앰버 2개를 가져와요.
keyforge-lesson-crash-1-hint-2 = ‘Diplomat’ 둘로 수확하고, ‘Avid Collecting’으로 첫 번째를 되돌리세요. ‘Tya-Arhĭ, Esquire’를 플레이한 다음 ‘Market Crash’를 플레이하면 내 생명체 셋이 토큰 생명체가 돼요. ‘Token of Appreciation’이 다섯 번째를 만드니 열쇠는 앰버 8개예요.
keyforge-lesson-crash-1-ended = 세 번째 열쇠 없이 차례가 끝났어요.
keyforge-lesson-crash-end = 내 토큰 생명체의 밑을 보세요. 꺼낼 수만 있다면 거기 있는 카드도 손에 있는 것과 같아요.

## 대열 속의 선장

keyforge-lesson-masks = 대열 속의 선장
keyforge-lesson-masks-about = 신병 하나는 그저 신병이 아니에요.
keyforge-lesson-masks-1 = 내 토큰 생명체는 공격력 1인 ‘Cadet’이에요. ‘Cadet’이 파괴되면 공격력이 가장 높은 이웃이 준비돼요. 왼쪽 ‘Cadet’ 밑에는 공격력 5인 ‘선장 밸 예리코’가, 오른쪽 밑에는 ‘Dust Pixie’가 있어요. ‘Temporal Purge’는 토큰 생명체를 모두 앞면으로 뒤집고, 준비 상태였던 것은 그대로 준비 상태예요. ‘원정 팀’과 ‘Bumpsy’는 공격력이 5, ‘Snufflegator’는 4, ‘Valdr’는 6이에요. 이 차례에 적 셋을 모두 파괴하세요.
keyforge-lesson-masks-1-goal = 이 차례에 적대적인 생명체 셋을 모두 파괴하기
keyforge-lesson-masks-1-hint = ‘원정 팀’은 첫 공격에서 살아남고 옆의 ‘Cadet’이 파괴되면 두 번 공격할 수 있어요. 하지만 누구도 혼자서는 ‘Valdr’에게 피해 6점을 줄 수 없어요.
keyforge-lesson-masks-1-hint-2 = ‘원정 팀’으로 ‘Snufflegator’를 공격하세요. 오른쪽 ‘Cadet’이 ‘Valdr’를 공격하면 피해 1점을 주고 ‘원정 팀’이 준비돼요. 그것으로 ‘Bumpsy’를 공격하세요. 그다음 ‘Temporal Purge’를 플레이하고, ‘선장 밸 예리코’로 ‘Valdr’를 끝내세요.
keyforge-lesson-masks-1-ended = 아직 남은 생명체가 있는데 차례가 끝났어요.
keyforge-lesson-masks-end = 앞면이 된 토큰 생명체는 다시 그 자신이고, 준비 상태였다면 그대로 준비 상태예요.

## 깊은 뿌리

keyforge-lesson-roots = 깊은 뿌리
keyforge-lesson-roots-about = 어떤 카드는 땅속에서 더 값져요. 이 차례에 세 번째 열쇠를 제작하세요.
keyforge-lesson-roots-1 = 나는 열쇠가 2개, 앰버는 없고, 버림 더미에 카드가 3장 있어요. { $name1 } 님은 앰버가 6개이고, ‘Murmook’은 내 제작 비용을 1 늘려요. ‘Spoo-key Charge’는 내가 귀신 들린 상태, 곧 버림 더미에 카드가 10장 이상일 때 열쇠를 제작하게 해 줘요. ‘Ghost Tree’를 버리면 내 덱 맨 위 5장을 버리고, ‘Bog Spitter’를 버리면 상대의 앰버가 6개 이상일 때 1개를 탈취해요. 귀신 들린 동안 내가 생명체를 플레이하면, 자신을 플레이할 때도, ‘Haunting Witch’로 1개를 얻고, ‘The Circle of Life’는 2개를 줘요. 이 차례에 이기세요.
keyforge-lesson-roots-1-goal = 이 차례에 세 번째 열쇠 제작하기
keyforge-lesson-roots-1-hint = 귀신 들려야 이득인 카드는 그때까지 기다려야 해요. 그리고 생명체로 플레이한 카드는 버림 더미에 들어가지 않아요.
keyforge-lesson-roots-1-hint-2 = ‘Bog Spitter’와 ‘Ghost Tree’를 버리세요. 덱에서 온 5장까지 10장이 돼요. 그다음 ‘Haunting Witch’, ‘Grave Pixie’, ‘The Circle of Life’를 플레이하고, ‘Spoo-key Charge’는 마지막이에요.
keyforge-lesson-roots-1-ended = 세 번째 열쇠 없이 차례가 끝났어요.
keyforge-lesson-roots-1-early = 너무 일러요. 귀신 들린 상태여야 하고 앰버가 7개 있어야 해요.
keyforge-lesson-roots-end = 버린 카드는 두 번 쓸모가 있어요. 하는 일과, 그것이 쌓이는 더미예요.

## 무덤의 천둥

keyforge-lesson-thunder = 무덤의 천둥
keyforge-lesson-thunder-about = 적은 다섯, 거인은 하나, 플레이해야 할 카드는 없어요.
keyforge-lesson-thunder-1 = ‘Thunderdell’은 공격력이 5예요. 내가 귀신 들린 동안에는 공격한 생명체의 이웃마다 피해 5점을 함께 줘요. 버림 더미에 7장이 있고, 10장이 필요해요. ‘Mournful Barn-Burner’를 버리면 각 플레이어의 덱 맨 위 카드를 버리고, ‘Ornar Skullface’를 버리면 생명체 하나에게 피해 3점을 주고, ‘Countryside Crusher’를 버리면 공격력이 가장 낮은 내 생명체를 준비시켜 그것으로 전투해요. 이 차례에 적 다섯을 모두 파괴하세요.
keyforge-lesson-thunder-1-goal = 이 차례에 적대적인 생명체 다섯을 모두 파괴하기
keyforge-lesson-thunder-1-hint = ‘Thunderdell’은 두 번 공격해야 하고, 두 번 다 내가 귀신 들려 있어야 해요. ‘Bumpsy’와 ‘Lomir Flamefist’는 그것을 한 번에 쓰러뜨려요. ‘Troll’은 피해 5점을 견뎌요.
keyforge-lesson-thunder-1-hint-2 = ‘Mournful Barn-Burner’를 버리고, ‘Ornar Skullface’를 버려 적의 ‘Troll’을 고르세요. ‘Thunderdell’로 ‘Snufflegator’나 ‘Charette’를 공격하고, ‘Countryside Crusher’를 버려 나머지를 공격하세요.
keyforge-lesson-thunder-1-ended = 아직 남은 생명체가 있는데 차례가 끝났어요.
keyforge-lesson-thunder-end = 버린 카드는 자신의 능력이 시작될 때 이미 버림 더미에 있어요.
