import Testing

/// Functions of one name and the same labels, told apart by the types of their parameters.
@Suite struct OverloadTests {
  struct Overloads: Sendable, CustomTestStringConvertible {
    let tap: String
    let close: String
    let argument: String
    let types: String
    var implementedClose: String?
    var testDescription: String { "\(tap), \(close)" }

    /// - Parameter swapped: Whether the overload that the child calls opens another child.
    func app(swapped: Bool) -> SmallApp {
      let (opens, closes) = ("router?.routeToDetail()", "router?.detachDetail()")
      return SmallApp(
        """
        private var detail: ViewableRouting?
        func routeToDetail() {
          let child = builder.build(withListener: interactor)
          detail = child
          attachChild(child)
        }
        """, more: types,
        calls: SmallApp.Calls(
          tap: tap, close: close, call: "listener?.\(argument)",
          implementation: """
            \(tap) { \(swapped ? closes : opens) }
            \(implementedClose ?? close) { \(swapped ? opens : closes) }
            """))
    }
  }

  static let overloads = [
    Overloads(
      tap: "func ask(_ tap: HomeTap)", close: "func ask(_ request: DetailRequest)",
      argument: "ask(.close)",
      types: "enum HomeTap { case open }\nenum DetailRequest { case close }"),
    Overloads(
      tap: "func handle(event: HomeEvent)", close: "func handle(event: DetailEvent)",
      argument: "handle(event: DetailEvent())", types: "struct HomeEvent {}\nstruct DetailEvent {}"),
    Overloads(
      tap: "func changed(_ items: [HomeItem])", close: "func changed(_ items: [DetailItem])",
      argument: "changed([])", types: "struct HomeItem {}\nstruct DetailItem {}"),
    Overloads(
      tap: "func did(_ action: HomeAction)", close: "func did(_ action: DetailAction)",
      argument: "did(.end)",
      types:
        "enum HomeAction { case open }\nenum DetailEnd { case end }\ntypealias DetailAction = DetailEnd",
      implementedClose: "func did(_ action: DetailEnd)"),
    Overloads(
      tap: "func select(_ id: Int, animated: Bool)",
      close: "func select(_ id: String, animated: Bool)",
      argument: #"select("a", animated: true)"#, types: ""),
  ]

  @Test(arguments: overloads)
  func `the child calls the overload with its listener's types`(overloads: Overloads) {
    #expect(overloads.app(swapped: false).rules == ["unguarded-attach"])
  }

  @Test(arguments: overloads)
  func `the overload that the child calls is the one that is blamed`(overloads: Overloads) {
    #expect(overloads.app(swapped: true).rules.contains("reattach-from-child"))
  }

  static let routes = [
    (
      types: "enum Opening { case detail }\nenum Closing { case done }", open: ".detail",
      close: ".done"
    ),
    (types: "struct Opening {}\nstruct Closing {}", open: "Opening()", close: "Closing()"),
    (
      types: "protocol Opening {}\nstruct Tap: Opening {}\nstruct Closing {}", open: "Tap()",
      close: "Closing()"
    ),
  ]

  @Test(arguments: routes)
  func `a call runs the overload that fits its argument`(
    types: String, open: String, close: String
  ) {
    func app(child: String) -> SmallApp {
      SmallApp(
        """
        private var detail: ViewableRouting?
        func routeToDetail() { go(\(open)) }
        private func go(_ route: Opening) {
          let child = builder.build(withListener: interactor)
          detail = child
          attachChild(child)
        }
        private func go(_ route: Closing) {
          guard let child = detail else { return }
          detachChild(child)
          detail = nil
        }
        """, more: types, detaches: "func detachDetail() { go(\(child)) }")
    }
    #expect(app(child: close).rules == ["unguarded-attach"])
    #expect(app(child: open).rules.contains("reattach-from-child"))
  }
}
