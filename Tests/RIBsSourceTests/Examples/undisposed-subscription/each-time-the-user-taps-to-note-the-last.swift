// A store keeps the last message, however often it is told.
// with: KidTapsMessages
final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  private let messages: PublishSubject<String>
  private let store = Store()

  init(presenter: KidPresentable, messages: PublishSubject<String>) {
    self.messages = messages
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func didTapMessages() {
    messages.subscribe(onNext: { [weak self] in self?.store.note($0) })  // reported: info
      .disposeOnDeactivate(interactor: self)
  }
}

final class Store {
  private let last = BehaviorRelay(value: "")

  func note(_ text: String) { last.accept(text) }
}
