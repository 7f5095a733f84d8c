import RIBsAnalysis
import RIBsSource
import SwiftSyntax

/// The functions of the parent's view that show a child's view and take it away.
struct ShownScreen {
  let show: String
  /// `viewController: `, or empty.
  let showLabel: String
  let hide: String
  let hideLabel: String
  /// Nil if the functions are there already.
  fileprivate let added: Added?

  /// Whether the functions are added to the view.
  var isAdded: Bool { added != nil }

  fileprivate struct Added {
    let showing: RIBRequest.Showing
    let protocolPart: RIBParts.Part
    let views: [RIBParts.Part]
    let kind: RIBParts.ViewKind
  }

  /// The functions that are there: an existing route of the router shows a child's view with one and takes it away with
  /// the other.
  ///
  /// - Parameters:
  ///   - show: The name and the label of the function that shows.
  ///   - hide: The same of the one that takes away.
  init(show: (String, String), hide: (String, String)) {
    (self.show, showLabel) = show
    (self.hide, hideLabel) = hide
    added = nil
  }

  /// Functions that are added to the view and its protocol.
  init(
    _ showing: RIBRequest.Showing, on protocolPart: RIBParts.Part, _ views: [RIBParts.Part],
    _ kind: RIBParts.ViewKind, taken: Set<String>
  ) {
    let names = showing == .present ? ("present", "dismiss") : ("push", "pop")
    // What another function of the name does is not known.
    let isTaken = taken.contains(names.0) || taken.contains(names.1)
    (show, hide) = isTaken ? ("\(names.0)Screen", "\(names.1)Screen") : names
    showLabel = "viewController: "
    hideLabel = "viewController: "
    added = Added(showing: showing, protocolPart: protocolPart, views: views, kind: kind)
  }

  /// Adds the functions where they are missing.
  func add(to files: inout EditedFiles, _ style: CodeStyle) throws(Refusal) {
    guard let added else { return }
    let parameter = "viewController: \(style.any("ViewControllable"))"
    let required = try files.declaration(of: added.protocolPart)
    var file = try files[added.protocolPart.file]
    let missing = [show, hide].filter { !required.has($0, "viewController") }
    file.addMembers(
      missing.map { "func \($0)(\(parameter))" }, to: required, spaced: false)
    files.put(file)
    var seen: Set<String> = []
    // In `#if`, a class can be declared more than once. The first one is that of UIKit.
    for view in added.views where seen.insert(view.name).inserted {
      let all = try files[view.file].declarations
      let own = all.filter { $0.kind != .protocol && $0.name == view.name }
      let conforming = own.first { $0.inherited.contains(added.protocolPart.lastName) }
      guard let declaration = conforming ?? own.first else {
        throw Refusal(
          "\(view.name) is not declared here.", at: view.place)
      }
      let access = style.access(.viewControllable, .view)
      var file = try files[view.file]
      let isStack = own.flatMap(\.inherited).contains("UINavigationController")
      for (name, body) in [(show, added.showBody(isStack)), (hide, added.hideBody(isStack))]
      where !all.contains(where: { $0.name == view.name && $0.has(name, "viewController") }) {
        file.addMembers(
          ["\(access)func \(name)(\(parameter)) {"] + body.map { "    \($0)" } + ["}"],
          to: declaration, spaced: true)
      }
      files.put(file)
    }
  }
}

extension ShownScreen.Added {
  /// - Parameter isStack: Whether the view is a navigation controller itself.
  fileprivate func showBody(_ isStack: Bool) -> [String] {
    switch (showing, kind) {
    case (.present, _):
      ["present(viewController.uiviewController, animated: true)"]
    case (.push, .headless):
      ["addChild(viewController.uiviewController)"]
    case (.push, _) where isStack:
      ["pushViewController(viewController.uiviewController, animated: true)"]
    case (.push, _):
      ["navigationController?.pushViewController(viewController.uiviewController, animated: true)"]
    }
  }

  /// - Parameter isStack: Whether the view is a navigation controller itself.
  fileprivate func hideBody(_ isStack: Bool) -> [String] {
    switch (showing, kind) {
    case (.present, .headless):
      [
        "// A sheet that the user pulled down is gone already.",
        "guard presented === viewController.uiviewController else { return }",
        "dismiss(animated: true)",
      ]
    case (.present, _):
      [
        "let sheet = viewController.uiviewController",
        "// A sheet that the user pulled down is gone already.",
        "guard presentedViewController === sheet, !sheet.isBeingDismissed else { return }",
        "dismiss(animated: true)",
      ]
    case (.push, .headless):
      ["viewController.uiviewController.removeFromParent()"]
    case (.push, _) where isStack:
      [
        "let screen = viewController.uiviewController",
        "// After a swipe back it is gone already.",
        "guard let index = viewControllers.firstIndex(of: screen), index > 0 else { return }",
        "popToViewController(viewControllers[index - 1], animated: true)",
      ]
    case (.push, _):
      [
        "let screen = viewController.uiviewController",
        "// After a swipe back it is gone already.",
        "guard let navigationController, navigationController.viewControllers.contains(screen) else { return }",
        "navigationController.popToViewController(self, animated: true)",
      ]
    }
  }
}

extension Declaration {
  /// Whether it declares a function with one parameter of a label.
  func has(_ name: String, _ label: String) -> Bool {
    functions.contains { function in
      let parameters = function.signature.parameterClause.parameters
      return function.name.text == name && parameters.count == 1
        && parameters.first?.firstName.text == label
    }
  }
}
