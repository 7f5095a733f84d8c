import RIBsAnalysis

extension AppIndex {
  /// What a class inherits from in the end, as far as views are concerned.
  enum ViewBase: Equatable {
    /// One of UIKit's view controllers.
    case viewController
    /// A class of another package, which may report or do anything.
    case unknown(String)
    /// Something else, or a view that nobody can swipe.
    case other
  }

  func viewBase(of id: Int) -> ViewBase {
    var type = types[id]
    var seen: Set<Int> = []
    while seen.insert(type.id).inserted {
      if type.isExternal { return viewBase(named: type.name) }
      // A superclass stands first.
      guard type.isClass, let first = type.inherited.first, let name = first.type.name else {
        return .other
      }
      guard let found = self.type(name, in: first.place.file, inside: type), !found.isExternal
      else { return viewBase(named: name) }
      type = found
    }
    return .other
  }

  private func viewBase(named name: String) -> ViewBase {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    if UIKitTypes.viewControllers.contains(last) { return .viewController }
    if UIKitTypes.classes.contains(last) || dialect.isKnown(last) { return .other }
    return .unknown(last)
  }
}
