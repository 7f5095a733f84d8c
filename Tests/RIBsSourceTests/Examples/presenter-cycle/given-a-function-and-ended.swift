// The view lets go of the function when it goes.
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

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onPay = nil
  }
}

final class KidBuilder: Builder<EmptyDependency> {
  func build() -> KidRouter {
    let view = KidViewController()
    let interactor = KidInteractor(presenter: view)
    view.onPay = interactor.didTapPay
    return KidRouter(interactor: interactor, viewController: view)
  }
}
