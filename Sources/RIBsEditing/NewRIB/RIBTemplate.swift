import RIBsSource

/// The files of a new RIB.
struct RIBTemplate {
  let names: RIBNames
  let style: CodeStyle
  let isViewless: Bool
  /// Whether a RIB without a view is given its parent's, to show its children on.
  let borrowsView: Bool
  /// What the view is made of; unused for a RIB without one.
  let view: RIBParts.ViewKind
  let injection: RIBRequest.Injection

  /// The files by name, in the order in which a reader would open them.
  var files: [(name: String, text: String)] {
    let parts: [(String, [String], [String])] = [
      (names.builder, injection == .needle ? ["NeedleFoundation"] : [], builder),
      (names.interactor, [], interactor), (names.router, [], router),
    ]
    let screen: [(String, [String], [String])] = [
      (names.viewController, view.imports, viewController)
    ]
    return (parts + (isViewless ? [] : screen)).map { name, imports, lines in
      ("\(name).swift", style.file("\(name).swift", imports: imports, lines))
    }
  }

  private func access(_ role: CodeStyle.Role) -> String { style.access(role) }
  private func declared(_ role: CodeStyle.Role) -> String { style.declared(role) }

  // MARK: Builder

  private var builder: [String] {
    let module = injection == .needle ? "NeedleFoundation." : ""
    return [
      "\(declared(.dependency))protocol \(names.dependency): \(module)Dependency {}", "",
      "\(declared(.component))final class \(names.component): \(module)Component<\(style.any(names.dependency))> {}",
      "",
      "\(declared(.buildable))protocol \(names.buildable): Buildable {",
      "    \(style.build)\(build)", "}", "",
    ] + (injection == .needle ? componentizedBuilder : plainBuilder)
  }

  private var plainBuilder: [String] {
    // A class's initializer is as visible as the module, unless it is written out.
    let initializer =
      access(.builder).isEmpty
      ? []
      : [
        "    \(access(.builder))override init(dependency: \(style.any(names.dependency))) {",
        "        super.init(dependency: dependency)", "    }", "",
      ]
    return [
      "\(declared(.builder))final class \(names.builder): Builder<\(style.any(names.dependency))>, \(names.buildable) {"
    ] + initializer + ["    \(style.build)\(style.access(.buildable, .builder))\(build) {"]
      + made(listener: "listener", view: "viewController").map { "        \($0)" } + ["    }", "}"]
  }

  /// A builder that is given its component, and what else it needs in a call.
  private var componentizedBuilder: [String] {
    let (listener, routing) = (style.any(names.listener), style.any(names.routing))
    let given =
      borrowsView
      ? "(listener: \(listener), viewController: \(style.any(names.viewControllable)))" : listener
    let passed = borrowsView ? "(listener, viewController)" : "listener"
    let made =
      borrowsView
      ? made(listener: "given.listener", view: "given.viewController")
      : made(listener: "listener", view: "viewController")
    return [
      "\(declared(.builder))final class \(names.builder):",
      "    ComponentizedBuilder<\(names.component), \(routing), \(given), Void>,",
      "    \(names.buildable)", "{",
      "    \(style.build)\(style.access(.buildable, .builder))\(build) {",
      "        build(withDynamicBuildDependency: \(passed), dynamicComponentDependency: ())",
      "    }",
      "", "    \(access(.builder))override func build(",
      "        with component: \(names.component), _ \(borrowsView ? "given" : "listener"): \(given)",
      "    ) -> \(routing) {",
    ] + made.map { "        \($0)" } + ["    }", "}"]
  }

  /// The requirement of the builder's protocol.
  private var build: String {
    let parameters =
      ["withListener listener: \(style.any(names.listener))"]
      + (borrowsView ? ["viewController: \(style.any(names.viewControllable))"] : [])
    return "func build(\(parameters.joined(separator: ", "))) -> \(style.any(names.routing))"
  }

