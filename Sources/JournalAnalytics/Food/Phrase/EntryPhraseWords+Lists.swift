internal import JournalFormat

/// The lists of words, folded on reading.
extension EntryPhraseWords {
  static let lists: [(String, Meaning)] = [
    ("aaj", .day(0)), ("kal, कल", .day(-1)), ("parso, parson, parsoun", .day(-2)),
    ("कल सुबह", .part(.morning, day: -1)), ("कल दोपहर", .part(.noon, day: -1)),
    ("आज रात", .part(.evening, day: 0)),
    ("कल शाम, कल रात", .part(.evening, day: -1)), ("खाया, खायी, खाई, खाए, पिया, पी", .leadIn),
    ("आधे घंटे पहले, आधा घंटा पहले", .minutesAgo(30, times: 1)),
    ("aaj subah", .part(.morning, day: 0)),
    ("kal subah", .part(.morning, day: -1)),
    ("aaj dopahar", .part(.noon, day: 0)), ("kal dopahar", .part(.noon, day: -1)),
    ("aaj shaam, aaj raat", .part(.evening, day: 0)),
    (
      "kal raat, kal shaam, kal sham, kal raat ko, kal shaam ko, kal sham ko, kal raat mein",
      .part(.evening, day: -1)
    ), ("subah, subah mein, savere, sawere, subah savere, subah sawere, सवेरे", .part(.morning, day: nil)),
    ("dopahar, dopahar mein", .part(.noon, day: nil)),
    ("shaam, sham, raat, shaam ko, sham ko, raat ko, raat mein", .part(.evening, day: nil)),
    ("khaya, khayi, khaye, piya, pi", .leadIn), ("this arvo", .part(.afternoon, day: 0)),
    ("yesterday arvo", .part(.afternoon, day: -1)),
    ("gisterenmiddag", .part(.afternoon, day: -1)), ("gisterenochtend", .part(.morning, day: -1)),
    (
      "gisterenavond, last nite, yest nite, letzte nacht, la nuit dernière, vannacht",
      .part(.evening, day: -1)
    ),
    ("tonite", .part(.evening, day: 0)),
    ("vor ner halben stunde", .minutesAgo(30, times: 1)),
    ("我吃了, 吃了, 我喝了, 喝了, 吃, 喝", .leadIn),
    (
      "midnight, at midnight, 12 midnight, at 12 midnight, mitternacht, um mitternacht, à minuit, a medianoche, a mezzanotte, à meia-noite, в полночь",
      .midnight
    ),
    (
      """
      a few hours ago, few hours ago, some hours ago, several hours ago, some days ago, several days ago, a couple of days ago, couple of days ago, a couple days ago, \
      l'altra sera, l'altro giorno, l'autre soir, l'autre jour, la otra noche, el otro día, letztens, hace un rato, hace rato, hace poco, poco fa, il y a peu, in a while, after a while, in a minute, in a few minutes, in a few hours, in a couple of hours, a bit ago, a little ago, a little while ago, not long ago, a long time ago, ages ago, \
      the day before, the night before, the evening before, sometime, some time, at some point, recently, lately, the other morning, the other afternoon, throughout the day, during the day, over the day, during the week, \
      hours ago, a few days ago, some days ago, a while ago, some time ago, the other day, the other night, the other evening, the other week, \
      last week, this week, this month, last weekend, on the weekend, at the weekend, over the weekend, this weekend, am wochenende, letztes wochenende, \
      le week-end dernier, el fin de semana pasado, last month, first thing, earlier today, earlier, vor ein paar stunden, vor einigen stunden, vor ein paar tagen, letzte woche, neulich, hace unas horas, \
      hace unos días, later, later today, soon, vorhin, in a bit, in an hour, in half an hour, später, in einer stunde, más tarde, plus tard, \
      tout à l'heure, più tardi, mais tarde, straks, senare, senere, позже, la semana pasada, il y a quelques heures, il y a quelques jours, la semaine dernière, la settimana scorsa, vorige week
      """, .vague
    ),
    (
      """
      around noon, about noon, around midday, about midday, gegen mittag, um die mittagszeit, vers midi, hacia mediodía, lunchtime, at lunchtime, lunch time, at lunch time, zur mittagszeit
      """, .part(.noon, day: nil)
    ),
    (
      "dinnertime, at dinnertime, dinner time, at dinner time, suppertime, spätabends",
      .part(.evening, day: nil)
    ),
    (
      "breakfast time, at breakfast time",
      .part(.morning, day: nil)
    ),
    (
      "tidlig i dag, i dag tidlig, early morning, early in the morning, am frühen morgen, frühmorgens, früh morgens, früh am morgen",
      .about(390, day: nil)
    ),
    (
      """
      mid-morning, mid morning, midmorning, at mid morning, at mid-morning, media mañana, a media mañana, en milieu de matinée, \
      milieu de matinée, a metà mattina, metà mattina, no meio da manhã, meio da manhã
      """, .about(630, day: nil)
    ),
    (
      """
      media tarde, a media tarde, en milieu d'après-midi, milieu d'après-midi, a metà pomeriggio, metà pomeriggio, no meio da tarde, \
      meio da tarde
      """, .about(1020, day: nil)
    ),
    ("mid-afternoon, mid afternoon, midafternoon, at mid afternoon, at mid-afternoon", .about(930, day: nil)),
    ("this morn", .part(.morning, day: 0)), ("yesterday morn, yest morn", .part(.morning, day: -1)),
    ("late morning, elevenses, for elevenses, at elevenses, am späten vormittag", .about(660, day: nil)),
    ("noonish, around noonish, about noonish, at noonish, noon-ish, midday-ish", .about(720, day: nil)),
    ("for morning tea, at morning tea, morning tea break", .about(630, day: nil)),
    (
      """
      bedtime, at bedtime, before bed, before bedtime, before going to bed, vor dem schlafen, vor dem schlafengehen, vorm schlafen, \
      avant de dormir, antes de dormir, prima di dormire
      """, .about(1320, day: nil)
    ),
    (
      "tea time, teatime, at tea time, at teatime, for afternoon tea, at afternoon tea",
      .part(.afternoon, day: nil)
    ),
    ("early afternoon, am frühen nachmittag", .about(810, day: nil)),
    ("mid-afternoon, mid afternoon, midafternoon, at mid afternoon", .about(930, day: nil)),
    ("late afternoon, am späten nachmittag", .about(1020, day: nil)),
    ("early evening, am frühen abend", .about(1080, day: nil)),
    (
      "at dawn, at sunrise, at daybreak, at first light, im morgengrauen, al amanecer, à l'aube, all'alba, bei sonnenaufgang",
      .about(360, day: nil)
    ),
    (
      "at dusk, at sunset, at sundown, at nightfall, in der abenddämmerung, al atardecer, al anochecer, au crépuscule, bei sonnenuntergang",
      .about(1140, day: nil)
    ),
    ("late evening, am späten abend, spät abends, spät am abend, abends spät", .about(1320, day: nil)),
    ("late night, late at night, late-night, spät nachts", .about(1380, day: nil)),
    ("late last night, late yesterday night, last night late, gestern spät nachts", .about(1380, day: -1)),
    ("late yesterday evening, gestern spätabends, gestern spät am abend", .about(1320, day: -1)),
    ("night before last, the night before last, the evening before last", .part(.evening, day: -2)),
    (
      """
      a couple of hours ago, couple of hours ago, couple hours ago, a couple hours ago, a couple of hrs ago, couple of hrs ago, \
      about a couple of hours ago
      """, .minutesAgo(120, times: 1)
    ),
    (
      "today, tdy, heute, hoy, aujourd'hui, hoje, oggi, vandaag, i dag, idag, сегодня, 今日, 今天, 오늘, आज",
      .day(0)
    ),
    (
      """
      yesterday, sometime yesterday, at some point yesterday, yest, ystd, yday, yesteday, yestrday, yesturday, yesterdy, ystrday, gestern, ayer, hier, ontem, ieri, gisteren, i går, igår, вчера, 昨日, きのう, 昨天, 어제, बीता कल
      """, .day(-1)
    ),
    (
      """
      day before yesterday, the day before yesterday, vorgestern, avant-hier, avant hier, anteayer, antes de ayer, antier, anteontem, l'altro ieri, \
      eergisteren, i forgårs, i förrgår, позавчера, 一昨日, おととい, 前天, 그저께, परसों
      """, .day(-2)
    ),
    (
      "tomorrow, tommorow, tommorrow, tomorow, tomorrw, tmrw, tmr, 2moro, morgen, mañana, morgen früh, mañana por la mañana, demain, amanhã, domani, i morgen, imorgon, i morgon, завтра, 明日, 明天, 내일",
      .day(1)
    ),
    (
      """
      this morning, this am, this a.m, this a.m., heut früh, today morning, today in the morning, heute morgen, heute früh, heute vormittag, esta mañana, hoy por la mañana, \
      ce matin, esta manhã, hoje de manhã, stamattina, questa mattina, vanochtend, vanmorgen, i morges, i morse, сегодня утром, 今朝, \
      今天早上, 今早, 오늘 아침, आज सुबह
      """, .part(.morning, day: 0)
    ),
    ("first thing this morning, first thing today", .about(420, day: 0)),
    ("this noon, heute mittag, ce midi, este mediodía, 今天中午, 오늘 점심", .part(.noon, day: 0)),
    (
      """
      this afternoon, today afternoon, heute nachmittag, esta tarde, cet après-midi, cet après midi, questo pomeriggio, vanmiddag, \
      i eftermiddag, i eftermiddags, сегодня днем, 今天下午, 오늘 오후, आज दोपहर
      """, .part(.afternoon, day: 0)
    ),
    (
      """
      this evening, today evening, tonight, heute abend, esta noche, ce soir, hoje à noite, stasera, vanavond, i aften, i kveld, ikväll, \
      i kväll, сегодня вечером, 今晩, 今夜, 今晚, 今天晚上, 오늘 저녁, आज शाम
      """, .part(.evening, day: 0)
    ),
    (
      """
      yesterday morning, gestern morgen, gestern früh, gestern vormittag, ayer por la mañana, hier matin, ontem de manhã, ieri mattina, \
      gisterochtend, gisteren ochtend, i går morse, i går morges, вчера утром, 昨日の朝, 昨天早上, 어제 아침
      """, .part(.morning, day: -1)
    ),
    (
      """
      yesterday noon, gestern mittag, hier midi, gistermiddag, \
      昨日の昼, 昨天中午, 어제 점심
      """, .part(.noon, day: -1)
    ),
    (
      """
      yesterday afternoon, gestern nachmittag, ayer por la tarde, hier après-midi, hier après midi, ontem à tarde, ieri pomeriggio, \
      i går eftermiddag, вчера днем, 昨天下午, 어제 오후
      """, .part(.afternoon, day: -1)
    ),
    (
      """
      last night, yesterday evening, yesterday night, last evening, yest evening, yest night, gestern abend, gestern nacht, anoche, \
      ayer por la noche, hier soir, ontem à noite, ieri sera, gisteravond, gisteren avond, i går kväll, igår kväll, i går aftes, i aftes, \
      i går kveld, вчера вечером, 昨夜, 昨晩, 昨日の夜, ゆうべ, 昨晚, 昨天晚上, 어젯밤, 어제 저녁
      """, .part(.evening, day: -1)
    ),
    (
      """
      morning, in the morning, mornings, am morgen, morgens, vormittags, am vormittag, früh, por la mañana, de la mañana, le matin, matin, \
      du matin, de manhã, da manhã, di mattina, la mattina, mattina, del mattino, della mattina, 's ochtends, ochtend, på morgonen, om morgenen, утром, утра, 朝, 早上, 아침, 아침에, 오전에, सुबह
      """, .part(.morning, day: nil)
    ),
    ("mittags, am mittag, 's middags, tussen de middag, 中午, お昼, 昼, 점심", .part(.noon, day: nil)),
    (
      """
      afternoon, in the afternoon, am nachmittag, nachmittags, nachmittag, por la tarde, de la tarde, l'après-midi, après-midi, à tarde, \
      da tarde, di pomeriggio, del pomeriggio, nel pomeriggio, pomeriggio, på eftermiddagen, om eftermiddagen, днем, дня, 午後, 下午, 오후에, दोपहर
      """, .part(.afternoon, day: nil)
    ),
    (
      """
      evening, in the evening, at night, in the night, night, della sera, di notte, am abend, abends, abend, por la noche, de la noche, noche, le soir, soir, du soir, à noite, \
      da noite, di sera, la sera, sera, 's avonds, avond, på kvällen, om aftenen, aften, kväll, kveld, вечером, вечера, ночи, 夜, 晚上, 저녁, 저녁에, 밤에, शाम, रात
      """, .part(.evening, day: nil)
    ),
    (
      """
      noon, at noon, @ noon, 12 noon, at 12 noon, 12noon, midday, at midday, a mediodía, zu mittag um zwölf, à midi, al mediodía, ao meio-dia, a mezzogiorno, в полдень, 正午
      """, .noon
    ),
    (
      "now, abhi, abhi abhi, just now, right now, a few minutes ago, few minutes ago, a moment ago, jetzt, gerade, gerade eben, eben, ahora, ahora mismo, maintenant, agora, adesso, nu, nå, сейчас, 지금",
      .now
    ),
    (
      """
      half an hour ago, a half hour ago, half hour ago, half an hour back, half hour back, vor einer halben stunde, vor 'ner halben stunde, il y a une demi-heure, \
      hace media hora, há meia hora, meia hora atrás, faz meia hora, media hora atrás, mezz'ora fa, mezzora fa, mezza ora fa, une demi-heure avant, \
      il y a une demi heure, een half uur geleden, half uur geleden, een halfuur geleden, halfuur geleden, en halvtimme sedan, \
      for en halv time siden, en halv time siden, för en halvtimme sedan, for en halv time siden, полчаса назад, \
      半小时前, 半个小时前, 半時間前, 30분 전, aadhe ghante pehle, aadha ghanta pehle
      """, .minutesAgo(30, times: 1)
    ),
    ("un'ora fa, час назад, 한 시간 전", .minutesAgo(60, times: 1)), ("hour ago", .minutesAgo(60, times: 1)),
    ("a fortnight ago, fortnight ago", .day(-14)), ("week ago", .day(-7)),
    ("day ago, день назад", .day(-1)),
    ("неделю назад", .day(-7)),
    (
      "a quarter of an hour ago, quarter of an hour ago, vor einer viertelstunde, il y a un quart d'heure",
      .minutesAgo(15, times: 1)
    ),
    (
      """
      an hour and a half ago, one and a half hours ago, vor anderthalb stunden, vor eineinhalb stunden, hace hora y media, \
      hace una hora y media, il y a une heure et demie, un'ora e mezza fa, há uma hora e meia, anderhalf uur geleden, \
      för en och en halv timme sedan, for halvanden time siden, полтора часа назад, 一个半小时前, 1時間半前
      """, .minutesAgo(90, times: 1)
    ),
    ("two and a half hours ago, 2 and a half hours ago, vor zweieinhalb stunden", .minutesAgo(150, times: 1)),
    (
      """
      omg, lol, haha, hehe, btw, ok, okay, just eaten, i've just eaten, ive just eaten, i have just eaten, i've just had, ive just had, \
      i have just had, i had like, had like, ate like, i ate like, just finished, i just finished, finished, i had, i have had, i've had, i just had, just had, had, we had, i ate, i just ate, just ate, ate, ate out, i ate out, we ate out, eating out, we ate, i drank, just drank, drank, \
      hab, hab gerade, hab grad, hab eben, habe gerade, habe eben, ich hab gerade, ich hab grad, ich habe gerade, ich hab eben, \
      ich habe eben, gerade gegessen, acabo de comer, acabo de tomar, acabo de beber, je viens de manger, je viens de boire, viens de manger, \
      je viens de prendre, acabei de comer, acabei de beber, ho appena mangiato, ho appena bevuto, ho preso, ik heb net, \
      having, eating, drinking, im having, i'm having, i am having, i'm eating, i am eating, eaten, there was, ich hatte, hatte, \
      ich habe, ich hab, habe, ich aß, aß, es gab, gab es, gab's, gabs, gab, hatte ich, habe ich, hab ich, aß ich, had ik, heb ik, at ik, åt jag, hade jag, spiste jeg, havde jeg, gegessen, getrunken, gehabt, j'ai mangé, j'ai bu, j'ai pris, mangé, bu, \
      comí, he comido, tomé, bebí, comi, eu comi, bebi, ho mangiato, ho bevuto, mangiato, ik at, ik heb, gegeten, \
      gedronken, jag åt, ätit, jeg spiste, spiste, spist, я съел, съел, съела, ел, ела, 먹었다, 먹음
      """, .leadIn
    ),
    (
      """
      plan, planned, planning, planning to have, planning to eat, plan to have, plan to eat, going to have, going to eat, gonna have, gonna eat, \
      i'm going to have, i'm going to eat, im going to have, im going to eat, i am going to have, i am going to eat, im gonna have, \
      i'm gonna have, i'm gonna eat, i'll have, i'll eat, ill eat, i will have, i will eat, will have, will eat, we'll have, we will have, \
      want to eat, i want to eat, wanna eat, i'd like to eat, might have, i might have, thinking of having, \
      geplant, ich werde, ich will, ich möchte, prévu, je vais manger, je vais prendre, on va manger, planeado, voy a comer, voy a cenar, \
      vamos a comer, vou comer, vamos comer, mangerò, ho intenzione di mangiare, ik ga, ik wil, jag ska äta, jeg skal spise, планирую, буду есть
      """, .plan
    ),
  ]

