import RIBsAnalysis

/// Which of an app's types are view controllers, and which of its functions can lead to a call of UIKit that shows,
/// removes or changes one. The others need no walk.
final class ViewCode {
  private let app: AppIndex

  init(_ app: AppIndex) { self.app = app }

  /// The functions and properties of UIKit that a walk looks for.
  static let names = UIKitTypes.presentationMembers.union([
    "pushViewController", "present", "setViewControllers", "viewControllers", "show", "addChild",
    "setViewController", "showDetailViewController", "popViewController", "popToRootViewController",
    "popToViewController", "dismiss",
    "setNavigationBarHidden", "isNavigationBarHidden", "interactivePopGestureRecognizer",
    "modalPresentationStyle", "isModalInPresentation", "hidesBackButton", "setHidesBackButton",
    "UINavigationController",
  ])

  /// The names of the functions of the app that may lead there. A name stands for all functions of that name, so this
  /// only says what is worth a walk.
  private(set) lazy var functions = functions(leadingTo: Self.names)

  /// The names of the functions of the app that may take a view off the screen.
  private(set) lazy var taking = functions(
    leadingTo: Self.names.union(QuietCode.taking).union(QuietCode.hiding))

  private func functions(leadingTo names: Set<String>) -> Set<String> {
    var callers: [String: Set<String>] = [:]
    for function in app.code {
      SyntaxWalk.expressions(in: function.item.body ?? []) { expression in
        switch expression {
        case .name(let name), .member(_, let name):
          callers[name, default: []].insert(function.item.name)
        default: break
        }
      }
    }
    var found: Set<String> = []
    var rest = Array(names)
    while let name = rest.popLast() {
      for caller in callers[name] ?? [] where found.insert(caller).inserted { rest.append(caller) }
    }
    return found
  }

  /// A function that sets the delegate of the recognizer of the back swipe; nil if none does.
  private(set) lazy var gestureDelegate: SourcePlace? = {
    for function in app.code {
      var found = false
      SyntaxWalk.expressions(in: function.item.body ?? []) { expression in
        guard case .assign(let target, _) = expression, let chain = target.chain else { return }
        if chain.suffix(2) == ["interactivePopGestureRecognizer", "delegate"] { found = true }
      }
      if found { return function.place(function.item.line) }
    }
    return nil
  }()

  private static let controllers: Set<String> = [
    "UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController",
    "UIPageViewController", "UITableViewController", "UICollectionViewController",
  ]
  private static let views = controllers.union(["ViewControllable"])

  /// Whether a type is a view controller's class.
  func isController(_ type: TypeReference?, in file: String) -> Bool {
    guard let name = type?.name else { return false }
    if Self.controllers.contains(name) { return true }
    return app.type(name, in: file).map { inherits($0.id, Self.controllers) } ?? false
  }

  /// Whether a type is a view controller's class, or a protocol of one.
  func isView(_ type: TypeReference?, in file: String) -> Bool {
    guard let type else { return false }
    if type.names.contains(where: Self.views.contains) { return true }
    return app.types(type, in: file).contains { isView($0.id) }
  }

  func isView(_ id: Int) -> Bool {
    inherits(id, Self.views)
      || !app.types[id].isClass && app.descendants[id].contains { inherits($0, Self.views) }
  }

  private func inherits(_ id: Int, _ names: Set<String>) -> Bool {
    app.ancestors[id].contains { ancestor in
      names.contains(app.types[ancestor].name)
        || app.types[ancestor].inherited.contains {
          $0.type.name.map(names.contains) ?? false
        }
    }
  }

  /// The view classes with a property of each protocol, as through which a view calls its interactor.
  private(set) lazy var byListener: [Int: [Int]] = {
    var found: [Int: [Int]] = [:]
    for type in app.types where type.isClass && inherits(type.id, Self.views) {
      for property in type.allProperties where property.item.isStored {
        for listener in app.types(property.item.type, in: property.file, inside: type)
        where listener.kind == .protocol {
          found[listener.id, default: []].append(type.id)
        }
      }
    }
    return found
  }()
}
