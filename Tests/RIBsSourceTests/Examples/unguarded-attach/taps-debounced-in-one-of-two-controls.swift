// A row of a table lets two taps through.
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

  @objc private func rowTapped() { listener?.didTapOpen() }
}

extension MomRouter {
  func open() {
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    cover(router.viewControllable.uiviewController)
  }
}
