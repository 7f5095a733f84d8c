// Only the first tap subscribes.
// with: KidTapsMessages
final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  private let messages: PublishSubject<String>
  private var isFollowing = false

  init(presenter: KidPresentable, messages: PublishSubject<String>) {
    self.messages = messages
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func didTapMessages() {
    if isFollowing { return }
    isFollowing = true
    messages.subscribe(onNext: { [weak self] in self?.presenter.add($0) })
      .disposeOnDeactivate(interactor: self)
  }
}
