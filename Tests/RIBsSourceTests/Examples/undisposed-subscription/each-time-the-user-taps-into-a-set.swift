// Each tap subscribes once more. A set has each message once, however often it is inserted.
// with: KidTapsMessages
final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  private let messages: PublishSubject<String>
  private var known: Set<String> = []

  init(presenter: KidPresentable, messages: PublishSubject<String>) {
    self.messages = messages
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func didTapMessages() {
    messages.subscribe(onNext: { [weak self] in self?.known.insert($0) })  // reported: info
      .disposeOnDeactivate(interactor: self)
  }
}
