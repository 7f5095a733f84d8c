import RIBsAnalysis

/// All rules about source, in the order in which they are listed.
package enum SourceRuleCatalogue {
  static let rules: [any SourceRule.Type] = [
    // Attaches
    UnguardedAttachRule.self,
    ReattachFromChildRule.self,
    GuardThenAsyncAttachRule.self,
    GuardAcrossAwaitRule.self,
    UnstoredChildRule.self,
    NeverAssignedChildRule.self,
    LateReferenceRule.self,
    AttachInDidBecomeActiveRule.self,
    // Detaches
    NotClearedRule.self,
    ClearedNotDetachedRule.self,
    DetachedTwiceRule.self,
    NeverDetachedRule.self,
    // Views
    CleanupViewsEmptyRule.self,
    RIBWithoutViewRule.self,
    PoppedTwiceRule.self,
    ViewWithoutRIBRule.self,
    ShownNotAttachedRule.self,
    AttachedNotShownRule.self,
    ViewlessAsViewableRule.self,
    // Calls
    RouterNotWiredRule.self,
    RouteAfterDelayRule.self,
    OffMainRouteRule.self,
    WorkerNotRestartedRule.self,
    WrapperHidesCallSiteRule.self,
    // What keeps objects alive
    SelfCaptureCycleRule.self,
    TaskKeepsSelfRule.self,
    UndisposedSubscriptionRule.self,
    ListenerStrongRule.self,
    RouterStrongRule.self,
    PresenterCycleRule.self,
  ]

  /// The pages of all rules, in the catalogue's order.
  package static let pages: [RulePage] = rules.map { $0.page }
}
