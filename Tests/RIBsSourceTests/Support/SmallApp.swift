import RIBsAnalysis
import RIBsSource

/// An app of two RIBs, Home and Detail: a tap calls `routeToDetail`, and Detail's close button `detachDetail`.
struct SmallApp {
  let report: SourceReport

  /// - Parameters:
  ///   - members: The members of HomeRouter besides its initializer and `detachDetail`.
  ///   - more: Further declarations.
  ///   - detaches: The function that detaches.
  init(_ members: String, more: String = "", detaches: String = usualDetach) {
    report = SourceAnalysis.report(
      onText: """
        protocol HomePresentableListener: AnyObject { func didTapDetail() }
        protocol HomePresentable: Presentable { var listener: HomePresentableListener? { get set } }
        protocol HomeRouting: ViewableRouting { func routeToDetail(); func detachDetail() }
        protocol HomeInteractable: Interactable, DetailListener { var router: HomeRouting? { get set } }
        final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable,
          HomePresentableListener
        {
          weak var router: HomeRouting?
          func didTapDetail() { router?.routeToDetail() }
          func detailDidClose() { router?.detachDetail() }
        }
        final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, HomeRouting {
          private let builder: DetailBuildable
          init(interactor: HomeInteractable, viewController: ViewControllable, builder: DetailBuildable) {
            self.builder = builder
            super.init(interactor: interactor, viewController: viewController)
            interactor.router = self
          }
        \(members)
        \(detaches)
        }
        protocol DetailListener: AnyObject { func detailDidClose() }
        final class DetailInteractor: Interactor {
          weak var listener: DetailListener?
          func close() { listener?.detailDidClose() }
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

  /// The rules of the warnings and errors.
  var warnings: [String] { report.findings.filter { $0.severity > .info }.map(\.rule) }
}
