extension LanguageVocabulary {
  /// Korean.
  static let korean = LanguageVocabulary(
    ownName: "한국어",
    breakfast: "아침 식사, 아침식사, 아침밥, 조식",
    lunch: "점심 식사, 점심식사, 점심밥",
    snack: "간식, 군것질, 야식",
    dinner: "저녁 식사, 저녁식사, 저녁밥, 석식",
    dessert: "디저트, 후식",
    beverage: "음료, 음료수",
    food: "식단, 식사, 음식, 식사 기록, 식단 일기",
    weight: "체중, 몸무게",
    tasks: "할 일, 할일, 해야 할 일, 할 일 목록",
    habits: "습관, 습관 트래커",
    notes: "메모, 노트, 일기",
    mood: "기분",
    total: "합계, 총계, 총합",
    morning: "아침",
    noon: "점심",
    between: "오후",
    evening: "저녁",
    weekdays: "월요일, 화요일, 수요일, 목요일, 금요일, 토요일, 일요일",
    weekdayAbbreviations: "월, 화, 수, 목, 금, 토, 일")
}
