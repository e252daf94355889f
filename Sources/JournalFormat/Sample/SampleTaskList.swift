/// The tasks of the diary, by days before the last one.
///
/// A row: days back, the box and the words, and after that the parts of the task, each with its box.
/// `due:+3` and `start:-1` count days from the day the line stands in.
let sampleTaskRows = sampleRows(taskRows, cells: 2)

private let taskRows = """
  119 | [x] Buy a notebook for recipes | [x] lined | [-] with a ribbon: too dear
  118 | [ ] Change the winter tyres of the bike due:+5 !low
  117 | [x] Send the figures to the tax adviser !high done:11:20
  115 | [x] Return the library books due:+0 done:18:05
  113 | [x] Buy urad dal and idli rice #shopping done:10:40
  113 | [-] Change the winter tyres of the bike !low: not needed, they are fine
  112 | [ ] Book an eye test due:+7 !high #health
  109 | [>] Book an eye test due:+4 !high #health
  108 | [x] Pay the electricity bill due:+2 !medium done:20:15
  106 | [x] Book an eye test !high #health done:12:40
  105 | [ ] Write down the soup recipe for my sister due:+4 #family
  102 | [x] Write down the soup recipe for my sister #family done:21:10
  101 | [/] Report: chapters two and three due:+6 !high #work
  100 | [x] Buy a present for my father #family
  98 | [/] Report: chapters two and three due:+3 !high #work | [x] figures | [ ] summary | [ ] page numbers
  96 | [x] Order new running socks
  94 | [x] Hand in the report !high #work done:18:30 | [x] figures | [x] summary | [x] page numbers
  92 | [x] 10:30 Eye test #health
  91 | [x] Bake biscuits for the office !low
  89 | [x] Post the parcels due:+2 !medium done:17:25 #family
  87 | [ ] Descale the kettle !low
  85 | [x] Groceries for the holidays #shopping | [x] rice | [x] coconut | [-] saffron: sold out
  86 | [x] Make up the spare bed
  82 | [x] Pick up my sister from the station remind:10:30 done:11:15 #family
  79 | [x] Call my parents #family
  78 | [x] Pick up the glasses due:+0 done:11:50 #health
  75 | [-] Descale the kettle !low: bought vinegar, forgot vinegar
  74 | [x] Glasses, ice, lentils #shopping done:13:10
  72 | [x] Take the bottles to the glass bin
  71 | [ ] Renew the tram pass due:+6 !medium
  70 | [x] List what is in the cupboard
  69 | [x] Cancel the trial subscription !high done:08:10
  66 | [x] Renew the tram pass !medium done:17:40
  65 | [x] Descale the kettle !low done:20:30
  64 | [x] Groceries after cupboard week #shopping
  62 | [x] Return the novel to my sister by post #family
  60 | [x] Jaggery and moong dal for pongal #shopping done:07:30
  58 | [x] Vacuum behind the sofa !low
  56 | [>] Dentist: make an appointment due:+8 #health
  51 | [x] Sick note to the office !high done:08:45 #work
  49 | [x] Wash everything from last week
  48 | [x] Dentist: make an appointment #health done:12:10
  46 | [/] Tax return start:+0 due:+30 !medium
  45 | [x] Potatoes and flour for gnocchi #shopping
  43 | [x] Book the room by the sea !high done:21:30
  42 | [x] Buy train tickets due:+0 !high done:12:05
  41 | [x] Flowers for my sister #family done:17:50
  39 | [x] Pack | [x] jumpers | [x] book | [x] small coffee filter | [-] swimming things: not in this wind
  38 | [x] Turn down the heating
  32 | [x] Milk, bread, something green #shopping done:18:20
  31 | [ ] Prepare the review due:+1 !high #work
  30 | [x] Prepare the review !high #work done:09:40
  27 | [x] 08:40 Dentist #health
  27 | [x] Feed the cat every:day due:+0 done:07:20 | [x] fresh water
  26 | [x] Feed the cat every:day due:+0 done:07:15
  25 | [x] Feed the cat every:day due:+0 done:07:25
  24 | [x] Give the neighbours their key back done:19:30
  23 | [ ] Get the bike repaired due:+3 !high
  22 | [/] Get the bike repaired due:+5 !high
  19 | [x] Potting soil for the windowsill #shopping
  18 | [x] Show the new colleague around #work
  17 | [x] Get the bike repaired !high done:17:30 | [x] chain | [x] brakes | [-] bell: still good
  16 | [/] Tax return due:+14 !medium | [x] receipts | [ ] train tickets | [ ] send
  14 | [ ] Find a new coffee filter due:+7
  13 | [x] Take the old jumpers to the charity shop !low
  11 | [x] Answer the landlord done:20:05
  10 | [x] Find a new coffee filter done:18:10
  9 | [x] Birthday card for my aunt due:+1 #family done:12:50
  8 | [>] Tax return due:+7 !medium
  6 | [x] Book a table for two done:12:20
  6 | [ ] Tax return due:+6 !medium | [x] receipts | [x] train tickets | [ ] send
  5 | [x] Call the plumber about the tap !high done:09:15
  5 | [ ] Buy stamps !low
  4 | [x] Prepare the slides for the workshop #work done:16:30
  3 | [x] Soak rice and urad dal done:21:40
  3 | [x] Buy oats done:18:20 | [x] rolled | [-] steel cut: sold out
  2 | [x] Workshop slides to the printer #work done:10:05
  2 | [ ] Book dentist for the check-up due:+6 !high #health
  1 | [x] Tax return !medium done:11:30 | [x] receipts | [x] train tickets | [x] send
  1 | [x] Repot the chillies
  0 | [ ] Buy stamps due:+2 !low
  0 | [-] Oil the bike chain: rain
  """
