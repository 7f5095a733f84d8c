// A framework calls the service on a queue of the service.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?
  private let scanner: Scanning
  private var cancellables = Set<AnyCancellable>()

  init(presenter: LoginPresentable, scanner: Scanning) {
    self.scanner = scanner
    super.init(presenter: presenter)
  }

  func didTapLogin() {
    scanner.found
      .filter { !$0.isEmpty }
      .sink { [weak self] _ in
        self?.router?.routeToHome()  // reported: warning
      }
      .store(in: &cancellables)
  }
}

protocol Scanning: AnyObject {
  var found: AnyPublisher<String, Never> { get }
}

final class Scanner: NSObject, Scanning, CBCentralManagerDelegate {
  private let queue = DispatchQueue(label: "scanner")
  private let subject = PassthroughSubject<String, Never>()
  private var central: CBCentralManager?

  var found: AnyPublisher<String, Never> { subject.eraseToAnyPublisher() }

  func start() { central = CBCentralManager(delegate: self, queue: queue) }

  func centralManagerDidUpdateState(_ central: CBCentralManager) {
    central.scanForPeripherals(withServices: nil)
  }

  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi: NSNumber
  ) {
    subject.send(peripheral.name ?? "")
  }
}
