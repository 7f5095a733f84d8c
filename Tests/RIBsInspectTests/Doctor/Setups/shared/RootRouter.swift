import ModernRIBs

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable> {
  private let homeBuilder: HomeBuildable
  private var home: HomeRouting?

  func showHome() {
    guard home == nil else { return }
    let router = homeBuilder.build()
    attachChild(router)
    home = router
  }

  func hideHome() {
    guard let home else { return }
    detachChild(home)
    self.home = nil
  }
}
