/// Symptoms, by days before the last one, each an item of a series.
let sampleSymptoms = sampleRows(symptoms, cells: 2)

private let symptoms = """
  117 | 16:10 headache 4/10 #screen
  114 | 15:40 headache 3/10 #screen
  112 | 14:50 headache 5/10 #screen
  107 | 17:00 headache 3/10
  103 | 16:30 headache 4/10 #screen
  98 | 15:20 headache 5/10 #screen
  97 | 08:00 knee 4/10
  96 | 08:10 knee 3/10
  94 | 19:10 headache 3/10
  93 | knee 2/10
  87 | 16:45 headache 4/10
  77 | 13:30 headache 2/10
  56 | 12:30 sore throat 4/10
  55 | 07:30 sore throat 6/10
  55 | 15:00 headache 3/10
  51 | 08:00 cough 4/10
  50 | cough 3/10
  48 | cough 1/10
  27 | 08:00 knee 2/10
  13 | 16:00 headache 2/10 #screen
  5 | 15:30 headache 2/10
  """

/// Moods in words, with the figures out of ten they go with; a third cell names the day before the last
/// one that such a mood belongs to.
let sampleMoods = sampleRows(moods, cells: 3)

private let moods = """
  8 | cheerful
  7 | calm
  7 | content
  6 | calm but tired
  5 | tired
  6 | restless
  4 | flat
  5 | scattered
  8 | rested
  7 | hopeful
  6 | a bit dull
  9 | light
  7 | steady
  6 | fine
  8 | hopeful | 119
  4 | worn out | 112
  3 | overtired | 101
  4 | overtired | 98
  8 | relieved | 94
  8 | glad she is here | 82
  5 | missing her already | 76
  9 | proud | 41
  8 | relieved | 30
  8 | pleased with my legs | 7
  7 | calm | 6
  6 | a bit tired | 5
  7 | content | 3
  8 | cheerful | 1
  8 | rested | 0
  """
