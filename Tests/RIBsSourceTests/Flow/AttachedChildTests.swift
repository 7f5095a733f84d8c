import Testing

/// Ways from a builder to `attachChild`.
@Suite struct AttachedChildTests {
  static let ways = [
    "attachChild(builder.build(withListener: interactor))",
    "[builder.build(withListener: interactor)].forEach(attachChild)",
    "for child in [builder.build(withListener: interactor)] { attachChild(child) }",
    "let child = true ? builder.build(withListener: interactor) : make()\nattachChild(child)",
    "let child: ViewableRouting\nif true { child = make() } else { child = make() }\nattachChild(child)",
    "let child = if true { make() } else { make() }\nattachChild(child)",
    "let child = { builder.build(withListener: interactor) }()\nattachChild(child)",
    "#if DEBUG\nlet child = make()\n#else\nlet child = make()\n#endif\nattachChild(child)",
    "var child: ViewableRouting?\nswitch 1 {\ncase 1: child = make(); break\ndefault: break\n}\nattachChild(child!)",
    "open(make())",
    "open { make() }",
    "attachChild(Factory.make(interactor))",
    "attachChild(lazyChild)",
    "DispatchQueue.main.async { [weak self] in self?.attachChild(self!.make()) }",
    "attachChild(pair().router)",
    "attach(make(), to: self)",
    "Opener.attach(make(), to: self)",
    "Opener(router: self).attach(make())",
    "let opener = Opener(router: self)\nopener.attach(make())",
    "openDetail()",
    "self[0] = make()",
    "holder.begin(make())",
    "make().join(self)",
    "([make()] + []).forEach { attachChild($0) }",
    "if case .success(let child) = Result(catching: { make() }) { attachChild(child) }",
    "Just(make()).sink { [weak self] in self?.attachChild($0) }.store(in: &bag)",
    "if let make = factories[\"detail\"] { attachChild(make()) }",
    "if let builder = builders[\"detail\"] { attachChild(builder.build(withListener: interactor)) }",
    "attachChild(plugin.open(interactor))",
    "lazyTabs.forEach { attachChild($0.router) }",
    "let tabs: [(name: String, router: ViewableRouting)] = [(\"a\", make())]\ntabs.forEach { attachChild($0.router) }",
    "open([(\"a\", make())])",
    "tabs = [\"a\": (1, make())]\ntabs.values.forEach { attachChild($0.router) }",
    "Tabs(first: make()).ordered.forEach { attachChild($0) }",
    "pairs.append((\"a\", make()))\npairs.forEach { attachChild($0.router) }",
    "objects = [Tabs(first: other)]\nif true { objects.append(Tabs(first: make())) }\nobjects.forEach { attachChild($0.first) }",
    "let tabs = Tabs(first: make())\nattachChild(tabs.shown)",
    "once(false)",
  ]

  @Test(arguments: ways)
  func `a router that is built and handed on is the child that is attached`(way: String) {
    let app = SmallApp(
      """
      private lazy var lazyChild = builder.build(withListener: interactor)
      private lazy var lazyTabs: [(name: String, router: ViewableRouting)] = [("a", make())]
      private var tabs: [String: (order: Int, router: ViewableRouting)] = [:]
      private var pairs: [(name: String, router: ViewableRouting)] = []
      private var objects: [Tabs] = []
      private let other: ViewableRouting
      private func open(_ tabs: [(name: String, router: ViewableRouting)]) {
        for tab in tabs { attachChild(tab.router) }
      }
      private struct Tabs {
        let first: ViewableRouting
        var ordered: [ViewableRouting] { [first] }
        var shown: ViewableRouting { let tab = first; return tab }
      }
      func routeToDetail() {
        \(way)
      }
      private var bag = Set<AnyCancellable>()
      private let builders: [String: DetailBuildable] = [:]
      private let plugin: Plugin
      private lazy var factories: [String: () -> ViewableRouting] = [
        "detail": { [unowned self] in make() }
      ]
      private lazy var holder = Holder(
        attach: { [unowned self] in attachChild($0) }, detach: { [unowned self] in detachChild($0) })
      private lazy var openDetail: () -> Void = { [unowned self] in attachChild(make()) }
      private subscript(_ index: Int) -> ViewableRouting? {
        get { nil }
        set { newValue.map(attachChild) }
      }
      private var body: (() -> Void)?
      private func once(_ isSecond: Bool) {
        if isSecond { return attachChild(make()) }
        later { [weak self] in self?.once(true) }
      }
      private func later(_ body: @escaping () -> Void) { self.body = body }
      private func make() -> ViewableRouting { builder.build(withListener: interactor) }
      private func pair() -> (router: ViewableRouting, name: String) { (make(), "detail") }
      private func open(_ child: ViewableRouting) { attachChild(child) }
      private func open(_ make: () -> ViewableRouting) { attachChild(make()) }
      """,
      more: """
        enum Factory {
          static func make(_ listener: DetailListener) -> ViewableRouting {
            DetailBuilder(dependency: EmptyComponent()).build(withListener: listener)
          }
        }

        final class Holder {
          private let attach: (ViewableRouting) -> Void
          private let detach: (ViewableRouting) -> Void
          private var current: ViewableRouting?

          init(
            attach: @escaping (ViewableRouting) -> Void,
            detach: @escaping (ViewableRouting) -> Void
          ) {
            (self.attach, self.detach) = (attach, detach)
          }

          func begin(_ child: ViewableRouting) {
            current = child
            attach(child)
          }

          func end() {
            guard let child = current else { return }
            current = nil
            detach(child)
          }
        }

        extension Routing {
          func join(_ parent: Routing) { parent.attachChild(self) }
        }

        func attach(_ child: ViewableRouting, to parent: HomeRouter) { parent.attachChild(child) }

        protocol Plugin {
          func open(_ listener: DetailListener) -> ViewableRouting
        }

        struct DetailPlugin: Plugin {
          let builder: DetailBuilder

          func open(_ listener: DetailListener) -> ViewableRouting {
            builder.build(withListener: listener)
          }
        }

        struct Opener {
          let router: HomeRouter

          func attach(_ child: ViewableRouting) { router.attachChild(child) }

          static func attach(_ child: ViewableRouting, to parent: HomeRouter) {
            parent.attachChild(child)
          }
        }
        """, detaches: "func detachDetail() {}")
    #expect(app.attachesDetail)
  }
}
