// The builder gives the view a function of an object that the interactor does not hold.
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

final class Payer {
  func pay() {}
}

final class KidBuilder: Builder<EmptyDependency> {
  func build() -> KidRouter {
    let view = KidViewController()
    let interactor = KidInteractor(presenter: view)
    view.onPay = Payer().pay
    return KidRouter(interactor: interactor, viewController: view)
  }
}
