extension KeywordList {
  /// Italian.
  package static let italian = language(
    headComesFirst: true,
    beverage: """
      acqua, acqua frizzante, acqua minerale, acqua naturale, amaro, aranciata, bevanda, bibita,
      bicchiere di latte, birra, birra media, birra piccola, caffe, caffe al ginseng,
      caffe americano, caffe d orzo, caffe freddo, caffe lungo, caffe macchiato, caffe ristretto,
      caffe shakerato, caffellatte, calice di vino, camomilla, campari soda, cappuccio, cedrata,
      centrifuga, chinotto, cioccolata calda, crodino, estratto di frutta, frullato, gassosa,
      ginseng, grappa, infuso, latte d avena, latte di mandorla, latte di riso, latte di soia,
      limonata, limoncello, marocchino, marsala, orzo in tazza, sambuca, sanbitter,
      sciroppo di menta, spremuta, spumante, succo, te freddo, te nero, tisana, vin santo,
      vino bianco, vino rosso
      """,
    dessert: """
      amaretti, baba, baci perugina, bigne, biscotti al cioccolato, biscotto, bombolone, bomboloni,
      bonet, budino, budino al cioccolato, bunet, cannolo, cantucci, cantuccini, caramella,
      caramelle, cassata, castagnaccio, castagnole, cheesecake ai frutti di bosco, chiacchiere,
      ciambellone, cioccolatini, cioccolatino, cioccolato al latte, cioccolato fondente,
      cono gelato, coppetta di gelato, crema al mascarpone, crema pasticcera, crepe alla nutella,
      crostata, crostata di frutta, crostata di marmellata, dolcetti, dolcetto, frittelle,
      frittelle di mele, gelato al cioccolato, gelato al pistacchio, ghiacciolo, gianduiotti,
      gianduiotto, liquirizia, maritozzo con la panna, mela cotta, mele cotte, meringa, millefoglie,
      mousse al cioccolato, pandoro, panettone, panforte, pasticcini, pastiera, pere cotte,
      pesche al forno, plumcake, quadretto di cioccolato, ricciarelli, salame al cioccolato,
      savoiardi, seadas, semifreddo, sfogliatella, sfogliatelle, sorbetto, sorbetto al limone,
      strudel di mele, struffoli, torrone, torta, torta al cioccolato, torta caprese,
      torta della nonna, torta di mele, torta gelato, torta paradiso, zabaglione, zabaione, zeppola,
      zeppole, zuppa inglese
      """,
    dessertIngredients: """
      cioccolata, cioccolato, panna
      """,
    breakfast: """
      biscotti e latte, caffelatte e biscotti, cereali, ciambella, cornetti, cornetto,
      cornetto alla crema, cornetto vuoto, fagottino, fetta biscottata, fette biscottate,
      fette biscottate con marmellata, fiocchi d avena, girella, graffa, latte e biscotti,
      latte e cereali, maritozzo, pane burro e marmellata, pane e marmellata, pane e nutella,
      pane tostato, saccottino, uova strapazzate, uovo strapazzato, yogurt con muesli,
      yogurt e cereali, yogurt e frutta, yogurt e granola
      """,
    breakfastIngredients: """
      burro, confettura, marmellata, uova, uova al tegamino, uova fritte, uova sode, uovo,
      uovo al tegamino, uovo fritto, uovo sodo, yogurt greco
      """,
    lunch: """
      acqua e sale, arancina, arancini, arancino, bresaola e rucola, brodo, calzone fritto, cassone,
      cous cous, crema di zucca, crescione, erbazzone, farinata, farro, focaccia farcita, frisella,
      friselle, frittata di cipolle, frittata di zucchine, gnocco fritto, insalata caprese,
      insalata di farro, insalata di mare, insalata di pasta, insalata di pollo, insalata di riso,
      insalata greca, insalata mista, insalata russa, insalata verde, insalatona, minestra,
      minestrina, pane cunzato, pane e panelle, pane e salame, panelle, panino,
      panino al prosciutto, panzanella, panzerotti, panzerotto, pappa al pomodoro,
      passato di verdura, passato di verdure, pasta e ceci, pasta e fagioli, pasta e lenticchie,
      pasta fredda, piadina, piadina al crudo, piadine, pizzetta, prosciutto e melone, ribollita,
      schiacciata, stracciatella in brodo, suppli, tigelle, toast farcito,
      toast prosciutto e formaggio, torta pasqualina, torta rustica, torta salata,
      tortellini in brodo, tramezzini, tramezzino, vellutata, vellutata di zucca, vitello tonnato,
      zuppa, zuppa di ceci, zuppa di farro, zuppa di legumi, zuppa di lenticchie, zuppa di pesce,
      zuppa di verdure
      """,
    lunchIngredients: """
      bresaola, ceci, insalata, lenticchie, mortadella, prosciutto, prosciutto cotto,
      prosciutto crudo, rucola, tonno
      """,
    snack: """
      albicocche secche, barretta, barretta ai cereali, barretta proteica, bastoncini di carota,
      bruschette, caldarroste, crostini, crostino, fichi secchi, frutta fresca, frutta secca,
      gallette, gallette di mais, gallette di riso, grissino, lupini, merendina, merendine,
      mozzarelline, olive ascolane, parmigiano a scaglie, patatine, patatine in busta, pinzimonio,
      prugne secche, purea di frutta, salatini, scaglie di parmigiano, schiacciatine,
      spicchi di mela, stuzzichini, tagliere, tagliere di formaggi, tagliere di salumi, taralli,
      taralli pugliesi, yogurt da bere
      """,
    snackIngredients: """
      albicocca, albicocche, anacardi, anguria, arachidi, arance, arancia, cachi, carota, carote,
      castagne, cetriolo, ciliegia, ciliegie, datteri, fichi, fico, finocchio, formaggio, fragola,
      fragole, frutta, frutti di bosco, frutto, gorgonzola, lampone, lamponi, mandarini, mandarino,
      mandorle, mela, mele, melograno, mirtilli, nocciole, noccioline, noci, parmigiano, pecorino,
      pere, pesca, pesche, pinoli, pistacchi, pomodori, pomodorini, pomodoro, pompelmo, prugna,
      prugne, ricotta, sedano, stracchino, susine, uvetta
      """,
    dinner: """
      abbacchio, acciughe fritte, aglio e olio, agnello al forno, agnolotti, amatriciana, arista,
      arrabbiata, arrosticini, arrosto, arrosto di maiale, arrosto di vitello, baccala,
      baccala alla vicentina, bagna cauda, bistecca, bistecca alla fiorentina, bollito,
      bollito misto, branzino, branzino al sale, brasato, brasato al barolo, bucatini,
      bucatini all amatriciana, cacciucco, cacio e pepe, calamari fritti, calamari ripieni,
      canederli, caponata, cappelletti, coniglio, coniglio alla ligure, cosce di pollo,
      costolette d agnello, cotechino, cotechino e lenticchie, cotoletta, cotoletta alla milanese,
      cozze, farfalle, fegato alla veneziana, filetto di manzo, fiorentina, fonduta, fritto misto,
      frittura di calamari, frittura di pesce, frutti di mare, fusilli, gamberi, gamberoni,
      gnocchi al pesto, gnocchi alla sorrentina, gricia, grigliata, grigliata di carne,
      grigliata di pesce, grigliata mista, impepata di cozze, involtini, lasagne alla bolognese,
      maccheroni, melanzane alla parmigiana, melanzane ripiene, merluzzo, orata, orata al cartoccio,
      orata al forno, orecchiette, orecchiette alle cime di rapa, ossobuco, paccheri, pappardelle,
      pappardelle al cinghiale, parmigiana, parmigiana di melanzane, pasta aglio e olio,
      pasta al forno, pasta al pesto, pasta al pomodoro, pasta al ragu, pasta al tonno,
      pasta alla norma, pasta in bianco, patate al forno, penne all arrabbiata, peperonata,
      peperoni ripieni, pesce spada, petto di pollo, pici, pizza bianca, pizza capricciosa,
      pizza diavola, pizza margherita, pizza marinara, pizza quattro formaggi,
      pizza quattro stagioni, pizzoccheri, polenta concia, polenta e funghi, polenta e salsiccia,
      pollo al forno, pollo alla cacciatora, pollo alla griglia, pollo arrosto, polpetta, polpette,
      polpette al sugo, polpettone, polpo, polpo con patate, porchetta, pure di patate, puttanesca,
      ravioli ricotta e spinaci, risotto ai frutti di mare, risotto ai funghi,
      risotto ai funghi porcini, risotto alla milanese, risotto alla zucca, salmone al forno,
      salsicce e fagioli, salsiccia e friarielli, saltimbocca, saltimbocca alla romana,
      sarde in saor, sartu di riso, saute di vongole, scaloppina al limone, scaloppine,
      scaloppine al limone, seppie, seppie con piselli, sogliola, spaghetti aglio e olio,
      spaghetti al pomodoro, spaghetti alla carbonara, spaghetti alle vongole,
      spaghetti allo scoglio, spezzatino, stracotto, tacchino arrosto, tagliata, tagliata di manzo,
      tagliatelle ai funghi, tagliatelle al ragu, timballo, tortelli, tortelloni,
      trancio di salmone, trenette al pesto, trippa, trofie, trofie al pesto, verdure alla griglia,
      verdure grigliate, vermicelli, zampone, zucchine ripiene
      """,
    dinnerIngredients: """
      agnello, asparagi, bietole, carciofi, carne macinata, cavolfiore, cime di rapa, fagioli,
      fagiolini, funghi, gamberetti, maiale, manzo, melanzane, patate, peperoni, pesce, piselli,
      riso, riso integrale, salsicce, salsiccia, spinaci, tacchino, verdure, vitello, vongole,
      zucca, zucchine
      """)
}
