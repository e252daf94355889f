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
    aaron adam alex alexander alice alina amanda amelie amy ana andrea andreas andrew andy angela angie anita anja anna anne
    annika anton antonia barbara becky ben benjamin bernd beth birgit bob brian carla carlos carol caroline catherine cathy
    charlie charlotte chiara chloe chris christian christina christine cindy claire clara claudia craig dan daniel daniela danny
    darren dave david debbie deborah denise derek diana diane dominik donna doug ed eddie eileen elena eli elias elisabeth
    elizabeth ella ellen emil emilia emily emma eric erik esther eva evan fabian felix fiona florian francesca frank franziska
    frida gabi gary gavin gemma geoff georg george giulia gordon greg greta hanna hannah hans hayley heather heike helen
    helena helga henry holly hugh ian ida ina ines inga ingrid isabel isabella jackie jake jakob jamie jan jana jane janet jasmin
    jason jeff jen jenny jens jeremy jessica jill jim jimmy joan joanne jodie joe johanna johannes john jonas jonathan josef
    joseph josh joyce juan judith judy jule julia julian juliane jurgen kai karen karin karl kate kath katharina kathy katie
    katrin keith kelly ken kevin kirsty klara klaus laura lauren lea leanne lee lena leo leon leonie lesley liam lilly lina
    linda linus lisa lorraine louis louisa louise lucas lucia lucy luis luisa lukas luke lynn maggie maja manuel marc marco marcus
    margaret maria marie marina mario marion markus marta martha martin martina mary mateo mathilda matt matthew matthias max maya
    megan mel melanie mia michael michelle mick mike mila miriam mohamed molly monika moritz nadine natalie natasha neil nick nico
    nicole nigel nina noah nora oliver olivia olly oscar oskar otto pam paolo patrick paul paula pauline peter petra phil philipp
    pia pierre rach rachel ralf rebecca renate richard robbie robert rory ross ruth ryan sabine sally sam samuel sandra sara sarah
    scott sean sebastian shane sharon shaun sheila shirley silke simon sofia sonja sophia sophie stefan stefanie steffi steph
    stephan steve steven stuart sue susan susanne suzanne sven tanja tara terry theo theresa thomas tim timo tina tobias tom tony
    tracey tracy trevor ulrike ursula uwe valentina vanessa vera verena vicky victoria walter wayne wendy werner wolfgang yasmin
    yvonne zach zoe
    """

  /// Names that are foods or in the names of foods as often: bloody Mary, tom yum, aloe vera, *clara* of an egg.
  private static let ofDishes = """
    ben charlotte clara frank john lea linda maria marie mary max tim tom vera
    """
}
