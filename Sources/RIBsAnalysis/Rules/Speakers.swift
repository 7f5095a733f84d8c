/// Some of the catalogue's rules, in a word, since there may be as many of these as RIBs.
struct Speakers: Blankable {
  private var bits: UInt64 = 0

  static let blank = Speakers()

  init() {}

  init(_ rules: any Rule.Type...) {
    for place in RuleCatalogue.rules.indices
    where rules.contains(where: { $0 == RuleCatalogue.rules[place] }) {
      insert(place)
    }
  }

  var isEmpty: Bool { bits == 0 }

  private func bit(_ place: Int) -> UInt64 { 1 << UInt64(place & 63) }

  /// - Parameter place: Where a rule stands in the catalogue.
  mutating func insert(_ place: Int) { bits |= bit(place) }
  func containsOther(than place: Int) -> Bool { bits & ~bit(place) != 0 }
  func containsOne(of others: Speakers) -> Bool { bits & others.bits != 0 }
}
