import RIBsAnalysis

/// What a class of the app can say of what is on screen now.
struct ShownState {
  private let type: Int
  private let app: AppIndex

  init(of type: Int, _ app: AppIndex) { (self.type, self.app) = (type, app) }

  /// Whether a property or function of the class reads what a view controller shows, or a variable that the view keeps
  /// of itself. A second call that is kept out by it comes to nothing.
  func isRead(by name: String) -> Bool {
    var seen: Set<String> = []
    var rest = [name]
    while let next = rest.popLast() {
      guard seen.insert(next).inserted else { continue }
      let property = app.property(next, of: type)?.item
      if let property, property.isStored, !property.isLet, isView,
        app.assignedNames.contains(next)
      {
        return true
      }
      let bodies =
        app.methods(next, of: type).compactMap(\.item.body)
        + [property?.getter?.body].compactMap(\.self)
      var isShown = false
      SyntaxWalk.expressions(in: bodies.flatMap(\.self)) { expression in
        switch expression {
        case .name(let inner), .member(.name("self")?, let inner):
          if UIKitTypes.shownMembers.contains(inner) { isShown = true }
          rest.append(inner)
        case .member(.some, let inner):
          if UIKitTypes.shownMembers.contains(inner) { isShown = true }
        default: break
        }
      }
      if isShown { return true }
    }
    return false
  }

  private var isView: Bool { app.viewBase(of: type) == .viewController }
}
