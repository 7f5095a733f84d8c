// The closure captures self weakly.
final class ChatService {
  private var handlers: [String: [(Message) -> Void]] = [:]

  func onMessage(of id: String, _ handler: @escaping (Message) -> Void) {
    handlers[id, default: []].append(handler)
  }
}

final class ChatInteractor: Interactor {
  private let chat: ChatService
  private var messages: [Message] = []

  init(chat: ChatService) { self.chat = chat }

  override func didBecomeActive() {
    super.didBecomeActive()
    chat.onMessage(of: "a") { [weak self] message in
      self?.messages.append(message)
    }
  }
}
