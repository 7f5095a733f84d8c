import RIBsAnalysis
import RIBsSource

/// An app of two RIBs, Home and Detail: a tap calls `routeToDetail`, and Detail's close button `detachDetail`.
struct SmallApp {
  let report: SourceReport

  /// - Parameters:
  ///   - members: The members of HomeRouter besides its initializer and `detachDetail`.
  ///   - more: Further declarations.
  ///   - detaches: The function that detaches.
  ///   - base: The superclass of HomeRouter.
  ///   - calls: How the view and Detail call Home.
  init(
    _ members: String, more: String = "", detaches: String = usualDetach,
    base: String = "ViewableRouter<HomeInteractable, ViewControllable>", calls: Calls = Calls()
  ) {
    report = SourceAnalysis.report(
      onText: """
        protocol HomePresentableListener: AnyObject { \(calls.tap) }
        protocol HomePresentable: Presentable { var listener: HomePresentableListener? { get set } }
        protocol HomeRouting: ViewableRouting { func routeToDetail(); func detachDetail() }
        protocol HomeInteractable: Interactable, DetailListener { var router: HomeRouting? { get set } }
        final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable,
          HomePresentableListener
        {
          weak var router: HomeRouting?
        \(calls.implementation)
        }
        final class HomeRouter: \(base), HomeRouting {
          private let builder: DetailBuildable
          init(interactor: HomeInteractable, viewController: ViewControllable, builder: DetailBuildable) {
            self.builder = builder
            super.init(interactor: interactor, viewController: viewController)
            interactor.router = self
          }
        \(members)
        \(detaches)
        }
        protocol DetailListener: AnyObject { \(calls.close) }
        final class DetailInteractor: Interactor {
          weak var listener: DetailListener?
          func close() { \(calls.call) }
        }
        protocol DetailBuildable: Buildable {
          func build(withListener listener: DetailListener) -> ViewableRouting
        }
        final class DetailRouter: ViewableRouter<DetailInteractor, ViewControllable> {}
        final class DetailBuilder: Builder<EmptyDependency>, DetailBuildable {
          func build(withListener listener: DetailListener) -> ViewableRouting {
            let interactor = DetailInteractor()
            interactor.listener = listener
            return DetailRouter(interactor: interactor, viewController: DetailView())
          }
        }
        \(more)
        """)
  }

  /// How the view and Detail call HomeInteractor.
  struct Calls: Sendable {
    /// The requirement of Home's view listener.
    var tap = "func didTapDetail()"
    /// The requirement of Detail's listener.
    var close = "func detailDidClose()"
    /// How Detail calls its listener.
    var call = "listener?.detailDidClose()"
    /// The functions of HomeInteractor that implement them.
    var implementation = """
      func didTapDetail() { router?.routeToDetail() }
      func detailDidClose() { router?.detachDetail() }
      """
  }

  static let usualDetach = """
    func detachDetail() {
      guard let child = detail else { return }
      detachChild(child)
      detail = nil
    }
    """

  /// Whether the source shows that Home attaches Detail.
  var attachesDetail: Bool {
    report.tree.edges.contains { edge in
      edge.grade == .attached && report.tree.ribs[edge.parent].name == "Home"
        && report.tree.ribs[edge.child].name == "Detail"
    }
  }

  /// The rules of all findings.
  var rules: [String] { report.hazards.map(\.rule) }

  /// The rules of the warnings and errors.
  var warnings: [String] { report.hazards.filter { $0.severity > .info }.map(\.rule) }
}
