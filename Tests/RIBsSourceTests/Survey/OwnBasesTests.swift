import Foundation
import RIBsSource
import RIBsTestSupport
import Testing

@Suite("The base classes of a team's own runtime")
struct OwnBasesTests {
  private func bases(_ base: String) throws -> OwnBases? {
    let scratch = try Scratch()
    let app = """
      \(base)
      final class RootRouter: BaseRouter {}
      final class HomeRouter: BaseRouter {}
      """
    _ = try scratch.write(app.utf8, to: "App/App.swift")
    return try AppSurvey(of: scratch.folder.path).ownBases
  }

  @Test(arguments: [
    "class BaseRouter { func add(child: BaseRouter) {}\n func remove(_ child: BaseRouter) {} }",
    // The child's type is what the base class is, whatever it is called.
    "protocol Node {}\nclass BaseRouter: Node { func add(child: any Node) {}\n func remove(_ child: Node?) {} }",
    "class Branch {}\nclass BaseRouter: Branch { func add(child: Branch) {}\n func remove(_ child: Branch) {} }",
  ]) func `attach and detach another of their kind`(base: String) throws {
    let found = try #require(try bases(base))
    #expect(found.routers == ["BaseRouter"])
    #expect(found.attach == ["add(child:)"] && found.detach == ["remove(_:)"])
  }

  @Test(arguments: [
    // The names speak of routes, the types do not.
    "struct RouteInfo {}\nclass BaseRouter { func addRoute(_ route: RouteInfo) {}\n func popRoute(_ route: RouteInfo) {} }",
    "protocol RouterObserver {}\nclass BaseRouter { func add(_ observer: RouterObserver) {}\n func remove(_ observer: RouterObserver) {} }",
  ]) func `attach nothing that is of another kind`(base: String) throws {
    let found = try #require(try bases(base))
    #expect(found.routers == ["BaseRouter"])
    #expect(found.attach == [] && found.detach == [])
  }

  @Test func `are none if one class alone inherits from it`() throws {
    let scratch = try Scratch()
    _ = try scratch.write(
      "class BaseRouter {}\nfinal class RootRouter: BaseRouter {}".utf8, to: "App/App.swift")
    #expect(try AppSurvey(of: scratch.folder.path).ownBases == nil)
  }
}
