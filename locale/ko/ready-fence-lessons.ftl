### 《레디… 펜스!》에서 코치가 하는 말. 메시지 이름을 만드는 법은 lessons.ftl에 있다. 배우는 사람은 왼쪽의 초록 편이고
### { $name1 } 님은 빨강 편이다. 카드 이름 뒤의 숫자는 속도이다.

## 튜토리얼: 거리

ready-fence-lesson-distance = 거리
ready-fence-lesson-distance-about = 다가가서 공격하고, 물러나서 몸을 지켜요.
ready-fence-lesson-distance-1 = 나는 왼쪽의 초록 편이에요. 두 펜서 사이가 딱 1칸 비었을 때만 공격이 닿아요. 이것을 팡트 거리라고 해요. 지금은 2칸이 비어 있어요. 1칸 전진하세요.
ready-fence-lesson-distance-1-goal = 전진해서 팡트 거리 만들기
ready-fence-lesson-distance-1-hint = 내 펜서 앞에 빛나는 칸이나 ‘{ ready-fence-action-forward }’ 버튼을 누르세요.
ready-fence-lesson-distance-1-back = 그러면 상대에게서 멀어져요. 이 거리에서는 어떤 공격도 닿지 않아요.
ready-fence-lesson-distance-1-other = 먼저 닿는 거리로 가세요. 1칸 전진하면 돼요.
ready-fence-lesson-distance-2 = 팡트 거리예요! 한 차례에 동작을 2번 할 수 있고, 한 번 남았어요. 빨강 카드가 공격을 시작하고, 적힌 숫자가 속도예요. 빨강 카드를 내세요.
ready-fence-lesson-distance-2-goal = 빨강 카드로 공격해서 득점하기
ready-fence-lesson-distance-2-hint = 손에 있는 가장 빠른 공격은 ‘{ ready-fence-card-ST }’ 6이에요. 지금 낼 수 없는 카드는 흐려요. 가리키면 까닭을 알려 줘요.
ready-fence-lesson-distance-2-moved = 팡트 거리에서 다시 벗어났고, 차례도 끝났어요.
ready-fence-lesson-distance-2-other = 공격 없이 차례가 끝났어요. 닿는 거리에 있을 때 빨강 카드를 내세요.
ready-fence-lesson-distance-3 = 투슈! 투슈가 나면 둘 다 앙가르드선으로 돌아가요. { $name1 } 님이 다가와서 곧 공격할 수 있어요. 한 차례에 두 번 물러나도 돼요. 닿지 않는 곳으로 가세요.
ready-fence-lesson-distance-3-goal = 두 번 후퇴하기
ready-fence-lesson-distance-3-hint = 내 펜서 뒤에 빛나는 칸을 두 번 누르세요. 등 뒤가 피스트의 끝이니 조심하세요.
ready-fence-lesson-distance-3-forward = 그러면 { $name1 } 님 바로 앞이에요. 벗어나야 해요.
ready-fence-lesson-distance-3-other = 아직 닿는 거리예요. 동작 2번을 모두 후퇴에 쓰세요.
ready-fence-lesson-distance-end = 거리가 누가 공격할 수 있는지를 정해요. 빈칸이 없으면 근거리, 1칸이면 팡트 거리, 2칸이면 원거리예요. 튜토리얼에서는 팡트 거리만 써요.

## 튜토리얼: 색

