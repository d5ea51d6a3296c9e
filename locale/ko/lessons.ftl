### 레슨: 레슨에 대한 홀의 말과 각 게임의 코치가 하는 말. 규약은 en/lessons.ftl 첫머리에 있습니다.
### - 레슨의 말은 모두 해요 문체입니다. 카드 이름은 ‘ ’ 안에 넣습니다.

## 홀

lesson-learn = 배우기
lesson-learn-game = 게임 배우기: { $game }
lesson-course = { $game }: 레슨
lesson-course-text = 진짜 테이블에서 하는 짧은 레슨이에요. 무엇을 하면 되는지 코치가 알려 줘요. 틀려도 괜찮아요. 어느 단계든 다시 해 볼 수 있어요.
lesson-number = { $kind ->
    [puzzle] 퍼즐 { $number }/{ $count }
   *[lesson] 레슨 { $number }/{ $count }
}
lesson-progress = { $kind ->
    [puzzle] 퍼즐 { $count }개 중 { $done }개 해결
   *[lesson] 레슨 { $count }개 중 { $done }개 완료
}
lesson-puzzles = 퍼즐
lesson-puzzles-text = 한 수만 떠올리면 한 차례로 충분한 문제예요. 필요하면 힌트를 볼 수 있어요.
lesson-done = 완료
lesson-start = 시작
lesson-start-again = 다시 하기
lesson-start-named = { $kind ->
    [puzzle] 퍼즐 시작: { $lesson }
   *[lesson] 레슨 시작: { $lesson }
}
lesson-start-again-named = { $kind ->
    [puzzle] 퍼즐 다시 하기: { $lesson }
   *[lesson] 레슨 다시 하기: { $lesson }
}
lesson-coach = 코치
lesson-step = 단계 { $step }/{ $steps }
lesson-goal = 목표: { $goal }
lesson-hint = 힌트
lesson-hint-more = 힌트 하나 더
lesson-hint-hide = 힌트 숨기기
lesson-failed = 아쉬워요
lesson-try-again = 다시 시도
lesson-back = 이 단계의 처음으로
lesson-again-line = 이 단계를 다시 시작해요.
lesson-stuck = 목표를 이루지 못하고 게임이 끝났어요.
lesson-step-done = 맞았어요!
lesson-finished = { $kind ->
    [puzzle] 풀었어요!
   *[lesson] 레슨을 마쳤어요!
}
lesson-course-finished = { $game }: 모든 레슨을 마쳤어요!
lesson-next = { $kind ->
    [puzzle] 다음 퍼즐
   *[lesson] 다음 레슨
}
lesson-next-named = { $kind ->
    [puzzle] 다음 퍼즐: { $lesson }
   *[lesson] 다음 레슨: { $lesson }
}
lesson-play = 진짜 게임 하기
lesson-all = 모든 레슨
lesson-leave = 레슨 나가기
lesson-none = 여기에는 그런 레슨이 없어요.

error-lesson-failed = 이 단계는 성공하지 못했습니다. 먼저 ‘다시 시도’를 선택하세요.
error-not-a-lesson = 레슨이 아니라 게임이므로 되돌릴 수 없습니다.
error-unknown-lesson = “{ $lesson }” 레슨이 없습니다. 이 게임의 레슨: { $known }.

## 사보타지: 굴

