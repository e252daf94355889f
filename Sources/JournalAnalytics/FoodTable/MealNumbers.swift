/// Numbers in words, folded: `twelve`, `two hundred and fifty`, `zweihundertfunfzig`, `二十五`.
enum MealNumbers {
  /// The number of one word; `nil` if it is none.
  static func value(of word: String) -> Double? {
    if let value = words[word] { return value }
    guard word.unicodeScalars.allSatisfy({ digits[String($0)] != nil }) else {
      guard word.utf8.count >= 7, let parts = parts(of: word[...]), parts.count > 1,
        parts.contains(where: { $0 >= 20 })
      else { return nil }
      return combined(parts)
    }
    return word.isEmpty ? nil : combined(word.unicodeScalars.compactMap { digits[String($0)] })
  }

  /// The number that a further word forms with one before it: `hundred` after 2, `five` after 20; `nil` if they are two numbers.
  static func joined(_ value: Double, _ next: String, behindJoint: Bool) -> Double? {
    guard let further = words[next] ?? self.value(of: next), further == further.rounded(), further >= 1
    else { return nil }
    if further == 100 || further == 1000 {
      return !behindJoint && value >= 1 && value < further ? value * further : nil
    }
    let isHundreds = value >= 100 && value.truncatingRemainder(dividingBy: 100) == 0 && further < 100
    let isTens = value.truncatingRemainder(dividingBy: 100) >= 20 && further < 10
    return isHundreds || isTens && value.truncatingRemainder(dividingBy: 10) == 0 ? value + further : nil
  }

  /// Words within a number: `two hundred and fifty`, `treinta y cinco`.
  static let joints: Set<String> = ["and", "y", "e", "et", "und", "och", "og", "en", "и"]

  /// The length of the figures in a script without spaces that `scalars` begins with; 0 without any.
  static func digitsLength(_ scalars: ArraySlice<Unicode.Scalar>) -> Int {
    scalars.prefix { digits[String($0)] != nil }.count
  }

  /// The number that parts form together: 2, 100, 50 is 250, and 5, 20 is 25.
  private static func combined(_ parts: [Double]) -> Double {
    var (total, section, digit) = (0.0, 0.0, 0.0)
    for part in parts {
      switch part {
      case 1000:
        total += max(section + digit, 1) * part
        (section, digit) = (0, 0)
      case 100, 10:
        section += max(digit, 1) * part
        digit = 0
      case ..<10: digit += part
      default: section += part
      }
    }
    return total + section + digit
  }

  /// The numbers that a word consists of: `funfundzwanzig`, `ventidue`; the longest first.
  private static func parts(of word: Substring) -> [Double]? {
    if word.isEmpty { return [] }
    for length in (2...max(2, min(13, word.count))).reversed() where length <= word.count {
      let rest = word.dropFirst(length)
      guard let value = words[String(word.prefix(length))] ?? beginnings[String(word.prefix(length))],
        value >= 1, value == value.rounded()
      else { continue }
      for joint in ["", "und", "en", "og"]
      where joint.isEmpty || rest.hasPrefix(joint) && rest.count > joint.count {
        if let further = parts(of: rest.dropFirst(joint.count)) { return [value] + further }
      }
    }
    return nil
  }

  /// Parts that occur only within a longer number; *venti* is also a size of coffee.
  private static let beginnings: [String: Double] = [
    "ein": 1, "een": 1, "veinti": 20, "venti": 20, "vent": 20, "trent": 30, "quarant": 40, "cinquant": 50,
  ]
  private static let digits: [String: Double] = [
    "一": 1, "二": 2, "两": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9, "十": 10, "百": 100,
    "千": 1000,
  ]
  private static let words: [String: Double] = {
    var numbers: [String: Double] = [:]
    for line in list.split(separator: "\n") {
      let parts = line.split(separator: ":")
      guard parts.count == 2, let value = Double(parts[0]) else { continue }
      for word in parts[1].split(separator: " ") { numbers[String(word)] = value }
    }
    return numbers
  }()

  private static let list = """
    0.5: half aadha adha aadhi adhi halbe halber halbes halben medio media demi demie meia meio mezzo mezza halve halv halvt половина пол आधा आधी आधे 반 halfte haelfte moitie mitad meta metade helft halfta halvdel
    0.25: quarter viertel cuarto quart quarto kwart
    0.75: threequarters dreiviertel
    0.3333333333333333: drittel
    0.125: achtel
    2.5: zweieinhalb dhai ढाई
    3.5: dreieinhalb
    1.5: anderhalf anderhalve halvanden halvannen dedh anderthalb eineinhalb полтора полторы डेढ डेढ़ डेढ़
    1: one eins ek एक 한
    2: two couple pair paire paio double zwei paar dos deux due dois duas twee tva два две doppelt doppelter दो 두
    3: three drei tres trois tre drie три teen तीन 세
    4: four vier cuatro quatre quattro quatro fyra fire четыре char chaar चार 네
    5: five funf cinco cinq cinque vijf fem пять paanch panch पांच पाँच
    6: six sechs seis sei zes sex seks шесть छह
    7: seven sieben siete sept sette sete zeven sju syv семь सात
    8: eight acht ocho huit otto oito atta atte восемь आठ
    9: nine neun nueve neuf nove negen nio ni девять नौ
    10: dizaine decena dezena ten zehn diez dix dieci dez tien tio ti десять दस
    11: eleven elf undici elva elleve одиннадцать onze
    12: twelve dozen zwolf dutzend doce docena douzaine douze dodici doze twaalf tolv двенадцать
    13: thirteen dreizehn trece treize tredici treze dertien tretton tretten тринадцать
    14: fourteen vierzehn catorce quatorze quattordici catorze veertien fjorton fjorten четырнадцать
    15: fifteen funfzehn quince quinze quindici vijftien femton femten пятнадцать
    16: sixteen sechzehn dieciseis seize sedici dezesseis zestien sexton seksten шестнадцать
    17: seventeen siebzehn diecisiete diciassette dezessete zeventien sjutton sytten семнадцать
    18: eighteen achtzehn dieciocho diciotto dezoito achttien arton atten восемнадцать
    19: nineteen neunzehn diecinueve diciannove dezenove negentien nitton nitten девятнадцать
    20: twenty zwanzig veinte vingt vinte twintig tjugo tjue tyve двадцать
    30: thirty dreissig treinta trente trenta trinta dertig trettio tretti тридцать
    40: forty fourty vierzig cuarenta quarante quaranta quarenta veertig fyrtio forti сорок
    50: fifty funfzig cincuenta cinquante cinquanta cinquenta vijftig femtio femti пятьдесят
    60: sixty sechzig sesenta soixante sessanta sessenta zestig sextio seksti шестьдесят
    70: seventy siebzig setenta settanta zeventig sjuttio sytti семьдесят
    80: eighty achtzig ochenta ottanta oitenta tachtig attio otti восемьдесят
    90: ninety neunzig noventa novanta negentig nittio nitti девяносто
    100: hundred hundert cien ciento cent cents cento cem honderd hundra hundre hundrede сто
    200: doscientos doscientas duzentos duzentas двести
    300: trescientos trescientas trezentos trezentas триста
    500: quinientos quinientas quinhentos пятьсот
    1000: thousand tausend mille duizend tusen тысяча
    """
}
