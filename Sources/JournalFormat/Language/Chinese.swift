extension LanguageVocabulary {
  /// Chinese, in simplified and in traditional characters.
  static let chinese = LanguageVocabulary(
    ownName: "中文",
    breakfast: "早餐, 早饭, 早飯",
    lunch: "午餐, 午饭, 午飯, 中饭, 中飯, 中餐",
    snack: "加餐, 零食, 点心, 點心, 下午茶, 宵夜, 夜宵",
    dinner: "晚餐, 晚饭, 晚飯",
    dessert: "甜点, 甜點, 甜品",
    beverage: "饮料, 飲料, 饮品, 飲品",
    food: "饮食, 飲食, 三餐, 一日三餐, 饮食记录, 飲食記錄, 今日饮食, 今日飲食",
    weight: "体重, 體重, 净重, 淨重, 称重, 稱重, 称重结果",
    tasks: "任务, 任務, 待办, 待辦, 待办事项, 待辦事項",
    habits: "习惯, 習慣, 习惯打卡, 每日打卡, 打卡",
    notes: "笔记, 筆記, 备注, 備註, 日记, 日記",
    mood: "心情, 情绪, 情緒",
    total: "合计, 合計, 总计, 總計",
    morning: "早上, 早晨, 早",
    noon: "中午, 中",
    between: "下午",
    evening: "晚上, 晚",
    weekdays: """
      星期一 周一 週一 礼拜一 禮拜一, 星期二 周二 週二 礼拜二 禮拜二, \
      星期三 周三 週三 礼拜三 禮拜三, 星期四 周四 週四 礼拜四 禮拜四, \
      星期五 周五 週五 礼拜五 禮拜五, 星期六 周六 週六 礼拜六 禮拜六, \
      星期日 星期天 周日 週日 礼拜天 禮拜天
      """,
    weekdayAbbreviations: "一, 二, 三, 四, 五, 六, 日")
}
