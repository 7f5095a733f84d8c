import RIBsAnalysis
import Testing

/// Ways to keep a second child out, each of which makes an attach right.
@Suite struct GuardTests {
  static let routes = [
    "guard detail == nil else { return }",
    "if detail != nil { return }",
    "if let _ = detail { return }",
    "if case .some = detail { return }",
    "guard case .none = detail else { return }",
    "let isOpen = detail != nil\nguard !isOpen else { return }",
    "precondition(detail == nil)",
    "guard children.isEmpty else { return }",
    "switch detail {\ncase .some: return\ncase .none: break\n}",
    "if let old = detail { detachChild(old) }",
    "guard isFree else { return }",
    "detachDetail()",
    "guard [detail].allSatisfy({ $0 == nil }) else { return }",
  ]

  @Test(arguments: routes)
  func `a route that keeps a second child out is right`(route: String) {
    let app = SmallApp(
      """
      private var detail: ViewableRouting?
      private var isFree: Bool { detail == nil }
      func routeToDetail() {
        \(route)
        let child = builder.build(withListener: interactor)
        detail = child
        attachChild(child)
      }
      """)
    #expect(app.attachesDetail)
    #expect(app.warnings == [])
  }

  @Test func `a route without any of them is an error, because a tap shows nothing in between`() {
    let app = SmallApp(
      """
      private var detail: ViewableRouting?
      func routeToDetail() {
        let child = builder.build(withListener: interactor)
        detail = child
        attachChild(child)
      }
      """)
    #expect(app.report.hazards.map(\.rule) == ["unguarded-attach"])
    #expect(app.report.hazards.first?.severity == .error)
  }

  @Test func `a guard for another property guards nothing`() {
    let app = SmallApp(
      """
      private var detail: ViewableRouting?
      private var other: ViewableRouting?
      func routeToDetail() {
        guard other == nil else { return }
        let child = builder.build(withListener: interactor)
        detail = child
        attachChild(child)
      }
      """)
    #expect(app.warnings.contains("unguarded-attach"))
  }
}
