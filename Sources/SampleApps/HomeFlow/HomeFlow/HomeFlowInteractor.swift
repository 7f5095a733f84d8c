import InstrumentedRIBs

extension HomeFlowApp {
  protocol HomeFlowRouting: Routing {
    func cleanupViews()
    func routeToRandom()
    func detachRandom()
  }

  protocol HomeFlowListener: AnyObject {
    func homeFlowDidLogOut()
  }

  /// The part of the app behind the login.
  final class HomeFlowInteractor: Interactor, HomeFlowInteractable {
    weak var router: (any HomeFlowRouting)?
    weak var listener: (any HomeFlowListener)?
    private let mistakes: Mistakes

    init(mistakes: Mistakes) {
      self.mistakes = mistakes
      super.init()
    }

    override func willResignActive() {
      super.willResignActive()
      if mistakes.contains(.leavesViews) { return }
      // Only this RIB knows which views on the stack are its own.
      router?.cleanupViews()
    }

    // MARK: HomeListener

    func homeDidTapRandom() {
      router?.routeToRandom()
    }

    func homeDidTapLogOut() {
      listener?.homeFlowDidLogOut()
    }

    // MARK: RandomListener

    func randomDidTapBack() {
      if mistakes.contains(.backGoesForward) {
        router?.routeToRandom()
      } else {
        router?.detachRandom()
      }
    }
  }
}
