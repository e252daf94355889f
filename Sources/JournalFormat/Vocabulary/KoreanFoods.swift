extension KeywordList {
  /// Korean, in its own script and in Latin letters.
  package static let korean = language(
    beverage: """
      barley tea, makgeolli, sikhye, soju, yuja tea, 녹차, 단백질쉐이크, 두유, 딸기우유, 라떼,
      막걸리, 매실차, 맥주, 미숫가루, 믹스커피, 밀크티, 바나나우유, 버블티, 보리차, 사이다, 생강차,
      생맥주, 생수, 소맥, 소주, 수정과, 스무디, 식혜, 아메리카노, 아이스 아메리카노, 오렌지주스,
      옥수수차, 와인, 우유, 유자차, 주스, 청주, 초코우유, 카페라떼, 카푸치노, 커피, 코코아, 콜라,
      탄산수, 하이볼, 핫초코, 홍차
      """,
    dessert: """
      bingsu, bungeoppang, choco pie, dalgona, hotteok, patbingsu, songpyeon, yakgwa, 꿀떡, 도넛,
      마카롱, 붕어빵, 브라우니, 빙수, 사탕, 생일케이크, 송편, 아이스크림, 약과, 와플, 인절미, 젤리,
      찹쌀떡, 초코파이, 초콜릿, 치즈케이크, 카스테라, 케이크, 케익, 쿠키, 타르트, 티라미수, 팥빙수,
      푸딩, 호떡
      """,
    breakfast: """
      gyeran mari, juk, 계란말이, 계란찜, 그래놀라, 그릭요거트, 길거리토스트, 누룽지, 베이글, 빵,
      스크램블에그, 시리얼, 식빵, 야채죽, 오트밀, 요거트, 전복죽, 죽, 크루아상, 토스트, 팬케이크,
      호박죽
      """,
    breakfastIngredients: """
      계란, 계란프라이, 계란후라이, 달걀, 삶은 계란, 잼
      """,
    lunch: """
      budae jjigae, doenjang jjigae, dolsot bibimbap, dosirak, gimbap, gukbap, jajangmyeon,
      jjajangmyeon, jjamppong, kalguksu, kimbap, kimchi fried rice, kimchi jjigae, kimchi stew,
      naengmyeon, ramyeon, ramyun, samgyetang, seolleongtang, soondubu, sundubu, sundubu jjigae,
      tteokguk, yukgaejang, 갈비탕, 곰탕, 국밥, 국수, 김밥, 김치볶음밥, 김치찌개, 냉면,
      닭가슴살 샐러드, 덮밥, 도시락, 돈가스, 돈까스, 돌솥비빔밥, 돼지국밥, 된장찌개, 떡국, 떡라면,
      라면, 만두국, 물냉면, 미역국, 백반, 볶음밥, 부대찌개, 북엇국, 비빔국수, 비빔냉면, 비빔밥,
      삼각김밥, 삼계탕, 새우볶음밥, 샌드위치, 샐러드, 설렁탕, 수제비, 순대국, 순두부찌개, 쌀국수,
      오므라이스, 우동, 유부초밥, 육개장, 자장면, 잔치국수, 제육덮밥, 짜장면, 짬뽕, 쫄면, 참치김밥,
      초밥, 카레라이스, 칼국수, 콩국수, 콩나물국밥, 햄버거
      """,
    snack: """
      ddeokbokki, eomuk, gim, kimari, mandu, topokki, tteokbokki, 감자칩, 감자튀김, 과자, 군고구마,
      군만두, 김말이, 단백질바, 떡볶이, 만두, 새우깡, 순대, 어묵, 오뎅, 육포, 쥐포, 치즈스틱, 튀김,
      팝콘, 프로틴바, 핫도그
      """,
    snackIngredients: """
      감귤, 견과류, 고구마, 과일, 귤, 딸기, 땅콩, 망고, 바나나, 방울토마토, 복숭아, 블루베리, 사과,
      수박, 아몬드, 오렌지, 오이, 옥수수, 자두, 참외, 치즈, 키위, 토마토, 포도, 호두
      """,
    dinner: """
      bossam, dakgalbi, galbi, galbijjim, gamjatang, gopchang, haemul pajeon, japchae,
      jeyuk bokkeum, jjimdak, jokbal, kalbi, kimchijeon, korean fried chicken, malatang, pajeon,
      samgyeopsal, tangsuyuk, 갈비, 갈비찜, 갈치구이, 갈치조림, 감자탕, 고등어구이, 곱창, 김치전,
      깐풍기, 낙지볶음, 닭갈비, 닭도리탕, 닭발, 닭볶음탕, 돼지갈비, 두부김치, 마라탕, 마파두부,
      막창, 매운탕, 모둠회, 목살, 버섯전골, 보쌈, 부침개, 불고기, 뼈해장국, 삼겹살, 생선구이,
      샤브샤브, 소갈비, 스테이크, 아구찜, 안동찜닭, 양꼬치, 양념치킨, 오징어볶음, 월남쌈, 육회,
      잡채, 전골, 제육볶음, 족발, 쭈꾸미, 찜닭, 치맥, 치킨, 카레, 탕수육, 파스타, 파전, 피자,
      해물탕, 해물파전, 후라이드치킨, 훠궈
      """,
    dinnerIngredients: """
      kimchi, 감자, 김치, 나물, 닭가슴살, 닭고기, 돼지고기, 두부, 밥, 새우, 생선, 소고기, 쌀밥,
      야채, 연어, 잡곡밥, 현미밥
      """)
}