  static let wordsBesideMeals: [(String, Int)] = [
    (
      """
      after, after the, after my, after our, right after, just after, straight after, shortly after, nach dem, después de, después del, \
      después de la, después de el, tras la, après, après le, dopo, dopo la, dopo il, depois do, na, na het, efter
      """, 60
    ),
    (
      """
      before, before the, before my, before our, right before, just before, shortly before, vor dem, antes de, antes del, antes de la, \
      avant, avant le, prima di, prima della, prima del, antes do, voor het
      """, -60
    ),
    (
      "during, during the, during my, with, with my, with the, along with, con la, con el, con il, avec le", 0
    ),
  ]

  static let wordsForLastWeek = """
    last week, of last week, the week before, letzte woche, letzter woche, vorige woche, vergangene woche, la semana pasada, \
    de la semana pasada, la semaine dernière, de la semaine dernière, la settimana scorsa, della settimana scorsa, semana passada, \
    da semana passada, vorige week, förra veckan, sidste uge, forrige uke
    """

  static let verbsOfMeals: [(String, FoodCategory)] = [
    (
      "desayunar, desayuné, desayunamos, gefrühstückt, petit-déjeuné, brekfast, bkfst, brekky, breakfst, brkfst, breakast, bf, bfast, nashta, nashte, nashte mein",
      .breakfast
    ),
    ("almorzar, almorcé, almorzamos, comer, déjeuné, déjeuner", .lunch),
    (
      """
      zu abend, ужином, ужина, ужину, ужинал, ужинала, ужинали, cenar, cené, cenamos, dîné, dîner, jantar, jantei, tea, raat ke khane, रात के खाने, \
      晚饭, 晚餐, middagen, kvällsmaten, aftensmaden
      """, .dinner
    ),
    (
      """
      обедом, обеда, обеду, обедал, обедала, обедали, dopahar ke khane, दोपहर के खाने, lunch break, lunchbreak, lunchen, lunsjen, mittagspause, pausa pranzo
      """, .lunch
    ),
    ("завтраком, завтрака, завтракал, завтракала, завтракали, नाश्ते, frukosten, morgenmaden", .breakfast),
    ("merendar, merendé, tiffin, evening tiffin", .snack),
  ]

