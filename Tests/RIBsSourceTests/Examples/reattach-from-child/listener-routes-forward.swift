// The listener routes forward instead of back.
final class FlowInteractor: Interactor, RandomListener {
  weak var router: FlowRouter?

  func randomDidTapBack() {
    router?.routeToRandom()
  }
}

final class FlowRouter: Router<FlowInteractor> {
  private var random: RandomRouter?
  private let randomBuilder: RandomBuilder

  init(interactor: FlowInteractor, randomBuilder: RandomBuilder) {
    self.randomBuilder = randomBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    routeToRandom()
  }

  func routeToRandom() {
    let random = randomBuilder.build(withListener: interactor)
    self.random = random
    attachChild(random)  // reported: error
  }
}

protocol RandomListener: AnyObject {
  func randomDidTapBack()
}

protocol RandomPresentableListener: AnyObject {
  func didTapBack()
}

protocol RandomPresentable: Presentable {
  var listener: RandomPresentableListener? { get set }
}

final class RandomInteractor: PresentableInteractor<RandomPresentable>, RandomPresentableListener {
  weak var listener: RandomListener?

  func didTapBack() {
    listener?.randomDidTapBack()
  }
}

final class RandomRouter: Router<RandomInteractor> {}

final class RandomBuilder: Builder<EmptyDependency> {
  func build(withListener listener: RandomListener) -> RandomRouter {
    let interactor = RandomInteractor(presenter: RandomViewController())
    interactor.listener = listener
    return RandomRouter(interactor: interactor)
  }
}