  /// The statements that make the RIB.
  private func made(listener: String, view: String) -> [String] {
    let given =
      isViewless
      ? (borrowsView ? ", viewController: \(view)" : "") : ", viewController: viewController"
    return
      (isViewless
      ? ["let interactor = \(names.interactor)()"]
      : [
        "let viewController = \(names.viewController)()",
        "let interactor = \(names.interactor)(presenter: viewController)",
      ]) + [
        "interactor.listener = \(listener)",
        "return \(names.router)(interactor: interactor\(given))",
      ]
  }

  // MARK: Mock

  /// The class with which tests make the builder, or which is one. Needle makes components in whole apps only.
  var mock: [String] {
    guard injection == .needle else {
      return [
        "\(style.isolation(.dependency))final class \(names.dependency)Mock: \(names.dependency) {}"
      ]
    }
    return [
      "/// Builds \(names.rib) without a component.",
      "\(style.isolation(.buildable))final class \(names.buildable)Mock: \(names.buildable) {",
      "    \(style.build)\(build) {",
    ] + made(listener: "listener", view: "viewController").map { "        \($0)" } + ["    }", "}"]
  }

  // MARK: Interactor

  private var interactor: [String] {
    let routing =
      "\(declared(.routing))protocol \(names.routing): \(isViewless ? "Routing" : "ViewableRouting") {"
    let listener = [
      "\(declared(.listener))protocol \(names.listener): AnyObject {",
      "    /// \(names.rib) is over: its parent detaches it.",
      "    func \(names.didClose)()", "}", "",
    ]
    let properties = [
      "    \(style.access(.interactable, .interactor))weak var router: \(style.optional(names.routing))",
      "    \(style.access(.interactable, .interactor))weak var listener: \(style.optional(names.listener))",
    ]
    if isViewless {
      return [
        "\(routing)}", "",
      ] + listener + [
        "\(declared(.interactor))final class \(names.interactor): Interactor, \(names.interactable) {"
      ] + properties + ["}"]
    }
    return [
      "\(routing)}", "",
      "\(declared(.presentable))protocol \(names.presentable): Presentable {",
      "    var listener: \(style.optional(names.presentableListener)) { get set }", "}", "",
    ] + listener + [
      "\(declared(.interactor))final class \(names.interactor): PresentableInteractor<\(style.any(names.presentable))>, \(names.interactable),",
      "    \(names.presentableListener)", "{",
    ] + properties + [
      "",
      "    \(access(.interactor))override init(presenter: \(style.any(names.presentable))) {",
      "        super.init(presenter: presenter)",
      "        presenter.listener = self", "    }", "",
      "    // MARK: \(names.presentableListener)", "",
      "    \(access(.interactor))func didClose() {",
      "        // The view goes after a detach as well, and its RIB is over by then.",
      "        guard isActive else { return }",
      "        listener?.\(names.didClose)()", "    }", "}",
    ]
  }

  // MARK: Router

  private var router: [String] {
    let interactable = [
      "\(declared(.interactable))protocol \(names.interactable): Interactable {",
      "    var router: \(style.optional(names.routing)) { get set }",
      "    var listener: \(style.optional(names.listener)) { get set }", "}", "",
    ]
    let view =
      "\(declared(.viewControllable))protocol \(names.viewControllable): ViewControllable {}"
    let parameters =
      "interactor: \(style.any(names.interactable)), viewController: \(style.any(names.viewControllable))"
    if isViewless, !borrowsView {
      return interactable + [
        "\(declared(.router))final class \(names.router): Router<\(style.any(names.interactable))>, \(names.routing) {",
        "    \(access(.router))override init(interactor: \(style.any(names.interactable))) {",
        "        super.init(interactor: interactor)",
        "        interactor.router = self", "    }", "}",
      ]
    }
    if isViewless {
      return interactable + [
        "/// What the RIB shows its children on: a view of an ancestor, because it has none of its own.",
        view, "",
        "\(declared(.router))final class \(names.router): Router<\(style.any(names.interactable))>, \(names.routing) {",
        "    private let viewController: \(style.any(names.viewControllable))", "",
        "    \(access(.router))init(\(parameters)) {",
        "        self.viewController = viewController",
        "        super.init(interactor: interactor)",
        "        interactor.router = self", "    }", "}",
      ]
    }
    return interactable + [
      view, "",
      "\(declared(.router))final class \(names.router): ViewableRouter<\(style.any(names.interactable)), \(style.any(names.viewControllable))>,",
      "    \(names.routing)", "{",
      "    \(access(.router))override init(",
      "        interactor: \(style.any(names.interactable)),",
      "        viewController: \(style.any(names.viewControllable))",
      "    ) {",
      "        super.init(interactor: interactor, viewController: viewController)",
      "        interactor.router = self", "    }", "}",
    ]
  }

