// A closure detaches the new child later, and not the one before it.
// with: PlainKid, MomRows
final class MomRouter: ViewableRouter<MomInteractor, ViewControllable> {
  private let kidBuilder: KidBuilder
  private var kids: [String: KidRouter] = [:]

  init(interactor: MomInteractor, viewController: ViewControllable, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func routeToKid(of id: String) {
    let new = kidBuilder.build(withListener: interactor)
    kids[id] = new
    attachChild(new)  // reported: error
    show { [weak self] in self?.close(id) }
  }

  private func show(_ gone: @escaping () -> Void) {
    viewController.uiviewController.dismiss(animated: true, completion: gone)
  }

  private func close(_ id: String) {
    guard let kid = kids.removeValue(forKey: id) else { return }
    detachChild(kid)
  }
}
