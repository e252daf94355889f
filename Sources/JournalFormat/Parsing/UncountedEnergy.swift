/// An energy, or a nutrient behind one, in an entry's words that is not counted.
struct UncountedEnergy {
  enum Reason {
    /// It is that of something else: `105 kcal each`, `of 2000 kcal`.
    case other
    /// Several stand there, and nothing joins them.
    case several
    /// One stands in the place of another: `was 450 kcal, now 500 kcal`.
    case replaced
    /// `32O kcal`.
    case noNumber
    /// `450 kcl`.
    case noUnit
    /// `(510 kcal` without the other bracket.
    case unclosed
    /// `EW 12 g` behind an energy that is counted.
    case unknownNutrient
  }

  var range: Range<Int>
  var reason: Reason
}

extension UncountedEnergy {
  /// What is wrong, and what to write.
  var message: String {
    switch reason {
    case .other:
      "what stands beside this energy makes it another's, or leaves open how much it is, so it is not counted; put the "
        + "entry's own at the end: ‘(320 kcal)’"
    case .several:
      "several energies stand here and nothing joins them, so none is counted; put ‘+’ between the foods, or one figure "
        + "for all of them at the end"
    case .replaced:
      "one of these energies stands in the place of the other, so none is counted; keep only the one that counts"
    case .noNumber: "this is no number, so its energy is not counted; write it in digits"
    case .noUnit: "this is no unit of energy, so nothing is counted; write ‘kcal’ or ‘kJ’"
    case .unknownNutrient:
      "this is no nutrient that is known here, so nothing from it on is counted; write ‘P’, ‘C’ and ‘F’ for protein, "
        + "carbohydrates and fat, or their names"
    case .unclosed: "this bracket does not close, so its energy is not counted; close it with ‘)’"
    }
  }
}
