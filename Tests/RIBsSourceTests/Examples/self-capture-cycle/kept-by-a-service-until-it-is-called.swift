// A service keeps the closure until it has called it, in the function that is given it.
final class ChatService {
  private var handlers: [String: [(Message) -> Void]] = [:]

  private var handler: ((Message) -> Void)?

  func onMessage(of id: String, _ handler: @escaping (Message) -> Void) {
    self.handler = handler
    DispatchQueue.main.async { [weak self] in
      self?.handler?(Message())
      self?.handler = nil
    }
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
