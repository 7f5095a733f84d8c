// Mom, whose view shows a state. Examples add what a tap of her button does, and `routeToKid`.
import RIBs
import RxSwift

struct MomState {
  var isOpening = false
  var isWished = false
}

protocol MomPresentableListener: AnyObject {
  var state: BehaviorRelay<MomState> { get }
  func didTapKid()
}

protocol MomPresentable: Presentable {
  var listener: MomPresentableListener? { get set }
}

final class MomViewController: UIViewController, MomPresentable, ViewControllable {
  weak var listener: MomPresentableListener?
  private let kidButton = UIButton()
  private let heart = UIImageView()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    kidButton.addTarget(self, action: #selector(kidTapped), for: .touchUpInside)
    listener?.state.subscribe(onNext: { [weak self] in self?.render($0) }).disposed(by: disposeBag)
  }

  private func render(_ state: MomState) {
    kidButton.isEnabled = !state.isOpening
    heart.isHighlighted = state.isWished
  }

  @objc private func kidTapped() { listener?.didTapKid() }
}

final class MomInteractor: PresentableInteractor<MomPresentable>, MomPresentableListener,
  KidListener
{
  weak var router: MomRouter?
  let state = BehaviorRelay(value: MomState())
  let service: RoomService
  let disposeBag = DisposeBag()

  init(presenter: MomPresentable, service: RoomService) {
    self.service = service
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func update(_ change: (inout MomState) -> Void) {
    var next = state.value
    change(&next)
    state.accept(next)
  }
}

final class MomRouter: ViewableRouter<MomInteractor, MomViewController> {
  let kidBuilder: KidBuilder
  var kid: KidRouter?

  init(interactor: MomInteractor, viewController: MomViewController, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}
