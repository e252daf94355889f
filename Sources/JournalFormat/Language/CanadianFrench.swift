extension LanguageWords {
  /// French as in Québec, where the meals are named as they were before Paris moved them.
  static let canadianFrench: LanguageWords = {
    var words = french
    words.ownName = "québécois"
    words.breakfast = "déjeuner, déjeuners, petit-déjeuner, petits-déjeuners"
    words.lunch = "dîner, dîners, repas de midi, repas du midi"
    words.dinner = "souper, soupers, repas du soir"
    return words
  }()
}
