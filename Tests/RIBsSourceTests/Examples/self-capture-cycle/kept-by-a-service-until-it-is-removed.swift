// The service lets go of the closure when it is told to.
final class ChatService {
  private var handlers: [String: [(Message) -> Void]] = [:]

  func onMessage(of id: String, _ handler: @escaping (Message) -> Void) {
    handlers[id, default: []].append(handler)
  }

  func removeHandlers(of id: String) { handlers[id] = nil }
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

  override func willResignActive() {
    super.willResignActive()
    chat.removeHandlers(of: "a")
  }
}
