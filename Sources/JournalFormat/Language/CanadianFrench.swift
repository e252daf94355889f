extension LanguageVocabulary {
  /// French as in Québec, where the meals are named as they were before Paris moved them.
  static let canadianFrench: LanguageVocabulary = {
    var vocabulary = french
    vocabulary.ownName = "québécois"
    vocabulary.breakfast = "déjeuner, déjeuners, petit-déjeuner, petits-déjeuners"
    vocabulary.lunch = "dîner, dîners, repas de midi, repas du midi"
    vocabulary.dinner = "souper, soupers, repas du soir"
    return vocabulary
  }()
}
