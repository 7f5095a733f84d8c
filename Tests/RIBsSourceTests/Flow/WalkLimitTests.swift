import RIBsAnalysis
import RIBsSource
import Testing

/// Code that is long, deep or wide. The attach at its end is found, or the report says that it may be missing.
@Suite struct WalkLimitTests {
  /// Functions `step0()` to `step(count - 1)()`, each of which calls the next one; the last attaches Detail.
  private static func chain(_ count: Int, calls: Int = 1) -> String {
    (0..<count).map { index in
      let body = String(repeating: "step\(index + 1)(); ", count: calls)
      return "private func step\(index)() { \(body) }"
    }.joined(separator: "\n")
      + """

      private func step\(count)() {
        guard detail == nil else { return }
        open()
      }
      private func open() {
        let child = builder.build(withListener: interactor)
        detail = child
        attachChild(child)
      }
      """
  }

  private func app(
    _ members: String, more: String = "", start: String = "step0()"
  ) -> SmallApp {
    SmallApp(
      "private var detail: ViewableRouting?\nfunc routeToDetail() { \(start) }\n\(members)",
      more: more)
  }

  @Test func `an attach after 40 calls is found`() {
    let app = app(Self.chain(40))
    #expect(app.attachesDetail)
    #expect(app.report.remarks == [])
  }

  @Test func `an attach at the end of calls that each call twice is found`() {
    let app = app(Self.chain(8, calls: 2))
    #expect(app.attachesDetail)
    #expect(app.report.remarks == [])
    #expect(!app.report.isIncomplete)
  }

  @Test func `a second attach at the end of calls that each call twice is reported`() {
    let app = app(Self.chain(6, calls: 2) + "\nprivate func again() { open(); open() }")
    #expect(app.rules == ["unguarded-attach"])
  }

  @Test func `each case of a long switch is walked`() {
    let cases = (0..<60).map { "case \($0): attachChild(builder.build(withListener: interactor))" }
      .joined(separator: "\n")
    let app = app(
      """
      private var number = 0
      private func step0() {
        switch number {
        \(cases)
        default: break
        }
      }
      """)
    #expect(app.report.tree.edges.filter { $0.grade == .attached }.count == 60)
    #expect(app.report.remarks == [])
  }

  @Test func `each of many builders of one protocol is a candidate`() {
    let names = (0..<9).map { "Kid\($0)" }
    let kids = names.map { name in
      """
      final class \(name)Router: ViewableRouter<DetailInteractor, ViewControllable> {}
      final class \(name)Builder: Builder<EmptyDependency>, DetailBuildable {
        func build(withListener listener: DetailListener) -> ViewableRouting {
          \(name)Router(interactor: DetailInteractor(), viewController: DetailView())
        }
      }
      """
    }.joined(separator: "\n")
    let app = app(Self.chain(1), more: kids)
    let tree = app.report.tree
    let attached = tree.edges.filter { $0.grade == .attached }.map { tree.ribs[$0.child].name }
    #expect(Set(attached) == Set(names + ["Detail"]))
    #expect(app.report.remarks == [])
  }

  @Test func `what one round of a loop stores, the next one attaches`() {
    let loop = """
      private func step0() {
        var next: ViewableRouting?
        for _ in 0..<3 {
          if let child = next {
            guard detail == nil else { return }
            detail = child
            attachChild(child)
          }
          next = builder.build(withListener: interactor)
        }
      }
      """
    #expect(app(loop).attachesDetail)
  }

  @Test func `what is handed on through several variables of a loop is attached`() {
    let loop = """
      private func step0() {
        var (first, second, third): (ViewableRouting?, ViewableRouting?, ViewableRouting?)
        while detail == nil {
          if let child = third {
            detail = child
            attachChild(child)
          }
          third = second
          second = first
          first = builder.build(withListener: interactor)
        }
      }
      """
    #expect(app(loop).attachesDetail)
  }

  @Test func `what is handed on through several slots is known in all of them`() {
    let slots = """
      private var first: ViewableRouting?
      private var second: ViewableRouting?
      private var third: ViewableRouting?
      private func step0() { attachThird() }
      @objc private func attachThird() { if let third { attachChild(third) } }
      @objc private func fillThird() { third = second }
      @objc private func fillSecond() { second = first }
      @objc private func fillFirst() { first = builder.build(withListener: interactor) }
      """
    #expect(app(slots).attachesDetail)
  }

  @Test func `an entry whose calls nest too deeply is named, and the rest of it is walked`() {
    let app = app(
      """
      \(Self.chain(200).replacing("private func step200", with: "private func last"))
      private func step200() {}
      """, start: "step0(); open()")
    #expect(app.attachesDetail)
    #expect(
      app.report.remarks.map(\.message) == [
        "HomeInteractor.didTapDetail was not walked to its end: more than 120 calls inside each other. What it attaches may be missing."
      ])
    #expect(app.report.remarks.allSatisfy { $0.file == "App.swift" && $0.line ?? 0 > 1 })
    #expect(app.report.isIncomplete)
  }

  @Test func `an entry with too many steps is named, and is not taken for one that never ends`() {
    let lines = (0..<11).map {
      "var v\($0) = 0; " + String(repeating: "v\($0) = v\($0); ", count: 3_400)
    }
    let app = app("private func step0() {\n\(lines.joined(separator: "\n"))\n}")
    #expect(app.report.remarks.map(\.message).contains { $0.contains("more than 100000 steps") })
  }

  @Test func `a value with too many candidates is told where it is attached`() {
    let kids = (0..<70).map { index in
      """
      final class Kid\(index)Router: ViewableRouter<DetailInteractor, ViewControllable> {}
      final class Kid\(index)Builder: Builder<EmptyDependency>, DetailBuildable {
        func build(withListener listener: DetailListener) -> ViewableRouting {
          Kid\(index)Router(interactor: DetailInteractor(), viewController: DetailView())
        }
      }
      """
    }.joined(separator: "\n")
    let app = app(Self.chain(1), more: kids)
    #expect(app.report.remarks.count == 1)
    #expect(app.report.remarks.first?.message.contains("64 candidates") == true)
  }

  @Test
  func `a child that is not known is told, even where a base class attaches others at that line`() {
    let app = SmallApp(
      """
      func routeToDetail() { push(builder.build(withListener: interactor)) }
      func routeToPage(_ page: ViewableRouting) { push(page) }
      """,
      more: """
        class StackRouter<Interactor>: ViewableRouter<Interactor, ViewControllable> {
          private var stack: [ViewableRouting] = []
          func push(_ child: ViewableRouting) {
            stack.append(child)
            attachChild(child)
          }
        }
        final class PageRouter: StackRouter<DetailInteractor> {
          func open(_ make: () -> ViewableRouting) { push(make()) }
        }
        """, base: "StackRouter<HomeInteractable>")
    #expect(app.attachesDetail)
    #expect(
      app.report.remarks.map(\.message).contains {
        $0.contains("which child PageRouter.open attaches here")
      })
  }
}
