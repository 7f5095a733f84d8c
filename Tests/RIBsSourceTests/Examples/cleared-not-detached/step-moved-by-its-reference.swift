// A step that is given moves to the end of the list.
// with: PlainKid
protocol MomPresentableListener: AnyObject {
  func didTapOpen()
  func didTapBack()
  func didTapClose()
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }
  func didTapBack() { if let kid = router?.children.first as? KidRouter { router?.raise(kid) } }
  func didTapClose() { router?.close() }
}

final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private var steps: [KidRouter] = []

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func open() {
    let new = kidBuilder.build(withListener: interactor)
    steps.append(new)
    attachChild(new)
  }

  func raise(_ kid: KidRouter) {
    guard let index = steps.firstIndex(where: { $0 === kid }) else { return }
    steps.remove(at: index)
    steps.append(kid)
  }

  func close() {
    steps.forEach { detachChild($0) }
    steps.removeAll()
  }
}
