// The selector names another function.
// with: PlainKid
final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?
  let closed = PassthroughSubject<Void, Never>()
}

final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private var menu: KidRouter?
  private let closeButton = UIButton()
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)  // reported: info
    closeButton.addTarget(self, action: #selector(shake), for: .touchUpInside)

    let menu = kidBuilder.build(withListener: interactor)
    self.menu = menu
    attachChild(menu)
    interactor.closed.sink(receiveValue: detachMenu).cancelOnDeactivate(interactor: interactor)
  }

  @objc private func shake() {}

  private func detachKid() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }

  private func detachMenu() {
    guard let menu else { return }
    detachChild(menu)
    self.menu = nil
  }
}
