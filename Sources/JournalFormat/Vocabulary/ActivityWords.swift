extension DishWords {
  /// What is done with food without eating it, and what else a day holds beside words for food; folded, in all languages.
  static let activities = """
    buy buying bought get make making made cook cooking cooked bake baking order ordering ordered prepare preparing prep
    fix fixing wash clean cleaning feed pick pickup bring fetch take freeze defrost thaw chop cut try find sell deliver
    delivery delivered return check plan plans planning planned party meeting meetings call calls chat break talk fair
    session time shop shops shopping store market festival recipe recipes class course tasting machine maker orders review
    test testing demo release lesson workshop team client project interview presentation standup sync run running walk nap napped shower
    yoga pilates meditation meditated stretching vitamins
    workout training gym game stain allergy diet detox farm garden plant plants planting harvest price prices skip skipped
    avoid quit stop want wanted craving need needs maybe should todo reminder remind learn read watch write draw paint photo
    video app up off not no tomorrow yesterday cost costs budget wedding birthday appointment sale
    kaufen einkaufen gekauft holen bestellen bestellt kochen backen machen bringen mitbringen besorgen abholen vorbereiten
    zubereiten einfrieren auftauen futtern putzen waschen giessen planen probieren suchen verkaufen schneiden feier treffen
    besprechung termin pause kurs rezept laden maschine lieferung morgen heute fest essen
    acheter faire preparer cuisiner commander chercher laver reunion pause fete demain cours
    comprar hacer preparar cocinar pedir buscar traer llevar fiesta clase receta manana
    fazer cozinhar trazer reuniao festa aula receita amanha
    comprare fare preparare cucinare ordinare prendere riunione pausa ricetta domani
    kopen halen maken koken bakken vergadering feest pauze
    kobe kjope kopa hente hamta lave lage laga bage baka bestille bestalla mote mode selskab
    купить заказать приготовить сварить испечь забрать принести встреча совещание завтра
    买 買 购 購 订 訂 注 议 議 作 사 문
    """

  /// Foods whose word means something else as often, and that say nothing by themselves: `- 15:00 Date`.
  static let ambiguous = """
    allonge annam arare avial baba barbecue bbq bica bite bitter blackberry blizzard blondie boost boxed brew brus buche cana
    causa caesar cava chip chop chopp clam coca cobbler colombo comte concha copa corso cosmopolitan course casado cubano crisp crumble
    currant currants danish date dates datiles digestif dip dona drink drinks drumstick duck dum dulces eye feni fig figue fil
    filet flan flask flip flips fresa frankie friand frugt granite fudge gans gigot gobi greens gratin grog guac hash helado helles higo
    hopper hue hugo infusion ipa jamaica java jam jasmine juk jus karma kip kiri kit klops lager lays leche limo
    lingon liver lox maca magnum maki mama mandu manga mani manju manhattan maronen marille marmite mars mash mate mayo
    mazarin meal menudo meals meat meats mela mele melt mimosa mint misal mise mixture mocha modak mohre mole momo most mosto mud mule
    nabe nandos navarin nectar nem nems oj ol old fashioned onglet ora orange ort ost pain palt pan panache
    panna pao papa papas pate pates patra pave pavo pea peda peer pera pere pesca petit pf pici pick pickle pie
    pils pina pintade pipas plane poke pole pop pori port porter posset pruim puff punch pur pure puri purin
    pute ragda refreshment relish reuben ring ris ritz riz roast rocket rocky roll ron rose rosin round ruffles rum runner rusk
    sable sake salsa sandesh sap satay scholle scotch scramble seed sei sej seta setas shake shakes shandy shot sidecar sill
    skittles slaw slider sliders slik slush snack snacks snert snickers soda soma son sonic sour spezi spirit spirits sponge
    spread sprinkle sprinkles sprite spritz sprout sprouts square squash stamp starburst steg stek stick sticks stock stollen
    stout stuffing sub subs subway sumo surprise sweet sweets sweetie sylt tamale tapa tart tarte te the tee thon tian
    tinda tin toddy tonic tonica topf treat treats trifle tripes trippa tuc tune turkey turnover twist
    urtete veau veg vesper vin vino vis vla wader wafer wecken wedge wedges weizen whopper wing wings wok worst wrap
    wraps yaourt zita ziti spring rolls bar bars takeout takeaway dessert leek vesper classic special
    -glass -creme -shake -sticks -riegel -pfanne -wrap
    """
}
