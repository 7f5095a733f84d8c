import RIBsSource

/// The files of a new RIB for napkin, in which interactors are actors and whatever changes the tree is asynchronous.
struct NapkinTemplate {
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
      (names.viewController, view == .swiftui ? ["SwiftUI", "UIKit"] : ["UIKit"], viewController)
    ]
    return (parts + (isViewless ? [] : screen)).map { name, imports, lines in
      ("\(name).swift", style.file("\(name).swift", imports: imports, lines))
    }
  }

  /// The class with which tests make the builder.
  var mock: [String] {
    ["final class \(names.dependency)Mock: \(names.dependency), @unchecked Sendable {}"]
  }

  private func access(_ role: CodeStyle.Role) -> String { style.access(role) }

  // MARK: Builder

  private var builder: [String] {
    let (dependency, routing) = (style.any(names.dependency), style.any(names.routing))
    let parameters =
      ["withListener listener: \(style.any(names.listener))"]
      + (borrowsView ? ["viewController: \(style.any(names.viewControllable))"] : [])
    let build = "func build(\(parameters.joined(separator: ", "))) async -> \(routing)"
    let made =
      isViewless
      ? ["        let interactor = \(names.interactor)()"]
      : [
        "        let viewController = \(names.viewController)()",
        "        let interactor = \(names.interactor)(presenter: viewController)",
      ]
    let given = isViewless && !borrowsView ? "" : ", viewController: viewController"
    let initializer =
      access(.builder).isEmpty
      ? []
      : [
        "    \(access(.builder))override init(dependency: \(dependency)) {",
        "        super.init(dependency: dependency)", "    }", "",
      ]
    return [
      "\(style.declared(.dependency))protocol \(names.dependency): Dependency {}", "",
      "\(style.declared(.component))final class \(names.component): Component<\(dependency)>, @unchecked Sendable {}",
      "", "\(style.declared(.buildable))protocol \(names.buildable): Buildable {",
      "    @MainActor \(build)", "}", "",
      "\(style.declared(.builder))final class \(names.builder): Builder<\(dependency)>, \(names.buildable), @unchecked Sendable {",
    ] + initializer + [
      "    @MainActor \(style.access(.buildable, .builder))\(build) {"
    ] + made + [
      "        let router = \(names.router)(interactor: interactor\(given))",
      "        await interactor.wire(router: router, listener: listener)",
      "        return router", "    }", "}",
    ]
  }

  // MARK: Interactor

  private var interactor: [String] {
    let (routing, listener) = (style.optional(names.routing), style.optional(names.listener))
    let protocols =
      [
        "@MainActor \(access(.routing))protocol \(names.routing): \(isViewless ? "Routing" : "ViewableRouting"), Sendable {}",
        "",
      ] + (isViewless ? [] : presentable) + [
        "\(style.declared(.listener))protocol \(names.listener): AnyObject, Sendable {",
        "    /// \(names.rib) is over: its parent detaches it.",
        "    func \(names.didClose)() async", "}", "",
      ]
    let state = [
      "", "    weak var router: \(routing)", "    weak var listener: \(listener)", "",
    ]
    let wire = [
      "    func wire(router: \(routing), listener: \(listener)) {",
      "        self.router = router", "        self.listener = listener", "    }",
    ]
    let lifecycle = "    \(access(.interactor))nonisolated let lifecycle = InteractorLifecycle()"
    guard !isViewless else {
      return protocols + [
        "\(style.declared(.interactor))final actor \(names.interactor): Interactable {", lifecycle,
      ] + state + wire + ["}"]
    }
    let presenter = style.any(names.presentable)
    return protocols + [
      "\(style.declared(.interactor))final actor \(names.interactor): PresentableInteractable, \(names.presentableListener) {",
      lifecycle, "    \(access(.interactor))nonisolated let presenter: \(presenter)",
    ] + state + [
      "    init(presenter: \(presenter)) {", "        self.presenter = presenter", "    }", "",
    ] + wire + [
      "", "    \(access(.interactor))func didBecomeActive() async {",
      "        let presenter = presenter",
      "        await MainActor.run { presenter.listener = self }", "    }", "",
      "    \(access(.interactor))func willResignActive() async {",
      "        // The view goes after a detach as well, and its RIB is over by then.",
      "        listener = nil", "    }", "",
      "    // MARK: \(names.presentableListener)", "",
      "    \(access(.interactor))func didClose() async {",
      "        await listener?.\(names.didClose)()", "    }", "}",
    ]
  }

  private var presentable: [String] {
    [
      "\(style.declared(.presentable))protocol \(names.presentable): Presentable, Sendable {",
      "    @MainActor var listener: \(style.optional(names.presentableListener)) { get set }", "}",
      "",
    ]
  }

  // MARK: Router

  private var router: [String] {
    let view = style.any(names.viewControllable)
    let declared =
      "@MainActor \(access(.viewControllable))protocol \(names.viewControllable): ViewControllable {}"
    let router = "@MainActor \(access(.router))final class \(names.router):"
    guard isViewless else {
      return [
        declared, "",
        "\(router) ViewableRouter<\(names.interactor), \(view)>,",
        "    \(names.routing)", "{}",
      ]
    }
    guard borrowsView else {
      return ["\(router) Router<\(names.interactor)>, \(names.routing) {}"]
    }
    return [
      "/// What the RIB shows its children on: a view of an ancestor, because it has none of its own.",
      declared, "", "\(router) Router<\(names.interactor)>, \(names.routing) {",
      "    private let viewController: \(view)", "",
      "    init(interactor: \(names.interactor), viewController: \(view)) {",
      "        self.viewController = viewController",
      "        super.init(interactor: interactor)", "    }", "}",
    ]
  }

  // MARK: View

  private var viewController: [String] {
    let kinds = "\(names.presentable), \(names.viewControllable)"
    let listener = style.optional(names.presentableListener)
    let property = "    \(style.access(.interactor, .view))weak var listener: \(listener)"
    let head = "@MainActor \(access(.view))final class \(names.viewController):"
    let protocols = [
      "\(style.declared(.presentableListener))protocol \(names.presentableListener): AnyObject, Sendable {",
      "    /// The user closes the screen, or has swiped it away.",
      "    func didClose() async", "}", "",
    ]
    let disappearance =
      RIBTemplate.disappearance(
        view, access(.view), Self.told("listener?.didClose()", by: "listener")
      ).map { "    \($0)" } + ["}"]
    guard view == .swiftui else {
      return protocols + [
        "\(head) UIViewController, \(kinds) {", property, "",
        "    \(access(.view))override func viewDidLoad() {", "        super.viewDidLoad()",
        "        view.backgroundColor = .systemBackground", "    }", "",
      ] + disappearance
    }
    return protocols + [
      "\(head) UIHostingController<\(names.rib)View>, \(kinds) {", property, "",
      "    init() {", "        super.init(rootView: \(names.rib)View())",
      "        rootView.close = { [weak self] in",
      "            dispatch { [listener = self?.listener] in await listener?.didClose() }",
      "        }", "    }", "", "    @available(*, unavailable)",
      "    \(access(.view))required init?(coder: NSCoder) {",
      "        fatalError(\"\(names.viewController) is not made from a storyboard.\")", "    }", "",
    ] + disappearance + [
      "", "\(access(.view))struct \(names.rib)View: View {",
      "    /// Called when the user closes the screen.",
      "    var close: @MainActor () -> Void = {}", "",
      "    \(access(.view))var body: some View {", "        Button(\"Close\") { close() }", "    }",
      "}",
    ]
  }

  /// A call of an interactor by its view, which does not wait for it.
  static func told(_ call: String, by property: String) -> String {
    "dispatch { [\(property)] in await \(call) }"
  }
}
