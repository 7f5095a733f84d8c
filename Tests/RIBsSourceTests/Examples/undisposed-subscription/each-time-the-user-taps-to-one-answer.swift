// Each tap has a stream of its own, which ends with its answer.
// with: KidTapsMessages
final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  private let messages: PublishSubject<String>

  init(presenter: KidPresentable, messages: PublishSubject<String>) {
    self.messages = messages
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func didTapMessages() {
    let answer = PublishSubject<String>()
    answer.subscribe(onNext: { [weak self] in self?.presenter.add($0) })
      .disposeOnDeactivate(interactor: self)
    answer.onNext("Hello")
    answer.onCompleted()
  }
}
