import ExclusiveObservation
import Foundation
import InstrumentedRIBs
import RIBsRecorder
import Testing

@Suite("Where the user is", .exclusiveObservation) @MainActor
struct CurrentPathTests {
  private let file = TemporaryFile()

  private func start() throws { try RIBsRecorder.start(to: file.url, options: .fixed()) }

  @Test func `is nowhere without a recording, and before a launch`() throws {
    #expect(RIBsRecorder.currentPath == nil)
    try start()
    defer { RIBsRecorder.stop() }
    let tree = PathRouter()
    #expect(RIBsRecorder.currentPath == nil)
    withExtendedLifetime(tree) {}
  }

  @Test func `follows the RIB that was attached last, and goes back`() throws {
    try start()
    let root = RootPathRouter()
    root.launch(from: HeadlessWindow())
    #expect(RIBsRecorder.currentPath == "RootPath")
    let (home, cart, item) = (HomePathRouter(), CartPathRouter(), PathRouter())
    root.attachChild(home)
    root.attachChild(cart)
    home.attachChild(item)
    #expect(RIBsRecorder.currentPath == "RootPath/CartPath")
    root.detachChild(cart)
    #expect(RIBsRecorder.currentPath == "RootPath/HomePath/Path")
    // The subtree goes with it, and comes back with it.
    root.detachChild(home)
    #expect(RIBsRecorder.currentPath == "RootPath")
    root.attachChild(home)
    #expect(RIBsRecorder.currentPath == "RootPath/HomePath/Path")
    // A detach of somebody who is not attached there changes nothing.
    root.detachChild(item)
    #expect(RIBsRecorder.currentPath == "RootPath/HomePath/Path")
    RIBsRecorder.stop()
    #expect(RIBsRecorder.currentPath == nil)
    withExtendedLifetime(root) {}
  }

  @Test func `is left with what is deallocated`() throws {
    try start()
    defer { RIBsRecorder.stop() }
    var root: RootPathRouter? = RootPathRouter()
    root?.launch(from: HeadlessWindow())
    root?.attachChild(HomePathRouter())
    #expect(RIBsRecorder.currentPath == "RootPath/HomePath")
    root = nil
    #expect(RIBsRecorder.currentPath == nil)
  }

  @Test func `of a deep tree is its end`() throws {
    try start()
    let root = RootPathRouter()
    root.launch(from: HeadlessWindow())
    var last: any Routing = root
    for _ in 0..<60 {
      let next = PathRouter()
      last.attachChild(next)
      last = next
    }
    let names = RIBsRecorder.currentPath?.split(separator: "/")
    #expect(names?.count == 51 && names?.first == "…" && names?.last == "Path")
    RIBsRecorder.stop()
    withExtendedLifetime(root) {}
  }
}

private final class RootPathRouter: LaunchRouter<Interactor, PathView> {
  init() { super.init(interactor: Interactor(), viewController: PathView()) }
}

private final class PathView: HeadlessViewController, ViewControllable {}

private final class HomePathRouter: Router<Interactor> {
  init() { super.init(interactor: Interactor()) }
}

private final class CartPathRouter: Router<Interactor> {
  init() { super.init(interactor: Interactor()) }
}

private final class PathRouter: Router<Interactor> {
  init() { super.init(interactor: Interactor()) }
}
