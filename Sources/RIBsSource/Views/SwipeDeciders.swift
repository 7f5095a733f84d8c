import RIBsAnalysis

/// The navigation controllers of the app that decide themselves whether the back swipe may begin: each sets the delegate
/// of its recognizer to itself. UIKit's own delegate lets no swipe begin under a hidden bar or a back button of the
/// view's own; theirs does.
struct SwipeDeciders {
  private let app: AppIndex
  /// The functions that decide.
  private let functions: [Member<Function>]
  /// Whether the app makes no other navigation controllers, and the functions let a swipe begin where they do not ask.
  private let letOthersSwipe: Bool

  init(_ app: AppIndex) {
    self.app = app
    let classes = app.types.filter { type in
      type.isClass && !type.isExternal
        && app.superclass(of: type.id, named: UIKitTypes.navigationControllers) != nil
        && type.code.contains { Self.setsItself($0.item) }
    }
    functions = classes.flatMap { app.methods("gestureRecognizerShouldBegin", of: $0.id) }
    var others = classes.isEmpty
    let own = Set(classes.flatMap { app.descendants[$0.id] + [$0.id] })
    let names = Set(
      app.types.filter {
        app.superclass(of: $0.id, named: UIKitTypes.navigationControllers) != nil
          && !own.contains($0.id)
      }.map(\.name)
    ).union(UIKitTypes.navigationControllers)
    for function in app.code where !others {
      others = SyntaxWalk.calls(anyOf: names, in: function.item.body ?? [])
    }
    letOthersSwipe = !others && !functions.isEmpty && functions.allSatisfy(Self.mayBegin)
  }

  private static func mayBegin(_ function: Member<Function>) -> Bool {
    var mayBegin = false
    SyntaxWalk.expressions(in: function.item.body ?? []) { expression in
      switch expression {
      case .boolean(true), .binary: mayBegin = true
      default: break
      }
    }
    return mayBegin
  }

  private static func setsItself(_ function: Function) -> Bool {
    guard ["init", "viewDidLoad"].contains(function.name) else { return false }
    return (function.body ?? []).contains { statement in
      guard case .expression(.assign(let target, .name("self")), _) = statement else {
        return false
      }
      return target.chain?.suffix(2) == ["interactivePopGestureRecognizer", "delegate"]
    }
  }

  /// Whether one of the functions asks if the view is of some type, as in `top is SwipeLocking` or `top as? SwipeDeciding`.
  /// A property of the view that always answers `true` does not count.
  func ask(_ view: Int) -> Bool {
    let own = Set(app.ancestors[view])
    return functions.contains { function in
      var isAsked = false
      func note(_ type: TypeReference, _ member: String?) {
        guard app.types(type, in: function.file).contains(where: { own.contains($0.id) }) else {
          return
        }
        if member.map({ isAlwaysTrue($0, of: view) }) != true { isAsked = true }
      }
      SyntaxWalk.expressions(in: function.item.body ?? []) { expression in
        switch expression {
        case .isType(_, let type): note(type, nil)
        case .member(let base?, let name):
          switch base.withoutOptionals {
          case .cast(_, let type): note(type, name)
          case .name(let local): if let type = function.item.casts[local] { note(type, name) }
          default: break
          }
        default: break
        }
      }
      return isAsked
    }
  }

  private func isAlwaysTrue(_ name: String, of view: Int) -> Bool {
    guard let property = app.property(name, of: view)?.item else { return false }
    if case .boolean(true)? = property.value { return property.isLet }
    guard let body = property.getter?.body, body.count == 1 else { return false }
    switch body[0] {
    case .return(.boolean(true)?, _), .expression(.boolean(true), _): return true
    default: return false
    }
  }

  /// Whether the user can swipe a pushed view back, even with a hidden bar or a back button of its own.
  func letSwipe(_ view: Int) -> Bool { letOthersSwipe && !ask(view) }
}

extension Function {
  /// The types to which `if let name = value as? Type` casts, by the names.
  fileprivate var casts: [String: TypeReference] {
    var found: [String: TypeReference] = [:]
    var rest = body ?? []
    while let statement = rest.popLast() {
      switch statement {
      case .if(let conditions, _, _, _), .guard(let conditions, _, _):
        for case .bind(let name, let value) in conditions {
          if case .cast(_, let type) = value.withoutOptionals { found[name] = type }
        }
      case .declare(let names, _, let value?, _) where names.count == 1:
        if case .cast(_, let type) = value.withoutOptionals { found[names[0]] = type }
      default: break
      }
      rest += statement.blocks.flatMap { $0 }
    }
    return found
  }
}