saboteur-lesson-path = 이어지는 길
saboteur-lesson-path-about = 길 카드를 놓고, 돌려 놓고, 막다른 길을 알아봐요.
saboteur-lesson-path-1 = 굴은 왼쪽의 출발 카드에서 시작해서 오른쪽의 금광까지 이어져야 해요. 손에서 길 카드 한 장을 골라 출발 카드의 오른쪽에 놓아, 굴이 오른쪽으로 더 나아가게 하세요. 열린 변은 열린 변과 맞닿아야 해요.
saboteur-lesson-path-1-goal = 출발 카드에서 오른쪽으로 굴을 한 칸 잇기
saboteur-lesson-path-1-hint = ‘{ saboteur-card-IH }’이나 ‘{ saboteur-card-X }’가 좋아요. 둘 다 왼쪽과 오른쪽이 열려 있어요. 카드를 고르면 놓을 수 있는 칸이 밝아져요.
saboteur-lesson-path-1-dead-end = 그 카드는 막다른 길이에요. 길 카드처럼 놓이지만 굴이 이어지지 않아요. 가운데의 돌무더기를 보세요.
saboteur-lesson-path-1-passed = 카드를 버리고 차례를 넘겼어요. 그래도 되지만 금광에 가까워지지는 않아요.
saboteur-lesson-path-1-elsewhere = 거기에도 놓을 수 있지만 출발 카드에서 나온 굴은 길어지지 않았어요. 출발 카드의 오른쪽에 놓으세요.
saboteur-lesson-path-1-action = 그건 행동 카드예요. 다음 레슨에서 배워요. 지금은 길 카드를 고르세요.
saboteur-lesson-path-2 = 차례마다 카드 한 장을 내고 한 장을 뽑아요. 그다음은 다른 사람들의 차례예요. 똑바로는 안 맞는 카드도 180도 돌리면 맞을 수 있어요. 옆으로 눕힐 수는 없어요. ‘{ saboteur-card-CR }’을 돌려서 굴의 끝에 놓으면 길이 아래로 이어져요.
saboteur-lesson-path-2-goal = ‘{ saboteur-card-CR }’을 돌려서 굴의 끝에 놓기
saboteur-lesson-path-2-hint = ‘{ saboteur-card-CR }’을 고르고, 버튼이나 R 키로 돌린 다음, 출발 카드에서 오른쪽으로 두 번째 칸을 고르세요.
saboteur-lesson-path-2-passed = 차례를 넘겼어요. ‘{ saboteur-card-CR }’은 돌리면 왼쪽과 아래가 열려서 놓을 수 있어요.
saboteur-lesson-path-2-elsewhere = ‘{ saboteur-card-CR }’을 돌려서 굴의 끝, 출발 카드에서 오른쪽으로 두 번째 칸에 놓아야 해요.
saboteur-lesson-path-end = 굴은 이렇게 길어져요. 열린 변끼리 맞닿고, 카드는 똑바로 또는 돌려서 놓고, 막다른 길은 아무 데로도 이어지지 않아요.

## 사보타지: 도구

saboteur-lesson-tools = 고장 난 도구
saboteur-lesson-tools-about = 내 도구를 고치고, 엉뚱하게 파는 사람의 도구를 고장 내요.
saboteur-lesson-tools-1 = 내 랜턴이 고장 났어요. 앞에 고장 난 도구가 하나라도 있으면 길 카드를 놓을 수 없어요. 랜턴을 고치세요. 두 도구 수리는 그려진 두 도구 중 하나를 고쳐요.
saboteur-lesson-tools-1-goal = 내 랜턴 고치기
saboteur-lesson-tools-1-hint = ‘{ saboteur-card-repair-PL }’ 카드를 고르고 나를 고르세요.
saboteur-lesson-tools-1-other = 다른 사람의 수레를 고쳤어요. 친절하지만 내 랜턴은 아직 고장 나 있어요.
saboteur-lesson-tools-1-passed = 차례를 넘겨서 랜턴이 아직 고장 나 있어요. 손에 고칠 수 있는 카드가 있어요.
saboteur-lesson-tools-1-early = 도구를 고장 내는 건 조금 뒤에 배워요. 내 랜턴부터 고쳐야 굴을 팔 수 있어요.
saboteur-lesson-tools-2 = 보세요. { $name2 } 님이 막다른 길로 굴을 막았어요. 광부라면 그러지 않아요. 도구가 고장 나면 길 카드를 놓지 못해요. { $name2 } 님의 랜턴을 고장 내세요.
saboteur-lesson-tools-2-goal = { $name2 } 님의 랜턴 고장 내기
saboteur-lesson-tools-2-hint = ‘{ saboteur-card-broken-L }’ 카드를 고르고 { $name2 } 님을 고르세요.
saboteur-lesson-tools-2-innocent = 그 사람은 굴을 막지 않았어요. 막다른 길을 놓은 건 { $name2 } 님이에요.
saboteur-lesson-tools-2-late = 그 사이에 { $name2 } 님이 막다른 길을 또 놓을 수 있어요. { $name2 } 님의 랜턴부터 고장 내세요.
saboteur-lesson-tools-end = 도구가 고장 난 사람은 누가 고쳐 줄 때까지 길 카드를 놓지 못해요. 아무도 자기 역할을 말해 주지 않으니 다른 사람이 무엇을 놓는지 잘 보세요.

