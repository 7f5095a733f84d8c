// The view dismisses itself, and Mom detaches where she is told.
// with: KidWithTwoEnds, KidDismissesHerself, MomOfTwoEnds, MomView
final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?
  private var isAsked = false

  func didTapOpen() { router?.open() }
  func kidDidClose() { router?.close() }

  func kidDidAskForMore() {
    isAsked = true
    router?.close()
  }
}
