import RIBsAnalysis

/// The navigation controllers of the app that decide themselves whether the back swipe may begin: each sets the delegate
/// of its recognizer to itself. UIKit's own delegate lets no swipe begin under a hidden bar or a back button of the
/// view's own; theirs does.
struct SwipeDeciders {
  // The facts keep this.
  private unowned let source: SourceFacts
  private var app: AppIndex { source.app }
  /// The functions that decide, each with those of its class that it calls.
  private let functions: [[Member<Function>]]
  /// Whether the functions let a swipe begin where they do not ask.
  private let letOthersSwipe: Bool
  /// The RIBs whose view is another navigation controller, or in one, which shows what is below them.
  private let hosts: Set<Int>

  init(_ source: SourceFacts) {
    self.source = source
    let app = source.app
    let classes = app.types.filter { type in
      type.isClass && !type.isExternal
        && app.superclass(of: type.id, named: UIKitTypes.navigationControllers) != nil
        && Self.setsItself(type, app)
    }
    functions = classes.flatMap { type in
      app.methods("gestureRecognizerShouldBegin", of: type.id).map {
        Self.withOwnCalls($0, of: type.id, app)
      }
    }
    let own = Set(classes.flatMap { app.descendants[$0.id] + [$0.id] })
    var others = UIKitTypes.navigationControllers
    var hosts: Set<Int> = []
    for type in app.types
    where app.superclass(of: type.id, named: UIKitTypes.navigationControllers) != nil
      && !own.contains(type.id)
    {
      let ribs = source.ribs.ribs.indices.filter { source.ribs.ribs[$0].views.contains(type.id) }
      if ribs.isEmpty { others.insert(type.name) }
      hosts.formUnion(ribs)
    }
    // One that is made around the view of a child shows what is below that.
    var around: [SourcePlace: Set<Int>] = [:]
    for show in source.flow.screens.values.flatMap(\.shows) where show.kind == .root {
      if case .made(let place)? = show.on { around[place, default: []].formUnion(show.children) }
    }
    var areMade = false
    for function in app.code {
      SyntaxWalk.calls(in: function.item.body ?? []) { call in
        guard let name = call.name, others.contains(name) else { return }
        let children = around[function.place(call.line)] ?? []
        if children.isEmpty { areMade = true } else { hosts.formUnion(children) }
      }
    }
    self.hosts = hosts
    letOthersSwipe = !areMade && !functions.isEmpty && functions.allSatisfy(Self.mayBegin)
  }

  /// Whether one of the RIBs with a navigation controller of their own is above a RIB.
  private func isHosted(_ rib: Int) -> Bool {
    var seen: Set<Int> = [rib]
    var rest = source.parents(of: rib)
    while let next = rest.popLast() {
      if hosts.contains(next) { return true }
      if seen.insert(next).inserted { rest += source.parents(of: next) }
    }
    return false
  }

  private static func withOwnCalls(
    _ function: Member<Function>, of type: Int, _ app: AppIndex
  ) -> [Member<Function>] {
    var found = [function]
    var next = 0
    while next < found.count {
      SyntaxWalk.calls(in: found[next].item.body ?? []) { call in
        guard let names = call.callee.ownChain, names.count == 1 else { return }
        for method in app.methods(names[0], of: type)
        where !found.contains(where: { $0.item === method.item }) {
          found.append(method)
        }
      }
      next += 1
    }
    return found
  }

  private static func mayBegin(_ functions: [Member<Function>]) -> Bool {
    var mayBegin = false
    SyntaxWalk.expressions(in: functions.flatMap { $0.item.body ?? [] }) { expression in
      switch expression {
      case .boolean(true), .binary: mayBegin = true
      default: break
      }
    }
    return mayBegin
  }

  /// Whether a class is the delegate of its recognizer from the beginning.
  private static func setsItself(_ type: AppType, _ app: AppIndex) -> Bool {
    type.code.filter { ["init", "viewDidLoad"].contains($0.item.name) }
      .flatMap { withOwnCalls($0, of: type.id, app) }
      .flatMap { $0.item.body ?? [] }
      .contains { statement in
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
    return functions.joined().contains { function in
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

  /// Whether the user can swipe the pushed view of a RIB back, even with a hidden bar or a back button of its own.
  func letSwipe(_ view: Int, of rib: Int) -> Bool {
    letOthersSwipe && !isHosted(rib) && !ask(view)
  }
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
