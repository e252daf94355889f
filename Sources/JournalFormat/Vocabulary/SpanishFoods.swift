extension KeywordList {
  /// Spanish, of Spain and the Americas.
  package static let spanish = language(
    headComesFirst: true,
    beverage: """
      agua, agua con gas, agua de coco, agua de horchata, agua de jamaica, agua fresca,
      agua mineral, aguapanela, aguardiente, atole, batido, batido de proteinas, bebida,
      bebida energetica, bebida isotonica, cacao caliente, cafe, cafe americano, cafe con leche,
      cafe cortado, cafe de olla, cafe descafeinado, cafe helado, cafe negro, cafe solo, cafelito,
      calimocho, cana, carajillo, cerveza, cerveza sin alcohol, champurrado, chicha, chicha morada,
      chocolate caliente, chupito, cola cao, colacao, copa de vino, cortadito, cuba libre, cubata,
      descafeinado, fernet, gaseosa, gin tonic, jamaica, jugo, jugo verde, kalimotxo, leche,
      leche con cacao, leche con chocolate, leche de almendras, leche de avena, licuado, limonada,
      malteada, manzanilla, mate cocido, mezcal, michelada, mosto, orujo, pisco, pisco sour,
      poleo menta, rebujito, refresco, ron, sidra, te, te con leche, te helado, te negro, te verde,
      tepache, terere, tila, tinto de verano, tonica, vaso de leche, vermut, vino, vino blanco,
      vino tinto, zumo
      """,
    dessert: """
      alfajor, arroz con leche, arroz dulce, bizcocho, bombon, brazo de gitano, bunuelos, cajeta,
      capirotada, caramelo, chocolate blanco, chocolate con leche, chocolate negro, chocolatina,
      chocotorta, chucheria, chuches, churros con chocolate, cocada, compota, compota de manzana,
      copa de helado, cortadillo, crema catalana, crepe de chocolate, crepe de nutella, cuajada,
      dona, dulce de leche, dulces, flan de huevo, galleta, galleta de chocolate, gelatina,
      golosina, gominolas, helado, helado de chocolate, helado de vainilla, hojaldre, jericalla,
      leche frita, magdalena, mantecado, manzana asada, mazamorra, mazamorra morada, mazapan,
      membrillo con queso, milhojas, mousse de chocolate, natillas, nieve de limon,
      onza de chocolate, paleta de hielo, palmera de chocolate, pan de muerto, pastel,
      pastel de chocolate, pastel de cumpleanos, pastel de tres leches, pay de limon, pestinos,
      picarones, pionono, polvoron, quesillo, rosca de reyes, roscon, roscon de reyes, rosquilla,
      suspiro limeno, tableta de chocolate, tarta, tarta de chocolate, tarta de cumpleanos,
      tarta de manzana, tarta de queso, tarta de santiago, tocino de cielo, torrija,
      torta de chocolate, tres leches, turron, yemas
      """,
    breakfast: """
      arepa, arepa con huevo, arepa con queso, avena, avena con leche, bollo, bolon, bolon de verde,
      cachapa, calentado, changua, chilaquiles, chilaquiles rojos, chilaquiles verdes, concha,
      copos de avena, cruasan, desayuno ingles, ensaimada, gachas, gachas de avena, gallo pinto,
      gofre, hot cakes, hotcakes, huevo pasado por agua, huevos a la mexicana, huevos con chorizo,
      huevos con jamon, huevos con tocino, huevos divorciados, huevos pericos, huevos revueltos,
      machaca con huevo, medialuna, migas con huevo, molletes, napolitana de chocolate,
      pa amb tomaquet, pan con aceite, pan con chicharron, pan con mantequilla, pan con mermelada,
      pan con palta, pan con tomate, pan dulce, pan tostado, panecillo, panqueques, porras,
      revuelto, sobao, tortilla francesa, tortitas, tostada, tostada con mermelada,
      tostada con tomate, tostada de aguacate, tostadas francesas, yogur con cereales,
      yogur con fruta, yogur con granola
      """,
    breakfastIngredients: """
      beicon, huevo, huevo duro, huevos estrellados, huevos fritos, mantequilla, mermelada, miel,
      pan, pan integral, tocino, yogur, yogurt natural
      """,
    lunch: """
      ajiaco, ajoblanco, alubias, arroz a la cubana, bandeja paisa, bocadillo,
      bocadillo de calamares, bocadillo de jamon, bocadillo de tortilla, bocata, caldo,
      caldo de pollo, caldo gallego, caldo verde, casado, causa, causa limena, ceviche, choripan,
      cocido, cocido madrileno, comida corrida, completo italiano, consome, crema de calabacin,
      crema de calabaza, crema de verduras, cubano, empanada gallega, empanadilla, emparedado,
      ensalada campera, ensalada caprese, ensalada cesar, ensalada de arroz, ensalada de atun,
      ensalada de garbanzos, ensalada de pasta, ensalada de pollo, ensalada mixta, ensalada rusa,
      ensalada verde, ensaladilla, ensaladilla rusa, escalivada, fabada, fabada asturiana,
      flauta de pollo, flautas, garbanzos con espinacas, gordita, hamburguesa,
      hamburguesa con queso, huarache, humita, judias con chorizo, lentejas, lentejas con chorizo,
      lentejas estofadas, locro, menu del dia, montadito, pabellon criollo, pastel de choclo,
      pepito de ternera, perrito caliente, pincho de tortilla, pisto con huevo, potaje,
      potaje de garbanzos, puchero, pupusa, pure de verduras, salmorejo, saltena, sancocho,
      sandwich mixto, sopa, sopa de ajo, sopa de fideos, sopa de lentejas, sopa de pollo,
      sopa de tomate, sopa de tortilla, sopa de verduras, sope, tlayuda, torta ahogada,
      torta de jamon, torta de milanesa, tortilla de papas, tortilla de patatas, tortilla espanola,
      tostadas de tinga
      """,
    lunchIngredients: """
      atun, ensalada, garbanzos, jamon, jamon serrano, jamon york
      """,
    snack: """
      altramuces, barra de granola, barrita, barrita de cereales, barrita de proteinas,
      barrita energetica, bastones de zanahoria, berberechos, bolsa de patatas, boquerones,
      chicharrones, coctel de fruta, colines, compota de fruta, croqueta, croquetas de jamon, elote,
      encurtidos, ensalada de frutas, esquites, fruta picada, frutos secos, galletas saladas,
      ganchitos, gelatina light, gildas, gusanitos, hummus con zanahoria, jicama, macedonia,
      nachos con queso, orejones, palitos de zanahoria, palomitas, papas fritas de bolsa, papitas,
      patacones, patatas de bolsa, patatas fritas de bolsa, petit suisse, pincho, pintxo,
      pipas de girasol, queso con membrillo, rosquilletas, semillas de girasol, tabla de embutidos,
      tabla de quesos, tapa, tequeno, tortitas de arroz, tortitas de maiz, tostones, totopos,
      totopos con guacamole, yogur bebible
      """,
    snackIngredients: """
      aceitunas, aguacate, albaricoque, almendras, anacardos, apio, arandano, avellanas, banano,
      cacahuates, cacahuetes, caqui, cereza, chirimoya, ciruela, coco, datiles, durazno, frambuesa,
      fresa, fruta, frutilla, frutos rojos, granada, guayaba, higo, mandarina, mani, manzana,
      maracuya, melocoton, naranja, nisperos, nueces, nuez, palta, pasas, pepino, pera, pina, pipas,
      pistachos, platano, queso, queso fresco, queso manchego, sandia, tomates cherry, uva,
      zanahoria
      """,
    dinner: """
      aji de gallina, albondigas, alitas, alitas de pollo, almejas, anticuchos, arroz al horno,
      arroz caldoso, arroz chaufa, arroz con mariscos, arroz con pollo, arroz frito, arroz negro,
      arroz tres delicias, asado, bacalao, bacalao a la vizcaina, bacalao al pil pil,
      bacalao con tomate, barbacoa, berenjenas rellenas, bife, bife de chorizo, birria, bistec,
      bravas, calabacines rellenos, calamares, calamares a la romana, callos, canelones,
      carne con papas, carne guisada, carnitas, chaufa, chile con carne, chiles rellenos, chivito,
      chuleta, chuletas de cerdo, chuletas de cordero, chuleton, churrasco, cochinillo,
      cochinita pibil, cordero asado, costillas, dorada, dorada al horno, enchiladas verdes,
      entrecot, escalope, espaguetis, espaguetis bolonesa, espaguetis con tomate, estofado,
      estofado de ternera, feijoada, fideos, fideua, fritura de pescado, gambas a la plancha,
      gambas al ajillo, guiso, langostinos, lasana, lechon, lenguado, locro criollo,
      lomo a la plancha, lomo saltado, lubina, macarrones, macarrones con queso,
      macarrones con tomate, mariscada, marmitako, matambre, mejillones, menestra, menudo, merluza,
      merluza a la plancha, merluza en salsa verde, milanesa, milanesa de pollo, mole,
      mole con pollo, moros y cristianos, noquis, paella de marisco, paella valenciana, parrillada,
      parrillada de verduras, patatas a la riojana, patatas asadas, patatas bravas,
      patatas guisadas, pavo asado, pechuga de pollo, pescadito frito, pescado a la plancha,
      pescado al horno, pescado frito, pimientos rellenos, pincho moruno, pisto, pizza de jamon,
      pollo a la brasa, pollo a la plancha, pollo al ajillo, pollo al curry, pollo al horno,
      pollo asado, pollo con mole, pollo en salsa, pollo frito, pollo guisado, provoleta, pulpo,
      pulpo a la gallega, pure de patatas, rabo de toro, revuelto de setas, ropa vieja,
      salmon a la plancha, salmon al horno, sardinas asadas, seco de res, sepia a la plancha,
      solomillo, tacos al pastor, tacos de pescado, tallarines, tamales oaxaquenos, trucha,
      trucha a la navarra, verduras a la plancha, zarzuela
      """,
    dinnerIngredients: """
      arroz, arroz blanco, arroz integral, berenjena, brocoli, calabacin, camarones, carne,
      carne picada, cerdo, champinones, chorizo, coliflor, cordero, espinacas, frijoles, gambas,
      guisantes, judias verdes, lomo, morcilla, papa, papas fritas, patata, patatas fritas, pavo,
      pescado, platano frito, pollo, salchicha, setas, ternera, verdura, yuca
      """)
}
