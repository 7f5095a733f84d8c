// The service calls the closure and does not keep it.
final class ChatService {
  private var handlers: [String: [(Message) -> Void]] = [:]

  func onMessage(of id: String, _ handler: @escaping (Message) -> Void) {
    DispatchQueue.main.async { handler(Message()) }
  }
}

final class ChatInteractor: Interactor {
  private let chat: ChatService
  private var messages: [Message] = []

  init(chat: ChatService) { self.chat = chat }

  override func didBecomeActive() {
    super.didBecomeActive()
    chat.onMessage(of: "a") { message in
      self.messages.append(message)
    }
  }
}
