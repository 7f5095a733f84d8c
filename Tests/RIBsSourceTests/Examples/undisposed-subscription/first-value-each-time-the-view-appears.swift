// The view asks for one value each time it appears.
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
    messages.take(1).subscribe(onNext: { [weak self] _ in self?.unread += 1 })
      .disposeOnDeactivate(interactor: self)
  }
}
