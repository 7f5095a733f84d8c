import InstrumentedRIBs

extension BoardApp {
  protocol BoardInteractable: Interactable, PostDetailListener {
    var router: (any BoardRouting)? { get set }
    var listener: (any BoardListener)? { get set }
  }

  protocol BoardViewControllable: Navigating {}

  final class BoardRouter: ViewableRouter<any BoardInteractable, any BoardViewControllable>,
    BoardRouting
  {
    private let postDetailBuilder: any PostDetailBuildable
    private let mistakes: Mistakes
    private var postDetail: (any PostDetailRouting)?

    init(
      interactor: any BoardInteractable, viewController: any BoardViewControllable,
      postDetailBuilder: any PostDetailBuildable, mistakes: Mistakes
    ) {
      self.postDetailBuilder = postDetailBuilder
      self.mistakes = mistakes
      super.init(interactor: interactor, viewController: viewController)
      interactor.router = self
    }

    func routeToPostDetail(at index: Int) {
      guard postDetail == nil || mistakes.contains(.opensUnguarded) else { return }
      let postDetail = postDetailBuilder.build(withListener: interactor, postAt: index)
      self.postDetail = postDetail
      attachChild(postDetail)
      viewController.push(postDetail.viewControllable)
    }

    func detachPostDetail() {
      guard let postDetail else { return }
      detachChild(postDetail)
      viewController.pop(postDetail.viewControllable)
      self.postDetail = nil
    }
  }
}
