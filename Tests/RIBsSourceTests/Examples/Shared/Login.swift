// What Login's interactor needs: a tap in its view, and a route of its router.
import RIBs

protocol LoginRouting: Routing {
  func routeToHome()
}

protocol LoginPresentableListener: AnyObject {
  func didTapLogin()
}

protocol LoginPresentable: Presentable {
  var listener: LoginPresentableListener? { get set }
}
