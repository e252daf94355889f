import ArgumentParser

/// Options for figures from the food table.
struct EstimateOptions: ParsableArguments {
  @Flag(
    inversion: .prefixedNo,
    help:
      "Write what it amounts to by the food table, where no figures are given; or not, where journal.toml says so."
  )
  var estimate: Bool?
}
