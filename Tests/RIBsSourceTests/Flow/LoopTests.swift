import RIBsAnalysis
import RIBsSource
import Testing

@Suite struct LoopTests {
  /// Each round builds another router, which the property can hold from then on.
  @Test func `a stream that opens a child again and again is walked to its end`() {
    let app = SmallApp(
      """
      private var detail: ViewableRouting?
      func routeToDetail() { Task { for await item in items { await open(item) } } }
      private func open(_ item: Item) async {
        guard detail == nil else { return }
        let router = builder.build(withListener: interactor)
        detail = router
        await attachChild(router)
      }
      """)
    #expect(app.report.remarks.map(\.message) == [])
    #expect(app.report.hazards.filter { $0.severity > .info }.map(\.rule) == [])
  }

  @Test func `a loop that stores over a child of an earlier round is reported`() {
    let app = SmallApp(
      """
      private var detail: ViewableRouting?
      func routeToDetail() { Task { for await item in items { await open(item) } } }
      private func open(_ item: Item) async {
        let router = builder.build(withListener: interactor)
        detail = router
        await attachChild(router)
      }
      """)
    #expect(app.report.remarks.map(\.message) == [])
    #expect(app.report.hazards.filter { $0.severity > .info }.map(\.rule) == ["unguarded-attach"])
  }

  /// Each round adds a pair with one of two routers to the list.
  @Test func `a loop that lists what it attaches together with a name is walked to its end`() {
    let app = SmallApp(
      """
      private var pairs: [(name: String, router: ViewableRouting)] = []
      private let names: [String]
      func routeToDetail() {
        for name in names {
          let router =
            name.isEmpty
            ? builder.build(withListener: interactor) : builder.build(withListener: interactor)
          pairs.append((name, router))
          attachChild(router)
        }
      }
      """)
    #expect(app.report.remarks.map(\.message) == [])
    #expect(app.report.tree.edges.filter { $0.grade == .attached }.count == 1)
  }
}
