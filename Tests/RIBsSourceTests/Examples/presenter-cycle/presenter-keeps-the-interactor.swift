// A presenter between view and interactor keeps the interactor.
protocol DetailPresentable: Presentable {
  var handler: (any DetailHandler)? { get set }
  func show(_ title: String)
}

protocol DetailHandler: AnyObject {
  func close()
}

final class DetailInteractor: PresentableInteractor<any DetailPresentable>, DetailHandler {
  override func didBecomeActive() {
    super.didBecomeActive()
    presenter.handler = self
  }

  func close() {}
}

final class DetailPresenter: Presenter<DetailViewController>, DetailPresentable {
  var handler: (any DetailHandler)?  // reported: warning

  func show(_ title: String) {
    viewController.title = title
  }
}

final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewController> {}
