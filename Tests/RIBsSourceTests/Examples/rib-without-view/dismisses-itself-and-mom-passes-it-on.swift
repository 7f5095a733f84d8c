// The view dismisses itself, and Mom tells her own parent alone.
// with: KidWithTwoEnds, KidDismissesHerself, MomOfTwoEnds, MomView
protocol MomListener: AnyObject {
  func momDidAskForMore()
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?
  weak var listener: MomListener?
  private var isAsked = false

  func didTapOpen() { router?.open() }
  func kidDidClose() { router?.close() }

  func kidDidAskForMore() {  // reported: info
    isAsked = true
    listener?.momDidAskForMore()
  }
}
