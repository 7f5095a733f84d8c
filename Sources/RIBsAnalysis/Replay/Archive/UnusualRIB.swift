import RIBsTrace

/// What is not as with most RIBs, the most frequent first: with most an entry's first number takes a byte.
struct Unusual: OptionSet {
  var rawValue: UInt32

  /// It left the tree with a RIB above it, and not when it was detached.
  static let leftOtherwise = Unusual(rawValue: 1 << 0)
  static let wasNotDetached = Unusual(rawValue: 1 << 1)
  static let wasNotLoaded = Unusual(rawValue: 1 << 2)
  static let wasAttachedOften = Unusual(rawValue: 1 << 3)
  static let builtAnew = Unusual(rawValue: 1 << 4)
  static let didNotLeave = Unusual(rawValue: 1 << 5)
  static let wasNotAttached = Unusual(rawValue: 1 << 6)
  static let wasNotCreated = Unusual(rawValue: 1 << 7)
  static let isActive = Unusual(rawValue: 1 << 8)
  static let isLaunched = Unusual(rawValue: 1 << 9)
  /// An event's number is not as far from its line as those at the page's origin are.
  static let isNumberedOtherwise = Unusual(rawValue: 1 << 10)
  /// The events that made and destroyed it have call sites.
  static let hasMoreSites = Unusual(rawValue: 1 << 11)

  static let kinds: [RIBKind?] = [nil, .viewless, .viewable, .launch]
}
