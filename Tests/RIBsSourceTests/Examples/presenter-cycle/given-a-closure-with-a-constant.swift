// The closure holds the interactor by another name.
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
    let target = interactor
    view.onPay = { target.didTapPay() }  // reported: info
    return KidRouter(interactor: interactor, viewController: view)
  }
}