## 사보타지: 지도

saboteur-lesson-map = 금광은 어디에?
saboteur-lesson-map-about = 지도로 목적지 카드를 보고 맞는 쪽으로 굴을 파요.
saboteur-lesson-map-1 = 금광은 오른쪽의 목적지 카드 세 장 중 하나이고, 나머지 둘은 돌이에요. 지도를 쓰면 한 장을 볼 수 있어요. 굴은 가운데 목적지 카드로 곧게 나아가고 있어요. 거기에 금광이 있는지 보세요.
saboteur-lesson-map-1-goal = 가운데 목적지 카드 보기
saboteur-lesson-map-1-hint = 지도를 고르고 가운데 목적지 카드를 고르세요.
saboteur-lesson-map-1-outer = 그건 바깥쪽 목적지 카드예요. 굴이 가운데 카드에 가장 가까우니 그것부터 아는 게 좋아요.
saboteur-lesson-map-1-blind = 아직 파지 마세요. 금광이 어디인지 몰라요. 지도가 있잖아요.
saboteur-lesson-map-2 = 돌이에요! 나만 봤어요. 다른 사람에게 참말을 할지 거짓말을 할지는 내 마음이에요. 위쪽이나 아래쪽 목적지 카드를 한 번 더 보면 금광이 어디인지 알 수 있어요.
saboteur-lesson-map-2-goal = 위쪽이나 아래쪽 목적지 카드 보기
saboteur-lesson-map-2-hint = 두 번째 지도를 고르고 위쪽이나 아래쪽 목적지 카드를 고르세요. 그게 돌이면 금광은 마지막 카드예요.
saboteur-lesson-map-2-again = 가운데 카드는 이미 봤어요. 다른 카드를 보세요.
saboteur-lesson-map-2-blind = 위일까요, 아래일까요? 아직 몰라요. 두 번째 지도로 먼저 보세요.
saboteur-lesson-map-3 = 이제 알았어요. 금광은 아래쪽 목적지 카드예요. 굴의 끝에 아래로 이어지는 굽은 길을 놓으세요.
saboteur-lesson-map-3-goal = 굴의 끝을 아래로 잇기
saboteur-lesson-map-3-hint = ‘{ saboteur-card-CR }’을 돌리면 왼쪽과 아래가 열려요. 출발 카드에서 오른쪽으로 일곱 번째 칸에 놓을 수 있어요.
saboteur-lesson-map-3-up = 이 굽은 길은 위쪽의 돌로 이어져요. 금광은 아래쪽이에요.
saboteur-lesson-map-3-away = 그러면 굴이 금광에 가까워지지 않아요. 굴의 끝에 아래로 이어지는 굽은 길을 놓으세요.
saboteur-lesson-map-end = 두 장을 보면 세 번째는 안 봐도 알 수 있어요. 다른 사람은 내가 한 일과 내가 한 말만 알아요.

## 사보타지: 금광

