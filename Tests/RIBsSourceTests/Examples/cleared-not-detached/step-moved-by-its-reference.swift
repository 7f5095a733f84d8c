// A step that is given moves to the end of the list.
// with: PlainKid, MomSteps
protocol MomPresentableListener: AnyObject {
  func didTapOpen()
  func didTapBack()
  func didTapClose()
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }
  func didTapBack() { if let kid = router?.children.first as? KidRouter { router?.raise(kid) } }
  func didTapClose() { router?.close() }
}

extension MomRouter {
  func raise(_ kid: KidRouter) {
    guard let index = steps.firstIndex(where: { $0 === kid }) else { return }
    steps.remove(at: index)
    steps.append(kid)
  }

  func close() {
    steps.forEach { detachChild($0) }
    steps.removeAll()
  }
}
