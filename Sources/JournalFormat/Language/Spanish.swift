extension LanguageVocabulary {
  /// Spanish.
  static let spanish = LanguageVocabulary(
    ownName: "español",
    breakfast: "desayuno, desayunos",
    lunch: "almuerzo, almuerzos, comida",
    snack: """
      merienda, meriendas, colación, colaciones, tentempié, tentempiés, media mañana, refrigerio, \
      picoteo, snack, snacks
      """,
    dinner: "cena, cenas",
    dessert: "postre, postres",
    beverage: "bebidas, bebida",
    food: "comida del día, comidas, comidas del día, alimentación, alimentos",
    weight: "peso, peso corporal",
    tasks:
      "tareas, tarea, tareas de hoy, tareas del día, tareas pendientes, pendientes, por hacer, lista de tareas",
    habits: "hábitos, hábito",
    notes: "notas, nota",
    mood: "ánimo, estado de ánimo",
    total:
      "total, calorías totales, total calorías, totales, total del día, total diario, subtotal, subtotales",
    morning: "por la mañana, en la mañana, de mañana",
    noon: "mediodía, al mediodía, a mediodía",
    between: "media tarde, tarde, por la tarde, en la tarde, antes de dormir, entre horas",
    evening: "noche, por la noche, en la noche",
    weekdays: "lunes, martes, miércoles, jueves, viernes, sábado, domingo",
    weekdayAbbreviations: "lun, mar, mié, jue, vie, sáb, dom",
    months: """
      enero ene, febrero feb, marzo mar, abril abr, mayo may, junio jun, julio jul, agosto ago, \
      septiembre setiembre sept sep, octubre oct, noviembre nov, diciembre dic
      """,
    factLetters: ["g": .fat])
}
