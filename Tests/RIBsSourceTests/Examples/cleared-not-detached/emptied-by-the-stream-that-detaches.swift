// One stream has Mom detach the child and forget it.
// with: Kid, KidView, Mom, MomView
final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private let closes: AnyPublisher<Void, Never>
  private let resets: AnyPublisher<Void, Never>
  private var cancellables = Set<AnyCancellable>()
  private var kid: KidRouting?

  init(
    interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable,
    closes: AnyPublisher<Void, Never>, resets: AnyPublisher<Void, Never>
  ) {
    self.kidBuilder = kidBuilder
    self.closes = closes
    self.resets = resets
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    closes.sink { [weak self] in
      self?.close()
      self?.forget()
    }
    .store(in: &cancellables)
    resets.sink { print("reset") }.store(in: &cancellables)
  }

  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    viewController.uiviewController.addChild(router.viewControllable.uiviewController)
  }

  func close() {
    guard let router = kid else { return }
    kid = nil
    router.viewControllable.uiviewController.removeFromParent()
    detachChild(router)
  }

  private func forget() {
    kid = nil
  }
}