  static let partsBehindDays: [(String, DayPart)] = [
    (
      "morgen, früh, vormittag, mañana, manhã, matin, mattina, ochtend, morse, morges, morgon, morning, 아침",
      .morning
    ),
    ("mittag, midi, mediodía, noon, midday, mezzogiorno, 점심", .noon),
    ("nachmittag, tarde, pomeriggio, middag, eftermiddag, ettermiddag, afternoon, arvo", .afternoon),
    (
      "abend, nacht, noche, notte, nuit, soir, sera, noite, avond, aften, kväll, kveld, evening, night, eve, 저녁, 밤",
      .evening
    ),
  ]

  /// Phrases for how long ago something was; `#` is a number, `%` a unit.
  static let agoFrames: [(frames: String, units: (String, String, String, String))] = [
    (
      """
      # % ago, about # % ago, around # % ago, # % back, # % or so ago, like # % ago, maybe # % ago, roughly # % ago, \
      approx # % ago, less than # % ago, more than # % ago, over # % ago, almost # % ago, nearly # % ago, not even # % ago
      """,
      ("m, min, mins, minute, minutes", "h, hr, hrs, hour, hours", "d, day, days", "w, week, weeks")
    ),
    (
      "vor # %, # % her",
      ("min, minute, minuten", "h, std, stunde, stunden", "tag, tagen", "woche, wochen")
    ),
    ("il y a # %", ("min, minute, minutes", "h, heure, heures", "jour, jours", "semaine, semaines")),
    ("hace # %", ("min, minuto, minutos", "h, hora, horas", "día, días", "semana, semanas")),
    (
      "há # %, # % atrás, faz # %", ("min, minuto, minutos", "h, hora, horas", "dia, dias", "semana, semanas")
    ),
    ("# % fa", ("min, minuto, minuti", "h, ora, ore", "giorno, giorni", "settimana, settimane")),
    ("# % geleden", ("min, minuut, minuten", "u, uur", "dag, dagen", "week, weken")),
    ("för # % sedan, # % sedan", ("min, minut, minuter", "h, timme, timmar", "dag, dagar", "vecka, veckor")),
    (
      "for # % siden, # % siden",
      ("min, minut, minutter, minutt", "t, time, timer", "dag, dage, dager", "uge, uger, uke, uker")
    ),
    (
      "# % назад",
      ("мин, минуту, минуты, минут", "ч, час, часа, часов", "день, дня, дней", "неделю, недели, недель")
    ),
    ("# % pehle, # % pahle", ("min, minat, minute", "ghante, ghanta, ghanton", "din", "hafte")),
    ("# % पहले", ("मिनट", "घंटे, घंटा, घंटों", "दिन", "हफ्ते, हफ़्ते")),
    ("# %", ("分前, 分钟前, 분 전", "時間前, 小时前, 시간 전", "日前, 天前, 일 전", "週間前, 周前, 주 전")),
  ]

