### What leads from other pages to the events: fetched with the first page, as the rest of the desk's words are not.

desk-events = 대회
desk-events-about = 한 화면에서 대회를 운영합니다. 참가 신청, 대진, 시계, 심판, 결과, 순위까지 대회장에서도, 이 홀의 테이블에서도 할 수 있습니다.
desk-events-to = 대회로 가기
desk-to-event = 대회로 가기