saboteur-lesson-gold = 금광까지
saboteur-lesson-gold-about = 목적지 카드에 닿고, 돌을 지나고, 누가 금을 받는지 봐요.
saboteur-lesson-gold-1 = 가운데 목적지 카드까지 한 장이 모자라요. 출발 카드에서 이어진 굴이 닿으면 목적지 카드가 뒤집혀요. ‘{ saboteur-card-X }’를 놓으세요.
saboteur-lesson-gold-1-goal = 가운데 목적지 카드에 닿기
saboteur-lesson-gold-1-hint = ‘{ saboteur-card-X }’를 고르고 가운데 목적지 카드 옆의 칸을 고르세요. 네 변이 모두 열려 있어요.
saboteur-lesson-gold-1-dead-end = 막다른 길로는 목적지에 닿지 못해요. 열린 변이 안에서 이어져 있지 않아요.
saboteur-lesson-gold-1-away = 그러면 가운데 목적지 카드에 닿지 않아요. 그 옆의 칸에 왼쪽과 오른쪽이 열린 카드를 놓으세요.
saboteur-lesson-gold-2 = 돌이에요. 돌은 그 자리에서 굴이 되고 라운드는 계속돼요. { $name1 } 님도 광부라서 내 사거리에서 아래로 길을 이어 줘요. 아래쪽 목적지 카드까지 마지막 카드를 놓으세요!
saboteur-lesson-gold-2-goal = 아래쪽 목적지 카드의 금광에 연결하기
saboteur-lesson-gold-2-hint = 위와 오른쪽이 열린 카드가 필요해요. ‘{ saboteur-card-CR }’을 똑바로, 아래쪽 목적지 카드 옆의 칸에 놓으세요.
saboteur-lesson-gold-2-missed = 그러면 금광에 닿지 않아요. 뒤에 이기적인 광부가 있어서 모두 가져갈지도 몰라요!
saboteur-lesson-gold-end = 찾았어요! 마지막 카드를 놓아서 금덩이 세 개를 받고, 다른 광부는 두 개씩 받아요. 방해꾼과 이기적인 광부는 못 받아요. 이기적인 광부가 그 카드를 놓았다면 혼자 네 개를 받고 다른 사람은 못 받았을 거예요.

## 사보타지: 반대편

saboteur-lesson-saboteur = 방해꾼
saboteur-lesson-saboteur-about = 낙석으로 굴을 끊고 그 구멍을 막아요.
saboteur-lesson-saboteur-1 = 이번에는 방해꾼이에요. 금광이 발견되지 않은 채 카드가 모두 떨어지면 이겨요. 굴이 거의 다 왔어요. 낙석은 길 카드 한 장을 치워요. 출발 카드와 굴의 끝 사이를 끊으세요.
saboteur-lesson-saboteur-1-goal = 굴의 카드 한 장 치우기
saboteur-lesson-saboteur-1-hint = ‘{ saboteur-card-fall }’ 카드를 고르고 긴 줄의 카드 중 하나를 고르세요. 출발 카드와 중앙 카드는 치울 수 없어요.
saboteur-lesson-saboteur-1-branch = 그건 굴 옆의 막다른 길이었어요. 굴은 그대로예요.
saboteur-lesson-saboteur-1-helped = 금광 쪽으로 굴을 더 팠어요! 그건 다른 사람들이 바라는 거예요.
saboteur-lesson-saboteur-1-other = 그래서는 광부를 막지 못해요. 다음 카드로 목적지에 닿을지도 몰라요. 지금 굴을 끊으세요.
saboteur-lesson-saboteur-2 = 다른 사람들에게는 구멍을 메울 카드가 없었어요. 막다른 길을 거기에 놓으세요. 맞게 놓이니 괜찮아 보이지만 굴은 이어지지 않아요. 광부들은 낙석을 쓰거나 멀리 돌아가야 해요.
saboteur-lesson-saboteur-2-goal = ‘{ saboteur-card-DX }’ 카드로 구멍 막기
saboteur-lesson-saboteur-2-hint = ‘{ saboteur-card-DX }’ 카드를 고르고 낙석이 남긴 구멍을 고르세요.
saboteur-lesson-saboteur-2-helped = 광부들의 굴을 고쳐 줬어요. 막다른 길로 구멍을 막으세요.
saboteur-lesson-saboteur-2-other = 구멍이 아직 열려 있어서 다음 광부가 메울 수 있어요. ‘{ saboteur-card-DX }’ 카드로 막으세요.
saboteur-lesson-saboteur-end = 훌륭한 방해였어요. 진짜 게임에서는 때를 기다리세요. 너무 일찍 막으면 곧 도구 세 개가 모두 고장 나요. 금광이 발견되지 않으면 방해꾼이 한 명일 때는 금덩이 네 개, 두 명일 때는 세 개씩 받아요.

