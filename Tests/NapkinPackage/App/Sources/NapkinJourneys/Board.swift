import napkin

final actor BoardInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}

final actor PostInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}

final class PostRouter: Router<PostInteractor> {}

final class PostBuilder: Sendable {
  /// Building waits for something, as builders may.
  @MainActor
  func build() async -> PostRouter {
    await Task.yield()
    return PostRouter(interactor: PostInteractor())
  }
}

/// Opens a post as napkin's documentation shows it.
final class BoardRouter: Router<BoardInteractor> {
  private let builder = PostBuilder()
  private var post: PostRouter?

  func openPost() async {
    guard post == nil else { return }
    let router = await builder.build()
    post = router
    await attachChild(router)  // opens
  }

  func closePost() async {
    guard let router = post else { return }
    post = nil
    await detachChild(router)  // closes
  }

  /// The second close comes while the first one waits.
  func closePostTwice() async {
    guard let router = post else { return }
    await detachChild(router)  // closes
    await detachChild(router)  // closes again
    post = nil
  }
}
