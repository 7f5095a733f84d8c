// The view is loaded once.
// with: KidWithMessages
final class KidViewController: UIViewController, KidPresentable, ViewControllable {
  weak var listener: KidPresentableListener?

  override func viewDidLoad() {
    super.viewDidLoad()
    listener?.viewWillAppear()
  }
}

final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  private let messages: PublishSubject<String>
  private var unread = 0

  init(presenter: KidPresentable, messages: PublishSubject<String>) {
    self.messages = messages
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func viewWillAppear() { observe() }

  private func observe() {
    messages.subscribe(onNext: { [weak self] _ in self?.unread += 1 })
      .disposeOnDeactivate(interactor: self)
  }
}
