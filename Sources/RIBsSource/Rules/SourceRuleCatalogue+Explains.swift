extension SourceRuleCatalogue {
  /// For each rule about source, the rules about traces whose findings it explains: what happens at run time once
  /// somebody takes the hazard.
  package static let explains: [String: [String]] = [
    "unguarded-attach": ["lost-child", "stranded-sibling", "duplicate-sibling"],
    "reattach-from-child": ["lost-child"],
    "unstored-child": ["duplicate-sibling", "growth"],
    "never-assigned-child": ["duplicate-sibling", "growth"],
    "late-reference": ["detach-during-attach"],
    "guard-then-async-attach": ["lost-child", "attach-under-detached"],
    "guard-across-await": ["lost-child", "attach-under-detached"],
    "not-cleared": ["double-detach", "leaked-child"],
    "cleared-not-detached": ["lost-child", "growth"],
    "detached-twice": ["double-detach"],
    "never-detached": ["view-gone-rib-attached", "growth"],
    "attach-in-did-become-active": ["duplicate-sibling"],
    "cleanup-views-empty": ["view-outlives-rib"],
    "route-after-delay": ["attach-under-detached"],
    "off-main-route": ["off-main-thread"],
    "self-capture-cycle": ["leaked-child", "retained-object"],
    "task-keeps-self": ["leaked-child", "active-while-detached"],
    "undisposed-subscription": ["active-while-detached"],
    "rib-without-view": ["view-gone-rib-attached"],
    "popped-twice": ["view-gone-rib-attached"],
    "view-without-rib": ["view-outlives-rib"],
    "shown-not-attached": ["never-attached"],
    "listener-strong": ["leaked-child", "retained-object"],
    "router-strong": ["leaked-child", "retained-object"],
    "presenter-cycle": ["retained-object"],
    "viewless-as-viewable": ["retained-object"],
  ]
}
