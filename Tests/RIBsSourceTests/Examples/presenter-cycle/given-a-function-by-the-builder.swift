// The builder gives the view a function of the interactor.
protocol KidPresentableListener: AnyObject {
  func didTapPay()
}

protocol KidPresentable: Presentable {}

final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  func didTapPay() {}
}

final class KidRouter: ViewableRouter<KidInteractor, ViewControllable> {}

final class KidViewController: UIViewController, KidPresentable, ViewControllable {
  var onPay: (() -> Void)?
}

final class KidBuilder: Builder<EmptyDependency> {
  func build() -> KidRouter {
    let view = KidViewController()
    let interactor = KidInteractor(presenter: view)
    view.onPay = interactor.didTapPay  // reported: warning
    return KidRouter(interactor: interactor, viewController: view)
  }
}
