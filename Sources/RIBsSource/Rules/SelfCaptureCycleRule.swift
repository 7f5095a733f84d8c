import RIBsAnalysis

/// `self-capture-cycle`
enum SelfCaptureCycleRule: SourceRule {
  static let page = RulePage.selfCaptureCycle

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for (type, rib) in source.ownedTypes {
      let owner = source.app.types[type]
      let captures = SelfCaptures(owner: owner, app: source.app)
      for method in owner.allMethods {
        for subscription in Subscription.all(in: method, of: owner, source.app) {
          guard case .keptBySelf(let keeper) = subscription.fate, subscription.ending != .bounded,
            subscription.chain.contains(where: captures.isGivenSelf),
            !source.app.ends(keeper, of: type)
          else { continue }
          let end = source.app.function(ending: keeper, of: type, besides: method.item)
          let words = Words(subscription, owner.name, keeper, end)
          reporter.report(
            at: method.place(subscription.line), path: rib,
            severity: subscription.ending.isOver || end != nil ? .info : nil,
            message: words.message,
            fix: words.fix, more: [method.item.name])
        }
      }
    }
  }

  /// What is wrong, and what to do about it.
  private struct Words {
    let message: String
    /// Nil for the fix of the rule's page.
    var fix: String?

    /// - Parameter function: The function that ends it, if there is one.
    init(_ subscription: Subscription, _ owner: String, _ keeper: String, _ function: String?) {
      let isOver = subscription.ending.isOver
      let unless = function.map { ", unless \($0) is called" } ?? ""
      let end =
        isOver ? "until the stream ends, which it does by itself" : "until the stream ends\(unless)"
      switch subscription.kind {
      case .stream:
        message =
          "The closure captures self strongly, and \(owner) keeps the subscription in \(keeper): neither is freed \(end)."
      case .assignment:
        message =
          "assign(to:on:) holds self, and \(owner) keeps the subscription in \(keeper): neither is freed \(end)."
        fix =
          "Assign in a closure that captures self weakly, `sink { [weak self] in … }`, or to a published property with `assign(to: &$property)`."
      case .token:
        message =
          "\(owner) keeps the token in \(keeper), the token keeps the closure, and the closure captures self strongly: \(owner) is not freed \(function.map { "until \($0) is called" } ?? "until somebody lets go of the token")."
        fix =
          "Capture self weakly, `[weak self]`, or let go of the token when the RIB is deactivated: in `deinit` it is too late."
      case .timer:
        let end =
          isOver
          ? "until the timer has fired"
          : function.map { "until \($0) is called" } ?? "until somebody invalidates it"
        message =
          "\(owner) keeps the timer in \(keeper), and the timer holds self: \(owner) is not freed \(end)."
        fix =
          "Give the timer a closure that captures self weakly, `[weak self]`, or invalidate it when the RIB is deactivated: in `deinit` it is too late."
      }
    }
  }
}
