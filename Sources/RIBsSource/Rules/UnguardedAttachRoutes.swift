import RIBsAnalysis

extension RuleExample {
  /// Routes whose guard tests something else, or that other routes go round.
  static let attachesWithWrongGuards = [
    RuleExample(
      "The guard tests another property",
      """
      protocol HomePresentableListener: AnyObject {
        func didTapDetail()
        func didTapSettings()
      }

      protocol HomePresentable: Presentable {
        var listener: HomePresentableListener? { get set }
      }

      final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {
        weak var router: HomeRouter?

        func didTapDetail() {
          router?.routeToDetail()
        }

        func didTapSettings() {
          router?.routeToSettings()
        }
      }

      final class HomeRouter: Router<HomeInteractor> {
        private var detail: DetailRouter?
        private var settings: SettingsRouter?
        private let detailBuilder: DetailBuilder
        private let settingsBuilder: SettingsBuilder

        init(
          interactor: HomeInteractor, detailBuilder: DetailBuilder, settingsBuilder: SettingsBuilder
        ) {
          self.detailBuilder = detailBuilder
          self.settingsBuilder = settingsBuilder
          super.init(interactor: interactor)
          interactor.router = self
        }

        func routeToDetail() {
          guard detail == nil else { return }
          let detail = detailBuilder.build(withListener: interactor)
          self.detail = detail
          attachChild(detail)
        }

        func routeToSettings() {
          guard detail == nil else { return }
          let settings = settingsBuilder.build(withListener: interactor)
          self.settings = settings
          attachChild(settings) // reported
        }
      }

      final class DetailRouter: Router<DetailInteractor> {}

      final class DetailBuilder: Builder<EmptyDependency> {
        func build(withListener listener: DetailListener) -> DetailRouter {
          DetailRouter(interactor: DetailInteractor(listener: listener))
        }
      }

      final class SettingsRouter: Router<SettingsInteractor> {}

      final class SettingsBuilder: Builder<EmptyDependency> {
        func build(withListener listener: SettingsListener) -> SettingsRouter {
          SettingsRouter(interactor: SettingsInteractor(listener: listener))
        }
      }
      """),
    RuleExample(
      "A function attaches what it is given",
      """
      final class HomeInteractor: Interactor {
        weak var router: HomeRouter?
        let links = PassthroughSubject<URL, Never>()

        override func didBecomeActive() {
          super.didBecomeActive()
          links.sink { [weak self] _ in self?.router?.routeToDetail() }
            .cancelOnDeactivate(interactor: self)
        }
      }

      final class HomeRouter: Router<HomeInteractor> {
        private var detail: DetailRouter?
        private let detailBuilder: DetailBuilder

        init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
          self.detailBuilder = detailBuilder
          super.init(interactor: interactor)
          interactor.router = self
        }

        func routeToDetail() {
          let detail = detailBuilder.build(withListener: interactor)
          self.detail = detail
          open(detail) // reported
        }

        private func open(_ child: Routing) {
          print("opens", type(of: child))
          attachChild(child)
        }
      }

      final class DetailRouter: Router<DetailInteractor> {}

      final class DetailBuilder: Builder<EmptyDependency> {
        func build(withListener listener: DetailListener) -> DetailRouter {
          DetailRouter(interactor: DetailInteractor(listener: listener))
        }
      }
      """),
    RuleExample(
      "One of two callers has no guard",
      """
      protocol HomePresentableListener: AnyObject {
        func didTapDetail()
        func didTapBanner()
      }

      protocol HomePresentable: Presentable {
        var listener: HomePresentableListener? { get set }
      }

      final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {
        weak var router: HomeRouter?

        func didTapDetail() {
          router?.routeToDetail()
        }

        func didTapBanner() {
          router?.routeToDetailFromBanner()
        }
      }

      final class HomeRouter: Router<HomeInteractor> {
        private var detail: DetailRouter?
        private let detailBuilder: DetailBuilder

        init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
          self.detailBuilder = detailBuilder
          super.init(interactor: interactor)
          interactor.router = self
        }

        func routeToDetail() {
          guard detail == nil else { return }
          attachDetail()
        }

        func routeToDetailFromBanner() {
          attachDetail()
        }

        private func attachDetail() {
          let detail = detailBuilder.build(withListener: interactor)
          self.detail = detail
          attachChild(detail) // reported
        }
      }

      final class DetailRouter: Router<DetailInteractor> {}

      final class DetailBuilder: Builder<EmptyDependency> {
        func build(withListener listener: DetailListener) -> DetailRouter {
          DetailRouter(interactor: DetailInteractor(listener: listener))
        }
      }
      """),
    RuleExample(
      "A child asks for its sibling, which takes over its property",
      """
      final class FlowInteractor: Interactor, IntroListener {
        weak var router: FlowRouter?

        func introDidFinish() {
          router?.routeToRules()
        }
      }

      final class FlowRouter: Router<FlowInteractor> {
        private var step: Routing?
        private let introBuilder: IntroBuilder
        private let rulesBuilder: RulesBuilder

        init(interactor: FlowInteractor, introBuilder: IntroBuilder, rulesBuilder: RulesBuilder) {
          self.introBuilder = introBuilder
          self.rulesBuilder = rulesBuilder
          super.init(interactor: interactor)
          interactor.router = self
        }

        override func didLoad() {
          super.didLoad()
          let intro = introBuilder.build(withListener: interactor)
          step = intro
          attachChild(intro)
        }

        func routeToRules() {
          let rules = rulesBuilder.build(withListener: interactor)
          step = rules
          attachChild(rules) // reported
        }
      }

      protocol IntroListener: AnyObject {
        func introDidFinish()
      }

      protocol IntroPresentableListener: AnyObject {
        func didTapNext()
      }

      protocol IntroPresentable: Presentable {
        var listener: IntroPresentableListener? { get set }
      }

      final class IntroInteractor: PresentableInteractor<IntroPresentable>, IntroPresentableListener {
        weak var listener: IntroListener?

        func didTapNext() {
          listener?.introDidFinish()
        }
      }

      final class IntroRouter: Router<IntroInteractor> {}

      final class IntroBuilder: Builder<EmptyDependency> {
        func build(withListener listener: IntroListener) -> IntroRouter {
          let interactor = IntroInteractor(presenter: IntroViewController())
          interactor.listener = listener
          return IntroRouter(interactor: interactor)
        }
      }

      final class RulesRouter: Router<RulesInteractor> {}

      final class RulesBuilder: Builder<EmptyDependency> {
        func build(withListener listener: RulesListener) -> RulesRouter {
          RulesRouter(interactor: RulesInteractor(listener: listener))
        }
      }
      """),
  ]
}