## 킹 오브 도쿄: 듀얼: 주사위

tokyo-duel-lesson-dice = 굴리고 남기기
tokyo-duel-lesson-dice-about = 세 번까지 굴리고, 같은 것 세 개로 마커를 당겨요.
tokyo-duel-lesson-dice-1 = 나는 { tokyo-duel-monster-gigazaur }, 상대는 { $name1 } 님이에요. 내 차례는 주사위 여섯 개로 시작해요. 굴려 보세요!
tokyo-duel-lesson-dice-1-goal = 주사위 굴리기
tokyo-duel-lesson-dice-1-hint = 주사위를 굴리는 버튼을 누르세요.
tokyo-duel-lesson-dice-2 = 명성이 두 개예요. 세 개면 명성 마커를 내 쪽으로 당기지만, 한 개나 두 개로는 아무 일도 없어요. 원하는 주사위를 두 번까지 다시 굴릴 수 있어요. 명성 두 개를 남기고 나머지 네 개를 다시 굴리세요.
tokyo-duel-lesson-dice-2-goal = 명성 두 개를 남기고 나머지 네 개 다시 굴리기
tokyo-duel-lesson-dice-2-hint = 명성 주사위 두 개를 눌러 남겨 두고, 나머지 네 개를 다시 굴리세요.
tokyo-duel-lesson-dice-2-stopped = 주사위를 모두 남겼어요. 명성 두 개로는 아직 아무 일도 없고, 두 번 더 굴릴 수 있었어요.
tokyo-duel-lesson-dice-2-lost-fame = 명성을 다시 굴렸어요. 세 개가 필요하니 두 개 모두 남기세요.
tokyo-duel-lesson-dice-2-too-few = 명성 말고도 남겼어요. 많이 굴릴수록 세 번째 명성이 나오기 쉬워요.
tokyo-duel-lesson-dice-3 = 세 번째 명성이에요! 한 번 더 굴릴 수 있어요. 원하면 다른 주사위를 다시 굴리고, 아니면 모두 남기세요.
tokyo-duel-lesson-dice-3-goal = 명성 세 개가 있는 결과 만들기
tokyo-duel-lesson-dice-3-hint = 모두 남겨도 좋아요. 명성 세 개에 공격 두 개와 에너지 한 개가 더 있어요.
tokyo-duel-lesson-dice-3-lost-fame = 명성을 다시 굴렸어요. 세 개를 모두 남겨야 마커가 움직여요.
tokyo-duel-lesson-dice-4 = 이제 주사위를 해결해요. 한 번에 한 가지씩, 순서는 내 마음이에요. 공격 하나에 상대는 생명력을 1 잃고, 회복 하나에 나는 1 얻고, 에너지 하나에 에너지를 1 얻어요. 명성 세 개를 해결하세요.
tokyo-duel-lesson-dice-4-goal = 명성 마커를 한 칸 당기기
tokyo-duel-lesson-dice-4-hint = 명성 주사위를 고르세요.
tokyo-duel-lesson-dice-end = 같은 것 세 개는 마커를 한 칸, 네 개는 두 칸, 다섯 개는 세 칸 당겨요. 공격, 회복, 에너지는 하나하나 세요.

## 킹 오브 도쿄: 듀얼: 파워 카드

