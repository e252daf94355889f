/// Common given names, folded; those that are words of their own as often (*Will*, *Mark*, *May*) are left out.
enum GivenNames {
  static let all = Set(words(list))

  /// Those that name no food either: with whom something was eaten, `soup with Anna`.
  static let noFoods = all.subtracting(words(ofDishes)).union(words(company))

  /// Those that are in the names of dishes, and alone name none.
  static let noFoodsAlone = Set(words(ofDishes))

  /// Those whom one eats with.
  private static let company = """
    mum mom mother dad father sister sisters brother brothers husband wife son sons daughter daughters child children kids partner
    boyfriend girlfriend friend friends colleague colleagues family parents grandma grandpa granny grandparents aunt uncle cousin
    cousins niece nephew roommate roommates flatmate flatmates neighbour neighbours mama oma opa mutter vater eltern schwester
    bruder sohn tochter kinder kindern freund freundin freunde freunden freundinnen kollege kollegen kollegin kolleginnen familie
    tante onkel maman soeur frere parents amis amie amies collegues famille amigos amigas hermana hermano familia colleghi amici
    sorella fratello vrienden collega familie vanner kollegor familj venner kolleger
    """

  private static func words(_ list: String) -> [String] {
    list.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static let list = """
    adam alex alexander alice alina amelie amy ana andrea andreas andrew angela anja anna anne annika anton antonia ben benjamin
    bernd birgit carla carlos caroline catherine charlie charlotte chiara chloe chris christian christina christine claire clara
    claudia daniel daniela david diana dominik elena eli elias elisabeth elizabeth ella ellen emil emilia emily emma eric erik esther
    eva fabian felix florian francesca frank franziska frida gabi georg giulia greta hanna hannah hans heike helen helena helga
    henry ida ina ines inga ingrid isabel isabella jakob jan jana jane jasmin jens jessica joe johanna johannes john jonas
    jonathan josef joseph juan jule julia julian juliane jurgen kai karen karin karl kate katharina katrin kevin klara klaus
    laura lea lena leo leon leonie lilly lina linda linus lisa louis louisa lucas lucia lucy luis luisa lukas luke maja manuel
    marco margaret maria marie marina mario marion markus marta martha martin martina mary mateo mathilda matthias max maya melanie
    mia michael michelle mila miriam mohamed monika moritz nadine natalie nico nicole nina noah nora oliver olivia oscar oskar otto
    paolo patrick paul paula pauline peter petra philipp pia pierre rachel ralf rebecca renate robert sabine sam samuel sandra
    sara sarah sebastian silke simon sofia sonja sophia sophie stefan stefanie steffi stephan susan susanne sven tanja theo
    theresa thomas tim timo tobias tom tina ulrike ursula uwe valentina vanessa vera verena victoria walter werner wolfgang
    yasmin yvonne zoe
    """

  /// Names that are foods or in the names of foods as often: bloody Mary, tom yum, aloe vera, *clara* of an egg.
  private static let ofDishes = """
    ben charlotte clara frank john lea linda maria marie mary max tim tom vera
    """
}
