/// Words by which a short line below a meal tells something and names no food, in all languages at once.
enum NarrativeWords {
  /// Wherever in a line they stand.
  private static let anywhere = WordSet(
    """
    I, I'm, I've, we, he, she, they, it, was, were, are, am, be, been, had, have, has, did, didn't, don't, ate, eating, felt, feel, \
    feeling, went, going, skipped, forgot, missed, because, but, wasn't, could, should, would, will, want, wanted, tasted, ich, wir, \
    hatte, hatten, habe, haben, ist, war, waren, gegessen, nicht, je, j'ai, nous, était, étaient, mangé, yo, fue, estaba, comí, \
    comimos, eu, foi, não, io, abbiamo, mangiato, ik, heb, hadden, gegeten, jeg, spiste, jag, åt, я, мы, был, была, было, ел, ела, \
    съел, съела, не
    """)

  /// At the beginning of a line.
  private static let first = WordSet(
    """
    at, in, on, after, before, when, then, no, not, still, very, so, too, felt, good, bad, great, delicious, tasty, yummy, nice, met, \
    made, cooked, ordered, bought, out, day, week, late, early, hungry, tired, busy, sick, full, bei, beim, im, nach, vor, sehr, lecker, gut, kein, keine, chez, après, avant, très, bon, \
    pas, en, después, antes, muy, rico, sin, em, depois, muito, sem, da, dopo, prima, molto, senza, ottimo, ottima, ottimi, ottime, buono, buona, buonissimo, buonissima, delizioso, deliziosa, delicioso, \
    deliciosa, délicieux, délicieuse, köstlich, bij, na, voor, lekker, geen, hos, \
    efter, etter, før, innan, ikke, inte, в, после, до, очень, без
    """)

  /// The beginning of an item that says how somebody felt, where the food is named, or what the day was.
  static let remarks = WordSet(
    """
    felt, feeling, fühlte mich, fühle mich, \
    see below, see above, see photo, see photos, see picture, see pictures, see note, see notes, siehe unten, siehe oben, siehe Foto, \
    siehe Notiz, voir ci-dessous, voir plus bas, voir photo, ver abajo, ver foto, ver abaixo, vedi sotto, vedi foto, zie hieronder, \
    zie foto, se nedenfor, se nedan, см. ниже, см. фото, \
    cheat day, fast day, fasting day, fasted until, fasted till, fasting until, fasting till, fasted from, fasted since, fasted for, fasting from, fasting since, fasting for, started fasting, \
    Fastentag, serves, TDEE, BMR, \
    cooked with, ordered from, ordered via, photo of, ate too much, too much, hungry all, meal prep, protein goal, on plan, off plan, \
    didn't track, did not track, not tracked, off the rails, fasting 16, fasting 18, no idea, can't remember, cannot remember, don't remember, do not remember
    """)

  /// The beginning of an item that says what somebody did beside eating, if it names no food.
  static let deeds = WordSet(
    """
    walked the dog, walk the dog, walked home, walked to, went to, went for, went home, go to bed, bedtime, brushed teeth, brush teeth, \
    brushed my teeth, made the bed, made bed, make bed, make the bed, did yoga, did the dishes, did laundry, washed dishes, washed the dishes, \
    wash the dishes, took a nap, took a shower, shower, showered, watched, watching, worked, worked out, work out, \
    meditated, meditate, meditation, meeting, meeting with, call with, call mum, call mom, call dad, phone call, talked to, talked with, \
    drove, picked up the kids, picked up kids, dropped off, studied, played, cleaned, tidied, slept, woke up, wake up, got up, homework, \
    laundry, stretched, errands, ran errands, commute, book table, book a table, booked a table, reserve a table, reserved a table, \
    table booked, reservation, Tisch reserviert, Tisch reservieren, Zähne geputzt, Zähne putzen, Bett gemacht, Bett machen, \
    Spaziergang, spazieren, ferngesehen, telefoniert, Besprechung, gearbeitet, geschlafen, aufgestanden, promenade, réunion, regardé, \
    travaillé, dormi, reunión, paseo, trabajé, dormí, riunione, passeggiata, lavorato, dormito, reunião, vergadering, møde, møte, möte, \
    прогулка, встреча, совещание
    """)

  /// Whether a line tells something.
  static func tell(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    first.begins(line) || anywhere.occurs(in: line)
  }
}
