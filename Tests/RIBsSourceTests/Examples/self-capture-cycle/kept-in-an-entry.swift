// A service keeps a function of the interactor in an entry that nobody takes out.
final class ChatService {
  private struct Entry {
    let id: String
    let handler: (Message) -> Void
  }

  private var entries: [UUID: Entry] = [:]

  @discardableResult
  func add(_ id: String, _ handler: @escaping (Message) -> Void) -> UUID {
    let token = UUID()
    entries[token] = Entry(id: id, handler: handler)
    return token
  }

  func remove(_ token: UUID) { entries[token] = nil }
}

final class ChatInteractor: Interactor {
  private let chat: ChatService
  private var messages: [Message] = []

  init(chat: ChatService) { self.chat = chat }

  override func didBecomeActive() {
    super.didBecomeActive()
    chat.add("a", receive)  // reported: warning
  }

  private func receive(_ message: Message) { messages.append(message) }
}
