// A child that was prepared and not attached is given up.
// with: PlainKid
protocol MomPresentableListener: AnyObject {
  func didTapOpen()
  func didTapShow()
  func didTapBack()
  func didTapClose()
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }
  func didTapShow() { router?.show() }
  func didTapBack() { router?.back() }
  func didTapClose() { router?.close() }
}

final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private var prepared: KidRouter?
  private var current: KidRouter?

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func open() {
    if prepared == nil { prepared = kidBuilder.build(withListener: interactor) }
  }

  func show() {
    guard current == nil, let next = prepared else { return }
    current = next
    prepared = nil
    attachChild(next)
  }

  func back() { prepared = nil }

  func close() {
    if let current { detachChild(current) }
    current = nil
  }
}
