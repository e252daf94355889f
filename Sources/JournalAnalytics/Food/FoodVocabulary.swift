internal import JournalFormat

/// Words that name no food, all folded.
enum FoodVocabulary {
  /// Words that never name a food and separate the words beside them: function words, then verbs, then places.
  static let stopWords = wordList(
    """
    photo photos recording recordings
    a the and with of in for had ate some my an
    about after again all also another any around before between both but each everything few from has have her his into its
    just later left little more much not nothing off onto other our out over plus something stuff than that their then things this too
    under very was were without your
    couple extra few half halves helping helpings last lot lots many most per plenty portion portions rest same second yesterday
    night nights tonight evening afternoon today gestern heute abend nacht ayer anoche noche hoy hier soir ieri oggi
    rest reste resto resti letzte letzter letztes letzten noch viel viele halbe halber halbes encore dernier derniere otro otra ultimo
    ultima altro altra ancora uma outro outra nog laatste
    big huge large medium small tiny homemade leftover leftovers microwaved reheated
    und mit ohne auf das dem der ein eine einem einer von vom zum zur con sin los las una del para com sem uma avec sans les des une
    aux della dello degli alla allo senza met een het van zonder med och uden uten utan для без или

    bought drank drinking eaten eating finished got grabbed having made ordered shared skipped took tried went
    gegessen gekauft gemacht getrunken probiert bebi bebido comi comido comprei tomado mange pris bevuto mangiato
    preso gedronken gegeten gekocht drack drak drakk kjopt kobt kopte spist spiste выпил выпила ел ела пил пила съел
    съела

    todos todas jour essen menu alle allen allem ich nicht
    till until face couldn't can't didn't brought ran run runs swimming football wedding birthday geburtstag hunger hungry magen meh sad soldiers team thirds
    gehen gegangen hat hatte verschlafen gab hizo hice fuimos trajo comimos cenamos invite
    nichts nix nada niente rien niets ingenting ничего ditto dito idem
    bland burnt delicious disgusting lovely lukewarm nasty overcooked perfect salty soggy tasteless tasty undercooked yummy
    fad fade heerlijk kostlich lauwarm lecker lekker salzig verbrannt versalzen delicieuse delicieux squisito salato
    blankets deal deals place places
    airport bed bus cafeteria canteen car couch desk freezer fridge gym hotel kitchen microwave office oven park plane restaurant school sofa
    station stove supermarket table train work
    arbeit bahnhof buro kantine kuche mensa restaurants schreibtisch unterwegs zuhause cantina casa cocina escritorio
    estacion oficina restaurante trabajo cozinha estacao trabalho bureau cantine cuisine gare maison travail
    cucina lavoro mensa ristorante stazione ufficio kantoor kantine keuken station thuis werk arbejde hjem hjemme hemma
    hemmet jobbet kantinen kjokken kokken kontor kontoret matsalen stasjonen stationen
    вокзал вокзале дом дома домой кафе кухне кухня офис офисе поезде работа работе ресторан ресторане столовая столовой

    tazon tazones cuenco cuencos copa copas botellas lata latas cucharada cucharadas cucharadita cucharaditas punado punados rodaja rodajas
    loncha lonchas pieza piezas trozos raciones porcion porciones tasses cuillere cuilleres bouteilles morceaux poignee boite boites
    schalen schussel schusseln stuck stucke handvoll loffel essloffel teeloffel packung riegel bicchieri piatti pezzi bottiglia
    bottiglie ciotola scodella cucchiaio cucchiai cucchiaino copos pratos tigela garrafa colher colheres pedaco pedacos kopje kopjes
    bordje bakje schaaltje glazen glaasje stukje stukjes fles stykke stykker bitar flaske flaska kopper tallerkener кусочек ломтик
    бутылка банка ложка ложки
    poco poca poquito algo peu beaucoup mucho mucha bisschen beetje lite lidt litt molto pouco restes sobras resten
    usual usuals always only nur wie immer wieder solo siempre vez toujours seulement juste sempre solito
    bei beim vor nach aus den die hause daheim auswarts fernseher italiener griechen turken chinesen inder asiaten oma opa mama eltern
    sport schule wohnzimmer garten imbiss backer backerei freund freunde freunden familie kollege kollegen abends mittags morgens
    bestellt geliefert lieferando schnell despues antes gimnasio familia amigos amigas chez apres avant devant amis famille matin
    dopo davanti amici nonna tv tele
    como mismo misma dia fuera madre padre ninos hijos suegros casi companeros vortag besonderes ubliche ubliches ublich schwiegereltern
    gleiche gleiches besuch round parents inlaws
    near during while because im wahrend wegen dans pendant desde durante antes tras nel nella dalla presso prima depois
    bij tijdens uit hos fra fran в на у из после во
    fur pour para our their meine meinem meinen meiner unsere unserem unseren mijn onze she they who
    myself yourself himself herself itself ourselves themselves since although though when where whose there here are being does did
    done would could should might hadn't wasn't isn't aren't don't doesn't haven't hasn't wouldn't won't weren't forgot thanks courtesy
    weil dass wenn denn schon sehr mich mir dich uns hab habe haben war waren ist sind selbst selber mein dein sein ihr doch mal auch kaum
    halfte helft moitie mitad que por porque muy bien cuando donde gracias tupper tres parce puis donc perche che quando molto tanto grazie viendo mirando watching pas assez trop troppo demasiado demasiada wollte wollten wanted
    medio media medios medias demi demie mezzo mezza meio meia halve halvt halv половина полтора
    """
  ).union(wordList(FoodQualities.units))

