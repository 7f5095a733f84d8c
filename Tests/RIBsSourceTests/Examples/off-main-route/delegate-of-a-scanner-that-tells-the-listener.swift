// A view has its scanner call it on a queue, and calls its listener there.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?

  override init(presenter: LoginPresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func didTapLogin() {
    router?.routeToHome()  // reported: warning
  }
}

final class LoginViewController: UIViewController, LoginPresentable, ViewControllable,
  CBCentralManagerDelegate
{
  weak var listener: LoginPresentableListener?
  private var central: CBCentralManager?

  override func viewDidLoad() {
    super.viewDidLoad()
    central = CBCentralManager(delegate: self, queue: DispatchQueue(label: "scanner"))
  }

  func centralManagerDidUpdateState(_ central: CBCentralManager) {
    if central.state == .poweredOn { listener?.didTapLogin() }
  }
}
