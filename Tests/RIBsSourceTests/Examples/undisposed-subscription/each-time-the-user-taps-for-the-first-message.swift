// Each tap asks for one message.
// with: KidTapsMessages
final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  private let messages: PublishSubject<String>

  init(presenter: KidPresentable, messages: PublishSubject<String>) {
    self.messages = messages
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func didTapMessages() {
    messages.take(1).subscribe(onNext: { [weak self] in self?.presenter.add($0) })
      .disposeOnDeactivate(interactor: self)
  }
}
