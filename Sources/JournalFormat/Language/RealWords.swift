/// Common words that are one edit away from a heading but no misspelling of it, folded: `launch`, `height`,
/// `poisson`.
///
/// Likely misspellings such as `desert` are not listed: as a heading of a diary they are misspellings.
enum RealWords {
  private static let table: WordTable = {
    var table = WordTable(expecting: 400)
    forEachItem(of: words, separator: .space) { _ = table.insert($0) }
    return table
  }()

  /// Whether a key is one of them.
  static func contain(_ key: [UInt8]) -> Bool {
    key.withUnsafeBufferPointer { table.number(of: $0) } != nil
  }

  private static let words = """
    ache amend amends anime areas asks bend bends blanche branch brink bunch cache cause cents crunch \
    deals dine diver divers dole drank drunk drunken eight essex finer floods folds fools goods heals \
    height humour inner journals junta lance lane launch launches lessen leverage liner liners lynch \
    manor masks means meats medals metals midday miner miners mods moody moons more nodes noses noted \
    notre outer paso past pasta paste pastor pause pesos pesto pods ponds poster posters posture punch \
    punches repay repos reps rink router rumor sack sacks santa seals shack sheet sheets sinner sinners \
    slack smack stack stacks steaming summed summer super sweat sweep sweeps swept take takes talks \
    tanks teaches token tokens totaled tumor tweet tweets upper vapor voter votes weighs weights winner \
    winners woods wright \
    anima animos botas cenar comido comoda gotas habia habido modos nomas notar penas tasas todas toros \
    venas \
    canta cantar colecao coracao cotas jornal juntar noites nomes novas rejeicao rotas tanta \
    caches cotes couper couter donner douter fonds hotes lache poils poisson poissons potes rumeur \
    rumeurs sache soupe soupes tumeur vache vaches \
    aufgeben ausgabe ausgaben bruch dessen diener dinger drin dumme eisen erfahrung gedicht gericht \
    gerichte gesagt gesicht hause hessen laufe laute messen morgen nacht noten notig rotes suppe suppen \
    amore asti basti colpiti muore parti parto passi passo patti patto posti posto rumore tasto tumore \
    vasto \
    danken dier dronken gewacht gezicht joods maken moois raken staken takken talen teken weet zaken \
    zweet \
    aner baner danner opgive snak snupper taske vagt valgt varer \
    brekke finner minner motes snakk vakner vinner \
    banor dumma hinner rycker samma simma snacka tryck varor \
    беды завтра иного итог итоге итоги обиды пить победы сего того этого
    """
}
