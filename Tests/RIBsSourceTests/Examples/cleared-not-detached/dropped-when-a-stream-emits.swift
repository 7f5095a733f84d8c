// A stream takes the oldest step out, and it stays attached.
// with: PlainKid
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

final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private var steps: [KidRouter] = []

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func open() {
    let new = kidBuilder.build(withListener: interactor)
    steps.append(new)
    attachChild(new)
  }

  func back() {
    steps.removeFirst()  // reported: warning
  }
}
