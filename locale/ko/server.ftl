### 서버가 직접 하는 말: 터미널에서, 페이지가 없을 때, 그리고 서버의 거절.

# $address: 브라우저에 입력할 주소. 예: http://localhost:8000
server-open-at = 홀이 열렸습니다: { $address }
server-page-missing = 홀은 열렸지만 페이지가 아직 만들어지지 않았습니다. 소스 폴더에서 ‘make play’를 실행하면 만들어집니다.
server-debug = 디버그 페이지가 켜져 있습니다. 이 컴퓨터에서는 /debug에서 모든 테이블의 모든 비밀을 볼 수 있습니다.

# $until: a time such as “2027-01-31 18:00 UTC”, or never. $reason: what the operator wrote, a sentence or a word.
error-banned = { $until ->
    [never] 이 홀의 이용이 영구히 정지되었습니다. 까닭: { $reason }
   *[other] { $until }까지 이 홀의 이용이 정지되었습니다. 까닭: { $reason }
}
# $reason: what the operator wrote, a sentence or a word.
error-table-closed = 홀의 운영자가 이 테이블을 닫았습니다. 까닭: { $reason }
error-seats-open = 아직 빈자리가 있습니다. 플레이어를 기다리거나 빈자리를 봇에게 준 다음 시작하세요.
error-not-found = 이 주소에는 아무것도 없습니다. 로비에서 찾아보세요.
error-belonging-gone = 이 항목은 더 이상 보관되어 있지 않습니다. 목록을 다시 확인하세요.
error-belongings-many = 이미 { $most }개를 보관하고 있어 더 넣을 자리가 없습니다. 필요 없는 것을 먼저 지우세요.
error-belonging-choice = 보관할 내용이 없습니다. 자신의 덱을 글로 넣어 주세요.
error-wrong-origin = 다른 사이트에서 온 요청이라서 홀이 처리하지 않습니다. 홀의 페이지를 직접 여세요.
error-wrong-host = 홀은 이 이름으로는 열리지 않습니다. 주최자가 알려 준 주소로 여세요.
# $port: 글로 된 숫자.
error-port-taken = 이 컴퓨터에서 { $port }번 포트가 이미 사용 중입니다. --port로 다른 포트를 선택하세요.
# $folder: 경로.
error-data-in-use = 다른 홀이 ‘{ $folder }’의 데이터를 쓰고 있습니다. 그 홀을 닫거나 --data로 다른 폴더를 선택하세요.
# $address: what to type into a browser.
error-data-in-use-at = ‘{ $folder }’의 데이터를 쓰는 홀이 이미 열려 있습니다: { $address }. 그 주소를 열거나 먼저 그 홀을 닫으세요. 홀을 하나 더 열려면 --data로 다른 폴더를, --port로 다른 포트를 선택하세요.
# $folder: a path. $problem: what the system says, in its own words.
error-data-fault = 데이터 폴더 ‘{ $folder }’를 쓸 수 없습니다: { $problem }. 홀이 읽고 쓸 수 있는지, 디스크에 공간이 있는지 확인하거나 --data로 다른 폴더를 선택하세요.
# $database: a file, or a URL without its password.
error-database-in-use = 다른 홀이 데이터베이스 ‘{ $database }’를 쓰고 있습니다. 먼저 그 홀을 닫으세요. 데이터베이스 하나는 한 번에 한 홀만 쓸 수 있습니다.
error-node-in-use = 데이터베이스 ‘{ $database }’에서 이름이 ‘{ $node }’인 노드가 이미 실행되고 있습니다. 노드마다 다른 이름을 정하세요(LUDARIUM_NODE).
error-node-sqlite = 노드를 여러 개 두려면 PostgreSQL이 필요합니다(LUDARIUM_DATABASE). SQLite에서는 홀이 하나뿐이니 LUDARIUM_NODE를 비워 두세요.
# $found and $known: numbers of revisions of the database, such as 0005.
error-database-newer = 이 데이터베이스는 더 새로운 버전의 Ludarium이 만들었습니다. 데이터베이스의 버전은 { $found }이고, 이 버전은 { $known }까지만 압니다. 바뀐 것은 없습니다. 새 버전을 설치하거나 다른 데이터베이스를 선택하세요.
# $problem: what the database or the system says, in its own words.
error-database-fault = 데이터베이스 ‘{ $database }’를 쓸 수 없습니다: { $problem }. 데이터베이스가 실행 중이고 홀이 읽고 쓸 수 있으며 디스크에 공간이 있는지 확인한 뒤 다시 시작하세요.
error-database-url = LUDARIUM_DATABASE를 쓸 수 없습니다: { $problem }. sqlite+aiosqlite:/// 또는 postgresql+asyncpg:// 로 시작하는 URL을 주세요. 두 번째에는 ludarium[postgres]가 필요합니다.
error-database-lost = 데이터베이스 ‘{ $database }’와의 연결이 끊긴 사이에 다른 홀이 그 데이터베이스를 열어, 이 홀을 닫았습니다. 둘 중 하나를 닫은 뒤 다시 시작하세요.
# OpenTelemetry 추적. $name: 환경 변수의 이름. $problem: OpenTelemetry가 한 말 그대로.
error-traces-missing = { $name } 설정이 추적을 요구하지만, 추적을 보내는 데 필요한 패키지가 설치되어 있지 않습니다. ludarium[traces]를 설치하거나 OTEL_TRACES_EXPORTER=none으로 설정하세요.
error-traces-wrong = 추적 설정(OTEL_…)을 쓸 수 없습니다: { $problem }.
# 백업. $database와 $file: 경로. PostgreSQL이면 비밀번호를 뺀 URL. $problem: 데이터베이스나 시스템이 한 말 그대로.
error-backup-postgresql = 데이터베이스 ‘{ $database }’는 PostgreSQL에 있으니 PostgreSQL의 도구를 쓰세요. pg_dump로 백업하고 pg_restore로 되돌리며, 갱신 연습은 되돌린 복사본에서 하세요.
error-backup-none = 데이터베이스 ‘{ $database }’가 없습니다. --data로 데이터 폴더를, 또는 LUDARIUM_DATABASE로 데이터베이스를 지정하세요.
error-backup-exists = ‘{ $file }’이(가) 이미 있어서 바꾸지 않았습니다. 백업에 다른 이름을 붙이세요.
error-backup-same = ‘{ $file }’은(는) 홀의 데이터베이스 자체입니다. 그 백업을 지정하세요.
error-backup-missing = ‘{ $file }’ 파일이 없습니다. 바뀐 것은 없습니다.
error-backup-fault = ‘{ $file }’을(를) 쓸 수 없습니다: { $problem }. 바뀐 것은 없습니다. 다른 백업을 쓰세요.
error-backup-not-hall = ‘{ $file }’은(는) 데이터베이스이지만 홀의 것이 아닙니다. 바뀐 것은 없습니다.
error-backup-unwritten = ‘{ $file }’을(를) 쓰지 못했습니다: { $problem }. 그곳에 쓸 수 있고 디스크에 공간이 있는지 확인한 뒤 다시 시도하세요.
# 글을 직접 넣지 않고 번호나 주소로 가리킨 것. 예: 덱
error-fetch-off = 이 홀은 다른 곳에서 아무것도 가져오지 않습니다. 대신 파일이나 글을 넣으세요.
error-fetch-going = 앞서 지정한 글을 아직 가져오는 중입니다. 끝날 때까지 기다렸다가 다시 시도하세요.
error-fetch-busy = 지금 가져오는 글이 너무 많습니다. 몇 초 뒤에 다시 시도하거나 파일을 넣으세요.
error-fetch-slow = 글이 제때 오지 않았습니다. 나중에 다시 시도하거나 파일을 넣으세요.
# $name과 $found: 환경 변수와 그 값. $expected: int, float, str, Path 가운데 하나.
error-setting-wrong = 설정 { $name }의 값은 ‘{ $found }’일 수 없습니다. 다음 종류의 값을 주세요: { $expected }.
error-replay-lesson = 레슨에는 리플레이가 없습니다. 다시 보려면 레슨을 처음부터 시작하세요.
error-replay-seat = 이 테이블에는 { $seat }번 좌석이 없습니다. 있는 좌석을 고르거나 관전자 시점으로 보세요.
error-position-untold = 이 게임의 여기까지는 국면으로 적을 수 있는 순간이 없습니다. 직접 놓거나 더 나중 순간을 고르세요.
error-position-seat = 모든 자리를 봇이 맡아 플레이할 사람이 없습니다. 자리 하나는 비워 두세요.
error-analysis-mine = 엔진이 이미 다른 게임을 분석하고 있습니다. 끝날 때까지 기다리거나 그 분석을 취소하세요.
error-analysis-full = 지금 엔진이 분석할 수 있는 게임 수가 가득 찼습니다. 몇 분 뒤에 다시 시도하세요.
# $most: 결정의 수.
error-analysis-long = 이 게임은 결정이 { $most }개가 넘어 분석하기에는 너무 깁니다.
error-lab-mine = 밸런스 실험실의 지난 시뮬레이션이 아직 진행 중입니다. 끝날 때까지 기다리거나 중단하세요.
error-lab-full = 밸런스 실험실이 이미 최대한 많은 시뮬레이션을 하고 있습니다. 몇 분 뒤에 다시 시도하세요.
error-lab-busy = 봇들이 플레이할 테이블이 너무 많아 밸런스 실험실은 기다려야 합니다. 몇 분 뒤에 다시 시도하세요.
error-hint-none = 이 테이블에는 힌트가 없습니다. 힌트는 혼자 봇과 둘 때만 볼 수 있고, 레이팅 게임, 대회, 레슨에는 없습니다.
error-hint-not-now = 지금은 힌트를 줄 결정이 없습니다. 여러 선택지 가운데 골라야 할 때 요청하세요.
error-hint-busy = 앞서 요청한 힌트를 아직 계산하고 있습니다. 잠시 기다리세요.
