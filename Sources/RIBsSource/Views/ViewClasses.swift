import RIBsAnalysis

/// What view classes do to their own navigation bar and presentation, and when.
final class ViewClasses {
  struct Change {
    enum Moment { case appearing, leaving, later }

    let what: ViewChange.What
    /// The view itself, or the navigation controller around it.
    let screen: Screen
    let moment: Moment
    /// Whether an initializer makes it, before the view is in any container.
    let isInitial: Bool
    let place: SourcePlace
  }

  private let ribs: RIBIndex
  private let factory: BuiltRouters
  private var app: AppIndex { ribs.app }
  private var known: [Int: [Change]] = [:]

  init(_ ribs: RIBIndex, _ factory: BuiltRouters) {
    (self.ribs, self.factory) = (ribs, factory)
  }

  /// What UIKit calls before a view is on screen.
  private static let appearing = [
    "init", "awakeFromNib", "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing",
    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear", "didMove", "willMove",
  ]
  private static let leaving = ["viewWillDisappear", "viewDidDisappear"]

  /// The changes of a class and its superclasses, in the order in which they happen.
  func changes(of id: Int) -> [Change] {
    if let known = known[id] { return known }
    known[id] = []
    var found: [Change] = []
    var executed: Set<ObjectIdentifier> = []
    let methods = methods(of: id)
    let called = Self.appearing + Self.leaving
    let used = names(usedBy: id)
    let order =
      called.flatMap { name in methods.filter { $0.item.name == name } }
      + methods.filter {
        !called.contains($0.item.name)
          && (used.contains($0.item.name) || !$0.item.attributes.isEmpty)
      }
    for method in order where !executed.contains(ObjectIdentifier(method.item)) {
      let interpreter = Interpreter(ribs, rib: nil, factory: factory)
      var view = Value.typed(.named(app.types[id].name), app.types[id].place.file)
      view.screen = .own
      _ = interpreter.value(of: method, on: id, view)
      let moment: Change.Moment =
        Self.appearing.contains(method.item.name)
        ? .appearing : Self.leaving.contains(method.item.name) ? .leaving : .later
      found += interpreter.log.screens.changes.map {
        Change(
          what: $0.what, screen: $0.screen, moment: $0.context.isLater ? .later : moment,
          isInitial: method.item.name == "init" && !$0.context.isLater, place: $0.place)
      }
      executed.formUnion(interpreter.log.executed)
    }
    known[id] = found
    return found
  }

  /// The names that the functions of a class and its superclasses use. What else a superclass offers, this class leaves
  /// alone.
  private func names(usedBy id: Int) -> Set<String> {
    var found: Set<String> = []
    for type in app.ancestors[id] where app.types[type].isClass {
      for method in app.types[type].code {
        SyntaxWalk.expressions(in: method.item.body ?? []) { expression in
          switch expression {
          case .name(let name), .member(_, let name), .selector(let name): found.insert(name)
          default: break
          }
        }
      }
    }
    return found
  }

  /// The functions of a class and its superclasses that may lead to a change, without those that are overridden.
  private func methods(of id: Int) -> [Member<Function>] {
    var found: [Member<Function>] = []
    for type in app.ancestors[id] where app.types[type].isClass {
      for method in app.types[type].allMethods
      where method.item.body != nil && !method.item.isStatic
        && app.views.functions.contains(method.item.name)
        && !found.contains(where: {
          $0.item.name == method.item.name && app.overrides($0, method)
        })
      {
        found.append(method)
      }
    }
    return found
  }
}
