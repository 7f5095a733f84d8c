// The view subscribes each time it appears, and each subscription begins with a value of its own.
// with: PlainKid
protocol MomPresentableListener: AnyObject {
  func viewWillAppear()
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?
  let trips = CurrentValueSubject<Bool, Never>(false)

  func viewWillAppear() {
    trips.removeDuplicates()
      .sink { [weak self] isOn in isOn ? self?.router?.open() : self?.router?.close() }
      .cancelOnDeactivate(interactor: self)
  }
}

final class MomViewController: UIViewController {
  weak var listener: MomPresentableListener?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    listener?.viewWillAppear()
  }
}

final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouter?

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func open() {
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)  // reported: warning
  }

  func close() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}
