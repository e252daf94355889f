/// One body weight reading.
public struct WeightEntry: Hashable, Sendable {
  public var range: SourceRange
  public var mass: BodyMass
  public var unit: BodyMassUnit
  public var time: TimeSpan?
  /// In percent, above 0 and below 100.
  public var bodyFatPercent: Double?
  /// The text before or after the figures, such as `morning`.
  public var remark: TextSlice?

  public init(
    range: SourceRange, mass: BodyMass, unit: BodyMassUnit, time: TimeSpan? = nil,
    bodyFatPercent: Double? = nil, remark: TextSlice? = nil
  ) {
    self.range = range
    self.mass = mass
    self.unit = unit
    self.time = time
    self.bodyFatPercent = bodyFatPercent
    self.remark = remark
  }
}

/// A mood on a scale: the 4 and the 5 of `4/5`.
public struct MoodValue: Hashable, Sendable {
  public var value: Double
  /// The scale's upper end, above zero.
  public var scale: Double

  public init(value: Double, scale: Double) {
    self.value = value
    self.scale = scale
  }
}

/// A mood of the day, of an hour, or noted on a habit.
public struct MoodEntry: Hashable, Sendable {
  public var range: SourceRange
  public var time: TimeSpan?
  /// `nil` if the line has text only.
  public var value: MoodValue?
  /// Without the tags at its end.
  public var text: TextSlice?
  public var tags: [Tag]

  public init(
    range: SourceRange, time: TimeSpan? = nil, value: MoodValue? = nil, text: TextSlice? = nil,
    tags: [Tag] = []
  ) {
    self.range = range
    self.time = time
    self.value = value
    self.text = text
    self.tags = tags
  }
}

/// An item under a heading of the user's own, such as `headache 3/10` under `## Symptoms`.
public struct SeriesItem: Hashable, Sendable {
  public var range: SourceRange
  /// How many lines its words take, from the first of `range` on.
  public var wordLines = 1
  /// The heading's text.
  public var series: TextSlice
  public var time: TimeSpan?
  public var text: TextSlice
  public var value: MoodValue?
  public var tags: [Tag]

  public init(
    range: SourceRange, series: TextSlice, time: TimeSpan? = nil, text: TextSlice,
    value: MoodValue? = nil, tags: [Tag] = []
  ) {
    self.range = range
    self.series = series
    self.time = time
    self.text = text
    self.value = value
    self.tags = tags
  }
}

/// Prose, or anything else that is not a record.
public struct Note: Hashable, Sendable {
  public var range: SourceRange
  /// The text of the nearest heading above, if any.
  public var heading: TextSlice?
  /// The lines as written.
  public var text: TextSlice

  public init(range: SourceRange, heading: TextSlice?, text: TextSlice) {
    self.range = range
    self.heading = heading
    self.text = text
  }
}
