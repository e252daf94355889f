/// Sentences for a part of the year, by the months they fit; a third cell `work` keeps them from free days.
let sampleSeasons = sampleRows(seasons, cells: 3)

/// The first words of a page, about the night or the morning, by the months they fit; `0` for any.
let sampleOpenings = sampleRows(openings, cells: 3)

/// Sentences for one day of the year, as month-day.
let sampleFeasts = sampleRows(feasts, cells: 2)

private let feasts = """
  12-24 | Rasam at noon, because it will be a heavy evening. It was.
  12-25 | A day of plum cake and board games. My sister cheats, openly.
  12-31 | Cooked all afternoon with friends and we only sat down at ten. The fireworks began during dessert.
  01-01 | The town was empty at noon, and full of paper and broken sticks.
  01-14 | Sweet pongal today. The milk boiled over on purpose this time.
  """

private let seasons = """
  10 11 | Fog all day, the church tower was gone until noon.
  9 10 11 | Raked leaves in the yard with the neighbours and was paid in pumpkin.
  10 11 | Dark at half past four. I am not ready for this.
  11 | The first frost, thin, on the parked cars only.
  10 11 12 | Bought a new lamp for the kitchen table, since it is night there most of the time.
  11 | The heating works in every room but the one I sit in.
  12 | The Christmas market is up. One round, one punch, home.
  12 | Baked three trays of cinnamon biscuits for the office and kept one of them.
  12 | Posted the parcels. The queue reached out of the door and everyone was cheerful about it.
  12 | Wrapped presents badly, with a lot of tape.
  12 1 | First snow that stayed. The whole street was whispering.
  12 1 | The short days are good for soup, at least.
  12 | The old year is nearly through. I ate my way out of it politely.
  1 | Took the tree down. There will be needles until Easter.
  1 | Everyone at the pool has made the same resolution.
  1 | Minus nine at the stop, and the tram was late.
  1 2 | Ice on the canal, with ducks standing on it looking cheated.
  1 2 | Cold enough that the balcony is a second fridge.
  1 2 | The first blood oranges at the market. Ate two over the sink.
  2 | Still light at five. I stood at the window and watched it.
  2 | Carnival went past the office window, drums and all, and we gave up on the meeting. | work
  2 | Snow in the morning, mud by noon.
  2 3 | Snowdrops behind the bus stop, quite a lot of them.
  2 3 | Sowed chillies on the windowsill, far too many as always.
  2 3 | A blackbird started before the alarm did.
  3 | Had lunch on the steps in the sun, in a coat but still.
  3 | The chillies are up, eleven of twenty.
  3 | Opened all the windows for an hour. The flat needed it.
  3 | First bunch of wild garlic at the market.
  4 | The clocks have changed and I have not.
  4 5 | Cherry blossom on the whole street, and everyone photographing the same tree.
  4 5 | Asparagus, finally. It will be asparagus for weeks.
  5 6 | Strawberries still warm from the field.
  5 6 7 | Ate dinner on the balcony until the bats came out.
  6 7 8 | Too hot to cook, so curd rice it is.
  6 7 8 | Swam in the lake before work and smelled of it all day. | work
  7 8 | Thunderstorm at five, everyone in the office at the window. | work
  7 8 | Watered the balcony twice and myself three times.
  7 8 9 | First tomatoes of our own: four, all eaten on the spot.
  8 9 | Plums from my aunt's garden, a whole bucket of them.
  9 10 | Put the blanket back on the bed.
  9 10 | Mushrooms at the market, still with the forest on them.
  """

private let openings = """
  0 | Slept badly, rain all night.
  0 | Slept well.
  0 | Awake before the alarm. | work
  11 12 1 2 3 | Cold feet all night.
  0 | One of those nights without a dream.
  0 | Slept with the window open, better than expected.
  0 | Woken by the bin lorry. | work
  0 | Eight hours, finally.
  0 | A strange dream about a train without windows.
  0 | Up twice in the night, tired now.
  0 | Slept like a stone.
  0 | Short night, long book.
  0 | Dreamt of my grandmother's kitchen.
  0 | Stiff neck this morning.
  11 12 1 2 | Dark when I got up, dark when I came home. | work
  11 12 1 | Fog in the morning.
  12 1 2 | Frost on the inside of the window.
  12 1 2 | Snow overnight.
  1 2 | Icy pavement, walked like a penguin.
  11 12 1 2 3 | Grey and wet.
  1 2 3 | Blue sky, and cold.
  2 3 | Light at seven already.
  3 | Mild air, coat open.
  3 4 | Birds before the alarm. | work
  4 5 | Sun in the kitchen at breakfast.
  5 6 | Windows open all day.
  6 7 8 | Too warm to sleep.
  6 7 8 | Up at five with the light.
  7 8 | Thunder at night.
  8 9 | Cool morning for once.
  9 10 | First fog of the year.
  10 11 | Leaves all over the bike.
  """
