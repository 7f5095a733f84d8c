// A child asks for its sibling, which takes over its property.
final class FlowInteractor: Interactor, IntroListener {
  weak var router: FlowRouter?

  func introDidFinish() {
    router?.routeToRules()
  }
}

final class FlowRouter: Router<FlowInteractor> {
  private var step: Routing?
  private let introBuilder: IntroBuilder
  private let rulesBuilder: RulesBuilder

  init(interactor: FlowInteractor, introBuilder: IntroBuilder, rulesBuilder: RulesBuilder) {
    self.introBuilder = introBuilder
    self.rulesBuilder = rulesBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    let intro = introBuilder.build(withListener: interactor)
    step = intro
    attachChild(intro)
  }

  func routeToRules() {
    let rules = rulesBuilder.build(withListener: interactor)
    step = rules
    attachChild(rules)  // reported: error
  }
}

protocol IntroListener: AnyObject {
  func introDidFinish()
}

protocol IntroPresentableListener: AnyObject {
  func didTapNext()
}

protocol IntroPresentable: Presentable {
  var listener: IntroPresentableListener? { get set }
}

final class IntroInteractor: PresentableInteractor<IntroPresentable>, IntroPresentableListener {
  weak var listener: IntroListener?

  func didTapNext() {
    listener?.introDidFinish()
  }
}

final class IntroRouter: Router<IntroInteractor> {}

final class IntroBuilder: Builder<EmptyDependency> {
  func build(withListener listener: IntroListener) -> IntroRouter {
    let interactor = IntroInteractor(presenter: IntroViewController())
    interactor.listener = listener
    return IntroRouter(interactor: interactor)
  }
}

final class RulesRouter: Router<RulesInteractor> {}

final class RulesBuilder: Builder<EmptyDependency> {
  func build(withListener listener: RulesListener) -> RulesRouter {
    RulesRouter(interactor: RulesInteractor(listener: listener))
  }
}
