import ModernRIBs

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable> {
  private let detailBuilder: DetailBuildable
  private var detail: DetailRouting?

  func showDetail() {
    guard detail == nil else { return }
    let router = detailBuilder.build()
    attachChild(router)
    detail = router
  }

  func hideDetail() {
    guard let detail else { return }
    detachChild(detail)
    self.detail = nil
  }
}
