extension KeywordList {
  /// French.
  package static let french = language(
    headComesFirst: true,
    beverage: """
      allonge, armagnac, badoit, biere blanche, biere blonde, biere sans alcool, boisson,
      boisson chaude, cafe allonge, cafe au lait, cafe creme, cafe glace, cafe noir, calvados,
      camomille, chocolat chaud, cidre, citronnade, coca, coca zero, coupe de champagne, cremant,
      deca, diabolo, diabolo menthe, eau, eau gazeuse, eau minerale, eau petillante, eau plate,
      expresso, jus, kir, kir royal, lait, lait chaud, lait d amande, lait d avoine, lait de soja,
      lait fraise, orangina, panache, pastis, perrier, pression, punch coco, rhum, ricard,
      schweppes, sirop a l eau, sirop de menthe, the, the a la menthe, the au lait, the glace,
      the noir, the vert, ti punch, verre de vin, verveine, vin, vin blanc, vin chaud, vin rose,
      vin rouge
      """,
    dessert: """
      baba au rhum, batonnet glace, boule de glace, buche, buche de noel, cafe gourmand,
      cake au citron, calisson, canele, cannele, carambar, caramel au beurre sale,
      carre de chocolat, charlotte, charlotte aux fraises, chocolat au lait, chocolat blanc,
      chocolat noir, chou a la creme, chouquette, clafoutis, clafoutis aux cerises, compote,
      compote de pommes, coupe glacee, creme anglaise, creme au chocolat, creme dessert,
      creme renversee, crepe au chocolat, crepe au sucre, crepe nutella, crepe sucree,
      crepe suzette, crumble aux pommes, dame blanche, danette, eclair au cafe, eclair au chocolat,
      entremets, esquimau, far breton, financier, flan patissier, fondant, fondant au chocolat,
      foret noire, fraisier, framboisier, fromage blanc au coulis, galette des rois,
      gateau au chocolat, gateau au yaourt, gateau basque, gateau d anniversaire, gaufre,
      gaufre au sucre, glace, glace a la vanille, glace au chocolat, glace vanille, granite,
      guimauve, ile flottante, kouign amann, liegeois, liegeois au chocolat, marbre, marron glace,
      mi cuit, mille feuille, millefeuille, moelleux au chocolat, oeufs a la neige, pain perdu,
      palet breton, papillote, paris brest, pate de fruits, patisserie, peche melba, petit beurre,
      poire belle helene, pomme au four, quatre quarts, reglisse, religieuse, riz au lait, sable,
      saint honore, salade de fruits, semoule au lait, sorbet citron, speculoos, sucreries,
      tablette de chocolat, tarte au chocolat, tarte au citron, tarte aux abricots,
      tarte aux fraises, tarte aux fruits, tarte aux myrtilles, tarte aux poires, tarte aux pommes,
      tarte citron, tarte tatin, truffe au chocolat, yaourt glace
      """,
    dessertIngredients: """
      chantilly, coulis, creme chantilly
      """,
    breakfast: """
      baguette beurre, baguette confiture, biscotte, brioche nutella, chausson aux pommes,
      chocolatine, croissant au beurre, croissant aux amandes, croissant beurre, flocons d avoine,
      fromage blanc et fruits, fromage blanc granola, oeuf a la coque, oeuf cocotte,
      oeufs brouilles, omelette nature, pain au lait, pain aux raisins, pain beurre,
      pain beurre confiture, pain confiture, pain d epices, pain de mie grille, pain et beurre,
      pain grille, petits pains au lait, tartine, tartine beurre, tartine beurre confiture,
      tartine de beurre, tartine de confiture, tartine de miel, tartine de nutella, viennoiserie,
      yaourt aux fruits et granola, yaourt granola
      """,
    breakfastIngredients: """
      avoine, beurre, confiture, fromage blanc, lardons, oeuf, oeuf au plat, oeuf dur, oeuf mollet,
      oeufs poches, pain, pain complet, pain de mie, yaourt, yaourt aux fruits, yaourt nature
      """,
    lunch: """
      accras, assiette anglaise, baguette fromage, baguette jambon, betteraves vinaigrette, bo bun,
      bobun, bouillon de legumes, cake sale, carottes rapees, celeri remoulade, chevre chaud,
      crepe complete, crepe salee, croque, feuillete au fromage, flammekueche, friand,
      galette complete, galette de sarrasin, galette jambon fromage, galette saucisse, gaspacho,
      jambon beurre, kebab frites, lentilles saucisse, macedoine, menu du jour, nems,
      oeuf mayonnaise, oeufs mayo, oeufs mimosa, omelette au fromage, omelette aux champignons,
      pan bagnat, petit sale aux lentilles, pissaladiere, plat du jour, potage, potage aux legumes,
      quiche aux poireaux, rouleau de printemps, salade cesar, salade chevre chaud, salade composee,
      salade de carottes, salade de chevre chaud, salade de chou, salade de lentilles,
      salade de pates, salade de pommes de terre, salade de quinoa, salade de riz,
      salade de tomates, salade grecque, salade landaise, salade lyonnaise, salade piemontaise,
      salade verte, sandwich crudites, sandwich jambon beurre, sandwich poulet, sandwich thon,
      soupe a l oignon, soupe au pistou, soupe de legumes, soupe de lentilles, soupe de poisson,
      soupe de potiron, taboule, tartare de saumon, tarte a l oignon, tarte a la tomate,
      tarte au thon, tarte aux poireaux, tarte flambee, tarte salee, tarte tomate moutarde,
      tomates mozzarella, veloute, veloute de courgettes, veloute de potiron, wrap poulet
      """,
    lunchIngredients: """
      jambon, jambon blanc, jambon cru, lentilles, pois chiches, semoule, thon
      """,
    snack: """
      abricots secs, apericubes, assiette de fromage, barre de cereales, barre energetique,
      barre proteinee, batonnets de carotte, batonnets de legumes, biscuits aperitifs, bretzel,
      compote a boire, figues seches, fruit de saison, fruits a coque, fruits secs, galette de mais,
      galette de riz, gateau apero, gateaux secs, gougeres, gourde de compote, gressins, kiri,
      marrons grilles, planche apero, planche de charcuterie, planche mixte, plateau de fromage,
      pom potes, pop corn, rillettes cornichons, saucisson, saucisson sec, vache qui rit
      """,
    snackIngredients: """
      abricot, amandes, avocat, brugnon, carotte, cassis, celeri, cerise, chataignes, chevre, comte,
      concombre, cornichons, dattes, emmental, figue, fraise, framboise, fromage, fruits rouges,
      groseilles, gruyere, houmous, kaki, mangue, mures, myrtille, noisettes, noix, noix de cajou,
      pamplemousse, pasteque, peche, pistaches, poire, pomme, pruneaux, radis, radis beurre,
      raisins secs, roquefort, tapenade, tomates cerises
      """,
    dinner: """
      aligot, andouillette, aubergines farcies, bavette, blanc de poulet, blanquette,
      blanquette de veau, boeuf bourguignon, boeuf carottes, boudin, boudin blanc, boudin noir,
      bouillabaisse, bourguignon, brandade, brandade de morue, brochettes, brochettes de poulet,
      cabillaud, canard a l orange, cassoulet, chapon, choucroute, choucroute garnie, colombo,
      confit de canard, coquilles saint jacques, coquillettes, coquillettes jambon, cote de boeuf,
      cotelettes d agneau, cotes d agneau, courgettes farcies, couscous merguez, couscous royal,
      cuisse de poulet, cuisses de grenouille, curry d agneau, curry de legumes, daube,
      daube provencale, daurade, dinde rotie, dos de cabillaud, endives au jambon,
      escalope de dinde, escalope de veau, escalope milanaise, escargots, faux filet,
      filet de poisson, foie gras, fondue bourguignonne, fondue savoyarde, fruits de mer, gigot,
      gigot d agneau, gratin dauphinois, gratin de chou fleur, gratin de courgettes,
      gratin de macaronis, gratin de pates, grillades, hachis parmentier, homard, huitres,
      langoustines, lapin, lapin a la moutarde, legumes farcis, legumes rotis, magret,
      magret de canard, merguez, moules, moules marinieres, navarin, navarin d agneau,
      oeufs en meurette, onglet, osso buco, parmentier, parmentier de canard, pates a la carbonara,
      pates au pesto, pates au saumon, pates bolognaise, pates carbonara, paupiette, pave de saumon,
      pierrade, pintade, pizza reine, plateau de fruits de mer, poelee de legumes, poisson pane,
      poivrons farcis, pommes dauphine, pot au feu, potee, potee auvergnate, poulet au citron,
      poulet au curry, poulet basquaise, poulet coco, poulet frites, poulet grille, poulet roti,
      poulet yassa, puree maison, quenelles, ravioles, ris de veau, risotto aux champignons,
      riz au curry, riz cantonais, riz saute, rosbif, roti de boeuf, roti de porc, roti de veau,
      rougail saucisse, saint jacques, saucisse aux lentilles, saucisse puree, saumon au four,
      saumon grille, sole meuniere, souris d agneau, spaghettis bolognaise, steak hache,
      steak tartare, tajine, tajine d agneau, tajine de poulet, tartare, tartiflette, tian,
      tomates farcies, tripes, truite aux amandes
      """,
    dinnerIngredients: """
      agneau, boeuf, canard, chou, chou fleur, crevettes, dinde, endives, epinards, frites,
      haricots, haricots verts, legumes, pates, petits pois, poireau, poisson, pomme de terre,
      pommes de terre sautees, porc, poulet, puree, riz, saucisse, saumon, saumon fume, veau,
      viande, viande hachee
      """)
}
