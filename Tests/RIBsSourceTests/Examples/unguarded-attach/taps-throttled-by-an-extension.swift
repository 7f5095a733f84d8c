// The property of an extension throttles the taps.
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
    openButton.rx.singleTap
      .subscribe(onNext: { [weak self] in self?.listener?.didTapOpen() })
      .disposed(by: bag)
  }
}

extension MomRouter {
  func open() {
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: info
    cover(router.viewControllable.uiviewController)
  }
}

extension Reactive where Base: UIControl {
  var singleTap: Observable<Void> {
    controlEvent(.touchUpInside)
      .throttle(.milliseconds(600), latest: false, scheduler: MainScheduler.instance)
  }
}
