### 학습 프로그램과 언어 모델을 위한 환경: 여기에서 생기는 오류.

# $game: id of the game; $options and $most: numbers.
error-environment-options = ‘{ $game }’의 한 결정에 선택지가 { $options }개 있는데, 행동 공간에는 { $most }개만 들어갑니다. 의미별 행동을 사용하세요.
error-environment-encoding = ‘{ $game }’ 게임을 텐서로 나타내는 방법이 정해지지 않았습니다. 인코딩을 등록하세요.
error-environment-action = 행동 { $action }에 해당하는 선택지가 없습니다. 마스크가 허용하는 행동을 선택하세요.
# $name: a setting of the environment, as it is written in programs.
error-environment-setting = 환경에 그런 ‘{ $name }’ 설정이 없습니다. 다음 중에서 선택하세요: { $expected }.
error-environment-no-history = 이 상태는 한 자리가 아는 것에서 뽑은 것이라 기록할 수 있는 이력이 없습니다. 뽑기 전의 상태를 기록하세요.
