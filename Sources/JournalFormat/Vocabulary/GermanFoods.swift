extension KeywordList {
  /// German, with endings of compounds.
  package static let german = language(
    beverage: """
      -bier, -kaffee, -likor, -limonade, -milch, -punsch, -saft, -schnaps, -schorle, -shake,
      -smoothie, -tee, -wasser, -wein, alkoholfreies bier, alster, apfelsaft, apfelschorle,
      apfelwein, ayran, bier, bionade, buttermilch, club mate, eierlikor, eiskaffee, eistee,
      eiweissshake, federweisser, filterkaffee, fruchtetee, getrank, gluhwein, grog, gruntee,
      hafermilch, hefeweizen, heisse schokolade, helles, hugo, ingwertee, jagermeister,
      johannisbeersaft, kaffee, kakao, kaltgetrank, kamillentee, kolsch, krautertee, leitungswasser,
      likor, limo, limonade, malzbier, mandelmilch, mate, mezzo mix, milch, milchkaffee, milchshake,
      mineralwasser, most, multivitaminsaft, o saft, obstler, orangensaft, pfefferminztee, pils,
      proteinshake, punsch, rose, rosewein, rotwein, saft, saftschorle, schnaps, schorle,
      schwarztee, sekt, spezi, sprudel, tee, traubensaft, trinkschokolade, wasser, wein,
      weinschorle, weissbier, weisswein, weizen
      """,
    dessert: """
      -beereis, -creme, -eis, -keks, -kekse, -kompott, -kuchen, -mousse, -platzchen, -praline,
      -pudding, -strudel, -torte, amerikaner, apfelkompott, apfelkuchen, apfelstrudel, baiser,
      baumkuchen, bayerische creme, berliner, bienenstich, bonbon, bratapfel, dampfnudel,
      dampfnudeln, dominosteine, donauwelle, eis, eis am stiel, eisbecher, frankfurter kranz,
      fruchtgummi, gebrannte mandeln, germknodel, gotterspeise, griessbrei, griesspudding, grutze,
      gugelhupf, gummibarchen, gummibaren, kaiserschmarren, kaiserschmarrn, kasekuchen, keks, kekse,
      kirschtorte, kokosmakronen, kompott, krapfen, kuchen, kugel eis, kugeln eis, lakritz,
      makronen, manner schnitten, marillenknodel, marmorkuchen, milchreis, mousse au chocolat,
      mozartkugel, nussecke, nusskuchen, obsttorte, palatschinken, pflaumenkuchen, platzchen,
      pralinen, quarkballchen, quarkspeise, rote grutze, sachertorte, sahnetorte,
      salzburger nockerl, schokobon, schokoeis, schokokeks, schokokuchen, schokokuss,
      schokoladeneis, schokoladenkuchen, schokoladenpudding, schokopudding, schokoriegel,
      schwarzwalder kirsch, schwarzwalder kirschtorte, spaghettieis, speiseeis, spekulatius,
      stollen, streuselkuchen, susses, sussigkeit, sussigkeiten, susskram, sussspeise, topfenknodel,
      topfenstrudel, torte, vanilleeis, vanillekipferl, vanillepudding, wackelpudding, wassereis,
      windbeutel, zimtstern, zuckerwatte, zupfkuchen, zwetschgenknodel, zwetschgenkuchen
      """,
    dessertIngredients: """
      sahne, schoki, schoko, schokolade, vanillesosse
      """,
    breakfast: """
      -brot, -brotchen, -flocken, -musli, -omelett, -semmel, arme ritter, avocadobrot,
      bauernfruhstuck, bircher musli, birchermusli, brotchen, butterbreze, butterbrezel, butterbrot,
      butterzopf, eierkuchen, franzbrotchen, fruhstucksei, haferbrei, haferflocken, hefezopf,
      honigbrot, joghurt mit fruchten, joghurt mit musli, kasebrot, kipferl, kornerbrotchen,
      laugenbrotchen, marmeladenbrot, mett, mettbrotchen, musli, nutellabrot, pfannkuchen,
      quark mit fruchten, quark mit obst, rosinenbrotchen, ruhrei, ruhreier, schokobrotchen,
      schrippe, semmel, semmeln, strammer max, striezel, toastbrot, vollkornbrotchen, waffel,
      waffeln, wecken, weckle, weisswurst, wurstbrot, zimtschnecke, zimtschnecken, zopf
      """,
    breakfastIngredients: """
      -joghurt, -quark, brot, butter, ei, eier, gekochtes ei, honig, joghurt, knackebrot, konfiture,
      marmelade, naturjoghurt, roggenbrot, schwarzbrot, speck, spiegelei, spiegeleier, vollkornbrot,
      weiches ei
      """,
    lunch: """
      -bruhe, -burger, -doner, -eintopf, -salat, -sandwich, -suppe, -wrap, belegtes brotchen,
      bockwurst, bouillon, bratwurst im brotchen, bratwurstbrotchen, brotzeit, bruhe, bulette,
      buletten, currywurst, donerteller, durum, eier in senfsosse, eiersalat, eintopf,
      erbseneintopf, erbsensuppe, fischbrotchen, fischstabchen, fladlesuppe, flammkuchen,
      fleischkase, fleischpflanzerl, folienkartoffel, frikadelle, frikadellen, gemischter salat,
      gemuseeintopf, gemusesuppe, griechischer salat, gulaschsuppe, gurkensalat, hirtensalat,
      huhnersuppe, kantinenessen, kartoffeln mit quark, kartoffelsalat, kartoffelsuppe,
      kasebrotchen, krautsalat, kurbissuppe, lahmacun, leberkas, leberkase, leberkassemmel,
      linseneintopf, linsensuppe, maultasche, maultaschen, nudelsalat, nudelsuppe, ofenkartoffel,
      pausenbrot, pellkartoffeln mit quark, reissalat, salatteller, schinkenbrotchen, senfeier,
      stulle, suppe, thunfischsalat, toast hawaii, tomatensuppe, vesper, wiener wurstchen,
      wurstchen, wurstsalat, wurstsemmel, yufka, zwiebelkuchen
      """,
    lunchIngredients: """
      kichererbsen, linsen, salat, schinken, thunfisch, wurst
      """,
    snack: """
      -chips, -cracker, -nusse, -riegel, -sticks, apfelmus, apfelschnitze, apfelspalten, breze,
      brezel, brezn, butterkeks, butterkekse, cabanossi, eiweissriegel, energieriegel, erdnussflips,
      flips, fruchtjoghurt, fruchtriegel, gemusesticks, grissini, karottensticks, kartoffelchips,
      kaseplatte, kasestange, kasewurfel, landjager, laugenbrezel, laugenstange, maiswaffel,
      maiswaffeln, minisalami, musliriegel, nussriegel, obst, obstquetsche, obstsalat, obstteller,
      proteinriegel, quetschie, reiswaffel, reiswaffeln, rohkost, salzstange, salzstangen,
      studentenfutter, trockenfruchte, trockenobst, tuc, zwieback
      """,
    snackIngredients: """
      ananas, apfel, aprikose, aprikosen, banane, bananen, beeren, birne, birnen, blaubeere,
      blaubeeren, brombeere, brombeeren, cashewkerne, clementinen, dattel, datteln, erdbeere,
      erdbeeren, erdnusse, esskastanien, feige, feigen, frischkase, gewurzgurke, gurke, gurken,
      haselnusse, heidelbeere, heidelbeeren, himbeere, himbeeren, johannisbeeren, karotte, karotten,
      kase, kerne, kirsche, kirschen, kohlrabi, mandarinen, mandeln, marille, marillen, maronen,
      mohre, mohren, nektarine, nusse, oliven, orangen, paprika, pfirsich, pflaume, pflaumen,
      pistazien, radieschen, rosinen, sonnenblumenkerne, tomate, tomaten, traube, trauben, walnusse,
      wassermelone, weintrauben, zwetschge, zwetschgen
      """,
    dinner: """
      -auflauf, -braten, -curry, -filet, -geschnetzeltes, -gratin, -gulasch, -haxe, -klopse,
      -knodel, -lasagne, -nudeln, -pfanne, -pizza, -puffer, -ragout, -risotto, -roulade, -rouladen,
      -schnitzel, -spatzle, -spiess, -steak, auflauf, backfisch, backhendl, braten, brathahnchen,
      bratkartoffeln, cordon bleu, eisbein, ente, entenbrust, fischfilet, forelle, gans,
      gansebraten, gebratene nudeln, gebratener reis, gefullte paprika, gegrilltes, gemuseauflauf,
      gemusecurry, gemusepfanne, geschnetzeltes, grillfleisch, grillteller, grunkohl,
      grunkohl mit pinkel, gulasch, hackbraten, hahnchen, hahnchenbrust, hahnchencurry,
      hahnchenschenkel, haxe, hendl, hering, himmel un aad, hirschgulasch, jagerschnitzel, kabeljau,
      kartoffelauflauf, kartoffelgratin, kartoffelknodel, kartoffelpuffer, kasefondue, kasespatzle,
      kasseler, kassler, kasspatzle, klopse, klosse, knodel, kohlroulade, kohlrouladen,
      konigsberger klopse, krautwickel, krustenbraten, labskaus, lachs, lachsfilet,
      leber mit zwiebeln, linsen mit spatzle, matjes, nudelauflauf, nudeln, nudeln mit tomatensosse,
      nurnberger, pommes frites, pommes mit mayo, pommes rot weiss, portion pommes, rahmspinat,
      rehrucken, reibekuchen, reispfanne, rinderbraten, rinderfilet, rindergulasch, rinderroulade,
      rosti, roulade, rouladen, rumpsteak, sauerbraten, saumagen, scholle, schupfnudeln,
      schweinebraten, schweinefilet, schweineschnitzel, schweinshaxe, seelachs, semmelknodel,
      sonntagsbraten, spargel, spargel mit schinken, spatzle, spinat mit spiegelei,
      szegediner gulasch, tafelspitz, wiener schnitzel, wok, zurcher geschnetzeltes,
      zwiebelrostbraten
      """,
    dinnerIngredients: """
      -fisch, -fleisch, -gemuse, -kartoffeln, -reis, -wurst, blumenkohl, bohnen, brokkoli,
      champignons, erbsen, fisch, fleisch, garnelen, gemuse, hackfleisch, huhn, huhnchen, kartoffel,
      kartoffelbrei, kartoffeln, kartoffelpuree, knoblauchbrot, kraut, kurbis, pellkartoffeln,
      pilze, pute, putenbrust, reis, rindfleisch, rosenkohl, rotkohl, salzkartoffeln, sauerkraut,
      schwein, schweinefleisch, spinat
      """)
}
