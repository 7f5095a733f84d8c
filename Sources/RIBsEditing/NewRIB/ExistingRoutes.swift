import RIBsSource
import SwiftSyntax

/// What the routes that a router has already call on its view.
struct ExistingRoutes {
  private struct ScreenCall {
    let name: String
    /// `viewController: `, or empty.
    let label: String
    /// Whether it is a call of the view itself that names the child's view and nothing else.
    let namesChildAlone: Bool
  }

  private var shown: [ScreenCall] = []
  private var hidden: [ScreenCall] = []

  /// - Parameters:
  ///   - router: The router with its extensions.
  ///   - view: The member that is the router's view.
  init(_ router: [Declaration], view: String) {
    let views: Set = [view, "viewControllable"]
    for function in router.flatMap(\.functions) {
      guard let body = function.body.map({ Syntax($0) }) else { continue }
      let attaches = !CallFinder.calls(of: "attachChild", in: body).isEmpty
      let detaches = !CallFinder.calls(of: "detachChild", in: body).isEmpty
      guard attaches != detaches else { continue }
      for call in ViewCallFinder.calls(on: views, in: body) {
        guard let name = call.calledName else { continue }
        let arguments = Array(call.arguments)
        let child = arguments.first?.expression.as(MemberAccessExprSyntax.self)
        let found = ScreenCall(
          name: name, label: arguments.first?.label.map { "\($0.text): " } ?? "",
          namesChildAlone: call.isOn(views) && arguments.count == 1 && call.trailingClosure == nil
            && child?.declName.baseName.text == "viewControllable")
        attaches ? shown.append(found) : hidden.append(found)
      }
    }
  }

  /// The functions that show and take away a child's view, if a route of each kind names the child's view alone.
  ///
  /// - Parameter isSafe: Whether the code of the function that takes away looks at what it is given. One that does not
  ///   would take another view away after a swipe.
  func screen(isSafe: (String) throws(Refusal) -> Bool) throws(Refusal) -> ShownScreen? {
    guard let show = shown.first(where: \.namesChildAlone),
      let hide = hidden.first(where: \.namesChildAlone), try isSafe(hide.name)
    else { return nil }
    return ShownScreen(show: (show.name, show.label), hide: (hide.name, hide.label))
  }

  /// How most of the routes show a view.
  var showing: RIBRequest.Showing {
    let pushes = shown.count { $0.name.hasPrefix("push") }
    return pushes * 2 > shown.count ? .push : .present
  }
}

/// Finds calls on a router's view and what belongs to it: `viewController.push(…)`,
/// `self.viewControllable.uiviewController.navigationController?.pushViewController(…)`.
private final class ViewCallFinder: SyntaxVisitor {
  private let members: Set<String>
  private var found: [FunctionCallExprSyntax] = []

  private init(_ members: Set<String>) {
    self.members = members
    super.init(viewMode: .sourceAccurate)
  }

  static func calls(on members: Set<String>, in syntax: Syntax) -> [FunctionCallExprSyntax] {
    let finder = ViewCallFinder(members)
    finder.walk(syntax)
    return finder.found
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.chain.dropLast().contains(where: members.contains) { found.append(node) }
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// The names of what is called, without `self`: `viewController`, `push`. Empty if it is more than names.
  fileprivate var chain: [String] {
    var names: [String] = []
    var expression: ExprSyntax? = calledExpression
    while let next = expression {
      if let optional = next.as(OptionalChainingExprSyntax.self) {
        expression = optional.expression
      } else if let member = next.as(MemberAccessExprSyntax.self) {
        names.append(member.declName.baseName.text)
        expression = member.base
      } else if let reference = next.as(DeclReferenceExprSyntax.self) {
        if reference.baseName.tokenKind != .keyword(.self) { names.append(reference.baseName.text) }
        expression = nil
      } else {
        return []
      }
    }
    return names.reversed()
  }

  /// Whether it calls a function of one of some members.
  fileprivate func isOn(_ members: Set<String>) -> Bool {
    chain.count == 2 && chain.first.map(members.contains) ?? false
  }
}
