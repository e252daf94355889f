import JournalFormat
import JournalTestSupport
import Testing

@testable import JournalAnalytics

@Suite struct `A transcript` {
  private func transcript(_ text: String) -> Transcript { Transcript(received: Array(text.utf8)) }

  @Test(arguments: [
    ("so um I had a bowl of porridge with some blueberries", "A bowl of porridge with some blueberries"),
    ("A bowl of, a bowl of porridge.", "A bowl of porridge"),
    ("Um, I just had, you know, two eggs and, uh, the the toast.", "Two eggs and the toast"),
    ("Well, today I ate fish soup, like, with bread", "Fish soup, with bread"),
    ("something like a stew", "Something like a stew"),
    ("Okay so I've had por- porridge and then I had a coffee.", "Porridge and a coffee"),
    ("I had soup. And then I had a coffee.", "Soup. A coffee"),
    ("I had approx. 200 g of rice.", "Approx. 200 g of rice"),
    ("I had to skip lunch", "I had to skip lunch"),
    ("I didn't eat anything", "I didn't eat anything"),
    ("yesterday I had soup", "Yesterday I had soup"),
    ("well done steak", "Well done steak"),
    ("gado gado with with rice", "Gado gado with rice"),
    ("two eggs, no, three eggs", "Two eggs, no, three eggs"),
    ("and uh one filter coffee", "One filter coffee"),
    ("masala dosa", "Masala dosa"), ("I had like two beers", "Two beers"),
    ("I think I had half a pizza", "Half a pizza"), ("please add two eggs, please", "Two eggs"),
    ("Just had... hmm... idli!", "Idli"),
    ("I mean I ate an apple, thanks", "An apple"),
    ("Two samosas. Thank you.", "Two samosas"),
    ("I’m having tea", "Tea"),
    ("eggs and I had and I had toast", "Eggs and toast"),
    ("Äh, ich hatte zwei Brötchen mit Käse", "Zwei Brötchen mit Käse"),
    ("Heute habe ich ähm eine Suppe gegessen.", "Eine Suppe"),
    ("er hatte Suppe", "Er hatte Suppe"),
    ("er some soup", "Some soup"),
    ("Alors euh j’ai mangé une salade", "Une salade"),
    ("Bueno, hoy he comido lentejas", "Lentejas"),
    ("Ho mangiato le lasagne", "Le lasagne"),
    ("ご飯と味噌汁", "ご飯と味噌汁"),
    ("um, uh. Er…", ""), ("Thank you.", ""), ("", ""), ("...", ""),
  ])
  func `keeps the food, and lets go what leads up to it`(heard: String, words: String) {
    #expect(transcript(heard).text == words)
  }

  @Test(arguments: [
    ("I just ate a, I mean, I just ate an apple", "An apple"),
    ("I just ate a, I just ate an apple.", "An apple"),
    ("I had a, um, an apple", "An apple"),
    ("I had an app- an apple", "An apple"),
    ("I had some, I ate some rice", "Some rice"),
    ("er, like, a slice of toast", "A slice of toast"),
    ("er, like a slice of toast", "A slice of toast"),
    ("two eggs, no wait, three eggs", "Three eggs"),
    ("Two eggs. No, wait, three eggs.", "Three eggs"),
    ("I had two eggs, no wait, three.", "Three eggs"),
    ("I had two eggs, make that three, and toast", "Three eggs, and toast"),
    ("toast and two eggs, sorry, three eggs", "Toast and three eggs"),
    ("toast, coffee, and an apple, no wait, a pear and cheese", "Toast, coffee, and a pear and cheese"),
    ("soup with bread, I mean, soup with rice", "Soup with rice"),
    ("I had toast, no sorry, I had oatmeal", "Oatmeal"),
    ("I had soup and I had toast, no wait, I had bread", "Soup and bread"),
    ("fish soup, I mean tomato soup", "Tomato soup"),
    ("an apple and a banana, I mean two bananas", "An apple and two bananas"),
    ("ich hatte zwei Eier, nein warte, drei Eier", "Drei Eier"),
    ("deux œufs, non attends, trois œufs", "Trois œufs"),
    ("dos huevos, no espera, tres huevos", "Tres huevos"),
  ])
  func `lets go what was taken back`(heard: String, words: String) {
    #expect(transcript(heard).text == words)
  }

  @Test(arguments: [
    ("two eggs, no, three eggs", "Two eggs, no, three eggs"),
    ("a bowl of soup, I mean a big one", "A bowl of soup, a big one"),
    ("a bowl of soup, no wait, a big one", "A bowl of soup, no wait, a big one"),
    ("coffee with milk, no wait, sugar", "Coffee with milk, no wait, sugar"),
    ("I had eggs, I mean, I had bacon too", "Eggs, I had bacon too"),
    ("I had eggs and toast, I mean, I had it dry", "Eggs and toast, I had it dry"),
    ("an apple, I mean a pear", "An apple, a pear"),
    ("no wait staff, just soup", "No wait staff, just soup"),
    ("two eggs, three rolls and one apple", "Two eggs, three rolls and one apple"),
    ("I had eggs, I had toast", "Eggs, I had toast"),
    ("something like a stew", "Something like a stew"),
    ("sorry", "Sorry"), ("I had half a pizza, I mean it", "Half a pizza, it"),
  ])
  func `keeps what may be food of its own`(heard: String, words: String) {
    #expect(transcript(heard).text == words)
  }

