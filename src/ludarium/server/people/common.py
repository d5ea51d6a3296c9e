"""The passwords that are guessed first, of at least eight letters, in small letters."""

from __future__ import annotations

from typing import Final

_LIST: Final = """
12345678 123456789 1234567890 12345678910 0123456789 987654321 9876543210 87654321 11111111 111111111 1111111111
00000000 000000000 0000000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999 888888888
12341234 11223344 12344321 12121212 11112222 10203040 13131313 147258369 159753456 123123123 123321123 789456123
123654789 112233445566 19871987 19881988 19901990 20202020 20242024 20252025 20262026 31415926 14789632 25802580
password password1 password12 password123 password1234 passw0rd passw0rd1 p@ssword p@ssw0rd pa$$word pa55word
password! password1! password01 passwort passwort1 passpass motdepasse contraseña
qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwertyqwerty qwer1234 1qaz2wsx 1q2w3e4r 1q2w3e4r5t q1w2e3r4
q1w2e3r4t5 zaq12wsx qazwsxedc qazwsx123 asdfghjk asdfghjkl asdf1234 asdfasdf zxcvbnm1 zxcvbnm123 zxcv1234
1234qwer 123qweasd 123456qwerty qwerasdf abcd1234 abcdefgh abcdefghi abc12345 abc123456 abcdef123 a1234567
a12345678 a123456789 aa123456 aa12345678 1a2b3c4d aabbccdd asd12345 qwe12345 zz123456 q1234567 1234abcd 123456abc
12345678a 123456789a 1234567a 11111111a aaaaaaaa aaaaaaaa1 zzzzzzzz
iloveyou iloveyou1 iloveyou2 iloveyou! loveyou1 lovelove ilovegod iloveme1 mylove123 forever1 forever21
sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball superman superman1 batman123
starwars starwars1 pokemon1 pokemon123 minecraft minecraft1 spiderman charlie1 michael1 jennifer jordan23 michelle
jessica1 ashley12 daniel12 samantha victoria elizabeth alexander1 benjamin nicholas jonathan danielle christian
welcome1 welcome123 welcome2 letmein1 letmein123 trustno1 whatever whatever1 computer computer1 internet internet1
changeme changeme1 changeme123 secret123 default1 test1234 testtest testing1 testing123 guest123 guestguest
admin123 admin1234 administrator adminadmin rootroot master123 masterkey monkey123 dragon123 shadow123 killer123
blink182 metallica slipknot liverpool liverpool1 chelsea1 arsenal1 barcelona realmadrid juventus1 yankees1 cowboys1
chocolate butterfly cheese123 cookie123 banana123 orange123 summer123 summer2024 summer2025 winter123 winter2024
winter2025 spring2025 autumn2025 november december december1 september february
corvette mercedes mustang1 harley123 porsche1 ferrari1 samsung1 samsung123 google123 facebook facebook1 youtube1
linkedin access14 mickey123 scooter1 hello123 hello1234 hellohello hello12345 goodluck goodluck1 lucky123 lucky777
happy123 freedom1 jesus123 jesuschrist god12345 blessed1 angel123 babygirl babygirl1 pretty123 sweety123
user1234 username login123 mypassword mypassword1 nopassword yourpassword thepassword newpassword oldpassword
woaini1314 woaini520 5201314520 wo5201314 1314520520 asd123456 qq123456 wang1234 zhang123 taiwan123 hongkong
hongkong1 hk123456 a1b2c3d4 a1s2d3f4 ji32k7au4a83 au4a83ji32k7
dkssud12 dkssudgktpdy tkfkdgo12 tkfkdgkqslek alsrkf12 rlawjddms1 qwer1234! asdf1234! korea1234 korea123 seoul1234
ludarium ludarium1 ludarium123 saboteur saboteur1 keyforge keyforge1 boardgame boardgames tabletop tabletop1
kingoftokyo letsplay gamenight playgames
"""

COMMON: Final = frozenset(_LIST.split())
