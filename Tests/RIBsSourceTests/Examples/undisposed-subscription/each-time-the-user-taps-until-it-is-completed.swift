// The stream ends with its answer.
// with: KidTapsMessages
final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  private let messages: PublishSubject<String>
  private let answer = PublishSubject<String>()

  init(presenter: KidPresentable, messages: PublishSubject<String>) {
    self.messages = messages
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func didTapMessages() {
    answer.subscribe(onNext: { [weak self] in self?.presenter.add($0) })
      .disposeOnDeactivate(interactor: self)
    answer.onCompleted()
  }
}
