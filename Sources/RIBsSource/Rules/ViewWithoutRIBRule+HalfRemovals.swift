import RIBsAnalysis

// Containers that let go of a child's view controller, or of its place in a stack view, and leave the view where it is.
extension ViewWithoutRIBRule {
  /// Source: Apple's documentation of `removeArrangedSubview(_:)`, which leaves the view among the subviews, and of
  /// `removeFromParent()`, which is about view controllers alone.
  static func judgeHalfRemovals(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for rib in source.ribs.ribs.indices {
      for call in source.flow.screens[rib]?.calls ?? [] where !call.isGuess {
        let removals = call.functions.map { HalfRemoval($0, source.app) }
        guard let first = removals.first, let place = first.place,
          removals.allSatisfy({ $0.place != nil }), let detach = detach(by: call, of: rib, source),
          !isRemovedOtherwise(beside: call, of: rib, source)
        else { continue }
        let children = Set(attaches(undoneBy: detach, source).flatMap(\.children)).sorted()
        guard !children.isEmpty else { continue }
        let (name, parent) = (source.names(children), source.name(rib))
        reporter.report(
          at: place, path: source.path(rib, children), certainty: detach.certainty,
          message:
            "\(parent) detaches \(name), and \(call.name) calls \(first.name), which leaves the view of \(name) where it is: it stays on the screen and no longer responds.",
          fix: "Call removeFromSuperview() on the child's view as well.",
          related: [(detach.place, "\(name) is detached here")], more: ["half"])
      }
    }
  }

  /// Whether something else at the same event may remove the view: the router, or another function of the view.
  private static func isRemovedOtherwise(
    beside call: ViewCall, of rib: Int, _ source: SourceFacts
  ) -> Bool {
    let others = (source.flow.screens[rib]?.calls ?? [])
      .filter {
        $0.context.isOfOneEvent(with: call.context) && $0.name != call.name
          && !$0.slots.union($0.lists).isDisjoint(with: call.slots.union(call.lists))
      }
    let functions = source.functions(on: call.context) + others.flatMap(\.functions)
    return functions.contains {
      SyntaxWalk.mentions(anyOf: ["removeFromSuperview"], in: $0.item.body ?? [])
    }
  }

  /// The detach that stands on the same way as a call, of a child whose view is given.
  private static func detach(
    by call: ViewCall, of rib: Int, _ source: SourceFacts
  ) -> DetachEvent? {
    source.flow.detaches.first { detach in
      detach.parent == rib && detach.context.entry.place == call.context.entry.place
        && detach.slot.map(call.slots.union(call.lists).contains) ?? false
        && source.isReachable(detach.context.entry)
    }
  }
}

/// A function of a view that lets go of a child's view controller and not of its view.
private struct HalfRemoval {
  /// Where it does; nil if it may remove the view.
  private(set) var place: SourcePlace?
  /// The function of UIKit that it calls.
  private(set) var name = ""

  /// The functions that leave views where they are.
  private static let quiet: Set<String> = [
    "willMove", "didMove", "removeFromParent", "removeArrangedSubview", "print", "debugPrint",
    "beginAppearanceTransition", "endAppearanceTransition", "loadViewIfNeeded",
  ]
  /// What takes the view away as well.
  private static let containers = UIKitTypes.screens.subtracting(["UIViewController"]).union([
    "UISplitViewController"
  ])

  init(_ function: Member<Function>, _ app: AppIndex) {
    guard function.owner >= 0, function.item.body != nil,
      app.superclass(of: function.owner, named: Self.containers) == nil,
      Self.embeds(function.owner, app)
    else { return }
    var found: (line: Int, name: String, file: Member<Function>)?
    var mayRemove = false
    var rest = [function]
    var seen: Set<ObjectIdentifier> = []
    while let next = rest.popLast() {
      guard seen.insert(ObjectIdentifier(next.item)).inserted else { continue }
      SyntaxWalk.expressions(in: next.item.body ?? []) { expression in
        switch expression {
        case .assign(let target, _):
          // `isHidden`, `view`, `viewControllers`, …
          if target.chain?.count != 1 { mayRemove = true }
        case .call(let call):
          guard let name = call.name else { return }
          let own = call.isOnSelf ? app.methods(name, of: function.owner) : []
          if own.isEmpty, !Self.quiet.contains(name) { mayRemove = true }
          rest += own
          let isOfChild = call.receiver.map { $0.chain != ["self"] && $0.chain != ["super"] }
          if name == "removeArrangedSubview" || name == "removeFromParent" && isOfChild == true {
            // The stack view says more.
            if found == nil || name == "removeArrangedSubview" { found = (call.line, name, next) }
          }
        default: break
        }
      }
    }
    guard let found, !mayRemove else { return }
    (place, name) = (found.file.place(found.line), found.name)
  }

  /// Whether the view puts the views of others into its own.
  private static func embeds(_ view: Int, _ app: AppIndex) -> Bool {
    let adding: Set = [
      "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview",
    ]
    return app.ancestors[view].flatMap { app.types[$0].code }.contains { function in
      let body = function.item.body ?? []
      return SyntaxWalk.calls(anyOf: ["addChild"], in: body)
        && SyntaxWalk.calls(anyOf: adding, in: body)
    }
  }
}
