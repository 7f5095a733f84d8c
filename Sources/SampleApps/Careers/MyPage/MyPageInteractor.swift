import InstrumentedRIBs

extension CareersApp {
  protocol MyPageRouting: ViewableRouting {}

  protocol MyPagePresentable: Presentable {
    var listener: (any MyPagePresentableListener)? { get set }
  }

  protocol MyPageListener: AnyObject {
    func myPageDidTapLogOut()
  }

  /// Reduces actions into a state and sends the state to the view.
  final class MyPageInteractor: PresentableInteractor<any MyPagePresentable>,
    MyPageInteractable, MyPagePresentableListener
  {
    weak var router: (any MyPageRouting)?
    weak var listener: (any MyPageListener)?
    private let current: CurrentValueSubject<MyPageState, Never>

    init(presenter: any MyPagePresentable, member: Member) {
      current = CurrentValueSubject(MyPageState(member: member))
      super.init(presenter: presenter)
      presenter.listener = self
    }

    override func didBecomeActive() {
      super.didBecomeActive()
      current.map(\.isLoggingOut).filter { $0 }
        .sink { [weak self] _ in self?.listener?.myPageDidTapLogOut() }
        .cancelOnDeactivate(interactor: self)
    }

    // MARK: MyPagePresentableListener

    var state: AnyPublisher<MyPageState, Never> {
      current.removeDuplicates().eraseToAnyPublisher()
    }

    func send(_ action: MyPageAction) {
      current.value = current.value.reduced(by: action)
    }
  }
}
