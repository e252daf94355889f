/// An energy that a line states of several entries together: `Total: 450 kcal` below foods without figures.
public struct SharedEnergy: Hashable, Sendable {
  /// The line, or the title, that states it.
  public var range: SourceRange
  /// What it states: that of all entries it is of.
  public var stated: EnergyAmount
  /// What of it is that of `entries`: the rest above what the others state themselves.
  public var energy: EnergyAmount
  /// The positions of the eaten entries that state no energy, or only that of some of their parts, in order, at least one. An
  /// entry is in one at most.
  public var entries: [Int]
  /// From the first to the last position of all entries it is of; those of another meal between them are not.
  public var span: Range<Int>

  public init(
    range: SourceRange, stated: EnergyAmount, energy: EnergyAmount, entries: [Int], span: Range<Int>
  ) {
    self.range = range
    self.stated = stated
    self.energy = energy
    self.entries = entries
    self.span = span
  }
}
