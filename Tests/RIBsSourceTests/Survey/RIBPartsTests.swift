import Foundation
import RIBsAnalysis
import RIBsSource
import RIBsTestSupport
import Testing

@Suite("The parts of a RIB")
struct RIBPartsTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func survey(_ files: [String: String], in folder: String = "app") throws -> AppSurvey {
    for (name, text) in files { _ = try scratch.write(text.utf8, to: "\(folder)/\(name)") }
    return try AppSurvey(of: scratch.path(folder))
  }

  private func parts(_ name: String, _ text: String) throws -> RIBParts {
    let all = try survey(["Sources/App/App.swift": "import RIBs\n\(text)"]).parts
    return try #require(all.first { $0.rib.name == name })
  }

  private let home = """
    protocol HomeDependency: Dependency {}
    final class HomeComponent: Component<HomeDependency> {}
    protocol HomeBuildable: Buildable { func build(withListener l: HomeListener) -> HomeRouting }
    final class HomeBuilder: Builder<HomeDependency>, HomeBuildable {
      func build(withListener l: HomeListener) -> HomeRouting {
        let component = HomeComponent(dependency: dependency)
        return HomeRouter(interactor: HomeInteractor(presenter: v), viewController: v)
      }
    }
    protocol HomeRouting: ViewableRouting { func routeToMenu() }
    protocol HomeListener: AnyObject { func homeDidClose() }
    protocol HomePresentable: Presentable {}
    final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable {
      weak var router: HomeRouting?
      weak var listener: HomeListener?
    }
    protocol HomeInteractable: Interactable, MenuListener { var router: HomeRouting? { get set } }
    protocol HomeViewControllable: ViewControllable {}
    final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
      func routeToMenu() { attachChild(menu) }
    }
    final class HomeViewController: UIViewController, HomePresentable, HomeViewControllable {}

    """
  private let menu = """
    protocol MenuListener: AnyObject {}
    protocol MenuRouting: Routing {}
    protocol MenuBuildable: Buildable { func build(withListener l: MenuListener) -> MenuRouting }
    protocol MenuInteractable: Interactable {
      var router: MenuRouting? { get set }
      var listener: MenuListener? { get set }
    }
    final class MenuInteractor: Interactor, MenuInteractable {
      weak var router: MenuRouting?
      weak var listener: MenuListener?
    }
    final class MenuRouter: Router<MenuInteractable>, MenuRouting {
      private let screen: MenuScreen
    }
    protocol MenuScreen: ViewControllable {}
    extension HomeViewController: MenuScreen {}

    """

  @Test func `are found by what they inherit from and conform to`() throws {
    let parts = try parts("Home", home + menu)
    #expect(parts.router?.name == "HomeRouter")
    #expect(parts.routing?.name == "HomeRouting")
    #expect(parts.interactable?.name == "HomeInteractable")
    #expect(parts.interactors.map(\.name) == ["HomeInteractor"])
    #expect(parts.listener?.name == "HomeListener")
    #expect(parts.viewControllable?.name == "HomeViewControllable")
    #expect(parts.viewMember == "viewController")
    #expect(parts.views.map(\.name) == ["HomeViewController"])
    #expect(parts.viewKind == .uikit)
    #expect(parts.builders.map(\.name) == ["HomeBuilder"])
    #expect(parts.buildable?.name == "HomeBuildable")
    #expect(parts.component?.name == "HomeComponent")
    #expect(parts.dependency?.name == "HomeDependency")
    #expect(parts.children.map(\.name) == ["Menu"])
    #expect(Set(parts.router.map { [$0.file] } ?? []) == ["Sources/App/App.swift"])
  }

  @Test func `are found without their usual names`() throws {
    let names = [
      ("HomeRouting", "Ways"), ("HomeInteractable", "Core"), ("HomeComponent", "Parts"),
      ("HomeBuilder", "Maker"), ("HomeViewController", "Page"), ("HomeViewControllable", "Showing"),
    ]
    let text = names.reduce(home + menu) { $0.replacing($1.0, with: $1.1) }
    let parts = try parts("Home", text)
    #expect(parts.routing?.name == "Ways")
    #expect(parts.interactable?.name == "Core")
    #expect(parts.component?.name == "Parts")
    #expect(parts.builders.map(\.name) == ["Maker"])
    #expect(parts.views.map(\.name) == ["Page"])
    #expect(parts.viewControllable?.name == "Showing")
  }

  @Test func `of a RIB without a view have the view that it shows its children on`() throws {
    let parts = try parts("Menu", home + menu)
    #expect(parts.viewMember == "screen")
    #expect(parts.viewControllable?.name == "MenuScreen")
    #expect(parts.views.map(\.name) == ["HomeViewController"])
    #expect(parts.builders == [])
    #expect(parts.component == nil)
  }

  @Test func `tell what views are made of, and nothing of several kinds`() throws {
    for (base, kind) in [
      ("UIHostingController<HomeView>", RIBParts.ViewKind.swiftui),
      ("HeadlessViewController", .headless),
      ("UITableViewController", .uikit), ("VendorController", nil),
    ] {
      let text = home.replacing("UIViewController", with: base)
      #expect(try parts("Home", text + menu).viewKind == kind, "\(base)")
    }
    let second = "final class Other: HeadlessViewController, HomeViewControllable {}\n"
    #expect(try parts("Home", home + menu + second).viewKind == nil)
  }

  @Test func `have the protocols that inherit from the RIB's own`() throws {
    let heir = "protocol TestedHome: HomeInteractable {}\nprotocol Other: AnyObject {}\n"
    let parts = try parts("Home", home + menu + heir)
    let interactable = try #require(parts.interactable)
    #expect(parts.heirs[interactable]?.map(\.name) == ["TestedHome"])
  }

  @Test func `belong to the module that the manifest names, whatever the folder is called`() throws
  {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "App")])
      """
    let files = ["Package.swift": manifest, "Sources/App/App.swift": "import RIBs\n" + home + menu]
    for folder in ["App", "checkout"] {
      let survey = try survey(files, in: folder)
      #expect(survey.parts.map(\.rib.module) == ["App", "App"], "\(folder)")
    }
  }
}
