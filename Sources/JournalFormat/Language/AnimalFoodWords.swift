/// What people write among meals and do not eat themselves, in all languages at once.
enum AnimalFoodWords {
  /// The beginning of an entry's words that makes it the food of an animal.
  static let words = WordSet(
    """
    dog food, dog treat, dog treats, dog biscuit, dog biscuits, cat food, cat treat, cat treats, pet food, puppy food, kitten food, \
    bird food, bird seed, birdseed, fish food, horse feed, Hundefutter, Katzenfutter, Tierfutter, Vogelfutter, Fischfutter, Trockenfutter, Nassfutter, croquettes pour chien, croquettes pour chiens, croquettes pour chat, croquettes pour chats, pâtée, \
    comida para perros, comida para gatos, comida de perro, comida de gato, pienso para perros, pienso para gatos, ração para cães, ração para gatos, cibo per cani, cibo per gatti, \
    hondenvoer, kattenvoer, hundefoder, kattefoder, hundemat, kattemat, hundmat, kattmat, корм для собак, корм для кошек, ドッグフード, キャットフード, 狗粮, 狗糧, 猫粮, 貓糧, \
    사료, 개 사료, 고양이 사료
    """)
}
