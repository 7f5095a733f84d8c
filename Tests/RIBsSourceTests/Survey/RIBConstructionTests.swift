import Foundation
import RIBsSource
import RIBsTestSupport
import Testing

@Suite("How a test makes a RIB")
struct RIBConstructionTests {
  private static let component = """
    final class AppComponent: Component<EmptyDependency>, RootDependency {
      init() { super.init(dependency: EmptyComponent()) }
    }
    """
  private static let router = """
    protocol RootDependency: Dependency {}
    protocol RootRouting: ViewableRouting {}
    final class RootInteractor: Interactor {}
    final class RootRouter: LaunchRouter<RootInteractor, ViewControllable>, RootRouting {
      init(_ interactor: RootInteractor) { super.init(interactor: interactor, viewController: View()) }
    }
    """
  private static let builder = """
    final class RootBuilder: Builder<RootDependency> {
      func build() -> LaunchRouting { RootRouter(RootInteractor()) }
    }
    """

  private func expressions(_ swift: String...) throws -> [String] {
    let scratch = try Scratch()
    let text = ["import ModernRIBs"] + swift
    _ = try scratch.write(text.joined(separator: "\n").utf8, to: "App/App.swift")
    return try AppSurvey(of: scratch.folder.path).constructions.map(\.expression)
  }

  @Test func `a builder gets a component that is made from nothing`() throws {
    #expect(
      try expressions(Self.router, Self.builder, Self.component)
        == ["RootBuilder(dependency: AppComponent()).build()"])
    let empty = "final class AppComponent: EmptyComponent, RootDependency {}"
    #expect(
      try expressions(Self.router, Self.builder, empty)
        == ["RootBuilder(dependency: AppComponent()).build()"])
    #expect(try expressions(Self.router, Self.builder) == [])
  }

  @Test(arguments: [
    ("-> LaunchRouting", "-> (router: RootRouting, item: Int)", ".router"),
    ("-> LaunchRouting", "-> (Int, RootRouter)", ".1"),
    ("build()", "build(with title: String = \"\")", ""),
  ])
  func `the router is taken from what the builder returns`(
    old: String, new: String, part: String
  ) throws {
    let builder = Self.builder.replacing(old, with: new)
    #expect(
      try expressions(Self.router, builder, Self.component)
        == ["RootBuilder(dependency: AppComponent()).build()\(part)"])
  }

  @Test(arguments: [
    ("func build()", "func build(with title: String)"), ("func build()", "func build() throws"),
    ("func build()", "func build() async"), ("func build()", "private func build()"),
    ("-> LaunchRouting", "-> LaunchRouting?"), ("-> LaunchRouting", "-> AnyObject"),
    ("  func build()", "  func build(title: String) -> LaunchRouting { build() }\n  func build()"),
    ("final class RootBuilder", "private final class RootBuilder"),
    ("func build()", "func build<Theme>()"),
  ])
  func `what may not compile in a test is left out`(old: String, new: String) throws {
    let builder = Self.builder.replacing(old, with: new)
    #expect(builder != Self.builder)
    #expect(try expressions(Self.router, builder, Self.component) == [])
  }

  @Test(arguments: [
    ("init()", "init?()"), ("init()", "private init()"), ("init()", "init(name: String)"),
    ("final class", "fileprivate final class"), ("init()", "init() throws"),
    ("AppComponent:", "AppComponent<Theme>:"),
  ])
  func `a component that needs more is left out`(old: String, new: String) throws {
    let component = Self.component.replacing(old, with: new)
    #expect(component != Self.component)
    #expect(try expressions(Self.router, Self.builder, component) == [])
  }

  @Test func `a router that makes itself needs no builder`() throws {
    let plain = "final class HomeRouter: Router<HomeInteractor> { init(tabs: Int = 3) {} }"
    #expect(try expressions(plain) == ["HomeRouter()"])
    let building = """
      final class HomeRouter: Router<HomeInteractor> { static func build() -> HomeRouter { make() } }
      """
    #expect(try expressions(building) == ["HomeRouter.build()"])
  }
}
