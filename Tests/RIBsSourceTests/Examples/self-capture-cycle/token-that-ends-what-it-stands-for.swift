// The token has the service let go of the closure when it goes.
final class ChatService {
  private var handlers: [UUID: (Message) -> Void] = [:]

  @discardableResult
  func add(_ handler: @escaping (Message) -> Void) -> Token {
    let id = UUID()
    handlers[id] = handler
    return Token { [weak self] in self?.remove(id) }
  }

  func remove(_ id: UUID) { handlers[id] = nil }
}

final class Token {
  private let end: () -> Void

  init(_ end: @escaping () -> Void) { self.end = end }

  deinit { end() }
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