ready-fence-lesson-colours = 색
ready-fence-lesson-colours-about = 빨강은 공격, 파랑은 막기, 청록은 반격이에요.
ready-fence-lesson-colours-1 = { $name1 } 님이 빨강 카드로 공격해요. 빨강에는 파랑이나 청록으로 응수해요. 파랑은 막기라서 공격을 멈춰요. 파랑 카드로 응수하세요.
ready-fence-lesson-colours-1-goal = 파랑 카드로 응수해서 득점하기
ready-fence-lesson-colours-1-hint = ‘{ ready-fence-card-PR }’ 5는 파랑이면서 빨강이에요. 먼저 막고 나서 되찔러요.
ready-fence-lesson-colours-1-accept = 응수하지 않아서 공격이 들어왔어요.
ready-fence-lesson-colours-1-cyan = 청록도 빨강에 응수해요. 그건 반격이에요. 이번에는 파랑을 써 보세요.
ready-fence-lesson-colours-1-distance = 카드 없이도 막을 수 있어요. 하지만 여기서는 색을 배우니 파랑 카드를 쓰세요.
ready-fence-lesson-colours-2 = 막기가 되찌르기로 이어져 들어갔어요. 이제 내 차례예요. 전진해서 ‘{ ready-fence-card-ST }’ 4로 공격하고 { $name1 } 님이 어떻게 하는지 보세요.
ready-fence-lesson-colours-2-goal = 전진해서 ‘{ ready-fence-card-ST }’ 4로 공격하기
ready-fence-lesson-colours-2-hint = 먼저 전진하고 카드를 내세요. 카드 내기는 언제나 차례의 마지막 동작이에요.
ready-fence-lesson-colours-2-back = 그러면 닿지 않는 거리가 돼요.
ready-fence-lesson-colours-2-end = 공격 없이 차례가 끝났어요.
ready-fence-lesson-colours-2-other = 좋은 공격이지만 { $name1 } 님이 다르게 응수할 거예요. ‘{ ready-fence-card-ST }’ 4를 쓰세요.
ready-fence-lesson-colours-3 = ‘{ ready-fence-card-SH }’! 청록 카드이고 내 카드보다 빨라요. 이제 위협은 청록이고, 청록에는 파랑만 응수할 수 있어요. 한 교전에 카드를 2장 낼 수 있으니 1장 남았어요.
ready-fence-lesson-colours-3-goal = 반격에 파랑으로 응수해서 득점하기
ready-fence-lesson-colours-3-hint = ‘{ ready-fence-card-PR }’ 6은 파랑이고 5보다 빨라요.
ready-fence-lesson-colours-3-accept = 반격이 들어왔어요. 충분히 빠른 파랑 카드가 남아 있었어요.
ready-fence-lesson-colours-end = 빨강이 위협하고, 파랑이나 청록이 빨강에 응수하고, 청록에는 파랑만 응수해요. 금색은 거의 모든 카드를 이겨요.

## 튜토리얼: 속도

ready-fence-lesson-speed = 속도
ready-fence-lesson-speed-about = 응수는 적어도 위협만큼 빨라야 해요.
ready-fence-lesson-speed-1 = { $name1 } 님이 속도 5로 공격해요. 응수는 적어도 그만큼 빨라야 해요. 충분히 빠른 카드를 고르세요.
ready-fence-lesson-speed-1-goal = 속도 5의 공격 막기
ready-fence-lesson-speed-1-hint = 막기는 같은 속도면 돼요. ‘{ ready-fence-card-PR }’ 5를 내세요. 흐린 카드를 가리키면 왜 느린지 알려 줘요.
ready-fence-lesson-speed-1-accept = 공격이 들어왔어요. ‘{ ready-fence-card-PR }’ 5면 충분히 빨랐어요.
ready-fence-lesson-speed-1-distance = 피했지만 카드를 써 보지 못했어요. 충분히 빠른 카드를 쓰세요.
ready-fence-lesson-speed-2 = 내 차례예요. 무기 위치를 보세요. 나는 { ready-fence-position-line }, { $name1 } 님은 { ready-fence-position-invitation }예요. 이때 내 ‘{ ready-fence-card-ST }’ 카드는 모두 속도 +2예요. 전진해서 한 장으로 공격하세요.
ready-fence-lesson-speed-2-goal = ‘{ ready-fence-card-ST }’ 카드로 득점하기
ready-fence-lesson-speed-2-hint = 전진한 다음 ‘{ ready-fence-card-ST }’ 3을 내세요. 5로 쳐요.
ready-fence-lesson-speed-2-back = 그러면 닿지 않는 거리가 돼요.
ready-fence-lesson-speed-2-end = 공격 없이 차례가 끝났어요.
ready-fence-lesson-speed-2-other = 그러면 보너스를 쓰지 못해요. ‘{ ready-fence-card-ST }’ 카드로 공격하세요.
ready-fence-lesson-speed-end = 카드의 숫자는 시작일 뿐이에요. 무기 위치와 추가 카드가 속도를 바꿔요. 테이블에는 언제나 실제로 치는 속도가 나와요.

