/// What UIKit tells a view in `viewWillDisappear`, `viewDidDisappear` and `didMove(toParent:)` when the user takes it
/// off the screen.
///
/// Source: Apple's documentation of `UIViewController.isMovingFromParent`, `isBeingDismissed` and `didMove(toParent:)`. A
/// pop removes the view from its parent and dismisses nothing; a dismissal does not remove the view that was presented
/// from a parent. Of a container that is dismissed, the container alone is being dismissed, and not the view in it, which
/// stays in the container.
struct LeavingView {
  private let answers: [String: Bool]
  /// The parameter that is nil, because the view has no parent any more; nil if there is none.
  private var absent: String?

  /// - Parameters:
  ///   - container: Whether a container around the view goes, and takes it along.
  ///   - hook: The function that UIKit calls.
  init(_ way: ViewLoss.Way, inside container: Bool, in hook: Function) {
    if container {
      self.init(isPopped: false, isDismissed: false)
    } else {
      self.init(isPopped: way == .swipe, isDismissed: way == .sheet)
    }
    if way == .swipe, !container { absent = hook.parameters.first { $0.label == "toParent" }?.name }
  }

  /// A view that another one covers, or that stands in a tab the user leaves: it comes back.
  static let covered = LeavingView(isPopped: false, isDismissed: false)

  private init(isPopped: Bool, isDismissed: Bool) {
    self.init([
      "isMovingFromParent": isPopped, "isMovingFromParentViewController": isPopped,
      "isBeingDismissed": isDismissed,
    ])
  }

  private init(_ answers: [String: Bool]) { self.answers = answers }

  /// The statements that can run then, without the call of the superclass's function of that name.
  func running(_ body: [Statement]) -> [Statement] {
    var kept: [Statement] = []
    for statement in body {
      switch statement {
      case .if(let conditions, let then, let otherwise, let line):
        switch answer(conditions) {
        case let isTrue?:
          kept += running(isTrue ? then : otherwise)
          if kept.last?.endsFunction == true { return kept }
        case nil:
          kept.append(
            .if(conditions, then: running(then), otherwise: running(otherwise), line: line))
        }
      case .guard(let conditions, let otherwise, _):
        if answer(conditions) == false { return kept + running(otherwise) }
        kept.append(statement)
      case .expression(.call(let call), _) where call.receiver?.chain == ["super"]: continue
      default: kept.append(statement)
      }
    }
    return kept
  }

  /// Whether all conditions hold; nil if that is not known.
  private func answer(_ conditions: [Condition]) -> Bool? {
    let known = conditions.map { condition -> Bool? in
      switch condition {
      case .test(let expression): answer(expression)
      case .bind(_, .name(let name)) where name == absent: false
      default: nil
      }
    }
    if known.contains(false) { return false }
    return known.contains(nil) ? nil : true
  }

  private func answer(_ expression: Expression) -> Bool? {
    switch expression {
    case .name(let name): return answers[name]
    case .member(.name("self")?, let name): return answers[name]
    case .boolean(let isTrue): return isTrue
    case .not(let inner): return answer(inner).map { !$0 }
    case .binary("&&", let left, let right):
      let sides = [answer(left), answer(right)]
      return sides.contains(false) ? false : sides.contains(nil) ? nil : true
    case .binary("||", let left, let right):
      let sides = [answer(left), answer(right)]
      return sides.contains(true) ? true : sides.contains(nil) ? nil : false
    case .binary("==", .name(let name), .nilLiteral) where name == absent: return true
    case .binary("==", let left, let right):
      guard let left = answer(left), let right = answer(right) else { return nil }
      return left == right
    case .tuple(let items) where items.count == 1: return answer(items[0].value)
    default: return nil
    }
  }
}

/// The functions that UIKit calls when a view goes, reduced to what runs if it goes one way. They are kept because a
/// function is known by its identity.
final class LeavingHooks {
  private struct Key: Hashable {
    let way: ViewLoss.Way
    let isInside: Bool
    let hook: ObjectIdentifier
  }

  private var known: [Key: Function] = [:]

  /// - Parameters:
  ///   - way: How the view goes; nil for any way.
  ///   - container: Whether a container around it goes, and takes it along.
  func running(
    _ hook: Member<Function>, _ way: ViewLoss.Way?, inside container: Bool = false
  ) -> Member<Function> {
    guard let way, let body = hook.item.body else { return hook }
    let key = Key(way: way, isInside: container, hook: ObjectIdentifier(hook.item))
    let function =
      known[key]
      ?? Function(
        name: hook.item.name, parameters: hook.item.parameters,
        body: LeavingView(way, inside: container, in: hook.item).running(body),
        line: hook.item.line)
    known[key] = function
    return Member(function, owner: hook.owner, file: hook.file)
  }
}

extension Statement {
  /// Whether nothing runs after it.
  var endsFunction: Bool {
    switch self {
    case .return, .throw: true
    default: false
    }
  }
}
