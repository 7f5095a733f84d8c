// The view dismisses itself for one of its two ends, and Mom detaches for the other alone.
// with: KidWithTwoEnds, KidDismissesHerself, MomOfTwoEnds, MomView
final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?
  private var isAsked = false

  func didTapOpen() { router?.open() }
  func kidDidClose() { router?.close() }

  func kidDidAskForMore() {  // reported: warning
    isAsked = true
  }
}
