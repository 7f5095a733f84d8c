import RIBsAnalysis

extension RuleExample {
  /// Interactors that get their router, or need none.
  static let wiredRouters = [
    RuleExample(
      "The router's init sets it",
      """
      final class HomeInteractor: Interactor {
        weak var router: HomeRouter?

        override func willResignActive() {
          super.willResignActive()
          router?.close()
        }
      }

      final class HomeRouter: Router<HomeInteractor> {
        override init(interactor: HomeInteractor) {
          super.init(interactor: interactor)
          interactor.router = self
        }

        func close() {}
      }
      """),
    RuleExample(
      "The builder sets it",
      """
      protocol HomeRouting: Routing {
        func close()
      }

      final class HomeInteractor: Interactor {
        weak var router: HomeRouting?

        override func willResignActive() {
          super.willResignActive()
          router?.close()
        }
      }

      final class HomeRouter: Router<HomeInteractor>, HomeRouting {
        func close() {}
      }

      final class HomeBuilder: Builder<HomeDependency> {
        func build() -> HomeRouting {
          let interactor = HomeInteractor()
          let router = HomeRouter(interactor: interactor)
          interactor.router = router
          return router
        }
      }
      """),
    RuleExample(
      "A base class sets it",
      """
      protocol PageInteractable: Interactable {
        var router: PageRouting? { get set }
      }

      protocol PageRouting: Routing {
        func close()
      }

      class PageRouter<InteractorType: PageInteractable>: Router<InteractorType>, PageRouting {
        override init(interactor: InteractorType) {
          super.init(interactor: interactor)
          interactor.router = self
        }

        func close() {}
      }

      final class HomeInteractor: Interactor, PageInteractable {
        weak var router: PageRouting?

        override func willResignActive() {
          super.willResignActive()
          router?.close()
        }
      }

      final class HomeRouter: PageRouter<HomeInteractor> {}
      """),
    RuleExample(
      "A function of the interactor takes it",
      """
      final class HomeInteractor: Interactor {
        private weak var router: HomeRouter?

        func connect(_ router: HomeRouter) {
          self.router = router
        }

        override func willResignActive() {
          super.willResignActive()
          router?.close()
        }
      }

      final class HomeRouter: Router<HomeInteractor> {
        override init(interactor: HomeInteractor) {
          super.init(interactor: interactor)
          interactor.connect(self)
        }

        func close() {}
      }
      """),
    RuleExample(
      "The interactor has no property for a router",
      """
      final class ClockInteractor: Interactor {
        weak var listener: ClockListener?
      }

      final class ClockRouter: Router<ClockInteractor> {}

      final class ClockBuilder: Builder<ClockDependency> {
        func build(withListener listener: ClockListener) -> ClockRouter {
          let interactor = ClockInteractor()
          interactor.listener = listener
          return ClockRouter(interactor: interactor)
        }
      }
      """),
  ]
}
