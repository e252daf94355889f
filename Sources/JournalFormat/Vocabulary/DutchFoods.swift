extension KeywordList {
  /// Dutch, with endings of compounds.
  package static let dutch = language(
    beverage: """
      -koffie, -melk, -sap, -thee, -wijn, alcoholvrij bier, appelsap, biertje, bronwater,
      chocolademelk, chocomel, drinkyoghurt, frisdrank, fristi, gemberthee, glas wijn, groene thee,
      halfvolle melk, havermelk, jenever, karnemelk, koffie, koffie verkeerd, kopje koffie,
      kopje thee, melk, munt thee, muntthee, ranja, rode wijn, sap, sinaasappelsap, spa blauw,
      spa rood, speciaalbier, thee, warme chocolademelk, wijn, witbier, witte wijn
      """,
    dessert: """
      -ijs, -koekje, -taart, -vla, -vlaai, appelflap, appelflappen, appeltaart, bitterkoekjes,
      bossche bol, chocolademousse, chocoladereep, chocoladetaart, chocoladevla, dropjes, eierkoek,
      gebak, gebakje, gevulde koek, griesmeelpudding, ijs, ijsje, koek, koekje, kruidnoten,
      kwarktaart, limburgse vlaai, oliebol, oliebollen, pepernoten, plakje cake, poffertjes,
      rijstepap, roomijs, roze koek, snoep, snoepje, softijs, speculaas, speculaasjes, taart,
      tompouce, vanilleijs, vanillevla, verjaardagstaart, vla, vlaai
      """,
    dessertIngredients: """
      chocolade, slagroom
      """,
    breakfast: """
      -brood, beschuit, beschuit met muisjes, beschuitje, boterham, boterham met hagelslag,
      boterham met jam, boterham met kaas, boterham met pindakaas, boterhammen, brinta,
      brood met hagelslag, brood met kaas, brood met pindakaas, broodje met kaas, crackers met kaas,
      cruesli, hagelslag, havermout, havermoutpap, krentenbol, krentenbollen, krentenbrood,
      kwark met fruit, kwark met muesli, ontbijtkoek, pannenkoek, pannenkoeken, pistolet, roerei,
      roggebrood, wentelteefjes, yoghurt met fruit, yoghurt met granola, yoghurt met muesli
      """,
    breakfastIngredients: """
      boter, brood, eieren, eitje, gebakken ei, gekookt ei, kwark, pindakaas, volkorenbrood
      """,
    lunch: """
      -broodje, -salade, -soep, aardappelsalade, bamihap, broodje, broodje bal, broodje doner,
      broodje falafel, broodje gezond, broodje ham, broodje haring, broodje kaas, broodje kroket,
      eiersalade, erwtensoep, frikandel, frikandellen, groentesoep, huzarensalade, kapsalon,
      kippensoep, kroket, kroketten, linzensoep, maaltijdsalade, pastasalade, patatje oorlog,
      pompoensoep, snert, soep, tomatensoep, tonijnsalade, tosti, tosti ham kaas, uitsmijter, wrap met kip
      """,
    lunchIngredients: """
      kikkererwten, linzen, tonijn
      """,
    snack: """
      -reep, -wafels, appelmoes, bitterbal, bitterballen, blokjes kaas, borrelhapjes, borrelnootjes,
      eiwitreep, gedroogd fruit, kaasblokjes, kaasplankje, kaassouffle, kaasstengel, lekkerbekje,
      mueslireep, mueslirepen, rauwkost, rijstwafel, saucijzenbroodje, snackgroente, snoeptomaatjes,
      soepstengel, stuk fruit, toastjes, worstenbroodje, worteltjes, zak chips
      """,
    snackIngredients: """
      aardbei, aardbeien, abrikoos, abrikozen, amandelen, appel, appeltje, banaan, bessen,
      blauwe bessen, bramen, dadels, druiven, frambozen, kaas, kersen, komkommer, mandarijn,
      mandarijnen, meloen, nootjes, noten, peer, peren, perzik, pinda, pruim, pruimen, radijsjes,
      rozijnen, sinaasappel, tomaat, tomaatjes, walnoten, watermeloen, wortel
      """,
    dinner: """
      -schotel, -stamppot, -stoofpot, aardappelschotel, andijviestamppot, asperges met ham,
      babi pangang, bal gehakt, bami, bami goreng, biefstuk, boerenkool, boerenkool met worst,
      draadjesvlees, foe yong hai, friet, friet met mayo, frieten, frieten met stoofvlees,
      gebakken vis, gebraden kip, gehaktbal, gehaktballen, gourmetten, hachee, hutspot, kaasfondue,
      karbonade, kibbeling, kip kerrie, kip met rijst, kipfilet, kipsate, macaroni met ham en kaas,
      mosselen, mosselen met friet, nasi, ovenschotel, patat met mayo, rijsttafel, rookworst,
      roti met kip, sate, slavink, speklap, speklappen, stamppot, stamppot boerenkool, stoofpot,
      stoofpotje, stoofvlees, vol au vent, waterzooi, witlof met ham en kaas, zalmfilet,
      zuurkool met worst
      """,
    dinnerIngredients: """
      -vlees, aardappel, aardappelen, aardappelpuree, andijvie, bloemkool, boontjes, garnalen,
      gebakken aardappelen, gehakt, groente, groenten, kabeljauw, kip, rijst, rundvlees,
      sperziebonen, spinazie, spruitjes, varkensvlees, vis, vlees, witlof, worst, zalm
      """)
}
