// The throttle stands before a function of the view.
// with: Kid, KidView, MomCovers
import RIBs
import RxCocoa
import RxSwift
import UIKit

final class MomViewController: UIViewController, MomPresentable, ViewControllable {
  weak var listener: MomPresentableListener?
  private let openButton = UIButton()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    openButton.rx.tap
      .throttle(.milliseconds(600), latest: false, scheduler: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.openTapped() })
      .disposed(by: bag)
  }

  private func openTapped() { listener?.didTapOpen() }
}

extension MomRouter {
  func open() {
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: info
    cover(router.viewControllable.uiviewController)
  }
}
