// A store leaves out equal neighbours. One function alone gives it the case that attaches.
// with: PlainKid
enum Session: Equatable {
  case none
  case user(String)
}

final class Store {
  private let subject = CurrentValueSubject<Session, Never>(.none)
  var state: AnyPublisher<Session, Never> { subject.removeDuplicates().eraseToAnyPublisher() }

  func update(_ session: Session) { subject.send(session) }
}

final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?
  private let store = Store()
  private var cancellables: Set<AnyCancellable> = []

  override func didBecomeActive() {
    super.didBecomeActive()
    store.state.sink { [weak self] in self?.apply($0) }.store(in: &cancellables)
  }

  func didTapName(_ name: String) { store.update(.user(name)) }
  func didTapLeave() { store.update(.none) }

  private func apply(_ state: Session) {
    switch state {
    case .none: router?.close()
    case .user: router?.open()
    }
  }
}

final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func open() {
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)  // reported: info
  }

  func close() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}
