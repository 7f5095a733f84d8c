// The builder gives the view a closure that captures the interactor weakly.
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
    view.onPay = { [weak interactor] in interactor?.didTapPay() }
    return KidRouter(interactor: interactor, viewController: view)
  }
}
