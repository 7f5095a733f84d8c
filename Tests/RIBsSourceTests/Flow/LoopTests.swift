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
}
