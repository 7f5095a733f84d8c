// Each tap ends the previous subscription: a serial disposable holds only one.
// with: KidTapsMessages
final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  private let messages: PublishSubject<String>
  private let last = SerialDisposable()

  init(presenter: KidPresentable, messages: PublishSubject<String>) {
    self.messages = messages
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func didTapMessages() {
    last.disposable = messages.subscribe(onNext: { [weak self] in self?.presenter.add($0) })
  }
}
