// The view calls its interactor each time it appears, and that subscribes once more.
// with: KidWithMessages, KidAppears
final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  private let messages: PublishSubject<String>
  private var unread = 0

  init(presenter: KidPresentable, messages: PublishSubject<String>) {
    self.messages = messages
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func viewWillAppear() { observe() }

  private func observe() {
    messages.subscribe(onNext: { [weak self] _ in self?.unread += 1 })  // reported: warning
      .disposeOnDeactivate(interactor: self)
  }
}