  // MARK: View

  private var viewController: [String] {
    let listener = [
      "\(declared(.presentableListener))protocol \(names.presentableListener): AnyObject {",
      "    /// The user closes the screen, or has swiped it away.",
      "    func didClose()", "}", "",
    ]
    let property =
      "    \(style.access(.interactor, .view))weak var listener: \(style.optional(names.presentableListener))"
    let kinds = "\(names.presentable), \(names.viewControllable)"
    let access = access(.view)
    switch view {
    case .headless:
      return listener + [
        "\(declared(.view))final class \(names.viewController): HeadlessViewController, \(kinds) {",
        property, "",
      ] + disappearance + ["}"]
    case .uikit:
      return listener + [
        "\(declared(.view))final class \(names.viewController): UIViewController, \(kinds) {",
        property, "",
        "    \(access)override func viewDidLoad() {",
        "        super.viewDidLoad()",
        "        view.backgroundColor = .systemBackground", "    }", "",
      ] + disappearance + ["}"]
    case .swiftui:
      return listener + [
        "\(declared(.view))final class \(names.viewController): UIHostingController<\(names.rib)View>, \(kinds) {",
        property, "",
        "    init() {",
        "        super.init(rootView: \(names.rib)View())",
        "        rootView.close = { [weak self] in self?.listener?.didClose() }", "    }", "",
        "    @available(*, unavailable)",
        "    \(access)required init?(coder: NSCoder) {",
        "        fatalError(\"\(names.viewController) is not made from a storyboard.\")", "    }",
        "",
      ] + disappearance + [
        "}", "",
        "\(access)struct \(names.rib)View: View {",
        "    /// Called when the user closes the screen.",
        "    var close: () -> Void = {}", "",
        "    \(access)var body: some View {",
        "        Button(\"Close\") { close() }", "    }", "}",
      ]
    }
  }

  private var disappearance: [String] {
    Self.disappearance(view, access(.view), "listener?.didClose()").map { "    \($0)" }
  }

  /// The function in which a view controller says that it is gone.
  ///
  /// - Parameters:
  ///   - access: `public ` or nothing.
  ///   - call: What it calls.
  static func disappearance(
    _ kind: RIBParts.ViewKind, _ access: String, _ call: String
  ) -> [String] {
    let reason = "    // A swipe takes the view away, and asks nobody."
    guard kind != .headless else {
      return [
        "\(access)override func viewDidDisappear(removed: Bool) {", reason,
        "    if removed { \(call) }", "}",
      ]
    }
    return [
      "\(access)override func viewDidDisappear(_ animated: Bool) {",
      "    super.viewDidDisappear(animated)", reason,
      "    if isMovingFromParent || isBeingDismissed { \(call) }", "}",
    ]
  }
}

extension RIBParts.ViewKind {
  /// The modules that a view controller imports.
  fileprivate var imports: [String] {
    switch self {
    case .headless: []
    case .uikit: ["UIKit"]
    case .swiftui: ["SwiftUI", "UIKit"]
    }
  }
}
