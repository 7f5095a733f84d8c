// The interactor has the service let go of the closure.
final class ChatService {
  private var handlers: [UUID: (Message) -> Void] = [:]

  @discardableResult
  func add(_ handler: @escaping (Message) -> Void) -> UUID {
    let token = UUID()
    handlers[token] = handler
    return token
  }

  func remove(_ token: UUID) { handlers[token] = nil }
}

final class ChatInteractor: Interactor {
  private let chat: ChatService
  private var messages: [Message] = []
  private var token: UUID?

  init(chat: ChatService) { self.chat = chat }

  override func didBecomeActive() {
    super.didBecomeActive()
    token = chat.add { message in
      self.messages.append(message)
    }
  }

  override func willResignActive() {
    super.willResignActive()
    if let token { chat.remove(token) }
  }
}
