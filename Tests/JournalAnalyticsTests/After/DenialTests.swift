import JournalFormat
import Testing

@testable import JournalAnalytics

@Suite struct `A symptom` {
  @Test(arguments: [
    ("no headache", false), ("No more headaches today", false), ("headache: none", false),
    ("headache: nothing", false), ("headache avoided", false), ("headache: keins", false),
    ("headache keins heute", false), ("headache: nicht", false), ("headache: null", false),
    ("headache: inget", false), ("headache: niet", false), ("headache : pas", false),
    ("headache: assente", false), ("headache: нету", false), ("headache nicht so schlimm", true),
    ("headache pas grave", true),
    ("frei von headache", false), ("null headache", false), ("headache überstanden", false),
    ("headache-free", false),
    ("Headache 0/10", false), ("0/10 headache", false), ("Headache 0 of 10", false), ("headache: –", false),
    ("headache ✗", false), ("❌ headache", false), ("headache -", false), ("headache –", false),
    ("headache: n/a", false),
    ("headache 👎", false), ("free of headache", false), ("3/10 headache", true), ("10/10 headache", true),
    ("headache - bad", true), ("didn’t have a headache", false), ("without any sign of a headache", false),
    ("keine Kopfschmerzen, kein headache", false), ("pas de headache", false), ("sin headache", false),
    ("nessun headache", false), ("sem headache", false), ("geen headache", false), ("ingen headache", false),
    ("без headache", false), ("headache nahi", false), ("headacheなし", false), ("没有headache", false),
    ("headache no", false), ("headache, no coffee", true), ("no coffee, headache", true),
    ("headache no better", true),
    ("headache 0.5", true), ("not well: headache", true), ("headache not gone", true),
    ("no sleep and a headache", true),
    ("no nausea or headache", false), ("no fever, nausea or headache", false),
    ("no back pain or headache", false), ("Headache? No.", false), ("headache: not today", false),
    ("not one headache", false), ("not a single headache", false), ("headache gone", false),
    ("headache went away", false),
    ("headache has gone", false), ("headache: never", false), ("not a trace of a headache", false),
    ("headache: all clear", false), ("headache: nope", false), ("headache: false", false),
    ("headache gone by noon", true), ("headache: not today but all night", true),
    ("headache? not sure", true), ("no coffee, nausea or headache came of it", false),
    ("no sleep, so nausea or headache", true), ("nausea or headache", true),
    ("headache: false alarm at first, then bad", true), ("headache: not too bad", true),
    ("headache 0 / 10", false), ("headache over", false), ("headache nicht mehr", false),
    ("plus de headache", false), ("nada de headache", false), ("headache: rien", false),
    ("headache: なし", false), ("headacheなかった", false), ("headache: 无", false), ("headache：没有", false),
    ("headache: 없음", false), ("headache none the less", true), ("un peu plus de headache", true),
    ("headache over the left eye", true), ("headache no more than usual", true),
    ("no headache at noon, headache at night", true), ("a free day with headache", true),
    ("headache: 0 out of 10", false), ("headache 0 out of 10", false), ("headache 0 von 10", false),
    ("headache 0 sur 10", false), ("headache? not really", false), ("not even a headache", false),
    ("headache: n", false), ("no me duele la headache", false), ("headache не болит", false),
    ("headache: not really gone", true), ("no longer headache", false), ("no hubo headache", false),
    ("не было headache", false), ("the headache did not come back", false),
    ("headache didn’t come today", false),
    ("headache stayed away", false), ("headache never came back", false), ("headache blieb aus", false),
    ("headache kam nicht wieder", false), ("headache n’est pas revenu", false),
    ("el headache no volvió", false),
    ("headache hatte ich nicht", false), ("headache: überhaupt nicht", false),
    ("keine Spur von headache", false),
    ("headache: nix", false), ("weder headache noch Husten", false), ("weder Husten noch headache", false),
    ("headache: gar keine", false), ("kein bisschen headache", false), ("pas du tout de headache", false),
    ("headache disparue", false), ("ni rastro de headache", false), ("noch headache", true),
    ("Husten, noch headache", true), ("headache did not come alone", true),
    ("headache did not start until noon", true),
    ("headache kam nicht allein", true), ("headache came back", true),
  ])
  func `is not noted by a line that denies it`(text: String, isNoted: Bool) {
    let mention = Denial.mention(of: "headache", in: folded(text))
    #expect(mention == (isNoted ? .affirmed : .denied))
  }
}
