// One task follows the messages as long as the RIB is active.
// with: KidWithMessages, KidAppears
final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  private let messages: MessageStore
  private var texts: [String] = []

  init(presenter: KidPresentable, messages: MessageStore) {
    self.messages = messages
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    observe()
  }

  func viewWillAppear() {}

  private func observe() {
    Task { @MainActor [weak self, messages] in
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