## 튜토리얼: 막고 되찌르기

ready-fence-lesson-riposte = 막고 되찌르기
ready-fence-lesson-riposte-about = 막기는 되찌르기로 이어지고, 상대도 다시 응수할 수 있어요.
ready-fence-lesson-riposte-1 = { $name1 } 님이 속도 4로 공격해요. ‘{ ready-fence-card-PR }’ 카드는 공격을 막고 바로 되찌르기가 돼요. 막기보다 2 느려서 5는 3이 돼요. 두 장 가운데 빠른 것부터 쓰고 상대의 응수를 보세요.
ready-fence-lesson-riposte-1-goal = ‘{ ready-fence-card-PR }’ 5로 막기
ready-fence-lesson-riposte-1-hint = ‘{ ready-fence-card-PR }’ 4는 아껴 두세요. 4로 막으면 되찌르기는 2밖에 안 돼요.
ready-fence-lesson-riposte-1-accept = 공격이 들어왔어요. 막을 수 있었어요.
ready-fence-lesson-riposte-1-ceding = ‘{ ready-fence-card-CP }’ 카드로도 막을 수 있지만 되찌르지는 않아요.
ready-fence-lesson-riposte-1-glide = 막은 뒤 ‘{ ready-fence-card-GA }’ 카드를 더하면 되찌르기의 속도가 4가 돼요. 좋은 방법이지만 여기서는 그냥 되찌르기가 필요해요.
ready-fence-lesson-riposte-1-last = 그래도 되지만 빠른 카드가 느린 위협에 쓰이게 돼요. 5부터 쓰세요.
ready-fence-lesson-riposte-1-distance = 물러나면 공격은 피하지만 되찌르지 못해요.
ready-fence-lesson-riposte-2 = { $name1 } 님이 속도 3의 되찌르기에 ‘{ ready-fence-card-SH }’ 4로 응수했어요. 상대의 두 번째 카드라서 이 교전에서는 더 낼 수 없어요. 나는 1장 남았어요. 튜토리얼에서는 막기로 반격도 막을 수 있어요.
ready-fence-lesson-riposte-2-goal = 한 번 더 막고 득점하기
ready-fence-lesson-riposte-2-hint = ‘{ ready-fence-card-PR }’ 4면 딱 맞아요.
ready-fence-lesson-riposte-2-accept = 반격이 들어왔어요. 두 번째 카드를 낼 수 있었어요.
ready-fence-lesson-riposte-end = 각자 2장씩이면 교전이 끝나요. 응수할 수 없는 마지막 카드를 낸 쪽이 득점해요.

## 튜토리얼: 스톱 히트

ready-fence-lesson-stop-hit = 스톱 히트
ready-fence-lesson-stop-hit-about = 공격보다 빠르게 반격해요.
ready-fence-lesson-stop-hit-1 = { $name1 } 님이 ‘{ ready-fence-card-BT }’ 4로 공격해요. 내가 { ready-fence-position-line } 위치라서 5로 쳐요. ‘{ ready-fence-card-SH }’ 카드는 막지 않고 먼저 찔러요. 그래서 더 빨라야 해요. 같으면 둘 다 찔려요.
ready-fence-lesson-stop-hit-1-goal = ‘{ ready-fence-card-SH }’ 카드로 혼자 득점하기
ready-fence-lesson-stop-hit-1-hint = 6은 5보다 빨라요.
ready-fence-lesson-stop-hit-1-equal = 둘 다 속도 5라서 동시타예요. 1점씩 얻어요. 더 빨라야 해요.
ready-fence-lesson-stop-hit-1-accept = 공격이 들어왔어요.
ready-fence-lesson-stop-hit-1-distance = 피했지만 아무도 득점하지 못했어요. 득점할 수 있는 카드가 있었어요.
ready-fence-lesson-stop-hit-end = 느린 공격에는 ‘{ ready-fence-card-SH }’ 카드가 가장 빠른 득점 방법이에요. 모든 공격에 통하지는 않아요. ‘{ ready-fence-card-DI }’, ‘{ ready-fence-card-GA }’, ‘{ ready-fence-card-FN }’ 공격에는 쓸 수 없어요.