  /// Words that name no food before these.
  static let noFoods = ["date": "night", "couch": "potato", "de": "pie"]

  /// Verbs for what somebody else did with food, after a person.
  static let wishes = wordList(
    "wanted wants had has ate refused hated only just wollte wollten will hatte hatten nur mochte queria quiso comio solo voulait a pris mangeait voleva"
  )

  /// Words that begin a reason, which is no food: `Toast because I couldn't be bothered with eggs`.
  static let reasons = wordList(
    "because cause cos cuz weil denn porque omdat fordi eftersom parce perche puisque потому")

  /// Heads and qualifiers of dishes, without ways of cooking.
  static let headsOfDishes = partsOfDishes.subtracting(wordList(FoodQualities.ways))

  /// Words before *pan* that make it a vessel; alone it is bread.
  static let beforePans = wordList("a the one in same frying hot iron sheet grill roasting baking")
  static let behindPans = wordList("fried seared roasted of")

  /// Words that may stand between *at* and a place.
  static let articles = wordList("the a an my our his her their your")

  /// Number words.
  static let numbers = wordList(FoodQualities.numbers).union(
    EntryPhraseWords.numbersInWords.flatMap {
      $0.split { $0 == "," || $0 == " " }.map { foldedFood(String($0)) }
    }
    // Twelve in Spanish is something sweet in Portuguese.
  ).subtracting(["doce"])

  /// Units of food and containers, singular and plural. They name a food only together with another word.
  static let measures = wordList(FoodQualities.measures)

  /// Colours, sizes, ways to cook and meals, which name a food only together with another word: `red lentils`, `fried rice`,
  /// `breakfast burrito`.
  static let qualities = wordList(FoodQualities.colours).union(
    wordList(
      """
      baked boiled braised chilled cold cooked crispy deep-fried diced fresh fried frozen grilled hot
      mashed plain poached raw roasted scrambled sliced smoked spicy steamed stewed stuffed toasted warm
      gebacken gebackene gebackener gebackenes gebraten gebratene gebratener gebratenes gegrillt gegrillte gekochte gekochter
      gekochtes kalt kalte kalter kaltes warme warmer warmes frito frita fritos fritas asado asada cocida caliente frio fria

      breakfast brunch lunch dinner supper snack snacks fruhstuck mittagessen abendessen desayuno almuerzo cena dejeuner diner pranzo
      colazione almoco jantar ontbijt morgenmad frokost aftensmad frukost middag завтрак обед ужин
      """))

  /// Heads and qualifiers of dishes that are a food only if an entry has nothing else, as in *2 rolls*: nobody eats the `crumble`
  /// of an `apple crumble` or the `rye` of a `rye bread`.
  static let partsOfDishes = wordList(FoodQualities.ways).union(
    wordList(
      """
      baby belgian brazilian british caramelised caramelized crusty cured danish half-fat hard-boiled low-fat marinated moroccan
      lebanese masala polish russian seasoned seeded semi-skimmed skimmed soft-boiled spanish spiced spring summer sun-dried sunflower
      swedish swiss thick thin unsweetened vegetable vegetables veg veggies vietnamese winter
      ball balls chunk chunks combo crumb crumbs crumble crumbles crust cube cubes dip dips dish dishes dough dressing dressings
      drizzle filet fillet fillets filling fillings flake flakes glaze kernel kernels leaf leaves meal meals menu mix mixes paste
      patties patty platter platters powder ring rings roll rolls sauce sauces seed seeds set side sides spread spreads sprig
      sprigs stalk stalks starter stick sticks strip strips style takeaway takeout topping toppings wedge wedges
      aufstrich belag fullung gemuse kern kerne samen sosse sossen streusel
      graines legumes sauce feuilles garniture semillas verduras relleno semi verdure ripieno sementes legumes recheio
      groente groenten saus zaden fro gronsaker saus sas
      """)
  ).subtracting(["sugar"])

  /// Endings of file names.
  static let fileEndings = Set(
    MediaKind.allCases.map(\.rawValue)
      + wordList(
        "avi bmp csv doc docx gpx html jpeg json md mov mp4 odt pdf rtf svg tif tiff txt xls xlsx zip"))

  /// Foods of two letters, and foods that folded equal a word that names none.
  private static let exceptions = wordList("ei æg øl öl té щи thé")

  /// Whether `word`, in lower case, may name a food, alone or with others.
  static func isFood(_ word: String) -> Bool {
    var letters = 0
    var isEastAsian = false
    for scalar in word.unicodeScalars {
      switch scalar.value {
      case .apostrophe, .hyphen, 0x300...0x36F: continue
      case 0x1100...0x11FF, 0x3005...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF,
        0x20000...0x3FFFF:
        isEastAsian = true
        letters += 1
      default: letters += 1
      }
    }
    if exceptions.contains(word) { return true }
    guard letters >= (isEastAsian ? 2 : 3) else { return false }
    let word = foldedFood(word)
    return !stopWords.contains(word) && !numbers.contains(word) && !GivenNames.noFoods.contains(word)
      && !(word.hasSuffix("'s") && GivenNames.noFoods.contains(String(word.dropLast(2))))
  }

  /// Whether `word`, in lower case, may name a food by itself.
  static func isFoodAlone(_ word: String) -> Bool {
    let word = foldedFood(word)
    return !measures.contains(word) && !qualities.contains(word) && !GivenNames.noFoodsAlone.contains(word)
  }

  /// Whether `word`, in lower case, is one of `partsOfDishes`.
  static func isPartOfDish(_ word: String) -> Bool { partsOfDishes.contains(foldedFood(word)) }
}
