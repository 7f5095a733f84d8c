/// All rules, in the order in which they judge the end of a session. The order matters twice. `duplicate-sibling` and
/// `view-gone-rib-attached` come after the two rules that explain the same siblings better. `retained-object`,
/// `active-while-detached` and `worker-outlives-rib` come last of the rules about RIBs, in this order, because what follows
/// from another rule's finding is counted there.
public enum RuleCatalogue {
  static let rules: [any Rule.Type] = [
    // Calls that are wrong when they are made
    AttachCycleRule.self,
    DoubleAttachRule.self,
    SecondParentRule.self,
    AttachUnderDetachedRule.self,
    DetachUnattachedRule.self,
    WrongParentDetachRule.self,
    DoubleDetachRule.self,
    DetachAfterCascadeRule.self,
    DetachDuringAttachRule.self,
    OffMainThreadRule.self,
    UnbalancedActivationRule.self,
    HoldsNotReadRule.self,
    // Children that leak
    LeakedChildRule.self,
    KeptForReuseRule.self,
    LostChildRule.self,
    StrandedSiblingRule.self,
    DuplicateSiblingRule.self,
    NeverAttachedRule.self,
    // Views
    ViewOutlivesRIBRule.self,
    ViewGoneRIBAttachedRule.self,
    // Flows and workers
    StalledWorkflowRule.self,
    // Habits worth a word
    RebuildChurnRule.self,
    GrowthRule.self,
    // Counted in another rule's finding if they follow from it
    RetainedObjectRule.self,
    ActiveWhileDetachedRule.self,
    WorkerOutlivesRIBRule.self,
    // The trace itself
    TornTailRule.self,
    MalformedLineRule.self,
    LineTooLongRule.self,
    InvalidFieldRule.self,
    GapRule.self,
    DroppedRule.self,
    NoHeaderRule.self,
    ClockRule.self,
    UnknownTypeRule.self,
    ContradictionRule.self,
    NoRIBsRule.self,
    NotSettledRule.self,
    NotEndedRule.self,
  ]

  private static let indices = Dictionary(
    uniqueKeysWithValues: rules.enumerated().map { (ObjectIdentifier($1), $0) })

  /// The index of a rule in ``rules``.
  static func index(of rule: any Rule.Type) -> Int {
    guard let index = indices[ObjectIdentifier(rule)] else {
      preconditionFailure("\(rule) is missing in the catalogue.")
    }
    return index
  }

  /// The indices of the rules that watch each kind of change, by the kind's raw value.
  static let watching: [[Int]] = ChangeKind.allCases.map { kind in
    rules.indices.filter { rules[$0].watched.contains(ChangeKinds(kind)) }
  }

  /// The kinds of change that any rule watches.
  static let watched = rules.reduce(into: ChangeKinds()) { $0.formUnion($1.watched) }

  /// The pages of all rules, in the catalogue's order.
  public static let pages: [RulePage] = rules.map { $0.page }

  /// The page of one rule.
  ///
  /// - Parameter id: The rule's id.
  /// - Returns: The rule's page; nil if there is no such rule.
  public static func page(_ id: String) -> RulePage? { pages.first { $0.id == id } }
}
