import InstrumentedRIBs

extension SignUpApp.Horizontal {
  protocol SignUpInteractable: Interactable, NicknameListener, SexListener, BirthDayListener {
    var router: (any SignUpRouting)? { get set }
    var listener: (any SignUpApp.SignUpListener)? { get set }
  }

  protocol SignUpViewControllable: ViewControllable {
    func show(_ step: any ViewControllable)
  }

  final class SignUpRouter: ViewableRouter<
    any SignUpInteractable, any SignUpViewControllable
  >, SignUpRouting
  {
    private let nicknameBuilder: any NicknameBuildable
    private let sexBuilder: any SexBuildable
    private let birthDayBuilder: any BirthDayBuildable
    private var current: (any ViewableRouting)?
    private var step: Step?

    init(
      interactor: any SignUpInteractable, viewController: any SignUpViewControllable,
      nicknameBuilder: any NicknameBuildable, sexBuilder: any SexBuildable,
      birthDayBuilder: any BirthDayBuildable
    ) {
      self.nicknameBuilder = nicknameBuilder
      self.sexBuilder = sexBuilder
      self.birthDayBuilder = birthDayBuilder
      super.init(interactor: interactor, viewController: viewController)
      interactor.router = self
    }

    override func didLoad() {
      super.didLoad()
      routeTo(.nickname, answers: Answers())
    }

    func routeTo(_ step: Step, answers: Answers) {
      guard step != self.step else { return }
      let next = build(step, answers: answers)
      let previous = current
      current = next
      self.step = step
      // Attach the next step before detaching the previous one, so that there is always a step.
      attachChild(next)
      viewController.show(next.viewControllable)
      if let previous { detachChild(previous) }
    }

    private func build(_ step: Step, answers: Answers) -> any ViewableRouting {
      switch step {
      case .nickname:
        nicknameBuilder.build(withListener: interactor, nickname: answers.nickname)
      case .sex: sexBuilder.build(withListener: interactor, sex: answers.sex)
      case .birthDay: birthDayBuilder.build(withListener: interactor)
      }
    }
  }
}
