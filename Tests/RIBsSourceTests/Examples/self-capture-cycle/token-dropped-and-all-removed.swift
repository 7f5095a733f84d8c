// The service lets go of all closures when it stops.
final class ChatService {
  private var handlers: [UUID: (Message) -> Void] = [:]

  @discardableResult
  func add(_ handler: @escaping (Message) -> Void) -> UUID {
    let token = UUID()
    handlers[token] = handler
    return token
  }

  func remove(_ token: UUID) { handlers[token] = nil }

  func stop() { handlers = [:] }
}

final class ChatInteractor: Interactor {
  private let chat: ChatService
  private var messages: [Message] = []

  init(chat: ChatService) { self.chat = chat }

  override func didBecomeActive() {
    super.didBecomeActive()
    chat.add { message in
      self.messages.append(message)
    }
  }
}
