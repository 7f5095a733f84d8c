// The interactor subscribes the first time only.
protocol KidPresentableListener: AnyObject {
  func viewWillAppear()
}

protocol KidPresentable: Presentable {
  var listener: KidPresentableListener? { get set }
}

final class KidViewController: UIViewController, KidPresentable, ViewControllable {
  weak var listener: KidPresentableListener?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
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

  func viewWillAppear() {
    guard unread == 0 else { return }
    observe()
  }

  private func observe() {
    messages.subscribe(onNext: { [weak self] _ in self?.unread += 1 })
      .disposeOnDeactivate(interactor: self)
  }
}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {}

protocol KidListener: AnyObject {}

final class KidBuilder: Builder<KidDependency> {
  func build(withListener listener: KidListener) -> KidRouter {
    let view = KidViewController()
    let interactor = KidInteractor(presenter: view, messages: dependency.messages)
    return KidRouter(interactor: interactor, viewController: view)
  }
}
