import Foundation
import InstrumentedRIBs
import RIBsRecorder

final class PostRouter: Router<Interactor> {
  init() { super.init(interactor: Interactor()) }
}

final class FeedInteractor: Interactor {
  var latest: PostRouter?
}

final class FeedRouter: Router<FeedInteractor> {
  private var post: PostRouter?
  private var byName: [String: PostRouter] = [:]
  private var pages: [PostRouter] = []

  init() { super.init(interactor: FeedInteractor()) }

  func openPost() {
    let next = PostRouter()
    attachChild(next)
    store(next)
  }

  func storeAndOpenPost() {
    let next = PostRouter()
    store(next)
    attachChild(next)
  }

  private func store(_ next: PostRouter) {
    post = next
    byName = ["post": next, "last": next]
    pages.append(next)
    interactor.latest = next
  }

  func closePost() {
    if let post { detachChild(post) }
    post = nil
    byName = [:]
    pages.removeAll()
    interactor.latest = nil
  }
}

final class RootRouter: Router<Interactor> {
  private var feeds: [FeedRouter] = []
  private var menu: FeedRouter?
  /// Menus that were closed and are kept: a leak, so that the recorder looks for what holds them.
  private var closed: [FeedRouter] = []

  init() { super.init(interactor: Interactor()) }

  func launch() {
    interactable.activate()
    load()
  }

  func openFeed() -> FeedRouter {
    let feed = FeedRouter()
    attachChild(feed)
    feeds.append(feed)
    return feed
  }

  func openMenu() {
    let menu = FeedRouter()
    attachChild(menu)
    self.menu = menu
    menu.openPost()
  }

  func closeMenu() {
    if let menu {
      menu.closePost()
      detachChild(menu)
      if closed.count < 3 { closed.append(menu) }
    }
    menu = nil
  }
}

/// `@unchecked`: only its thread uses the feed while it runs.
final class FeedWorker: @unchecked Sendable {
  private let feed: FeedRouter
  private let count: Int

  init(_ feed: FeedRouter, count: Int) { (self.feed, self.count) = (feed, count) }

  func run(storesFirst: Bool) {
    feed.closePost()
    for _ in 0..<count {
      if storesFirst { feed.storeAndOpenPost() } else { feed.openPost() }
      feed.closePost()
    }
  }
}

/// `@unchecked`: used on the main thread only.
final class MainWorker: @unchecked Sendable {
  private let root: RootRouter
  private var isOver = false

  init(_ root: RootRouter) { self.root = root }

  func stop() { isOver = true }

  func run() {
    while !isOver {
      root.openMenu()
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
      root.closeMenu()
      // Reads the holds of all parents, and looks for what holds the closed menus.
      RIBsRecorder.assumeSettled()
    }
  }
}
