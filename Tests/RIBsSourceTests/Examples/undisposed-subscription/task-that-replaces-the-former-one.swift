// Each time the view appears, a task takes the place of the former one.
// with: KidWithMessages, KidAppears
final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  private let messages: MessageStore
  private var texts: [String] = []
  private var task: Task<Void, Never>?

  init(presenter: KidPresentable, messages: MessageStore) {
    self.messages = messages
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func viewWillAppear() { observe() }

  private func observe() {
    task?.cancel()
    task = Task { @MainActor [weak self, messages] in
      for await text in messages.messages() {
        self?.texts.append(text)
      }
    }
  }

  override func willResignActive() {
    super.willResignActive()
    task?.cancel()
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
