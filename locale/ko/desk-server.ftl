### 참가자 명단을 읽을 수 없을 때의 메시지. $line은 1부터 셉니다.

error-desk-csv-signs = 이 명단은 UTF-8이 아닙니다. ‘CSV UTF-8’로 저장해서 다시 선택하세요.
error-desk-csv-broken = { $line }번째 줄을 읽을 수 없습니다. 따옴표가 빠졌거나 칸이 너무 깁니다. 고쳐 쓰세요.
