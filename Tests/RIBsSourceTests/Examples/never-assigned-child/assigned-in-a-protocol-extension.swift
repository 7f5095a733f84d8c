// A protocol's extension assigns it.
protocol ShowsAlert: AnyObject {
  var alert: AlertRouter? { get set }
  var alertBuilder: AlertBuilder { get }
}

extension ShowsAlert where Self: Router<HomeInteractor> {
  func attachAlert() {
    let router = alertBuilder.build(withListener: interactor)
    alert = router
    attachChild(router)
  }
}

final class HomeRouter: Router<HomeInteractor>, ShowsAlert {
  let alertBuilder: AlertBuilder
  var alert: AlertRouter?

  init(interactor: HomeInteractor, alertBuilder: AlertBuilder) {
    self.alertBuilder = alertBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() {
    super.didLoad()
    attachAlert()
  }
}

final class AlertRouter: Router<AlertInteractor> {}

final class AlertBuilder: Builder<EmptyDependency> {
  func build(withListener listener: AlertListener) -> AlertRouter {
    AlertRouter(interactor: AlertInteractor(listener: listener))
  }
}
