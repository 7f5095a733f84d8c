// What is set before the request disables nothing.
// with: PlainKid
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
  private let service: RoomService
  private let disposeBag = DisposeBag()

  init(presenter: MomPresentable, service: RoomService) {
    self.service = service
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func didTapKid() {
    update { $0.isWished = true }
    service.openRoom()
      .subscribe(onSuccess: { [weak self] _ in
        self?.update { $0.isWished = false }
        self?.router?.routeToKid()
      })
      .disposed(by: disposeBag)
  }

  private func update(_ change: (inout MomState) -> Void) {
    var next = state.value
    change(&next)
    state.accept(next)
  }
}

final class MomRouter: ViewableRouter<MomInteractor, MomViewController> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouter?

  init(interactor: MomInteractor, viewController: MomViewController, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func routeToKid() {
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)  // reported: warning
  }
}
