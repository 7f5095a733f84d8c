// A stream takes the oldest step out, and it stays attached.
// with: PlainKid, MomSteps
protocol MomPresentableListener: AnyObject {
  func didTapOpen()
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }

  private let ticks = PassthroughSubject<Void, Never>()
  private var cancellables = Set<AnyCancellable>()

  override func didBecomeActive() {
    super.didBecomeActive()
    ticks.sink { [weak self] in self?.router?.back() }.store(in: &cancellables)
  }
}

extension MomRouter {
  func back() {
    steps.removeFirst()  // reported: warning
  }
}
