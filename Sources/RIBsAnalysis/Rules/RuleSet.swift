/// Some of the catalogue's rules, one bit each.
struct RuleSet {
  /// The most rules that the catalogue can have. A test checks it.
  static let capacity = UInt64.bitWidth

  private var bits: UInt64 = 0

  init() {}

  init(_ rules: any Rule.Type...) {
    self.init { rule in rules.contains { $0 == rule } }
  }

  init(where isMember: (any Rule.Type) -> Bool) {
    for index in RuleCatalogue.rules.indices where isMember(RuleCatalogue.rules[index]) {
      insert(index)
    }
  }

  /// The rules that report errors.
  static let errors = RuleSet { $0.page.severity == .error }

  private static func bit(_ index: Int) -> UInt64 { 1 << UInt64(index) }

  /// - Parameter index: The rule's index in the catalogue.
  mutating func insert(_ index: Int) { bits |= Self.bit(index) }
  mutating func subtract(_ other: RuleSet) { bits &= ~other.bits }
  func contains(_ index: Int) -> Bool { bits & Self.bit(index) != 0 }
  func intersects(_ other: RuleSet) -> Bool { bits & other.bits != 0 }
}