## 튜토리얼: 거리 방어

ready-fence-lesson-evade = 닿지 않는 곳으로
ready-fence-lesson-evade-about = 카드 없이 막고, 대신 값을 치러요.
ready-fence-lesson-evade-1 = ‘{ ready-fence-card-TT }’! 막기로는 막을 수 없고 ‘{ ready-fence-card-SH }’ 카드, ‘{ ready-fence-card-JK }’ 카드, 2칸 후퇴만 통해요. 그 카드는 손에 없어요. 후퇴하려면 체력 1, 2칸, 카드 1장을 내야 해요.
ready-fence-lesson-evade-1-goal = 거리로 방어하기
ready-fence-lesson-evade-1-hint = ‘거리 방어’를 누르세요. 교전의 첫 카드에만 쓸 수 있어요.
ready-fence-lesson-evade-1-accept = 공격이 들어왔어요. 2칸 물러나면 피할 수 있었어요.
ready-fence-lesson-evade-2 = 2칸 뒤로 물러났어요. 이제 값으로 낼 카드를 고르세요. 대신 1장을 뽑아요.
ready-fence-lesson-evade-2-goal = 카드 1장 버리기
ready-fence-lesson-evade-2-hint = 미끄러져 찌르기에 응수할 때가 아니면 ‘{ ready-fence-card-CP }’ 4는 큰 쓸모가 없어요. 빠른 막기가 더 값져요.
ready-fence-lesson-evade-end = 아무도 득점하지 않고 둘 다 제자리에 있어요. 체력은 다른 모드에서만 돌아와요. 여기서는 모두 여섯 번만 물러날 수 있어요.

## 튜토리얼: 두 색 카드

ready-fence-lesson-two-colours = 두 색 카드
ready-fence-lesson-two-colours-about = 한 카드를 두 가지로 쓰고, 다른 카드를 돕는 카드도 있어요.
ready-fence-lesson-two-colours-1 = { $name1 } 님이 5로 치는 ‘{ ready-fence-card-BT }’ 카드로 공격해요. ‘{ ready-fence-card-DI }’ 카드는 빨강이면서 청록이에요. 청록으로는 쳐내기를 피해 반격해요. 그냥 5면 같을 뿐이에요. ‘{ ready-fence-card-AN }’ 카드는 다른 카드와 함께 내고 속도를 2 더해요.
ready-fence-lesson-two-colours-1-goal = ‘{ ready-fence-card-DI }’ 카드에 추가 카드를 더해 득점하기
ready-fence-lesson-two-colours-1-hint = ‘{ ready-fence-card-DI }’ 5를 고르고 ‘{ ready-fence-card-AN }’ 카드를 더하세요. 7 대 5예요.
ready-fence-lesson-two-colours-1-equal = 속도가 같아서 동시타예요. ‘{ ready-fence-card-AN }’ 카드를 더하세요.
ready-fence-lesson-two-colours-1-accept = 공격이 들어왔어요.
ready-fence-lesson-two-colours-1-distance = 피했지만, 내 카드로 득점할 수 있었어요.
ready-fence-lesson-two-colours-2 = 이번에는 같은 카드를 빨강으로 써요. { $name1 } 님이 { ready-fence-position-engagement } 위치이고, 그때만 ‘{ ready-fence-card-DI }’ 카드로 공격할 수 있어요. 전진해서 쓰세요.
ready-fence-lesson-two-colours-2-goal = ‘{ ready-fence-card-DI }’ 카드로 공격해서 득점하기
ready-fence-lesson-two-colours-2-hint = 전진한 다음 ‘{ ready-fence-card-DI }’ 4를 내세요.
ready-fence-lesson-two-colours-2-back = 그러면 닿지 않는 거리가 돼요.
ready-fence-lesson-two-colours-2-end = 공격 없이 차례가 끝났어요.
ready-fence-lesson-two-colours-2-other = ‘{ ready-fence-card-DI }’ 카드를 쓰세요. { $name1 } 님의 무기 위치가 딱 맞아요.
ready-fence-lesson-two-colours-end = 두 색은 두 가지 쓰임새예요. 낼 때 어느 쪽으로 쓸지 정해요.

