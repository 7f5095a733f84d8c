import Testing

/// A router with one function that takes a route. What a caller passes decides what it does.
@Suite struct EnumCaseTests {
  /// - Parameters:
  ///   - go: The functions that take a route, and what else the router has for them.
  ///   - routes: What a tap and the child's listener pass.
  private func app(
    _ go: String, routes: (tap: String, child: String) = (".open", ".close"),
    cases: String = "case open, close"
  ) -> SmallApp {
    SmallApp(
      """
      private var detail: ViewableRouting?
      private var last = Route.open
      private var isQuiet = false
      func routeToDetail() { go(\(routes.tap)) }
      \(go)
      private func open() {
        let child = builder.build(withListener: interactor)
        detail = child
        attachChild(child)
      }
      private func close() {
        guard let child = detail else { return }
        detachChild(child)
        detail = nil
      }
      """, more: "enum Route: Equatable { \(cases) }",
      detaches: "func detachDetail() { go(\(routes.child)) }")
  }

  static let followed = [
    "func go(_ route: Route) {\nswitch route {\ncase .open: open()\ncase .close: close()\n}\n}",
    "func go(_ route: Route) {\nswitch route {\ncase Route.open: open()\ndefault: close()\n}\n}",
    "func go(_ route: Route) {\nswitch route {\ncase .close: close()\ndefault: open()\n}\n}",
    "func go(_ route: Route) { if case .open = route { open() } else { close() } }",
    "func go(_ route: Route) { if route == .open { open() } else { close() } }",
    "func go(_ route: Route) {\nguard route != .close else { return close() }\nopen()\n}",
    "func go(_ route: Route?) { perform(route) }\nfunc perform(_ route: Route?) {\nswitch route {\ncase .open: open()\ncase .close: close()\ncase nil: break\n}\n}",
    "func go(_ route: Route) {\nlet next = route\nswitch next {\ncase .open where isQuiet: open()\ncase .open: open()\ncase .close: close()\n}\n}",
  ]

  @Test(arguments: followed)
  func `a route does what the case that is passed does`(go: String) {
    #expect(app(go).rules == ["unguarded-attach"])
    #expect(app(go, routes: ("Route.open", "Route.close")).rules == ["unguarded-attach"])
  }

  @Test(arguments: followed)
  func `a child that passes the case that opens attaches another over itself`(go: String) {
    #expect(app(go, routes: (".open", ".open")).rules.contains("reattach-from-child"))
  }

  @Test func `a case that carries something is followed`() {
    let go = """
      func go(_ route: Route) {
        switch route {
        case .open(let id): if id > 0 { open() }
        case .close: close()
        }
      }
      """
    let cases = "case open(Int), close(reason: String)"
    let right = app(go, routes: (".open(1)", #".close(reason: "done")"#), cases: cases)
    #expect(right.rules == ["unguarded-attach"])
    let wrong = app(go, routes: (".open(1)", ".open(2)"), cases: cases)
    #expect(wrong.rules.contains("reattach-from-child"))
  }

  static let notFollowed = [
    "func go(_ route: Route) {\nswitch route {\ncase .close, .open: open()\n}\n}",
    "func go(_ route: Route) {\nswitch route {\ncase .close:\n  fallthrough\ncase .open: open()\n}\n}",
    "func go(_ route: Route) {\nswitch route {\ncase .close where isQuiet: close()\ndefault: open()\n}\n}",
    "func go(_ route: Route) {\nswitch last {\ncase .open: open()\ncase .close: close()\n}\n}",
    "func go(_ route: Route) { if route == last { open() } else { close() } }",
  ]

  @Test(arguments: notFollowed)
  func `a case that leads to the attach all the same is reported`(go: String) {
    #expect(app(go).rules.contains("reattach-from-child"))
  }

  @Test func `a member that stands for a case can be any case`() {
    let go =
      "func go(_ route: Route) {\nswitch route {\ncase .open: open()\ncase .close: close()\n}\n}"
    let cases = "case open, close\nstatic let last = Route.open"
    #expect(app(go, routes: (".open", ".last"), cases: cases).rules.contains("reattach-from-child"))
  }
}
