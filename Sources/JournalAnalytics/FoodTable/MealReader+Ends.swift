/// The ends of parts and segments, at which it is known which foods belong together.
extension MealReader {
  /// Ends the part of the words that describes one food, or one compound.
  mutating func endPart(isSegment: Bool) {
    if let last = items.indices.last, last >= part {
      if items[last].amount.isEmpty, !pending.isEmpty { items[last].amount = pending }
      items[last].ignored += unknownRun
      // A number that counts nothing, as in `7-grain bread` and `the third coffee`, makes no other food of it.
      if unknownRun.contains(where: {
        MealWords.shares[$0] == nil && Double($0) == nil && !places.contains($0)
      }) {
        items[last].isBesideUnknown = true
      }
    } else if !unknownRun.isEmpty {
      estimate.unknown.append(unknownRun.joined(separator: " "))
    } else if let last = items.indices.last, items[last].amount.isEmpty,
      pending.measure != nil || pending.count != nil || pending.size != nil
    {
      // `crisps, 25 g bag`, `lasagne, large piece`; of `ravioli with cheese, 1 cup` the cheese is no cup.
      let isSide = items[last].isWith && items[last].food["side"] != nil
      let main = isSide ? items[..<last].lastIndex { !$0.isWith && $0.amount.isEmpty } : nil
      items[main ?? last].amount = pending
      items[main ?? last].amount.isBehind = true
    } else if let last = items.indices.last, !items[last].isJoined, pending.measure?.isExact == true,
      pending.count != nil, items[last].amount.measure?.isExact != true
    {
      // `a steak, 300 g`, `a can of cola, 500 ml`.
      items[last].amount = items[last].amount.of(pending)
    }
    (unknownRun, places) = ([], [])
    pending = MealAmount()
    joinCompounds()
    joinParts()
    part = items.count
    if isSegment {
      if !held.isEmpty { estimate.unknown.append(held.compactMap(\.size).joined(separator: " ")) }
      held = []
      if multiple?.isBracket == false { endMultiple() }
      segment = items.count
      // A list ends with what stands behind *and*: `2 tsp each of sugar, honey and jam`.
      if isJoined { each = nil }
      isJoined = false
      isWith = false
    }
    isBehindFood = false
  }

  /// Reads the number of ingredients as the amount of the food before: `scrambled eggs from 3 eggs`.
  private mutating func joinParts() {
    guard items.count >= 2, let last = items.last, last.amount.count != nil, last.amount.measure == nil else {
      return
    }
    let before = items.count - 2
    guard before >= segment, items[before].amount.isEmpty, let grams = items[before].food[last.food.name]
    else { return }
    items[before].amount = last.amount
    items[before].amount.measure = HouseholdMeasure(name: last.food.name, size: .portion(grams))
    items.removeLast()
  }

  /// Moves the drink just read before the food that is in it, which counts as its addition: `Milch im Kaffee`.
  mutating func putInside() {
    let last = items.count - 1
    guard isInside, last > segment, items[last].isJoined, !items[last - 1].isJoined,
      items[last].food["fl oz"] != nil || items[last].food.name.hasSuffix("yogurt"),
      items[last - 1].food["fl oz"] == nil || items[last - 1].food.name.hasSuffix("milk")
        || ["tbsp", "tsp", "spoon"].contains(items[last - 1].amount.measure?.name)
    else { return }
    isInside = false
    items.swapAt(last - 1, last)
    (items[last - 1].isJoined, items[last - 1].isWith) = (false, false)
    (items[last].isJoined, items[last].isWith) = (true, false)
  }

  /// Joins two adjacent foods, the first of which only names the variety of the last, to one.
  private mutating func joinCompounds() {
    var index = items.count - 1
    while index > part {
      defer { index -= 1 }
      guard items[index].isAdjacent else { continue }
      let (before, last) = (items[index - 1].food, items[index].food)
      if last["side"] != nil || MealStaples.contain(last) || MealStaples.begin(before) {
        items[index].isJoined = true
      } else if MealStaples.carry(before) {
        // `bagel smoked salmon and cream cheese`: as with *with*.
        (items[index].isJoined, items[index].isWith) = (true, true)
      } else if items[index - 1].amount.count != nil, let grams = last[before.name] {
        // `3 egg omelette`.
        items[index].amount = items[index - 1].amount
        items[index].amount.measure = HouseholdMeasure(name: before.name, size: .portion(grams))
        items[index].isAdjacent = items[index - 1].isAdjacent
        items[index].isJoined = items[index - 1].isJoined
        items.remove(at: index - 1)
      } else if before["side"] != nil, !MealStaples.flavour(before) {
        // `cheese omelette`: an omelette with some cheese.
        let amount = items[index - 1].amount
        items.swapAt(index - 1, index)
        items[index - 1].amount = amount
        items[index].amount = MealAmount()
        (items[index - 1].isAdjacent, items[index].isJoined) = (items[index].isAdjacent, true)
      } else {
        if items[index].amount.isEmpty { items[index].amount = items[index - 1].amount }
        items[index].isAdjacent = items[index - 1].isAdjacent
        items[index].isJoined = items[index - 1].isJoined
        items[index].ignored = items[index - 1].ignored + [items[index - 1].written] + items[index].ignored
        items.remove(at: index - 1)
      }
    }
  }

  /// Whether *or*, or *and* without an amount, joins another food to one that is left out: `without milk or sugar`.
  private var isFurtherNegated: Bool {
    guard let joint = word(at: index), let next = word(at: index + 1) else { return false }
    guard MealWords.ors.contains(joint) || joint == "nor" || joint == "ni" || joint == "noch" else {
      guard MealWords.joints.contains(joint), !MealWords.parts.contains(joint) else { return false }
      let food = foods.longest([next][...])?.food
      return food?["side"] != nil && !MealWords.negations.contains(next)
    }
    return !MealWords.negations.contains(next)
  }

  /// Skips what follows `no`.
  mutating func skipNegated() {
    index += 1
    while let word = word(at: index), match() == nil,
      MealWords.fillers.contains(word) || MealWords.ofs.contains(word)
    {
      index += 1
    }
    guard index < tokens.count, tokens[index].text != nil else { return }
    let sized = match()
    if let sized {
      // `masala chai, no sugar`.
      if let last = items.indices.last, last >= segment - 1 {
        let isDish = items[last].food["fl oz"] == nil && sized.food.name != "sugar"
        if isLeft(sized.food, in: &items[last].food) || isDish {
          // Nobody knows how much of a dish that is: `caesar salad, no dressing`.
          items[last].ignored.append("no \(sized.food.name)")
        }
      }
      index += sized.count
      if isFurtherNegated {
        isBehindFood = false
        return skipNegated()
      }
    } else if let word = word(at: index), !MealWords.joints.contains(word) {
      index += 1
    }
    isBehindFood = false
  }
}