  static let exactPrepositions = """
    at, @, um, à, a las, a la, sobre, às, as, alle, alle ore, ore, all', om, kl, klokken, klockan, в, o
    """

  static let openPrepositions = """
    around, about, at about, at around, at like, like at, at approximately, at roughly, at maybe, around about, approx, ca, circa, roughly, gegen, so gegen, ungefähr um, vers, hacia las, sobre las, por volta das, verso le, \
    rond, omkring, vid, kurz nach, kurz vor, just after, just before, shortly after, shortly before, kort na, kort voor, strax efter, около, około, koło
    """

  static let beforeMeals = """
    my, our, early, late, @, mein, mon, mi, for, for a, for an, for my, for our, for late, for early, for a late, for an early, as, as a, as an, as my, at, at my, zum, zu, als, beim, para, para el, para la, \
    para o, de, en el, en la, pour, pour le, au, comme, no, ao, a, per, per la, a la, bij, bij de, bij het, \
    tijdens de, tijdens het, als het, voor, voor de, voor het, til, till, vid, ved, på, i, på min, на, в, за, na, durante el, durante la, \
    en guise de, alla, al, como, in der, in meiner, in the, \
    in my, on, on my, on the, during, during my
    """

  static let dishesOfDays = """
    afternoon tea, afternoon delight, monday blues, monday mule, sunday sauce, sunday supper, morning star, saturday kitchen, \
    o'clock tea, sunday roast, sunday lunch, sunday dinner, sunday gravy, taco tuesday, friday fish fry, friday pizza night, good friday, black friday, \
    happy friday, midnight snack, midnight feast, after eight, morning bun, morning buns, morning roll, morning rolls, morning glory, \
    morning smoothie bowl, evening primrose, night cap, night shift, night market, noon chai, noon tea, sonntagsbraten, today special, \
    today's special
    """

  static let secondWords: [FoodCategory: String] = [
    .breakfast: """
    burrito, burritos, sandwich, sandwiches, taco, tacos, wrap, wraps, bowl, cereal, cereals, bar, bars, biscuit, biscuits, tea, roll, \
    rolls, muffin, muffins, cookie, cookies, bun, buns, burger, burgers, sausage, sausages, potato, potatoes, pizza, casserole, smoothie, \
    hash, quesadilla, pie, meat, meats, box, special, menu, plate, platter, thali, combo, buffet, tray, cake, cakes, bread, radish, \
    blend, juice, drink, shake, leftovers, set, pack
    """,
    .lunch: """
    meat, meats, box, boxes, special, specials, menu, kit, kits, pack, packs, bag, wrap, plate, buffet, combo, set, thali, leftovers, out, \
    meeting, bowl
    """,
    .dinner:
      "roll, rolls, mint, mints, plate, platter, party, buffet, set, leftovers, special, menu, out, thali",
    .snack:
      "bar, bars, pack, packs, mix, box, boxes, plate, platter, size, pot, pots, food, foods, board, attack, carrier",
  ]
}
