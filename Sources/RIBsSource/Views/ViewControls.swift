import RIBsAnalysis

/// What a user's taps on a view lead to.
struct ViewControls {
  private let app: AppIndex
  /// The functions of the view's classes, and of the SwiftUI views in them.
  private let code: [Member<Function>]

  init(of rib: Int, _ source: SourceFacts) {
    app = source.app
    let views = source.viewClasses(of: rib) + source.ribs.presenters(of: source.ribs.ribs[rib])
    let own = views.flatMap { source.app.ancestors[$0] } + views.flatMap(source.hostedViews)
    code = Set(own).sorted().filter { source.app.types[$0].kind != .protocol }
      .flatMap { source.app.types[$0].code }
  }

  /// Whether controls or rows lead to each call of a function. What a delegate or another object calls may be the report
  /// that something is gone.
  func lead(to name: String) -> Bool { lead(to: name, []) }

  /// Functions that call each other are followed this far.
  private static let deepest = 8

  private func lead(to name: String, _ seen: Set<String>) -> Bool {
    let callers = code.filter { SyntaxWalk.calls(anyOf: [name], in: $0.item.body ?? []) }
    return !callers.isEmpty && !seen.contains(name) && seen.count < Self.deepest
      && callers.allSatisfy { caller in
        isSelected(caller) || Self.selections.contains(caller.item.name)
          || standsBesideAControl(name, in: caller)
          || lead(to: caller.item.name, seen.union([name]))
      }
  }

  private func isSelected(_ handler: Member<Function>) -> Bool {
    handler.item.attributes.contains(where: Self.actions.contains)
      || code.select(handler.item.name)
  }

  /// Whether a function is called in a closure of a statement that names a property, as in
  /// `closeButton.onTap { listener?.didTapClose() }`, or in a SwiftUI view.
  private func standsBesideAControl(_ name: String, in caller: Member<Function>) -> Bool {
    let body = caller.item.body ?? []
    if caller.owner >= 0, app.types[caller.owner].kind == .value {
      return !SyntaxWalk.calls(anyOf: Self.ends, in: body)
    }
    for case .expression(let expression, _) in body {
      if case .assign(let target, let value) = expression {
        if isTapped(target, calling: name, value) { return true }
        continue
      }
      var (isCalled, isControl) = (false, false)
      SyntaxWalk.expressions(in: [.expression(expression, line: 0)], entersClosures: false) {
        part in
        switch part {
        case .closure(let closure):
          if SyntaxWalk.calls(anyOf: [name], in: closure.body) { isCalled = true }
        case .name(let property), .member(.name("self")?, let property):
          if isPart(property, of: caller) || isLocalPart(property, in: body) { isControl = true }
        case .member(.member(_, "rx")?, let event):
          if Self.events.contains(event) { isControl = true }
        default: break
        }
      }
      if isCalled, isControl { return true }
    }
    return isGivenToAnAction(name, in: body)
  }

  /// Whether a closure that calls a function is given to a SwiftUI view, and only its buttons and taps run it.
  private func isTapped(
    _ target: Expression, calling name: String, _ value: Expression
  ) -> Bool {
    guard case .closure(let closure) = value, SyntaxWalk.calls(anyOf: [name], in: closure.body),
      let chain = target.ownChain, chain.count == 2, chain[0] == "rootView"
    else { return false }
    let bodies = code.filter {
      $0.owner >= 0 && app.types[$0.owner].kind == .value
        && app.property(chain[1], of: $0.owner) != nil && $0.item.name != chain[1]
    }.map { $0.item.body ?? [] }
    let uses = bodies.map { self.uses(of: chain[1], in: $0) }.reduce(0, +)
    var tapped = 0
    for body in bodies {
      SyntaxWalk.calls(in: body) { call in
        guard call.name.map(Self.taps.contains) ?? false else { return }
        tapped += self.uses(of: chain[1], in: call.arguments.map { .expression($0.value, line: 0) })
      }
    }
    return uses > 0 && uses == tapped
  }

  private func uses(of property: String, in body: [Statement]) -> Int {
    var found = 0
    SyntaxWalk.expressions(in: body) { expression in
      switch expression {
      case .name(property), .member(.name("self")?, property): found += 1
      default: break
      }
    }
    return found
  }

  /// The SwiftUI functions whose closures run on a tap.
  private static let taps: Set<String> = ["Button", "onTapGesture"]

  /// Whether a function is called in the closure of an action, as in `UIAlertAction(title: "Delete") { _ in delete() }`.
  private func isGivenToAnAction(_ name: String, in body: [Statement]) -> Bool {
    var isGiven = false
    SyntaxWalk.calls(in: body) { call in
      guard call.name.map(Self.actionClasses.contains) ?? false else { return }
      for case .closure(let closure) in call.arguments.map(\.value)
      where SyntaxWalk.calls(anyOf: [name], in: closure.body) {
        isGiven = true
      }
    }
    return isGiven
  }

  private static let actionClasses: Set<String> = [
    "UIAction", "UIAlertAction", "UIContextualAction", "UITableViewRowAction",
  ]

  /// Whether a property holds a part of a view, such as a button.
  private func isPart(_ name: String, of caller: Member<Function>) -> Bool {
    guard let property = app.property(name, of: caller.owner) else { return false }
    let type = property.item.type ?? property.item.value.flatMap(Interpreter.made)
    guard let type, let name = type.name else { return false }
    return UIKitTypes.parts.contains(name)
      || app.types(type, in: property.file).contains {
        app.superclass(of: $0.id, named: UIKitTypes.parts) != nil
      }
  }

  /// Whether a variable is given a part of a view.
  private func isLocalPart(_ name: String, in body: [Statement]) -> Bool {
    body.contains { statement in
      guard case .declare([name], _, let value?, _) = statement,
        let made = Interpreter.made(value)?.name
      else { return false }
      return UIKitTypes.parts.contains(made)
    }
  }

  /// RxCocoa's names for the events of controls and lists.
  private static let events: Set<String> = ["tap", "controlEvent", "itemSelected", "modelSelected"]

  private static let actions: Set<String> = ["IBAction", "objc"]

  /// The functions with which lists tell of a row that was tapped.
  private static let selections: Set<String> = ["tableView", "collectionView"]

  /// What SwiftUI calls when a view is gone.
  private static let ends: Set<String> = ["onDisappear", "sheet", "fullScreenCover", "popover"]
}

extension [Member<Function>] {
  /// Whether one of the functions names another in a selector.
  func select(_ name: String) -> Bool {
    contains { method in
      var isSelected = false
      SyntaxWalk.expressions(in: method.item.body ?? []) { expression in
        if case .selector(name) = expression { isSelected = true }
      }
      return isSelected
    }
  }
}
