import RIBsAnalysis
import Testing

/// Names that stand for a runtime's class.
@Suite struct TypeAliasTests {
  private static let route = """
    private var detail: ViewableRouting?
    func routeToDetail() {
      let child = builder.build(withListener: interactor)
      detail = child
      attachChild(child)
    }
    """

  static let bases = [
    (base: "Base", alias: "typealias Base = ViewableRouter<HomeInteractable, ViewControllable>"),
    (
      base: "Base<ViewControllable>",
      alias: "typealias Base<View> = ViewableRouter<HomeInteractable, View>"
    ),
    (
      base: "Base",
      alias:
        "typealias Base = Second\ntypealias Second = RIBs.ViewableRouter<HomeInteractable, ViewControllable>"
    ),
    (
      base: "Names.Base",
      alias: "enum Names { typealias Base = ViewableRouter<HomeInteractable, ViewControllable> }"
    ),
    (
      base: "Base",
      alias:
        "typealias Base = AppRouter<HomeInteractable>\nclass AppRouter<I>: ViewableRouter<I, ViewControllable> {}"
    ),
  ]

  @Test(arguments: bases)
  func `a router that inherits through an alias is a RIB like any other`(
    base: String, alias: String
  ) {
    let app = SmallApp(Self.route, more: alias, base: base)
    #expect(app.attachesDetail)
    #expect(app.rules == ["unguarded-attach"])
  }

  @Test func `a class that inherits from something else through an alias is no RIB`() {
    let app = SmallApp(Self.route, more: "typealias Base = UIViewController", base: "Base")
    #expect(!app.attachesDetail)
    #expect(app.report.tree.ribs.map(\.name) == ["Detail"])
  }
}
