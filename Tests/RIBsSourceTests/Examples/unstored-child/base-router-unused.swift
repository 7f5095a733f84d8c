// The app's own base router could detach a child, and nobody asks it to.
// with: Kid, KidView, Mom, MomView
final class MomRouter: AppRouter<MomInteractable>, MomRouting {
  private let kidBuilder: KidBuildable

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    attachChild(kidBuilder.build(withListener: interactor))  // reported: warning
  }

  func close() {}
}

class AppRouter<InteractorType>: ViewableRouter<InteractorType, ViewControllable> {
  func leave<Child>(_ type: Child.Type) {
    guard let child = find(type) else { return }
    detachChild(child)
  }

  private func find<Child>(_ type: Child.Type) -> Routing? {
    for child in children where child is Child { return child }
    return nil
  }
}
