// A double tap attaches two children.
protocol BoardRouting: ViewableRouting {
  func routeToPost()
  func detachPost()
}

protocol BoardPresentable: Presentable {
  var listener: BoardPresentableListener? { get set }
}

protocol BoardPresentableListener: AnyObject {
  func didTapPost()
}

final class BoardInteractor: PresentableInteractor<BoardPresentable>, BoardInteractable,
  BoardPresentableListener
{
  weak var router: BoardRouting?

  override init(presenter: BoardPresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func didTapPost() {
    router?.routeToPost()
  }

  func postDidClose() {
    router?.detachPost()
  }
}

protocol BoardInteractable: Interactable, PostListener {
  var router: BoardRouting? { get set }
}

protocol BoardViewControllable: ViewControllable {
  func show(_ view: ViewControllable)
}

final class BoardViewController: UIViewController, BoardPresentable, BoardViewControllable {
  weak var listener: BoardPresentableListener?

  @objc private func postTapped() {
    listener?.didTapPost()
  }

  func show(_ view: ViewControllable) {
    embed(view.uiviewController)
  }
}

final class BoardRouter: ViewableRouter<BoardInteractable, BoardViewControllable>, BoardRouting {
  private let postBuilder: PostBuildable
  private var post: ViewableRouting?

  init(
    interactor: BoardInteractable, viewController: BoardViewControllable,
    postBuilder: PostBuildable
  ) {
    self.postBuilder = postBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func routeToPost() {
    let post = postBuilder.build(withListener: interactor)
    self.post = post
    attachChild(post)  // reported: warning
    viewController.show(post.viewControllable)
  }

  func detachPost() {
    guard let post = post else { return }
    detachChild(post)
    self.post = nil
  }
}

protocol PostListener: AnyObject {
  func postDidClose()
}

protocol PostBuildable: Buildable {
  func build(withListener listener: PostListener) -> ViewableRouting
}

final class PostBuilder: Builder<PostDependency>, PostBuildable {
  func build(withListener listener: PostListener) -> ViewableRouting {
    let interactor = PostInteractor(listener: listener)
    return PostRouter(interactor: interactor, viewController: PostViewController())
  }
}

final class PostRouter: ViewableRouter<PostInteractor, PostViewController> {}
