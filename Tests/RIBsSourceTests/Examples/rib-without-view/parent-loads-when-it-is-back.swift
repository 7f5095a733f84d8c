// The view below reports that it is seen again, and a service loads something.
// with: Kid, KidView, MomRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    viewController.uiviewController.navigationController?.pushViewController(
      router.viewControllable.uiviewController, animated: true)
  }
}

protocol Loading {
  func load()
}

protocol MomPresentableListener: AnyObject {
  func didTapOpen()
  func didReturn()
}

protocol MomPresentable: Presentable {
  var listener: MomPresentableListener? { get set }
}

protocol MomInteractable: Interactable, KidListener {
  var router: MomRouting? { get set }
}

protocol MomRouting: ViewableRouting {
  func open()
  func close()
}

final class MomInteractor: PresentableInteractor<MomPresentable>, MomInteractable,
  MomPresentableListener
{
  weak var router: MomRouting?
  var loader: Loading?

  func didTapOpen() { router?.open() }
  func didReturn() { loader?.load() }
  func kidDidClose() { router?.close() }
}

final class MomViewController: UIViewController, MomPresentable, ViewControllable {
  weak var listener: MomPresentableListener?

  @objc private func openTapped() { listener?.didTapOpen() }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    listener?.didReturn()
  }
}