tokyo-duel-lesson-cards = 파워 카드
tokyo-duel-lesson-cards-about = 에너지를 모아 카드를 사요. 맨 오른쪽 카드가 더 싸요.
tokyo-duel-lesson-cards-1 = 주사위가 정해졌어요. 명성 하나와 파괴 하나로는 아무 일도 없어요. 공격과 에너지 세 개를 해결하세요. 에너지로 카드를 사요.
tokyo-duel-lesson-cards-1-goal = 공격과 에너지 해결하기
tokyo-duel-lesson-cards-1-hint = 에너지 주사위를 고르고 공격을 고르세요. 순서를 바꿔도 돼요.
tokyo-duel-lesson-cards-2 = 에너지가 4예요. 카드마다 값이 있고 맨 오른쪽 카드는 늘 1 싸요. ‘{ tokyo-duel-card-TD35 }’은 5인데 지금은 딱 4예요. 곧바로 파괴를 두 칸 당겨요. 사세요!
tokyo-duel-lesson-cards-2-goal = ‘{ tokyo-duel-card-TD35 }’ 사기
tokyo-duel-lesson-cards-2-hint = 맨 오른쪽의 ‘{ tokyo-duel-card-TD35 }’을 고르고 사세요.
tokyo-duel-lesson-cards-2-other = ‘{ tokyo-duel-card-TD37 }’은 생명력을 채워 주지만 나는 다치지 않았어요. 이제 에너지가 모자라서 ‘{ tokyo-duel-card-TD35 }’을 살 수 없어요.
tokyo-duel-lesson-cards-2-swept = 에너지 2로 카드 세 장을 바꿨어요. ‘{ tokyo-duel-card-TD35 }’은 사라지고 에너지도 반으로 줄었어요.
tokyo-duel-lesson-cards-2-nothing = 아무것도 사지 않으면 에너지를 1 얻어요. 그게 나을 때도 있지만 이번에는 좋은 카드가 쌌어요.
tokyo-duel-lesson-cards-end = 어떤 카드는 이 카드처럼 한 번만 쓰여요. 유지 카드는 내 앞에 남아 게임이 끝날 때까지 쓰여요. 카드가 팔리면 나머지가 오른쪽으로 밀려서 싸져요.

## 킹 오브 도쿄: 듀얼: 환호 토큰

tokyo-duel-lesson-buzz = 환호 토큰
tokyo-duel-lesson-buzz-about = 마커를 토큰 위로 당겨 보상을 받고, 토큰을 직접 놓아요.
tokyo-duel-lesson-buzz-1 = 명성 마커에서 두 칸 앞에 에너지 환호 토큰이 있어요. 마커를 그 위로 당기거나 그 위를 지나가게 한 사람이 보상을 받아요. 명성 네 개면 두 칸을 당겨요. 명성을 해결하세요.
tokyo-duel-lesson-buzz-1-goal = 명성 마커를 토큰 위로 당기기
tokyo-duel-lesson-buzz-1-hint = 명성 주사위를 고르세요.
tokyo-duel-lesson-buzz-1-order = 괜찮아요. 주사위는 어떤 순서로 해결해도 돼요. 이제 명성이에요.
tokyo-duel-lesson-buzz-2 = 에너지를 얻었어요. 토큰은 그대로 남아서 상대도 쓸 수 있어요. 나머지 주사위를 해결하고 ‘{ tokyo-duel-card-TD45 }’ 카드를 사세요. 작은 그림은 환호 토큰이 따라온다는 뜻이에요.
tokyo-duel-lesson-buzz-2-goal = ‘{ tokyo-duel-card-TD45 }’ 카드 사기
tokyo-duel-lesson-buzz-2-hint = 남은 주사위를 하나씩 고른 다음, 맨 오른쪽 카드를 사세요. 값은 2예요.
tokyo-duel-lesson-buzz-2-swept = 토큰이 있는 카드가 사라졌어요. 새 카드 대신 그 카드를 사세요.
tokyo-duel-lesson-buzz-2-nothing = 아무것도 사지 않았어요. ‘{ tokyo-duel-card-TD45 }’ 카드의 값은 가진 에너지와 같았어요.
tokyo-duel-lesson-buzz-3 = 카드가 쓰이기 전에 토큰부터 놓아요. 어느 트랙이든 빈칸에 놓을 수 있어요. 이 토큰은 마커를 그 위로 당긴 사람을 회복시켜요. 내가 마커를 당겨 갈 곳, 내 쪽 마커 앞에 놓으세요.
tokyo-duel-lesson-buzz-3-goal = 내 쪽 마커 앞에 토큰 놓기
tokyo-duel-lesson-buzz-3-hint = 명성 트랙에서 내 쪽으로 바로 다음 칸이 가장 좋아요. 다음에 당기면 닿아요.
tokyo-duel-lesson-buzz-3-behind = 거기로는 내가 아니라 상대가 마커를 당겨요. 마커와 내 쪽 끝 사이에 놓으세요.
tokyo-duel-lesson-buzz-end = 토큰은 내가 당길 곳에 놓으세요. 올라설 때마다 보상을 받아요. 트랙을 늘리거나 줄이는 토큰도 있어요.