## 튜토리얼: 피스트와 시간

ready-fence-lesson-strip-and-time = 피스트와 시간
ready-fence-lesson-strip-and-time-about = 등 뒤의 끝과 시계를 잘 보세요.
ready-fence-lesson-strip-and-time-1 = 4 대 3으로 앞서 있고, 2번 칸에 서 있어요. 2칸 물러나면 피스트를 벗어나서 { $name1 } 님이 1점을 얻어요. 다른 방법으로 공격을 막으세요.
ready-fence-lesson-strip-and-time-1-goal = 공격을 막고 피스트 위에 남기
ready-fence-lesson-strip-and-time-1-hint = ‘{ ready-fence-card-CP }’ 4는 대부분의 공격에 그냥 막기로 쓸 수 있어요.
ready-fence-lesson-strip-and-time-1-off = 피스트를 벗어났어요. { $name1 } 님이 1점을 얻어요.
ready-fence-lesson-strip-and-time-1-accept = 공격이 들어와서 동점이 됐어요.
ready-fence-lesson-strip-and-time-1-edge = 조심하세요. 등 뒤가 피스트의 끝이에요. 그러면 점수를 잃어요.
ready-fence-lesson-strip-and-time-2 = 타이머 덱이 시계이고, 1장 남았어요. 다 떨어지면 시간이 끝나서 4 대 3으로 이겨요. 교전 없이 차례를 마치면 카드 1장을 교환해도 돼요. 그러면 마지막 카드가 나가요.
ready-fence-lesson-strip-and-time-2-goal = 시간을 다 쓰기
ready-fence-lesson-strip-and-time-2-hint = 차례를 마치고 아무 카드나 버리세요. 타이머의 마지막 카드를 뽑게 돼요.
ready-fence-lesson-strip-and-time-2-no = 시계에 카드가 남아서 { $name1 } 님이 한 차례를 더 얻어요.
ready-fence-lesson-strip-and-time-2-other = 굳이 위험을 무릅쓸 까닭이 없어요. 앞서 있으니 차례를 마치고 시간을 보내세요.
ready-fence-lesson-strip-and-time-end = 타이머가 비면 앞선 쪽이 이겨요. 동점이면 튜토리얼에서는 다음 투슈까지 이어져요.

## 기본 모드: 체력

ready-fence-lesson-stamina = 체력
ready-fence-lesson-stamina-about = 기본 모드: 카드 없이 막고 숨을 골라요.
ready-fence-lesson-stamina-1 = 기본 모드에서는 교전이 끝나면 카드가 손으로 돌아오고, 체력을 셈해요. { $name1 } 님이 속도 6으로 공격해요. 내 카드로도 후퇴로도 따라갈 수 없어요. 막기 동작은 카드 없이 막아요. 속도 2마다 체력 1이 들어요.
ready-fence-lesson-stamina-1-goal = 카드 없이 막기
ready-fence-lesson-stamina-1-hint = ‘막기’를 누르세요. 체력 6 가운데 3이 들어요.
ready-fence-lesson-stamina-1-accept = 공격이 들어왔어요. 막기 동작을 할 체력이 있었어요.
ready-fence-lesson-stamina-2 = 체력이 3 남았어요. 숨 고르기는 차례를 통째로 쓰고 체력 2를 돌려줘요. 시계에서 카드 1장이 나가고, 두 차례 잇달아 할 수 없어요.
ready-fence-lesson-stamina-2-goal = 숨 고르기
ready-fence-lesson-stamina-2-hint = ‘숨 고르기’를 누르세요. 차례의 첫 동작이어야 해요.
ready-fence-lesson-stamina-2-other = 동작을 하나 써서 이 차례에는 이제 숨을 고를 수 없어요.
ready-fence-lesson-stamina-end = 체력으로 시간을 벌어요. 투슈 뒤에 1을 회복하지만, 그 교전에서 체력을 썼다면 회복하지 못해요.

## 기본 모드: 플레슈

