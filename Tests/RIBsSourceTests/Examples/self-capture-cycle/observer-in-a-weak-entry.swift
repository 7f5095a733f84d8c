// A service refers to the interactor itself, weakly and in an entry.
protocol ChatObserver: AnyObject {
  func receive(_ message: Message)
}

final class ChatService {
  private final class Entry {
    weak var observer: ChatObserver?

    init(observer: ChatObserver) { self.observer = observer }
  }

  private var entries: [Entry] = []

  func add(_ observer: ChatObserver) { entries.append(Entry(observer: observer)) }
}

final class ChatInteractor: Interactor, ChatObserver {
  private let chat: ChatService
  private var messages: [Message] = []

  init(chat: ChatService) { self.chat = chat }

  override func didBecomeActive() {
    super.didBecomeActive()
    chat.add(self)
  }

  func receive(_ message: Message) { messages.append(message) }
}
