internal import JournalFormat

/// Foods that others are eaten with, so that both count if the two are adjacent: `dal rice`, `fish and chips`.
enum MealStaples {
  static func contain(_ food: TableFood) -> Bool { names.contains(food.name) }

  /// Whether a food directly after it is eaten with it: `puri bhaji`, `rice rasam`.
  static func begin(_ food: TableFood) -> Bool { beginnings.contains(food.name) }

  /// Whether a food directly after it is on it or in it: `pasta tonno`, `wrap chicken`.
  static func carry(_ food: TableFood) -> Bool { carriers.contains { food.name.hasSuffix($0) } }

  /// Whether it only names a flavour: `strawberry yogurt`, `oat milk latte`.
  static func flavour(_ food: TableFood) -> Bool {
    flavours.contains(food.name) || food.name.hasSuffix("milk")
  }

  /// Whether something is spread on each of it.
  static func isSpread(_ food: TableFood) -> Bool { spread.contains { food.name.hasSuffix($0) } }

  /// Whether what is named with it is added to it: `coffee (milk, 2 sugars)`, `toast (butter)`, `rice (1 tbsp ghee)`.
  static func isServedWithOthers(_ dish: TableFood) -> Bool {
    dish["fl oz"] != nil || isSpread(dish) || contain(dish) || begin(dish)
  }

  static func isBowl(_ dish: TableFood) -> Bool { dish.name.hasSuffix(" bowl") }

  static func isFilled(_ dish: TableFood) -> Bool { filled.contains { dish.name.hasSuffix($0) } }

  /// Whether an item only names an ingredient of the dish before it: `smoothie with banana`, `shakshuka with 2 eggs`.
  ///
  /// Butter, sugar and other things added at the table count if an amount is stated.
  static func isPart(_ item: MealItem, of dish: MealItem) -> Bool {
    guard item.isWith else { return false }
    if isBowl(dish.food), item.amount.isEmpty { return true }
    let isBlend = isBlend(dish.food)
    // `protein shake with 300 ml milk`: what it was stirred into.
    if isBlend, item.food.name.hasSuffix("milk"), case .volume? = item.amount.measure?.size { return true }
    guard item.amount.isEmpty || (item.amount.count != nil && item.amount.measure == nil) else {
      return false
    }
    if parts[dish.food.name]?.contains(item.food.name) == true { return true }
    if item.amount.isEmpty, isMeat(item.food), !isDishOfMeat(item.food),
      mixtures.contains(where: { dish.food.name.hasSuffix($0) }),
      dish.food.composition.protein >= 4
    {
      return true
    }
    if isBlend, flavoursOfBlends.contains(item.food.name) { return true }
    // What is blended into a shake of powder comes on top of it.
    if isBlend, !isOfPowder(dish.food), fruits.contains(item.food.name) { return true }
    guard item.amount.isEmpty || item.food["side"] == nil else { return false }
    let ingredients = dish.food.ingredients.lowercased()
    return ingredients.contains(" g \(item.food.name),") || ingredients.contains(" g \(item.food.name);")
  }

  /// Whether it stays what it is, whatever variety is named: `burrito de frijoles`.
  static func isDish(_ food: TableFood) -> Bool {
    isFilled(food) || (pastas + topped + mixtures + baked).contains { food.name.hasSuffix($0) }
  }

  /// Whether `food`, named as its variety, is an addition to it: `spaghetti alle vongole`, `crêpe au sucre`.
  static func isServed(_ dish: TableFood, with food: TableFood) -> Bool {
    pastas.contains { dish.name.hasSuffix($0) }
      // Of what is put on something it is a topping; of others, as in `tortitas de avena`, it is made.
      || topped.contains { dish.name.hasSuffix($0) } && food["side"] != nil
  }

  private static let pastas = [
    "pasta", "spaghetti", "linguine", "tagliatelle", "penne", "noodles", "macaroni", "gnocchi", "omelette",
    "frittata",
  ]
  private static let topped = ["crepe", "waffle", "pancake"]
  /// Foods that only taste of the variety that is named.
  private static let baked = [
    "cookie", "donut", "doughnut", "cake", "brioche", "eclair", "éclair",
    "puff",
    "profiterole",
    "cornetto", "churro", "brownie", "biscuit", "ice cream", "mousse", "pudding", "cannoli", "macaron",
    "fajita",
  ]

