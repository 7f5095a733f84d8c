import napkin

final actor BoardInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}

final actor PostInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}

final class PostRouter: Router<PostInteractor> {}

/// Building waits for something, as builders may.
@MainActor
final class PostBuilder {
  /// How many builds wait for each other: 2 is two taps, however late the second comes.
  var buildsTogether = 1
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func build() async -> PostRouter {
    await withCheckedContinuation { build in
      waiting.append(build)
      guard waiting.count == buildsTogether else { return }
      for build in waiting { build.resume() }
      waiting = []
    }
    return PostRouter(interactor: PostInteractor())
  }
}

/// Opens a post as napkin's documentation shows it.
final class BoardRouter: Router<BoardInteractor> {
  let builder = PostBuilder()
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
