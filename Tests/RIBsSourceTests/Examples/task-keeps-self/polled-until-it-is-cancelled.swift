// A service polls and finishes its streams once their tasks are cancelled, or by itself.
final class ChatService {
  func typing() -> AsyncStream<Bool> { poll("typing") }

  private func poll(_ path: String) -> AsyncStream<Bool> {
    AsyncStream { continuation in
      let task = Task {
        while !Task.isCancelled {
          continuation.yield(path.isEmpty)
          try? await Task.sleep(for: .seconds(2))
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  func messages() -> AsyncStream<Bool> {
    AsyncStream { continuation in
      let task = Task {
        while !Task.isCancelled {
          if Bool.random() { break }
          continuation.yield(true)
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

final class ChatInteractor: Interactor {
  private let chat: ChatService
  private var isTyping = false

  init(chat: ChatService) { self.chat = chat }

  func observeTyping() {
    Task {  // reported: warning
      for await next in chat.typing() { isTyping = next }
    }
  }

  func observeMessages() {
    Task {  // reported: info
      for await next in chat.messages() { isTyping = next }
    }
  }
}
