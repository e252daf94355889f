/// What the phone heard when the writer spoke an entry, by the words it became.
///
/// Transcripts are kept as received: fillers, false starts and a misheard word included.
let sampleTranscripts: [String: [String]] = Dictionary(
  grouping: sampleRows(transcripts, cells: 2).map { (dish: $0[0], heard: $0[1]) }, by: \.dish
).mapValues { $0.map(\.heard) }

private let transcripts = """
  Porridge with blueberries, 1 bowl | so um I had a bowl of porridge with some blueberries
  Porridge with blueberries, 1 bowl | porridge again one bowl with the frozen blueberries
  3 idlis with coconut chutney | three italies with coconut chutney
  3 idlis with coconut chutney | okay breakfast was uh three idlis and the coconut chutney
  Masala dosa with coconut chutney | masala dosa one no wait just write masala dosa with coconut chutney
  Upma with peas, 1 plate | a plate of upma with peas in it
  Scrambled eggs on toast | scrambled eggs two I think on toast
  Croissant from the station | croissant from the station eaten walking
  Curd rice with lime pickle | curd rice with lime pickle that was lunch
  Curd rice with lime pickle | so lunch curd rice and um lime pickle
  Lemon rice with peanuts | lemon rice with the peanuts from yesterday
  Lentil soup with bread | lentil soup and bread at the canteen the big ladle
  Falafel wrap | falafel wrap from the place on the corner no onions
  Cheese sandwich at the desk | cheese sandwich at the desk again
  Chana masala with rice | leftover chana masala with rice
  Chapati with dal and cauliflower | chapati and dal and the cauliflower thing
  Dosa with tomato chutney | dosa for dinner um with tomato chutney
  Spaghetti with tomato sauce and parmesan | spaghetti tomato sauce parmesan quite a lot of parmesan
  Margherita pizza | pizza margherita the whole one
  Fish soup and bread | fish soup and uh some bread with it
  Mushroom risotto | mushroom risotto standing up mostly
  Tomato rasam with rice and papad | rossam with rice and one papad
  Green curry with tofu | green curry with tofu not too hot this time
  Fried rice with egg and peas | fried rice egg peas everything that was left
  Handful of almonds | handful of almonds a small handful
  Filter coffee | and uh one filter coffee
  Samosa | one samosa from the train station
  """
