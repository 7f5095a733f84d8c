// Whoever calls is given the step.
// with: PlainKid, MomSteps
protocol MomPresentableListener: AnyObject {
  func didTapOpen()
  func didTapBack()
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }
  func didTapBack() { if let kid = router?.take() { router?.detachChild(kid) } }
}

extension MomRouter {
  func take() -> KidRouter? { steps.popLast() }
}
