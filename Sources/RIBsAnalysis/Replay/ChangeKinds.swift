/// Changes by what happened, to say which of them something listens to.
struct ChangeKinds: OptionSet, Sendable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(number: UInt32) { rawValue = 1 << number }

  static let created = ChangeKinds(number: 0)
  static let launched = ChangeKinds(number: 1)
  static let attached = ChangeKinds(number: 2)
  static let detached = ChangeKinds(number: 3)
  static let activated = ChangeKinds(number: 4)
  static let deactivated = ChangeKinds(number: 5)
  static let loaded = ChangeKinds(number: 6)
  static let destroyed = ChangeKinds(number: 7)
  static let held = ChangeKinds(number: 8)
  static let unheld = ChangeKinds(number: 9)
  static let appeared = ChangeKinds(number: 10)
  static let disappeared = ChangeKinds(number: 11)
  static let leaked = ChangeKinds(number: 12)
  static let flowed = ChangeKinds(number: 13)
  static let worked = ChangeKinds(number: 14)
  static let marked = ChangeKinds(number: 15)
  static let other = ChangeKinds(number: 16)

  // Calls that are wrong are kinds of their own, each with a rule that looks at nothing else.
  static let attachedInCycle = ChangeKinds(number: 17)
  static let attachedTwice = ChangeKinds(number: 18)
  static let attachedToSecondParent = ChangeKinds(number: 19)
  static let attachedUnderDetached = ChangeKinds(number: 20)
  static let detachedUnattached = ChangeKinds(number: 21)
  static let detachedFromWrongParent = ChangeKinds(number: 22)
  static let detachedTwice = ChangeKinds(number: 23)
  static let detachedAfterCascade = ChangeKinds(number: 24)
  static let detachedDuringAttach = ChangeKinds(number: 25)
  static let activatedWrongly = ChangeKinds(number: 26)

  static let settled = ChangeKinds(number: 27)

  /// How many kinds there are.
  static let count = 28

  /// Attaches after which the tree is another one.
  static let changingAttach: ChangeKinds = [
    .attached, .attachedToSecondParent, .attachedUnderDetached,
  ]
  /// Detaches after which the tree is another one.
  static let changingDetach: ChangeKinds = [
    .detached, .detachedAfterCascade, .detachedDuringAttach,
  ]
  static let anyAttach: ChangeKinds = [.changingAttach, .attachedInCycle, .attachedTwice]
  static let anyDetach: ChangeKinds = [
    .changingDetach, .detachedUnattached, .detachedFromWrongParent, .detachedTwice,
  ]

  /// The number of a single kind, below ``count``.
  var number: Int { rawValue.trailingZeroBitCount }
}

extension AttachMisuse {
  /// The kind of change that such an attach is.
  var kind: ChangeKinds {
    switch self {
    case .cycle: .attachedInCycle
    case .duplicate: .attachedTwice
    case .secondParent: .attachedToSecondParent
    case .underDetached: .attachedUnderDetached
    }
  }
}

extension DetachMisuse {
  /// The kind of change that such a detach is.
  var kind: ChangeKinds {
    switch self {
    case .unattached: .detachedUnattached
    case .wrongParent: .detachedFromWrongParent
    case .double: .detachedTwice
    case .afterCascade: .detachedAfterCascade
    case .duringAttach: .detachedDuringAttach
    }
  }
}
