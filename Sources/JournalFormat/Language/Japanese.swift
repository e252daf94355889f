extension LanguageVocabulary {
  /// Japanese.
  static let japanese = LanguageVocabulary(
    ownName: "日本語",
    breakfast: "朝食, 朝ごはん, 朝ご飯, 朝御飯, 朝飯",
    lunch: "昼食, 昼ごはん, 昼ご飯, 昼御飯, 昼飯, お昼ごはん, お昼ご飯, ランチ",
    snack: "間食, おやつ, 軽食, 夜食",
    dinner: """
      夕食, 夕ごはん, 夕ご飯, 夕飯, 晩ごはん, 晩ご飯, 晩御飯, 晩飯, 夜ごはん, 夜ご飯, ディナー
      """,
    dessert: "デザート, スイーツ",
    beverage: "飲み物, 飲物, 飲料, ドリンク",
    food: "食事, 食事内容, 食事記録, 食事メモ, 今日の食事, 食べたもの, 食べ物",
    weight: "体重, 起床時体重, 今朝の体重, 朝の体重, 今日の体重",
    tasks: "タスク, やること",
    habits: "習慣, 習慣トラッカー",
    notes: "メモ, ノート, 日記",
    mood: "気分",
    total: "合計, 総計",
    morning: "朝",
    noon: "昼, お昼",
    between: "午後",
    evening: "夜, 晩, 夕",
    weekdays: """
      月曜日 月曜, 火曜日 火曜, 水曜日 水曜, 木曜日 木曜, 金曜日 金曜, 土曜日 土曜, 日曜日 日曜
      """,
    weekdayAbbreviations: "月, 火, 水, 木, 金, 土, 日")
}
