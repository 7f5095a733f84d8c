// The property makes a new service each time.
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

struct Services {
  var chat: ChatService { ChatService() }
}

final class ChatInteractor: Interactor {
  private let services: Services
  private var messages: [Message] = []

  init(services: Services) { self.services = services }

  override func didBecomeActive() {
    super.didBecomeActive()
    services.chat.add { message in
      self.messages.append(message)
    }
  }
}
