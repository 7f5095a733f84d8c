// A service keeps one closure in a property.
final class ChatService {
  private var handlers: [String: [(Message) -> Void]] = [:]

  private var handler: ((Message) -> Void)?

  func onMessage(of id: String, _ handler: @escaping (Message) -> Void) {
    self.handler = handler
  }
}

final class ChatInteractor: Interactor {
  private let chat: ChatService
  private var messages: [Message] = []

  init(chat: ChatService) { self.chat = chat }

  override func didBecomeActive() {
    super.didBecomeActive()
    chat.onMessage(of: "a") { message in  // reported: warning
      self.messages.append(message)
    }
  }
}
