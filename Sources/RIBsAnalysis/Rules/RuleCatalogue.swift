/// All rules. The order is the one in which they judge a session's end, and matters twice: what another
/// rule has reported, `retained-object` and `active-while-detached` do not report again, so they stand
/// last of the RIB rules; and `duplicate-sibling` stands behind the two that explain the same siblings
/// better.
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
    WorkerOutlivesRIBRule.self,
    // Habits worth a word
    RebuildChurnRule.self,
    GrowthRule.self,
    // Silent where another rule has spoken
    RetainedObjectRule.self,
    ActiveWhileDetachedRule.self,
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
    NoRIBsRule.self,
    NotEndedRule.self,
  ]

  /// The positions of the rules that watch each kind of change.
  static let watching: [[Int]] = (0..<ChangeKinds.count).map { position in
    rules.indices.filter { rules[$0].watched.contains(ChangeKinds(position: position)) }
  }

  /// The pages of all rules, in the catalogue's order.
  public static let pages: [RulePage] = rules.map { $0.page }

  /// The page of one rule.
  ///
  /// - Parameter id: The rule's id.
  /// - Returns: Its page; nil where there is no such rule.
  public static func page(_ id: String) -> RulePage? { pages.first { $0.id == id } }
}
