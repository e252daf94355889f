/// What happened, by days before the last one: the threads that run through the months.
///
/// A row: days back, when it can be said (`cold` from October to April, empty always), the words.
let sampleStory = sampleRows(story, cells: 3)

private let story = """
  119 | | Starting this again. Last time I stopped in the third week because I wanted to write down everything, so this time: the food, the scales, a line or two.
  118 | cold | The batter did not rise overnight, the kitchen is too cold for it.
  117 | | Headache again by four, as always on the days with the long spreadsheet.
  115 | | Bought a notebook for the recipes that exist only in my mother's voice messages. First one in: [[sambar powder]].
  113 | cold | Second try with the batter, this time in the oven with only the lamp on. It rose over the rim.
  112 | | Third headache this week, all of them after lunch and in front of the screen.
  109 | | Started the novel my sister left here. Forty pages in and I already need a family tree.
  108 | | Ran to the bridge and back without stopping, the first time in more than a year.
  106 | | The optician had exactly one slot left, so I took it.
  105 | | Long call with my sister. She wants the [[soup recipe]].
  102 | | Wrote down the fish soup properly, with amounts, for [[soup recipe]]. It has never been the same twice, so this is a compromise.
  101 | | The report is due a week earlier than anybody had said. Lunch at the desk, and it will not be the last one.
  99 | | Dosa for four. The first one tore, as always, the rest came out crisp.
  97 | | The knee complains on the stairs, so no running until it stops.
  94 | | Handed the report in at half past six and walked home the long way.
  93 | | Slept nine hours. Nobody needed anything from me all day, it was almost suspicious.
  92 | | Eye test: the left one has got worse, nothing dramatic. Glasses in two weeks.
  90 | | The knee is quiet again. The stretching helps, annoyingly.
  86 | | Halfway through the novel and still no idea who the uncle is.
  82 | | My sister arrived with one bag of clothes and two bags of spices.
  78 | | Picked up the glasses. The pavement is further away than I thought.
  76 | | My sister left on the early train. The flat is very quiet and there is murukku in every drawer.
  75 | | Five kilometres, slow enough to talk, had there been anyone to talk to.
  71 | | The scales are up a little, which is what a week of being cooked for looks like.
  70 | | Cupboard week: nothing gets bought until the lentils are gone.
  68 | | Day three of the cupboard. Found two tins of chickpeas and a jar nobody has labelled.
  66 | | No headache for eleven days, which I only noticed by reading back.
  64 | | End of cupboard week. I never want to see a red lentil again, until Tuesday.
  62 | | Finished the novel. The uncle was the narrator, and I had to read the last page twice.
  57 | | Half the office is coughing. I have opened every window I could reach.
  56 | | Throat like sandpaper since noon.
  55 | | Rasam for everything. In bed at eight with the light off.
  51 | | Three days on the sofa that nobody wrote down. Mostly toast and rasam.
  50 | | Still coughing, but coffee tastes of coffee again.
  47 | | First run after the cold: half the distance, twice the breath.
  45 | | A friend showed me how to get gnocchi off a fork. Mine look like pebbles, and taste better than they look.
  41 | | My sister got the job! She told me before she told our parents.
  39 | | Packed for the coast: two jumpers, one book, the small coffee filter.
  38 | | The train stood still for an hour and nobody minded, the sea was already in the window.
  35 | | Walked to the lighthouse and back. Fish and bread on the pier, wind from all sides. I am not counting anything this week.
  32 | | Back home, with sand in both boots and nothing in the fridge.
  30 | | The review went better than I feared. Nobody asked about page nine.
  28 | | Seven kilometres. The last one was mostly stubbornness.
  26 | | Feeding the neighbours' cat this week. It eats better than I do, and on time.
  24 | | The cat has decided that my lap is part of the arrangement.
  23 | | The bike chain jumped off twice on the way to work. Black hands all morning.
  22 | | The bike is at the workshop. Walking takes twenty minutes more and has better shop windows.
  18 | | A new colleague started today. I showed them where the good mugs are.
  17 | | Got the bike back, with brakes that actually brake.
  14 | | The lower half of the coffee filter has a dent and drips onto the stove. Fifteen years, so no complaints.
  10 | | New coffee filter, steel, from the shop behind the station. The first brew was far too weak.
  7 | | Eight kilometres along the river, the longest so far. Ate everything in sight afterwards.
  6 | | One more spoon of coffee in the new filter and now it is right.
  5 | | My sister sent a photo of her first sambar in the new flat. Too much turmeric, she says, and she is right.
  4 | | A whole day without a meeting. I had forgotten what it is like to finish a thought.
  3 | | Batter soaked tonight. I have stopped measuring and started looking.
  2 | | The slides are at the printer's, so nobody can move another comma. Pizza.
  1 | | Tried the okonomiyaki place with a friend. We argued about whether it is a pancake or an omelette until the plates were empty.
  0 | | Read back to the first page over the second coffee. The scales say two kilos, the pages say I sleep better; I believe the pages.
  """
