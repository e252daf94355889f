extension LanguageVocabulary {
  /// Canadian French, where breakfast is *déjeuner*, lunch *dîner* and dinner *souper*.
  static let canadianFrench: LanguageVocabulary = {
    var vocabulary = french
    vocabulary.ownName = "québécois"
    vocabulary.breakfast = "déjeuner, déjeuners, petit-déjeuner, petits-déjeuners"
    vocabulary.lunch = "dîner, dîners, repas de midi, repas du midi"
    vocabulary.dinner = "souper, soupers, repas du soir"
    return vocabulary
  }()
}
