/// Sentences for any time of the year, by the days of the week they fit: `all`, `work`, `free`, or a weekday.
let sampleEveryday = sampleRows(everyday, cells: 2)

private let everyday = """
  monday | Monday moved slowly and I moved with it.
  monday | Three meetings before ten, then nothing at all until four.
  monday | Wrote the week's shopping list on the back of last week's.
  monday | Started the week with a clean desk. It lasted until the post came.
  monday | Everybody asked about the weekend and nobody waited for the answer.
  monday | Cooked for two days at once, so tomorrow is settled.
  tuesday | The choir next door is rehearsing something with a very long ending.
  tuesday | Took the stairs all day because the lift was being repaired.
  tuesday | Phoned my parents. My father wanted to know only what I had eaten.
  tuesday | Good day at work, the kind that leaves nothing to tell.
  tuesday | Finally answered the letter from the insurance. It took four minutes.
  wednesday | Market day, and the woman with the herbs gave me a bunch of curry leaves for nothing.
  wednesday | Lunch outside of the building, which makes it a different day.
  wednesday | Forgot my box on the kitchen table, so lunch was bought.
  wednesday | Two people praised the same slide. I had nearly deleted it.
  wednesday | Got off the tram two stops early and walked the rest.
  thursday | Library until it closed. Brought home one book and two cookbooks.
  thursday | Everyone was tired and friendly, as on most Thursdays.
  thursday | The big pot is in use again. Half of it is in the freezer now.
  thursday | Stayed a little longer so that tomorrow can be short.
  thursday | Language evening: I can now order in Italian and be answered in English.
  friday | Left at four and felt like a thief.
  friday | Swam a kilometre after work, and slept on the tram home.
  friday | Shopping with everybody else in town. Never again on a Friday.
  friday | Friends came over and stayed until the rice was gone.
  friday | Nothing planned tonight, and nothing happened. Perfect.
  saturday | Market early, then a long breakfast with the paper.
  saturday | Cleaned the kitchen down to the shelves. There are three open packets of mustard seeds.
  saturday | Helped a friend carry a sofa up four floors. It does not fit through the door.
  saturday | The whole afternoon in the kitchen with the radio on.
  saturday | Flea market: a brass ladle, slightly bent, for two euros.
  saturday | Cinema in the afternoon. Coming out into daylight is the best part.
  sunday | Slept in, then idled until noon with both hands around a cup.
  sunday | Long walk with no aim, back by the bakery that is open on Sundays.
  sunday | Ironed five shirts during one radio play.
  sunday | Planned the week's meals; on paper I am a very organised person.
  sunday | Museum with a friend. We saw one room and the café.
  sunday | Batter ground for the week. The noise is over by ten, the neighbours are kind.
  work | Ate too fast at lunch and was hungry again by three.
  work | Someone left a bowl of tangerines at reception and by noon it was a rumour.
  work | A quiet hour at the desk before the others came in.
  work | Too much screen. Walked around the block twice before dinner.
  work | Worked from home, which means I ate lunch at half past two.
  work | Skipped the cake in the meeting and thought about it until evening.
  work | Out late, so dinner was whatever was in reach.
  work | The canteen had run out of everything but courage and soup.
  work | Took the long way home for the bread.
  free | Read on the sofa until it was too dark to pretend.
  free | Breakfast turned into lunch without anybody noticing.
  free | Tried to fix the dripping tap. It drips more evenly now.
  free | Visited my aunt, came home with three jars.
  free | Made enough sambar for a small wedding.
  all | Rice slightly burnt at the bottom, which is the best part anyway.
  all | Drank too little water again; the headache was a fair reminder.
  all | Cooked from the fridge and not from the plan. It worked.
  all | Wanted something sweet all evening, had tea instead. Then something sweet.
  all | The new curry leaves make all the difference.
  all | Early night.
  all | Not really hungry today, ate by the clock.
  all | Put too much salt in it. My grandmother would have added a potato.
  all | Put the phone in the drawer after dinner and the evening was twice as long.
  all | The lime pickle is nearly finished, and so is my self-control around it.
  all | Wrote the tamarind rice into [[recipes]] before I forget the order again.
  all | Ate at the table, without the screen. Tastes of more.
  all | Neighbours brought soup in a jar. I will give the jar back full.
  all | The knife is sharp again and the onions are easier to forgive.
  all | Tried the dal with less oil. Nobody would have noticed, not even me.
  all | Bread from the day before yesterday, toasted, with far too much butter.
  all | A day like a bowl of curd rice: plain, and just right.
  all | Had seconds. No regrets.
  all | Went to bed before the dishes were done, which I am told is allowed.
  all | Stretched while the rice was cooking. Twelve minutes is longer than it sounds.
  all | Left half of it for tomorrow, and then ate the half.
  """
