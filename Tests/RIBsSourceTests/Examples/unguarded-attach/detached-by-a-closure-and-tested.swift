// The entry is tested, and a closure detaches the new child later.
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
    guard kids[id] == nil else { return }
    let new = kidBuilder.build(withListener: interactor)
    kids[id] = new
    attachChild(new)
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
