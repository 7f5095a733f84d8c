import InstrumentedRIBs

extension CareersApp {
  /// The tabs, in the order of the bar.
  enum Tab: Int, CaseIterable {
    case blog, apply, myPage, schedule
  }

  protocol LoggedInRouting: ViewableRouting {
    func routeTo(_ tab: Tab)
    func detachSelectedTab()
  }

  protocol LoggedInPresentable: Presentable {
    var listener: (any LoggedInPresentableListener)? { get set }
  }

  protocol LoggedInListener: AnyObject {
    func loggedInDidLogOut()
  }

  /// The app for members: one tab at a time.
  final class LoggedInInteractor: PresentableInteractor<any LoggedInPresentable>,
    LoggedInInteractable, LoggedInPresentableListener
  {
    weak var router: (any LoggedInRouting)?
    weak var listener: (any LoggedInListener)?

    override init(presenter: any LoggedInPresentable) {
      super.init(presenter: presenter)
      presenter.listener = self
    }

    override func willResignActive() {
      super.willResignActive()
      router?.detachSelectedTab()
    }

    // MARK: LoggedInPresentableListener

    func didTap(_ tab: Tab) {
      router?.routeTo(tab)
    }

    // MARK: MyPageListener

    func myPageDidTapLogOut() {
      // Detach at once: no tab may use the member's data while Root logs out.
      router?.detachSelectedTab()
      listener?.loggedInDidLogOut()
    }
  }
}
