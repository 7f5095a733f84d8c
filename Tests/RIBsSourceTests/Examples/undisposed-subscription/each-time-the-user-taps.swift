// Each tap subscribes once more, and each message is added once for each tap.
// with: KidTapsMessages
final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  private let messages: PublishSubject<String>

  init(presenter: KidPresentable, messages: PublishSubject<String>) {
    self.messages = messages
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func didTapMessages() {
    messages.subscribe(onNext: { [weak self] in self?.presenter.add($0) })  // reported: warning
      .disposeOnDeactivate(interactor: self)
  }
}