## 킹 오브 도쿄: 듀얼: 특수 능력

tokyo-duel-lesson-power = 특수 능력
tokyo-duel-lesson-power-about = 내 괴수의 능력을 쓰고 트랙의 끝에서 이겨요.
tokyo-duel-lesson-power-1 = 괴수마다 자기 능력이 있고 특수 능력 기호로 써요. { tokyo-duel-monster-gigazaur }는 두 개마다 마커를 한 칸 당기는데, 지금 네 개가 있어요. 파괴 마커는 내 쪽 트랙 끝에서 두 칸 앞에 있고, 거기에 마커를 보내면 이겨요. 파괴를 당기세요!
tokyo-duel-lesson-power-1-goal = 특수 능력으로 파괴 당기기
tokyo-duel-lesson-power-1-hint = 파괴를 당기는 특수 능력을 고르세요.
tokyo-duel-lesson-power-1-fame = 명성 마커는 멀리 있고, 파괴에는 특수 능력 네 개가 모두 필요해요.
tokyo-duel-lesson-power-1-order = 괜찮아요. 다른 주사위를 먼저 해결해도 돼요. 이제 특수 능력이에요.
tokyo-duel-lesson-power-2 = 한 칸 남았고 특수 능력도 두 개 남았어요. 능력은 다시 쓸 수 있어요.
tokyo-duel-lesson-power-2-goal = 파괴를 내 승리 칸으로 당기기
tokyo-duel-lesson-power-2-hint = 파괴를 당기는 특수 능력을 한 번 더 고르세요.
tokyo-duel-lesson-power-2-fame = 그건 다른 마커예요. 파괴는 한 칸 남아 있었어요.
tokyo-duel-lesson-power-2-unused = 특수 능력 두 개를 쓰지 않고 넘어갔어요. 썼다면 이겼을 거예요.
tokyo-duel-lesson-power-2-order = 괜찮아요. 넘어가기 전에 특수 능력을 잊지 마세요.
tokyo-duel-lesson-power-end = 마커가 내 승리 칸에 닿으면 바로 이겨요. 다른 괴수에게는 다른 능력이 있으니 고를 때 읽어 보세요.

## 킹 오브 도쿄: 듀얼: 스포트라이트

tokyo-duel-lesson-spotlight = 스포트라이트
tokyo-duel-lesson-spotlight-about = 두 마커를 모두 스포트라이트 구역에 두고 이겨요. 순서가 중요해요.
tokyo-duel-lesson-spotlight-1 = 두 마커가 동시에 내 스포트라이트 구역에 있어도 이겨요. 한 칸 움직일 때마다 확인해요. 명성은 구역의 마지막 칸에, 파괴는 구역 바로 앞 칸에 있어요. 명성 세 개와 파괴 세 개가 있고 생명력은 얼마 없어요. 지금 이기려면 어느 것을 먼저 해결해야 할까요?
tokyo-duel-lesson-spotlight-1-goal = 두 마커를 모두 내 스포트라이트 구역에 두기
tokyo-duel-lesson-spotlight-1-hint = 명성은 이미 구역 안에 있어요. 한 번 더 당기면 어디로 갈까요?
tokyo-duel-lesson-spotlight-1-left = 명성이 구역을 지나쳐 나갔어요. 파괴만으로는 이기지 못해요.
tokyo-duel-lesson-spotlight-end = 이기는 길은 세 가지예요. 두 스포트라이트 구역, 승리 칸, 그리고 상대의 생명력 0. 상대도 똑같으니 세 가지를 모두 살피세요.