ready-fence-lesson-fleche = 플레슈
ready-fence-lesson-fleche-about = 기본 모드: 무기를 잘 잡고 달려 나가요.
ready-fence-lesson-fleche-1 = 기본 모드에서는 무기 위치가 모든 속도를 바꿔요. { ready-fence-position-invitation }에서는 내 방어가 1 빨라지고, { ready-fence-position-engagement }에서는 상대의 공격과 되찌르기가 1 느려져요. { ready-fence-position-engagement } 위치로 바꾸세요.
ready-fence-lesson-fleche-1-goal = { ready-fence-position-engagement } 위치로 바꾸기
ready-fence-lesson-fleche-1-hint = 세 위치가 있는 고리에서 고르세요. 한 차례에 한 번 바꿀 수 있어요.
ready-fence-lesson-fleche-1-line = 그건 { ready-fence-position-line } 위치예요. 내가 ‘{ ready-fence-card-ST }’ 카드를 낼 때 좋아요. { ready-fence-position-engagement } 위치를 고르세요.
ready-fence-lesson-fleche-1-early = 플레슈는 다음이에요. 먼저 위치를 바꾸세요.
ready-fence-lesson-fleche-1-other = 먼저 { ready-fence-position-engagement } 위치로 바꾸세요.
ready-fence-lesson-fleche-2 = 2칸이 비면 원거리이고, ‘{ ready-fence-card-FL }’ 카드만 닿아요. 상대 옆을 달려 지나가고, 상대는 딱 한 번 응수해요. 그 뒤로 나는 응수할 수 없어요. 자, 가세요!
ready-fence-lesson-fleche-2-goal = ‘{ ready-fence-card-FL }’ 카드로 득점하기
ready-fence-lesson-fleche-2-hint = ‘{ ready-fence-card-FL }’ 6에는 체력 2가 들어요. 너무 빨라서 거리로 방어할 수 없어요.
ready-fence-lesson-fleche-2-other = 원거리에서 두 번째 동작으로 바로 ‘{ ready-fence-card-FL }’ 카드를 내세요.
ready-fence-lesson-fleche-end = 투슈가 없으면 다시 원거리에 서요. 때를 잘 고르세요. 더 빠른 반격이나 되찌르기가 있는 막기라면 상대가 득점해요.

## 고급 모드: 두 번째 의도

ready-fence-lesson-second-intention = 두 번째 의도
ready-fence-lesson-second-intention-about = 고급 모드: 응수를 끌어내려고 공격해요.
ready-fence-lesson-second-intention-1 = 고급 모드에서는 54장을 모두 써요. 손에 ‘{ ready-fence-card-CT }’ 카드가 있어요. 모든 반격을 이겨요. 그러니 반격을 끌어내세요. ‘{ ready-fence-card-ST }’ 4로 공격하세요.
ready-fence-lesson-second-intention-1-goal = 반격 끌어내기
ready-fence-lesson-second-intention-1-hint = 팡트 거리예요. ‘{ ready-fence-card-ST }’ 4를 내세요.
ready-fence-lesson-second-intention-1-other = 지금 공격하세요. { $name1 } 님이 ‘{ ready-fence-card-SH }’ 카드를 들고 기다려요.
ready-fence-lesson-second-intention-2 = 나왔어요. ‘{ ready-fence-card-CT }’ 카드는 속도를 따지지 않아요. ‘{ ready-fence-card-FT }’ 카드만 이길 수 있어요.
ready-fence-lesson-second-intention-2-goal = ‘{ ready-fence-card-CT }’ 카드로 득점하기
ready-fence-lesson-second-intention-2-hint = ‘{ ready-fence-card-CT }’ 카드를 내세요.
ready-fence-lesson-second-intention-2-accept = 반격이 들어왔어요. 손에 ‘{ ready-fence-card-CT }’ 카드가 있었어요.
ready-fence-lesson-second-intention-3 = 투슈! ‘{ ready-fence-card-ST }’ 카드가 손으로 돌아왔어요. 전진해서 한 번 더 공격하세요.
ready-fence-lesson-second-intention-3-goal = 전진해서 다시 공격하기
ready-fence-lesson-second-intention-3-hint = 전진한 다음 ‘{ ready-fence-card-ST }’ 4를 내세요.
ready-fence-lesson-second-intention-3-back = 그러면 닿지 않는 거리가 돼요.
ready-fence-lesson-second-intention-3-end = 공격 없이 차례가 끝났어요.
ready-fence-lesson-second-intention-3-other = ‘{ ready-fence-card-ST }’ 4로 공격하세요.
ready-fence-lesson-second-intention-4 = 카드 없이 막았어요. ‘{ ready-fence-card-RA }’ 카드가 바로 이어져요. 첫 공격보다 2 빠르고, 되찌르기를 없애요.
ready-fence-lesson-second-intention-4-goal = 다시 공격해서 득점하기
ready-fence-lesson-second-intention-4-hint = ‘{ ready-fence-card-RA }’ 카드를 내세요. 이 교전에서 { $name1 } 님은 카드 없이 또 막을 수 없어요.
ready-fence-lesson-second-intention-4-no = 교전이 끝났고 아무도 득점하지 못했어요. ‘{ ready-fence-card-RA }’ 카드가 남아 있었어요.
ready-fence-lesson-second-intention-end = 펜서들은 이것을 두 번째 의도라고 불러요. 첫 공격은 질문일 뿐이에요.

