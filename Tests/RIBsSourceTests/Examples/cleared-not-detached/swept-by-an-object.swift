// An object that is no RIB may have any router sweep its children.
// with: Kid, KidView, Mom, MomView
final class MomRouter: SweepingRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
  }

  func close() {
    kid = nil
  }
}

class SweepingRouter<InteractorType, ViewControllerType>: ViewableRouter<
  InteractorType, ViewControllerType
>
{
  func detachAll() {
    for child in children { detachChild(child) }
  }
}

final class OtherInteractor: Interactor {
  weak var router: OtherRouter?

  override func didBecomeActive() {
    super.didBecomeActive()
    router?.detachAll()
  }
}

final class OtherRouter: SweepingRouter<OtherInteractor, ViewControllable> {
  override init(interactor: OtherInteractor, viewController: ViewControllable) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}

struct SignOut {
  let routers: [SweepingRouter<MomInteractable, ViewControllable>]

  func run() { routers.forEach { $0.detachAll() } }
}
