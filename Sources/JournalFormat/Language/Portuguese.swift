extension LanguageVocabulary {
  /// Portuguese, of Brazil and of Portugal.
  static let portuguese = LanguageVocabulary(
    ownName: "português",
    breakfast: "café da manhã, pequeno-almoço, desjejum",
    lunch: "almoço, almoços",
    snack: "lanche, lanches, lanche da manhã, lanche da tarde, ceia, merenda, colação",
    dinner: "jantar, jantares, janta",
    dessert: "sobremesa, sobremesas",
    beverage: "bebidas, bebida",
    food: "alimentação, refeições, refeição, alimentos",
    weight: "peso, peso corporal",
    tasks: "tarefas, tarefa, tarefas do dia, a fazer, por fazer, afazeres, lista de tarefas",
    habits: "hábitos, hábito",
    notes: "notas, nota, anotações",
    mood: "humor, estado de espírito",
    total: "total, calorias totais, total de calorias, totais, total do dia, total diário, subtotal",
    morning: "manhã, de manhã, pela manhã",
    noon: "meio-dia, ao meio-dia",
    between: "meio da manhã, meio da tarde, tarde, à tarde, de tarde, antes de dormir",
    evening: "noite, à noite, de noite",
    weekdays: "segunda-feira, terça-feira, quarta-feira, quinta-feira, sexta-feira, sábado, domingo",
    weekdayAbbreviations: "segunda seg, terça ter, quarta qua, quinta qui, sexta sex, sáb, dom",
    months: """
      janeiro jan, fevereiro fev, março mar, abril abr, maio mai, junho jun, julho jul, \
      agosto ago, setembro set, outubro out, novembro nov, dezembro dez
      """,
    factLetters: ["g": .fat])
}
