/// Some of the catalogue's rules, one bit each: there is a set for every RIB.
struct RuleSet: Blankable {
  private var bits: UInt64 = 0

  static let blank = RuleSet()

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

  var isEmpty: Bool { bits == 0 }

  private static func bit(_ index: Int) -> UInt64 { 1 << UInt64(index & 63) }

  /// - Parameter index: The rule's position in the catalogue.
  mutating func insert(_ index: Int) { bits |= Self.bit(index) }
  mutating func remove(_ index: Int) { bits &= ~Self.bit(index) }
  func intersects(_ other: RuleSet) -> Bool { bits & other.bits != 0 }
}