  /// Whether an item states the amount of a dish's main ingredient: `porridge 40 g oats`.
  static func isMeasured(_ item: MealItem, of dish: MealItem) -> Bool {
    item.amount.measure?.isExact == true && bases[dish.food.name] == item.food.name
  }

  private static let bases = ["oatmeal": "oat"]

  /// Whether it consists of what is named with it: `smoothie with banana and 200 ml milk`.
  static func isBlend(_ dish: TableFood) -> Bool { blends.contains { dish.name.hasSuffix($0) } }

  /// Whether it is powder stirred into something.
  static func isOfPowder(_ dish: TableFood) -> Bool {
    ["protein", "meal replacement"].contains { dish.name.hasPrefix($0) }
  }

  /// Whether it is meat, fish, egg or cheese, by its composition.
  private static func isMeat(_ food: TableFood) -> Bool {
    food.composition.protein >= 10 && food.composition.carbs <= 5
  }

  /// Whether it is served beside others rather than in them: *Knödel mit Schweinebraten*.
  private static func isDishOfMeat(_ food: TableFood) -> Bool {
    ["roast", "schnitzel", "sausage", "steak", "chop", "meatball", "rib"].contains { food.name.contains($0) }
  }

  /// Dishes that contain meat or the like, so that it only names their variety: `pho with beef`.
  private static let mixtures = [
    "pho", "ramen", "soup", "curry", "stew", "biryani", "fried rice", "pad thai", "lo mein", "chow mein",
    "paella",
    "burrito", "taco", "enchilada", "quesadilla", "wrap", "tagine", "goulash", "laksa", "chili", "dumpling",
    "bao bun", "baozi",
    "empanada",
    "arepa", "poke bowl", "donburi", "bibimbap", "japchae", "stir fry", "kebab", "gyro", "shawarma",
    "stroganoff", "pizza", "lasagna", "sandwich", "quiche",
  ]
  /// Dishes with a filling or a topping, each of which is a dish of its own: `pepperoni pizza`.
  private static let filled = [
    "pizza", "lasagna", "sandwich", "quiche", "muffin", "pie", "burger", "tart", "casserole", "croissant",
    "omelette",
  ]
  /// The parts of dishes without a recipe in the table.
  private static let parts: [String: Set<String>] = ["miso soup": ["tofu", "seaweed", "wakame"]]
  private static let blends = [
    "smoothie", "fruit salad", "smoothie drink", "milkshake", "licuado", "juice", "acai bowl", "shake",
  ]
  private static let fruits: Set<String> = [
    "banana", "berry", "strawberry", "blueberry", "raspberry", "blackberry", "mango", "pineapple", "apple",
    "orange",
    "kiwi", "peach", "grape", "papaya", "watermelon", "cherry", "pear", "fruit", "passion fruit", "spinach",
    "yogurt",
  ]
  private static let flavoursOfBlends: Set<String> = ["milk", "chocolate", "vanilla", "lemon", "ginger"]

  private static let beginnings: Set<String> = [
    "rice", "brown rice", "couscous", "quinoa", "idli", "dosa", "chapati", "naan", "paratha", "puri", "vada",
    "appam",
    "idiyappam",
    "parotta", "bhatura",
  ]
  private static let carriers = [
    "pasta", "spaghetti", "noodles", "noodle", "bread roll", "bagel", "wrap", "tortilla", "quesadilla",
    "burrito", "taco", "empanada",
    "panini", "panino", "sandwich", "tramezzino", "piadina", "focaccia", "pita", "bun",
  ]
  private static let flavours: Set<String> = [
    "almond", "berry", "mixed vegetables", "blueberry", "strawberry", "raisin", "walnut", "nut", "lemon",
    "cinnamon", "garlic",
    "chocolate syrup",
  ]
  private static let spread = [
    "bread", "toast", "brot", "roll", "bagel", "crispbread", "rice cake", "baguette", "scone",
    "english muffin",
  ]

  private static let names: Set<String> = [
    "rice", "brown rice", "basmati rice", "bread", "toast", "white bread", "idli", "dosa", "roti", "chapati",
    "naan", "paratha", "puri",
    "vada", "pasta", "noodles", "fries", "french fries", "chips", "potato", "potatoes", "mashed potatoes",
    "boiled potatoes", "appam",
    "idiyappam", "parotta", "bhatura", "couscous", "quinoa", "bread roll", "baguette",
  ]
}
