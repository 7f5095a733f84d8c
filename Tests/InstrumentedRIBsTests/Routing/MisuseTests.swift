import ExclusiveObservation
import InstrumentedRIBs
import Testing

/// Wrong calls with an observer: they are reported, the app keeps running, and the tree stays a tree.
@Suite(.exclusiveObservation) struct MisuseTests {
  private let log = Log()

  /// `Root` with `Feed`, and a separate `Post`. The log is empty.
  private func observed(_ body: (RootRouter, FeedRouter, PostRouter) -> Void) {
    observing(LoggingObserver(log)) {
      let (root, feed, post) = (RootRouter(log), FeedRouter(log), PostRouter(log))
      root.start()
      root.attachChild(feed)
      _ = log.take()
      body(root, feed, post)
    }
  }

  @Test func `a child that is attached twice is listed once among the children`() {
    observed { root, feed, _ in
      root.attachChild(feed)
      #expect(log.take() == ["attach Feed to Root"])
      #expect(root.childObjects == [ObjectIdentifier(feed)])
    }
  }

  @Test func `a child that is attached to a second parent moves there and keeps its state`() {
    observed { root, feed, post in
      feed.attachChild(post)
      _ = log.take()
      root.attachChild(post)
      #expect(log.take() == ["attach Post to Root"])
      #expect(feed.children.isEmpty)
      #expect(root.childObjects == [ObjectIdentifier(feed), ObjectIdentifier(post)])
      #expect(post.interactor.isActive)
    }
  }

  @Test func `a RIB is not attached to itself or to a RIB below it`() {
    observed { root, feed, post in
      feed.attachChild(post)
      _ = log.take()
      feed.attachChild(feed)
      post.attachChild(root)
      #expect(log.take() == ["attach Feed to Feed", "attach Root to Post"])
      #expect(root.childObjects == [ObjectIdentifier(feed)])
      #expect(feed.childObjects == [ObjectIdentifier(post)])
      #expect(post.children.isEmpty)
    }
  }

  @Test func `detaching a RIB that was never attached changes nothing`() {
    observed { root, feed, post in
      root.detachChild(post)
      #expect(log.take() == ["detach Post from Root"])
      #expect(root.childObjects == [ObjectIdentifier(feed)])
    }
  }

  @Test func `a detach by a router other than the parent changes nothing`() {
    observed { root, feed, post in
      feed.attachChild(post)
      _ = log.take()
      root.detachChild(post)
      #expect(log.take() == ["detach Post from Root"])
      #expect(post.interactor.isActive)
      #expect(feed.childObjects == [ObjectIdentifier(post)])
    }
  }

  @Test func `a second detach changes nothing`() {
    observed { root, feed, _ in
      root.detachChild(feed)
      _ = log.take()
      root.detachChild(feed)
      #expect(log.take() == ["detach Feed from Root"])
      #expect(root.children.isEmpty)
    }
  }

  @Test func `a child that detaches itself while it resigns does not resign twice`() {
    observed { root, feed, _ in
      feed.interactor.onResign = { [unowned root, unowned feed] in root.detachChild(feed) }
      root.detachChild(feed)
      #expect(
        log.take() == [
          "detach Feed from Root", "Feed.willResignActive", "detach Feed from Root",
          "deactivate Feed",
        ])
      #expect(root.children.isEmpty)
    }
  }

  @Test func `a child is detached from its parent even after the parent was detached`() {
    observed { root, feed, post in
      feed.attachChild(post)
      root.detachChild(feed)
      _ = log.take()
      feed.detachChild(post)
      #expect(log.take() == ["detach Post from Feed"])
      #expect(feed.children.isEmpty)
    }
  }

  @Test func `after any wrong call the right ones work`() {
    observed { root, feed, post in
      root.attachChild(feed)
      post.attachChild(post)
      root.detachChild(post)
      root.detachChild(feed)
      root.detachChild(feed)
      _ = log.take()
      root.attachChild(feed)
      #expect(log.take() == ["attach Feed to Root", "activate Feed", "Feed.didBecomeActive"])
      #expect(root.childObjects == [ObjectIdentifier(feed)])
    }
  }
}
