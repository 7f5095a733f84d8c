/// What is wrong with a cycle through a closure, and what to do about it.
struct SelfCaptureWords {
  let message: String
  /// Nil for the fix of the rule's page.
  let fix: String?

  init(_ cycle: SelfCaptureCycle, _ owner: String) {
    let words: (message: String, fix: String?) =
      if let keeper = cycle.keeper {
        Self.kept(by: keeper, cycle, owner)
      } else {
        Self.keptBySystem(cycle, owner)
      }
    fix = words.fix
    message = [words.message, Self.guess(cycle)].compactMap { $0 }.joined(separator: " ")
  }

  private static func guess(_ cycle: SelfCaptureCycle) -> String? {
    if cycle.hold == .unlessWeak {
      return "This is a guess: the variable that stands for self may be weak or unowned."
    }
    guard !cycle.isRead, !cycle.isOver, let helper = cycle.helper else { return nil }
    return "This is a guess: the sources do not show whether the stream of \(helper) ends."
  }

  private static func kept(
    by keeper: String, _ cycle: SelfCaptureCycle, _ owner: String
  ) -> (String, String?) {
    let unless = cycle.end.map { ", unless \($0) is called" } ?? ""
    let end =
      cycle.isOver
      ? "until the stream ends, which it does by itself" : "until the stream ends\(unless)"
    switch cycle.kind {
    case .stream:
      let keeps =
        cycle.helper.map { "\($0) keeps the subscription" } ?? "\(owner) keeps the subscription"
      return (
        "The closure captures self strongly, and \(keeps) in \(keeper): neither is freed \(end).",
        nil
      )
    case .assignment:
      return (
        "assign(to:on:) holds self, and \(owner) keeps the subscription in \(keeper): neither is freed \(end).",
        "Assign in a closure that captures self weakly, `sink { [weak self] in … }`, or to a published property with `assign(to: &$property)`."
      )
    case .token:
      let end = cycle.end.map { "until \($0) is called" } ?? "until somebody lets go of the token"
      return (
        "\(owner) keeps the token in \(keeper), the token keeps the closure, and the closure captures self strongly: \(owner) is not freed \(end).",
        "Capture self weakly, `[weak self]`, or let go of the token when the RIB is deactivated: in `deinit` it is too late."
      )
    case .timer:
      let end =
        cycle.isOver
        ? "until the timer has fired"
        : cycle.end.map { "until \($0) is called" } ?? "until somebody invalidates it"
      return (
        "\(owner) keeps the timer in \(keeper), and the timer holds self: \(owner) is not freed \(end).",
        "Give the timer a closure that captures self weakly, `[weak self]`, or invalidate it when the RIB is deactivated: in `deinit` it is too late."
      )
    }
  }

  private static func keptBySystem(
    _ cycle: SelfCaptureCycle, _ owner: String
  ) -> (String, String?) {
    if cycle.kind == .timer {
      return (
        "The run loop keeps the timer, the timer holds self, and nobody has the timer to invalidate it: \(owner) is never freed.",
        "Give the timer a closure that captures self weakly, `[weak self]`, or keep the timer and invalidate it when the RIB is deactivated."
      )
    }
    return (
      "The notification center keeps the closure, the closure captures self strongly, and nobody has the token to remove it: \(owner) is never freed.",
      "Capture self weakly, `[weak self]`, or keep the token and remove the observer when the RIB is deactivated."
    )
  }
}
