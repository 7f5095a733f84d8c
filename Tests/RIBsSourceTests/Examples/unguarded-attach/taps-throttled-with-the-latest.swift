// By default, the throttle of RxSwift sends the last tap later, when Kid is on screen.
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
      .throttle(.milliseconds(600), scheduler: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.listener?.didTapOpen() })
      .disposed(by: bag)
  }
}

extension MomRouter {
  func open() {
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    cover(router.viewControllable.uiviewController)
  }
}
