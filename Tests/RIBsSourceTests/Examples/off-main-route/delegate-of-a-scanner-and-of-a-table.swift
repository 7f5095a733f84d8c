// A view has its scanner call it on a queue, and its table on the main thread.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?

  override init(presenter: LoginPresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func didTapLogin() {
    router?.routeToHome()
  }
}

final class LoginViewController: UIViewController, LoginPresentable, ViewControllable,
  CBCentralManagerDelegate, UITableViewDelegate
{
  weak var listener: LoginPresentableListener?
  private var central: CBCentralManager?
  private let table = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    table.delegate = self
    central = CBCentralManager(delegate: self, queue: DispatchQueue(label: "scanner"))
  }

  func centralManagerDidUpdateState(_ central: CBCentralManager) {
    central.scanForPeripherals(withServices: nil)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    listener?.didTapLogin()
  }
}
