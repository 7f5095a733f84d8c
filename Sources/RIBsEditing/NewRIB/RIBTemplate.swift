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

  /// The files by name, in the order in which a reader would open them.
  var files: [(name: String, text: String)] {
    let parts: [(String, [String], [String])] = [
      (names.builder, [], builder), (names.interactor, [], interactor), (names.router, [], router),
    ]
    let screen: [(String, [String], [String])] = [
      (names.viewController, view.imports, viewController)
    ]
    return (parts + (isViewless ? [] : screen)).map { name, imports, lines in
      ("\(name).swift", style.file("\(name).swift", imports: imports, lines))
    }
  }

  private func access(_ role: CodeStyle.Role) -> String { style.access(role) }

  // MARK: Builder

  private var builder: [String] {
    // A class's initializer is as visible as the module, unless it is written out.
    let initializer =
      access(.builder).isEmpty
      ? []
      : [
        "    \(access(.builder))override init(dependency: \(style.any(names.dependency))) {",
        "        super.init(dependency: dependency)", "    }", "",
      ]
    let parameters =
      ["withListener listener: \(style.any(names.listener))"]
      + (borrowsView ? ["viewController: \(style.any(names.viewControllable))"] : [])
    let build =
      "func build(\(parameters.joined(separator: ", "))) -> \(style.any(names.routing))"
    let given = isViewless && !borrowsView ? "" : ", viewController: viewController"
    let made =
      isViewless
      ? ["        let interactor = \(names.interactor)()"]
      : [
        "        let viewController = \(names.viewController)()",
        "        let interactor = \(names.interactor)(presenter: viewController)",
      ]
    return [
      "\(access(.dependency))protocol \(names.dependency): Dependency {}", "",
      "\(access(.component))final class \(names.component): Component<\(style.any(names.dependency))> {}",
      "",
      "\(access(.buildable))protocol \(names.buildable): Buildable {", "    \(build)", "}", "",
      "\(access(.builder))final class \(names.builder): Builder<\(style.any(names.dependency))>, \(names.buildable) {",
    ] + initializer + [
      "    \(style.access(.buildable, .builder))\(build) {"
    ] + made + [
      "        interactor.listener = listener",
      "        return \(names.router)(interactor: interactor\(given))",
      "    }", "}",
    ]
  }

  // MARK: Interactor

  private var interactor: [String] {
    let routing =
      "\(access(.routing))protocol \(names.routing): \(isViewless ? "Routing" : "ViewableRouting") {"
    let listener = [
      "\(access(.listener))protocol \(names.listener): AnyObject {",
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
        "\(access(.interactor))final class \(names.interactor): Interactor, \(names.interactable) {"
      ] + properties + ["}"]
    }
    return [
      "\(routing)}", "",
      "\(access(.interactor))protocol \(names.presentable): Presentable {",
      "    var listener: \(style.optional(names.presentableListener)) { get set }", "}", "",
    ] + listener + [
      "\(access(.interactor))final class \(names.interactor): PresentableInteractor<\(style.any(names.presentable))>, \(names.interactable),",
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
      "\(access(.interactable))protocol \(names.interactable): Interactable {",
      "    var router: \(style.optional(names.routing)) { get set }",
      "    var listener: \(style.optional(names.listener)) { get set }", "}", "",
    ]
    let view =
      "\(access(.viewControllable))protocol \(names.viewControllable): ViewControllable {}"
    let parameters =
      "interactor: \(style.any(names.interactable)), viewController: \(style.any(names.viewControllable))"
    if isViewless, !borrowsView {
      return interactable + [
        "\(access(.router))final class \(names.router): Router<\(style.any(names.interactable))>, \(names.routing) {",
        "    \(access(.router))override init(interactor: \(style.any(names.interactable))) {",
        "        super.init(interactor: interactor)",
        "        interactor.router = self", "    }", "}",
      ]
    }
    if isViewless {
      return interactable + [
        "/// What the RIB shows its children on: a view of an ancestor, because it has none of its own.",
        view, "",
        "\(access(.router))final class \(names.router): Router<\(style.any(names.interactable))>, \(names.routing) {",
        "    private let viewController: \(style.any(names.viewControllable))", "",
        "    \(access(.router))init(\(parameters)) {",
        "        self.viewController = viewController",
        "        super.init(interactor: interactor)",
        "        interactor.router = self", "    }", "}",
      ]
    }
    return interactable + [
      view, "",
      "\(access(.router))final class \(names.router): ViewableRouter<\(style.any(names.interactable)), \(style.any(names.viewControllable))>,",
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
      "\(access(.interactor))protocol \(names.presentableListener): AnyObject {",
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
        "\(access)final class \(names.viewController): HeadlessViewController, \(kinds) {",
        property, "",
        "    \(access)override func viewDidDisappear(removed: Bool) {",
        "        // A swipe takes the view away, and asks nobody.",
        "        if removed { listener?.didClose() }", "    }", "}",
      ]
    case .uikit:
      return listener + [
        "\(access)final class \(names.viewController): UIViewController, \(kinds) {",
        property, "",
        "    \(access)override func viewDidLoad() {",
        "        super.viewDidLoad()",
        "        view.backgroundColor = .systemBackground", "    }", "",
      ] + disappearance + ["}"]
    case .swiftui:
      return listener + [
        "\(access)final class \(names.viewController): UIHostingController<\(names.rib)View>, \(kinds) {",
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
    [
      "    \(access(.view))override func viewDidDisappear(_ animated: Bool) {",
      "        super.viewDidDisappear(animated)",
      "        // A swipe takes the view away, and asks nobody.",
      "        if isMovingFromParent || isBeingDismissed { listener?.didClose() }", "    }",
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
