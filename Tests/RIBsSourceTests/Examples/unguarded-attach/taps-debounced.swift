// Two taps in short order are one event.
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
      .debounce(.milliseconds(300), scheduler: MainScheduler.instance)
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
