// Kid without her interactor. Any number of taps can hit the button in her view.
import RIBs
import RxCocoa
import RxSwift
import UIKit

protocol KidPresentable: Presentable {
  var listener: KidPresentableListener? { get set }
  func show(_ text: String)
  func add(_ text: String)
}

protocol KidPresentableListener: AnyObject {
  func didTapMessages()
}

final class KidViewController: UIViewController, KidPresentable, ViewControllable {
  weak var listener: KidPresentableListener?
  private let button = UIButton()
  private let label = UILabel()
  private var lines: [String] = []
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.rx.tap.subscribe(onNext: { [weak self] in self?.listener?.didTapMessages() })
      .disposed(by: bag)
  }

  func show(_ text: String) { label.text = text }
  func add(_ text: String) { lines.append(text) }
}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {}

protocol KidListener: AnyObject {}

final class KidBuilder: Builder<KidDependency> {
  func build(withListener listener: KidListener) -> KidRouter {
    let view = KidViewController()
    let interactor = KidInteractor(presenter: view, messages: dependency.messages)
    return KidRouter(interactor: interactor, viewController: view)
  }
}
