// One of three children stays.
// with: PlainKid
protocol MomPresentableListener: AnyObject {
  func didTapClose()
}

protocol MomPresentable: Presentable {
  var listener: MomPresentableListener? { get set }
}

final class MomInteractor: PresentableInteractor<MomPresentable>, MomPresentableListener,
  KidListener
{
  weak var router: MomRouter?

  func didTapClose() {
    router?.detachKid()
    router?.detachMenu()
    router?.detachPlayer()
  }
}

final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private var menu: KidRouter?
  private var player: KidRouter?
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
    attachChild(kid)
    let menu = kidBuilder.build(withListener: interactor)
    self.menu = menu
    attachChild(menu)
    let player = kidBuilder.build(withListener: interactor)
    self.player = player
    attachChild(player)
  }

  func detachKid() {
    guard let old = kid else { return }
    kid = nil
    detachChild(old)
  }

  func detachMenu() {
    guard let menu else { return }
    defer { self.menu = nil }
    detachChild(menu)
  }

  func detachPlayer() {
    removePlayer()
  }

  private func removePlayer() {
    if let player { detachChild(player) }  // reported: warning
  }
}
