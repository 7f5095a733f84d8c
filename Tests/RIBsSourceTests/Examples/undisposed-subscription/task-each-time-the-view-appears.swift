// Each time the view appears, one more task follows the messages and adds them to the list.
// with: KidWithMessages, KidAppears
final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  private let messages: MessageStore
  private var texts: [String] = []

  init(presenter: KidPresentable, messages: MessageStore) {
    self.messages = messages
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func viewWillAppear() { observe() }

  private func observe() {
    Task { @MainActor [weak self, messages] in  // reported: warning
      for await text in messages.messages() {
        self?.texts.append(text)
      }
    }
    .cancelOnDeactivate(self)
  }
}

final class MessageStore {
  private var continuations: [AsyncStream<String>.Continuation] = []

  func messages() -> AsyncStream<String> {
    AsyncStream { continuations.append($0) }
  }
}

extension Task {
  func cancelOnDeactivate(_ interactor: Interactor) {
    Disposables.create { cancel() }.disposeOnDeactivate(interactor: interactor)
  }
}
