// Each message is counted once per tap, by a store that adds to what it has.
// with: KidTapsMessages
final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  private let messages: PublishSubject<String>
  private let counter = Counter()

  init(presenter: KidPresentable, messages: PublishSubject<String>) {
    self.messages = messages
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func didTapMessages() {
    messages.subscribe(onNext: { [weak self] _ in self?.counter.add(1) })  // reported: warning
      .disposeOnDeactivate(interactor: self)
  }
}

final class Counter {
  private let total = BehaviorRelay(value: 0)

  func add(_ count: Int) { total.accept(total.value + count) }
}