## 고급 모드: 페인트

ready-fence-lesson-feint = 페인트
ready-fence-lesson-feint-about = 고급 모드: 한 공격을 보여 주고 다른 공격을 해요.
ready-fence-lesson-feint-1 = ‘{ ready-fence-card-FE }’ 카드가 있으면 상대의 방어를 보고 나서 공격을 바꿀 수 있어요. 그러니 느린 것부터 내세요.
ready-fence-lesson-feint-1-goal = ‘{ ready-fence-card-ST }’ 3으로 공격하기
ready-fence-lesson-feint-1-hint = 빠른 ‘{ ready-fence-card-ST }’ 카드는 아껴 두세요.
ready-fence-lesson-feint-1-strong = 그러면 가장 좋은 카드를 바로 보여 주게 돼요. ‘{ ready-fence-card-ST }’ 3부터 내세요.
ready-fence-lesson-feint-1-other = ‘{ ready-fence-card-ST }’ 3으로 공격하세요.
ready-fence-lesson-feint-2 = { $name1 } 님이 4로 막았어요. 이제 공격을 바꾸세요. 막기보다 빠르면 득점하고, 아무도 더 응수할 수 없어요.
ready-fence-lesson-feint-2-goal = ‘{ ready-fence-card-FE }’ 카드로 득점하기
ready-fence-lesson-feint-2-hint = ‘{ ready-fence-card-FE }’ 카드를 고르고 ‘{ ready-fence-card-ST }’ 6을 고르세요.
ready-fence-lesson-feint-2-broken = 그러면 투슈 없이 교전이 끝나요. 안전하지만 점수를 얻을 수 있었어요.
ready-fence-lesson-feint-2-equal = 4 대 4라서 동시타예요. 더 빠른 카드가 있어요.
ready-fence-lesson-feint-2-accept = 되찌르기가 들어왔어요.
ready-fence-lesson-feint-2-answer = 그건 되찌르기에 응수하는 거예요. 여기서는 ‘{ ready-fence-card-FE }’ 카드가 더 좋아요. 아무도 응수할 수 없어요.
ready-fence-lesson-feint-3 = 투슈! { $name1 } 님이 계속 다가와 바로 앞에 섰어요. 고급 모드에서는 한 동작으로 2칸 물러설 수 있어요.
ready-fence-lesson-feint-3-goal = 물러서기
ready-fence-lesson-feint-3-hint = ‘{ ready-fence-action-retreat }’ 버튼을 누르세요. 이때 카드 1장을 교환해도 돼요.
ready-fence-lesson-feint-3-other = 근거리에서는 ‘{ ready-fence-card-IF }’ 카드만 쓸모가 있어요. 물러서세요.
ready-fence-lesson-feint-end = 이제 다 배웠어요. 거리, 시간, 속도. 나머지는 상대를 아는 일이에요.
