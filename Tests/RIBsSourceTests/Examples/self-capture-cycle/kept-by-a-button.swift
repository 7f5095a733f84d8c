// A button of the app keeps the closure of the view that holds it.
final class ChatButton: UIButton {
  private var handlers: [String: [(Message) -> Void]] = [:]

  func onMessage(of id: String, _ handler: @escaping (Message) -> Void) {
    handlers[id, default: []].append(handler)
  }
}

final class ChatViewController: UIViewController {
  private let chat: ChatButton
  private var messages: [Message] = []

  init(chat: ChatButton) {
    self.chat = chat
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    chat.onMessage(of: "a") { message in  // reported: warning
      self.messages.append(message)
    }
  }
}
