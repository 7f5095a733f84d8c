// The model of the view is never given the interactor.
protocol KidPresentableListener: AnyObject {
  func didTapPay()
}

protocol KidPresentable: Presentable {}

final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  func didTapPay() {}
}

final class KidRouter: ViewableRouter<KidInteractor, ViewControllable> {}

final class KidModel: ObservableObject {
  var listener: KidPresentableListener?
}

final class KidViewController: UIViewController, KidPresentable, ViewControllable {
  private let model = KidModel()

  var listener: KidPresentableListener? {
    get { model.listener }
    set { print(newValue as Any) }
  }
}

final class KidBuilder: Builder<EmptyDependency> {
  func build() -> KidRouter {
    let view = KidViewController()
    let interactor = KidInteractor(presenter: view)
    view.listener = interactor
    return KidRouter(interactor: interactor, viewController: view)
  }
}
