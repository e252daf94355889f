extension KeywordList {
  /// Portuguese.
  package static let portuguese = language(
    headComesFirst: true,
    beverage: """
      achocolatado, agua com gas, batida de coco, bica, cachaca, cafe com leite, cafe preto,
      cafezinho, caipirinha, caipiroska, caldo de cana, cerveja, cha, cha gelado, cha mate,
      cha preto, cha verde, chimarrao, chocolate quente, chopp, copo de agua, copo de leite, galao,
      ginjinha, guarana, leite, leite com chocolate, mate gelado, meia de leite, nescau, pingado,
      refrigerante, suco, suco verde, sumo, vinho, vinho branco, vinho do porto, vinho tinto,
      vinho verde, vitamina de abacate, vitamina de banana
      """,
    dessert: """
      acai na tigela, arroz doce, baba de camelo, beijinho, biscoito, bola de berlim, bolacha, bolo,
      bolo de aniversario, bolo de cenoura, bolo de chocolate, bolo de fuba, bolo de laranja,
      bolo de rolo, bombom, brigadeiro, canjica, chocolate amargo, chocolate ao leite, curau,
      doce de leite, gelado, goiabada com queijo, leite creme, mousse de maracuja, ovos moles,
      pacoca, pao de lo, pasteis de belem, pasteis de nata, pastel de belem, pastel de nata, pave,
      pe de moleque, picole, pudim, pudim de leite, pudim flan, queijada, queijadinha, quindim,
      rabanada, rebucado, romeu e julieta, sorvete, torta de limao, torta de maca, torta holandesa,
      toucinho do ceu, travesseiro de sintra
      """,
    breakfast: """
      aveia, cereais, crepioca, croissant misto, cuscuz, cuscuz com ovo, granola com iogurte,
      iogurte com granola, mingau, mingau de aveia, misto quente, ovos mexidos, panqueca,
      pao com manteiga, pao de queijo, pao doce, pao frances com manteiga, pao na chapa,
      papas de aveia, tapioca, torrada, tosta mista
      """,
    breakfastIngredients: """
      geleia, iogurte, manteiga, ovo, ovo cozido, ovo frito, ovos estrelados, pao, pao integral,
      requeijao
      """,
    lunch: """
      arroz com feijao, arroz e feijao, arroz feijao, arroz feijao e bife, baiao de dois, bifana,
      bife com arroz, caldo de feijao, canja, canja de galinha, comida por quilo, empadao,
      escondidinho, escondidinho de carne, feijao com arroz, feijao tropeiro, feijoada completa,
      francesinha, marmita, marmitex, pf, prato feito, prego no pao, salada de atum,
      salada de frango, salada mista, salada russa, salada verde, sandes, sanduiche,
      sanduiche natural, sopa de legumes, tosta de frango, tutu de feijao, virado a paulista
      """,
    lunchIngredients: """
      feijao, lentilha, presunto, salada
      """,
    snack: """
      acaraje, barra de cereal, barra de proteina, barrinha de cereal, batata chips,
      biscoito de polvilho, bolacha de agua e sal, bolinho de bacalhau, coxinha, empada, empadinha,
      esfiha, esfirra, frutas secas, kibe, mandioca frita, pasteis de bacalhau, pastel de carne,
      pastel de feira, pastel de queijo, pipoca, queijo minas, quibe, rissois, rissol,
      salada de frutas, salgadinho, tabua de queijos, tremocos
      """,
    snackIngredients: """
      abacate, abacaxi, ameixa, amendoas, amendoim, azeitonas, bergamota, castanha de caju,
      castanha do para, cenoura, cerejas, framboesa, goiaba, laranja, maca, mamao, manga, maracuja,
      melancia, melao, mirtilo, morango, nozes, pessego, queijo, tangerina, tomate cereja,
      uvas passas
      """,
    dinner: """
      alheira, arroz de marisco, arroz de pato, arroz de polvo, arroz de tamboril, bacalhau,
      bacalhau a bras, bacalhau a gomes de sa, bacalhau a lagareiro, bacalhau com natas,
      bife a cavalo, bife a milanesa, bife a parmegiana, bife acebolado, bitoque, bobo de camarao,
      cabrito assado, caldeirada, camarao, carne assada, carne de panela,
      carne de porco a alentejana, caruru, cataplana, chanfana, costela, cozido a portuguesa,
      espaguete, estrogonofe, estrogonofe de frango, fraldinha, frango a parmegiana, frango assado,
      frango com quiabo, frango grelhado, frango no churrasco, galinhada, lasanha,
      legumes grelhados, leitao, macarrao, macarronada, maminha, massa a bolonhesa, moqueca,
      moqueca de peixe, nhoque, peixe assado, peixe frito, peixe grelhado, picanha,
      pizza de calabresa, pizza portuguesa, polvo a lagareiro, rodizio, rojoes, sardinhas assadas,
      strogonoff, tripas a moda do porto, vatapa
      """,
    dinnerIngredients: """
      arroz branco, atum grelhado, batata, batata doce, batata frita, bife de frango, brocolos,
      calabresa, camaroes, carne moida, couve, farofa, frango, legumes cozidos, linguica, mandioca,
      peito de frango, peixe, pure de batata, salmao
      """)
}
