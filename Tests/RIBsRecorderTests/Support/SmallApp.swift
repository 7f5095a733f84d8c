import InstrumentedRIBs

final class HomeInteractor: Interactor {}
final class DetailInteractor: Interactor {}

final class DetailRouter: Router<DetailInteractor> {
  init() { super.init(interactor: DetailInteractor()) }
}

final class HomeView: HeadlessViewController, ViewControllable {}

/// An app that can open and close one screen.
final class HomeRouter: LaunchRouter<HomeInteractor, HomeView> {
  var detail: DetailRouter?

  init() { super.init(interactor: HomeInteractor(), viewController: HomeView()) }

  static let openLine = #line + 4
  func open() {
    let detail = DetailRouter()
    self.detail = detail
    attachChild(detail)
  }

  static let closeLine = #line + 3
  func close() {
    if let detail {
      detachChild(detail)
    }
    detail = nil
  }
}
