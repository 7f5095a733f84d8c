// Each tap subscribes once more. The second of two events finds the line there.
// with: KidTapsMessages
final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  private let messages: PublishSubject<String>
  private var lines: [String] = []

  init(presenter: KidPresentable, messages: PublishSubject<String>) {
    self.messages = messages
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func didTapMessages() {
    messages.subscribe(onNext: { [weak self] in self?.add($0) })  // reported: info
      .disposeOnDeactivate(interactor: self)
  }

  private func add(_ line: String) {
    guard lines.last != line else { return }
    lines.append(line)
  }
}
