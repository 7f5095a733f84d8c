// Each message goes through the reducer of a subclass once per tap, which adds it to a list.
// with: KidTapsMessages
struct Messages {
  var texts: [String] = []
}

class Reducer<Presenter>: PresentableInteractor<Presenter> {
  private let relay = BehaviorRelay(value: Messages())

  func send(_ text: String) {
    var next = relay.value
    reduce(&next, text)
    relay.accept(next)
  }

  func reduce(_ state: inout Messages, _ text: String) {}
}

final class KidInteractor: Reducer<KidPresentable>, KidPresentableListener {
  private let messages: PublishSubject<String>

  init(presenter: KidPresentable, messages: PublishSubject<String>) {
    self.messages = messages
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func didTapMessages() {
    messages.subscribe(onNext: { [weak self] in self?.send($0) })  // reported: warning
      .disposeOnDeactivate(interactor: self)
  }

  override func reduce(_ state: inout Messages, _ text: String) {
    switch text {
    case "": break
    default: state.texts.append(text)
    }
  }
}
