import RIBsAnalysis
import Testing

/// What can hold a child.
@Suite struct SlotTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let property: String
    let store: String
    let detach: String
    var testDescription: String { property }
  }

  static let slots = [
    Case(
      property: "private var list = [ViewableRouting]()", store: "list.append(child)",
      detach: "list.forEach { detachChild($0) }\nlist.removeAll()"),
    Case(
      property: "private var list: [ViewableRouting] = []", store: "list += [child]",
      detach: "for child in list { detachChild(child) }\nlist = []"),
    Case(
      property: "private var byName: [String: ViewableRouting] = [:]",
      store: "guard byName[\"a\"] == nil else { return }\nbyName[\"a\"] = child",
      detach:
        "guard let child = byName[\"a\"] else { return }\ndetachChild(child)\nbyName[\"a\"] = nil"),
    Case(
      property: "private var pair: (router: ViewableRouting, name: String)?",
      store: "guard pair == nil else { return }\npair = (child, \"a\")",
      detach: "guard let pair = pair else { return }\ndetachChild(pair.router)\nself.pair = nil"),
    Case(
      property: "private struct Kids { var detail: ViewableRouting? }\nprivate var kids = Kids()",
      store: "guard kids.detail == nil else { return }\nkids.detail = child",
      detach: "guard let child = kids.detail else { return }\ndetachChild(child)\nkids.detail = nil"
    ),
    Case(
      property: "private weak var detail: ViewableRouting?",
      store: "guard detail == nil else { return }\ndetail = child",
      detach: "if let child = detail { detachChild(child) }"),
  ]

  @Test(arguments: slots)
  func `a child in any kind of property is stored, and can be detached`(slot: Case) {
    let app = SmallApp(
      """
      \(slot.property)
      func routeToDetail() {
        let child = builder.build(withListener: interactor)
        \(slot.store)
        attachChild(child)
      }
      """, detaches: "func detachDetail() {\n\(slot.detach)\n}")
    #expect(app.attachesDetail)
    #expect(app.warnings == [])
  }

  @Test func `a store in a deferred block comes after the attach, and only on its own way out`() {
    let app = SmallApp(
      """
      private var detail: ViewableRouting?
      func routeToDetail() {
        guard detail == nil else { return }
        let child = builder.build(withListener: interactor)
        defer { detail = child }
        attachChild(child)
      }
      """)
    #expect(app.report.hazards.map(\.rule) == ["late-reference"])
  }

  @Test func `a child that a function clears through inout is cleared`() {
    let app = SmallApp(
      """
      private var detail: ViewableRouting?
      func routeToDetail() {
        guard detail == nil else { return }
        let child = builder.build(withListener: interactor)
        detail = child
        attachChild(child)
      }
      private func detach(_ child: inout ViewableRouting?) {
        if let old = child { detachChild(old) }
        child = nil
      }
      """, detaches: "func detachDetail() { detach(&detail) }")
    #expect(app.warnings == [])
  }

  @Test func `a child that is detached and kept is reported at the detach`() {
    let app = SmallApp(
      """
      private var detail: ViewableRouting?
      func routeToDetail() {
        guard detail == nil else { return }
        let child = builder.build(withListener: interactor)
        detail = child
        attachChild(child)
      }
      """, detaches: "func detachDetail() {\nif let child = detail { detachChild(child) }\n}")
    #expect(app.warnings == ["not-cleared"])
  }

  /// The test says that no child is attached yet, and not that the property has none.
  @Test func `a lazy child is still there after a test of the list of children`() {
    let app = SmallApp(
      """
      private lazy var detail: ViewableRouting = builder.build(withListener: interactor)
      private var other: ViewableRouting?
      func routeToDetail() {
        guard !isAttached(detail) else { return }
        drop(&other)
        attachChild(detail)
      }
      """,
      more: """
        extension Routing {
          func isAttached(_ child: Routing) -> Bool { children.contains { $0 === child } }
          func drop<Child>(_ slot: inout Child?) {
            guard let child = slot as? Routing else { return }
            slot = nil
            detachChild(child)
          }
        }
        """, detaches: "func detachDetail() { detachChild(detail) }")
    #expect(app.report.remarks.map(\.message) == [])
    #expect(app.attachesDetail)
  }
}