  @Test(arguments: [
    ("For breakfast I had two eggs", "Two eggs", FoodCategory.breakfast),
    (
      "okay breakfast was uh three idlis and the coconut chutney", "Three idlis and the coconut chutney",
      .breakfast
    ),
    ("I had leftovers for lunch today.", "Leftovers for lunch today", nil),
    ("I had leftovers for lunch.", "Leftovers", .lunch),
    ("So for dinner tonight I had fish", "Fish", .dinner),
    ("My lunch today was curd rice", "Curd rice", .lunch),
    ("Zum Frühstück hatte ich Müsli", "Müsli", .breakfast),
    ("Pour le déjeuner j'ai mangé une quiche", "Une quiche", .lunch),
    (
      "For breakfast I had eggs. For lunch I had soup.", "For breakfast I had eggs. For lunch I had soup", nil
    ),
    ("for breakfast", "", .breakfast),
    ("I had breakfast", "Breakfast", nil),
  ])
  func `names the meal where the speaker does`(heard: String, words: String, category: FoodCategory?) {
    let transcript = transcript(heard)
    #expect(transcript.text == words)
    #expect(transcript.category == category)
  }

  @Test(arguments: [
    (
      "[00:00:00.000 --> 00:00:03.000]   I had soup\n[00:00:03.000 --> 00:00:04.000]   with bread\n",
      "Soup with bread",
      "[00:00:00.000 --> 00:00:03.000] I had soup [00:00:03.000 --> 00:00:04.000] with bread"
    ),
    (
      " [00:00:00.000 --> 00:00:03.000]   Toast\n\t[00:00:03.000 --> 00:00:04.000]  with jam\n",
      "Toast with jam",
      "[00:00:00.000 --> 00:00:03.000] Toast [00:00:03.000 --> 00:00:04.000] with jam"
    ),
    ("1\r\n00:00:00,000 --> 00:00:02,000\r\nToast\r\n", "Toast", "1 00:00:00,000 --> 00:00:02,000 Toast"),
    ("[BLANK_AUDIO]\n", "", "[BLANK_AUDIO]"),
    ("(coughs) Dal *laughs* <|en|>and rice ♪", "Dal and rice", "(coughs) Dal *laughs* <|en|>and rice ♪"),
    ("Dal (2 bowls) [", "Dal (2 bowls) [", "Dal (2 bowls) ["),
    ("\u{1B}[38;5;160m Tea\u{1B}[0m\u{7}\u{85}x\n", "Tea x", "Tea x"),
  ])
  func `is kept as received on one line, and its times and noises are no words`(
    received: String, words: String, heard: String
  ) {
    let transcript = transcript(received)
    #expect(transcript.text == words)
    #expect(transcript.heard == heard)
  }

  @Test(arguments: [
    "two eggs, no wait, three eggs and ", "wait ", "I had ", "I mean I had a ", "two rolls, wait, ",
  ])
  func `may be as long as a program writes`(text: String) {
    let transcript = transcript(String(repeating: text, count: 500))
    #expect(transcript.text.utf8.count <= transcript.heard.utf8.count)
  }

  @Test func `may be any bytes`() {
    let pieces = [
      "I had", "for breakfast", "and then", "um,", "you know", "(", "[", "*", "\u{1B}[", "\n", "a bowl of",
      ".", "!",
      "-->", "my lunch was", "ich habe", "gegessen", "é", "\u{0}", "thank you.", "A", "like,", "p- pie", "…",
    ]
    var random = SplitMix64(seed: 7)
    for _ in 0..<300 {
      var text: [UInt8] = []
      for _ in 0..<Int.random(in: 0...30, using: &random) {
        text += Array(pieces[Int.random(in: 0..<pieces.count, using: &random)].utf8) + [0x20]
        if Int.random(in: 0..<9, using: &random) == 0 {
          text.append(UInt8.random(in: 0x80...0xFF, using: &random))
        }
      }
      let transcript = Transcript(received: text)
      #expect(transcript.heard.split(whereSeparator: \.isNewline).count <= 1)
      #expect(transcript.text.utf8.count <= transcript.heard.utf8.count)
    }
  }

  @Test(arguments: [
    ("hotdog (food)\n", "hotdog"),
    ("french_fries, ketchup\ncola [drink]\nplate", "french fries, ketchup, cola"),
    ("Pizza\npizza\n PIZZA ", "Pizza"), ("(nothing)\n\n,,", ""), ("  a\tb \u{1B}[1m\n", "a b"),
    ("hotdog (food", "hotdog"),
    ("masala_dosa 0.61\nsambar 0.12\nchutney: 0.30", "masala dosa, chutney"),
    ("pizza 87%, plate 5 %, cola 12%", "pizza, plate 5 %"),
    ("7 up", "7 up"), ("route 66", "route 66"), ("cake 1", "cake 1"), ("tea 0.2", ""),
    ("", ""),
  ])
  func `and the labels of a picture become words`(received: String, words: String) {
    #expect(pictureLabels(received: Array(received.utf8)) == words)
  }
}
