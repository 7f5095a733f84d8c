import RIBsAnalysis
import RIBsSource
import Testing

/// A chain with a guess is a note that says which guess. The same app without the guess is a warning.
@Suite struct CertaintyTests {
  struct Pair: Sendable, CustomTestStringConvertible {
    let guess: String
    var rule = "unguarded-attach"
    let guessed: SmallApp
    let read: SmallApp
    var testDescription: String { guess }
  }

  private static let attach = """
    let child = builder.build(withListener: interactor)
    detail = child
    attachChild(child)
    """

  private static func slot(_ route: String) -> String {
    "private var detail: Routing?\nfunc routeToDetail() {\n\(route)\n}"
  }

  private static func otherBuilder(_ conformance: String) -> String {
    """
    final class OtherRouter: Router<OtherInteractor> {}
    final class OtherInteractor: Interactor {}
    final class OtherBuilder: Builder<EmptyDependency>\(conformance) {
      func build(withListener listener: DetailListener) -> ViewableRouting {
        OtherRouter(interactor: OtherInteractor())
      }
    }
    """
  }

  private static func pages(_ conformance: String) -> String {
    """
    protocol PageRouting: Routing {}
    protocol PageBuildable: Buildable { func build() -> PageRouting }
    final class PageRouter: Router<PageInteractor>, PageRouting {}
    final class PageInteractor: Interactor {}
    final class CoverRouter: Router<CoverInteractor>\(conformance) {}
    final class CoverInteractor: Interactor {}
    """
  }

  private static let showPage = """
    let child = pages.build()
    detail = child
    attachChild(child)
    """

  private static func overloads(_ argument: String) -> String {
    """
    private var detail: Routing?
    func routeToDetail() { show(\(argument)) }
    func show(_ opening: Opening) {
    \(attach)
    }
    func show(_ closing: Closing) {}
    """
  }

  private static func pushed(_ base: String) -> SmallApp {
    SmallApp(
      """
      private var detail: ViewableRouting?
      func routeToDetail() {
        guard detail == nil else { return }
        let child = builder.build(withListener: interactor)
        detail = child
        attachChild(child)
        viewController.uiviewController.navigationController?
          .pushViewController(child.viewControllable.uiviewController, animated: true)
      }
      """, more: "final class DetailView: \(base), ViewControllable {}")
  }

  private static func kid(_ more: String) -> SmallApp {
    SmallApp(
      slot(attach),
      more: """
        protocol KidListener: AnyObject { func kidDidEnd() }
        final class KidInteractor: Interactor {
          weak var listener: KidListener?
          override func didBecomeActive() {
            super.didBecomeActive()
            DispatchQueue.global().async { [weak self] in self?.listener?.kidDidEnd() }
          }
        }
        final class KidRouter: Router<KidInteractor> {}
        \(more)
        """)
  }

  static let pairs = [
    Pair(
      guess: "2 builders conform to DetailBuildable.",
      guessed: SmallApp(slot(attach), more: otherBuilder(", DetailBuildable")),
      read: SmallApp(slot(attach), more: otherBuilder(""))),
    Pair(
      guess: "2 routers conform to PageRouting.",
      guessed: SmallApp(
        "private let pages: PageBuildable\n" + slot(showPage), more: pages(", PageRouting")),
      read: SmallApp("private let pages: PageBuildable\n" + slot(showPage), more: pages(""))),
    Pair(
      guess: "TeamRouter, the superclass of HomeRouter, is not in the sources.",
      guessed: SmallApp(slot(attach), base: "TeamRouter<HomeInteractable, ViewControllable>"),
      read: SmallApp(
        slot(attach), more: "class TeamRouter<I, V>: ViewableRouter<I, V> {}",
        base: "TeamRouter<HomeInteractable, ViewControllable>")),
    Pair(
      guess: "several functions called show fit the call.",
      guessed: SmallApp(
        overloads("Foreign.opening()"), more: "struct Opening {}\nstruct Closing {}"),
      read: SmallApp(overloads("Opening()"), more: "struct Opening {}\nstruct Closing {}")),
    Pair(
      guess: "a child is detached before, and the sources do not show which.",
      guessed: SmallApp(slot("detachChild(Foreign.top)\n" + attach)),
      read: SmallApp(slot(attach))),
    Pair(
      guess: "nothing in the sources conforms to KidListener, which may be the listener.",
      rule: "off-main-route", guessed: kid(""),
      read: kid(
        "protocol KidBuildable { func build(withListener listener: KidListener) -> KidRouter }")),
    Pair(
      guess: "TeamViewController, the superclass of DetailView, is not in the sources.",
      rule: "rib-without-view", guessed: pushed("TeamViewController"),
      read: pushed("UIViewController")),
  ]

  @Test(arguments: pairs)
  func `a chain with a guess is a note that says which`(pair: Pair) throws {
    let findings = pair.guessed.report.hazards.filter { $0.rule == pair.rule }
    #expect(findings.map(\.severity) == [.info])
    #expect(findings.first?.message.hasSuffix("This is a guess: \(pair.guess)") == true)
  }

  @Test(arguments: pairs)
  func `the same chain without the guess is a warning or an error`(pair: Pair) throws {
    let findings = pair.read.report.hazards.filter { $0.rule == pair.rule }
    #expect(findings.count == 1)
    #expect(findings.allSatisfy { $0.severity > .info && !$0.message.contains("guess") })
  }

  @Test func `of a site that is read from one entry and guessed from another, the reading counts`()
  {
    let app = SmallApp(
      """
      private var detail: Routing?
      func routeToDetail() {
      \(Self.attach)
      }
      func routeAgain() { detachChild(Foreign.top); routeToDetail() }
      """)
    #expect(app.warnings == ["unguarded-attach"])
  }

  /// Two copies of a child, as in the folders of two targets.
  private func app(_ files: [(path: String, text: String)]) -> SourceReport {
    SourceAnalysis.report(
      onTexts: [
        (
          "Home/HomeRouter.swift",
          """
          final class HomeRouter: ViewableRouter<HomeInteractor, ViewControllable> {
            private let builder: DetailBuildable
            private var detail: Routing?
            @objc func didTap() {
              let child = builder.build()
              detail = child
              attachChild(child)
            }
          }
          final class HomeInteractor: Interactor {}
          """
        )
      ] + files)
  }

  @Test func `a type that is declared twice is a guess`() {
    let detail = """
      protocol DetailBuildable: Buildable { func build() -> DetailRouter }
      final class DetailRouter: Router<DetailInteractor> {}
      final class DetailInteractor: Interactor {}
      """
    func severities(_ report: SourceReport) -> [Severity] {
      report.hazards.filter { $0.rule == "unguarded-attach" }.map(\.severity)
    }
    #expect(severities(app([("A/Detail.swift", detail)])) == [.error])
    #expect(
      severities(app([("A/Detail.swift", detail), ("B/Detail.swift", detail)])) == [.info])
  }
}
