import Foundation
import RIBsAnalysis
import RIBsSource
import Testing

/// Two RIBs of one name, each in a module of its own.
@Suite struct ModuleTests {
  /// A RIB `Root` that can be imported.
  private static let root = """
    public protocol RootListener: AnyObject { func rootDidClose() }
    public protocol RootRouting: Routing {}
    public protocol RootBuildable: Buildable {
      func build(withListener listener: RootListener) -> RootRouting
    }
    final class RootInteractor: Interactor { weak var listener: RootListener? }
    final class RootRouter: Router<RootInteractor>, RootRouting {}
    public final class RootBuilder: Builder<EmptyDependency>, RootBuildable {
      public func build(withListener listener: RootListener) -> RootRouting {
        let interactor = RootInteractor()
        interactor.listener = listener
        return RootRouter(interactor: interactor)
      }
    }
    """

  /// - Parameters:
  ///   - imports: The modules that the parent imports.
  ///   - qualifier: What stands before the names of Root's types.
  private static func parent(_ imports: [String], _ qualifier: String = "") -> String {
    """
    \(imports.map { "import \($0)" }.joined(separator: "\n"))
    protocol MainInteractable: Interactable, \(qualifier)RootListener {}
    final class MainRouter: LaunchRouter<MainInteractable, ViewControllable> {
      private let builder: \(qualifier)RootBuildable
      private var child: \(qualifier)RootRouting?
      init(
        interactor: MainInteractable, viewController: ViewControllable,
        builder: \(qualifier)RootBuildable
      ) {
        self.builder = builder
        super.init(interactor: interactor, viewController: viewController)
      }
      override func didLoad() {
        let child = builder.build(withListener: interactor)
        self.child = child
        attachChild(child)
      }
    }
    """
  }

  /// The files of the children that Main attaches.
  private func attached(_ files: [String: String]) throws -> [String] {
    let report = try report(files)
    return report.tree.edges.filter {
      $0.grade == .attached && report.tree.ribs[$0.parent].name == "Main"
    }.map { report.tree.ribs[$0.child].place.file }
  }

  private func report(_ files: [String: String]) throws -> SourceReport {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ModuleTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return try SourceAnalysis.report(on: [folder.path])
  }

  struct Layout: Sendable, CustomTestStringConvertible {
    let one: String
    let other: String
    let module: String
    var more: [String: String] = [:]
    var testDescription: String { "\(module) in \(one)" }
  }

  static let layouts = [
    Layout(one: "Chat/Sources/Root.swift", other: "Shop/Sources/Root.swift", module: "Chat"),
    Layout(
      one: "Feature/Chat/Feature/Sources/Root.swift",
      other: "Feature/Shop/Feature/Sources/Root.swift", module: "FeatureChat"),
    Layout(
      one: "Modules/Chat/UI/Sources/Root.swift", other: "Modules/Shop/UI/Sources/Root.swift",
      module: "ChatUI"),
    Layout(
      one: "Package/Sources/Chat/Root.swift", other: "Package/Sources/Shop/Root.swift",
      module: "Chat", more: ["Package/Package.swift": "// swift-tools-version: 6.0"]),
    Layout(
      one: "Package/Code/A/Root.swift", other: "Package/Code/B/Root.swift", module: "Talk",
      more: [
        "Package/Package.swift": """
        let package = Package(name: "All", targets: [
          .target(name: "Talk", dependencies: [.product(name: "RIBs", package: "RIBs")], path: "Code/A"),
          .target(name: "Shop", path: "Code/B"),
        ])
        """
      ]),
    Layout(
      one: "Talking/Feature/Sources/Root.swift", other: "Shopping/Feature/Sources/Root.swift",
      module: "TalkKit",
      more: [
        "Talking/Project.swift": """
        let project = Project(name: "Talking", targets: [
          .target(name: "TalkKit", product: .framework, sources: ["Feature/Sources/**"])
        ])
        """
      ]),
  ]

  @Test(arguments: layouts)
  func `a qualified name means the type of that module`(layout: Layout) throws {
    var files = layout.more
    files["App/Sources/Main.swift"] = Self.parent([layout.module], "\(layout.module).")
    (files[layout.one], files[layout.other]) = (Self.root, Self.root)
    #expect(try attached(files) == [layout.one])
  }

  @Test(arguments: layouts)
  func `a plain name means the type of the module that the file imports`(layout: Layout) throws {
    var files = layout.more
    files["App/Sources/Main.swift"] = Self.parent([layout.module])
    (files[layout.one], files[layout.other]) = (Self.root, Self.root)
    #expect(try attached(files) == [layout.one])
  }

  @Test func `a name of the own module comes before that of an import`() throws {
    let files = [
      "App/Sources/Main.swift": Self.parent(["Chat"]), "App/Sources/Root.swift": Self.root,
      "Chat/Sources/Root.swift": Self.root,
    ]
    #expect(try attached(files) == ["App/Sources/Root.swift"])
  }

  @Test func `an import of another file of the module does not count before the own`() throws {
    let files = [
      "App/Sources/Main.swift": Self.parent(["Shop"]),
      "App/Sources/Else.swift": "import Chat", "Chat/Sources/Root.swift": Self.root,
      "Shop/Sources/Root.swift": Self.root,
    ]
    #expect(try attached(files) == ["Shop/Sources/Root.swift"])
  }

  @Test func `findings name the modules of RIBs that share a name`() throws {
    let files = [
      "App/Sources/Main.swift": Self.parent(["FeatureChat"], "FeatureChat."),
      "Chat/Feature/Sources/Root.swift": Self.root, "Shop/Feature/Sources/Root.swift": Self.root,
    ]
    let report = try report(files)
    let finding = try #require(report.hazards.first { $0.rule == "never-detached" })
    #expect(finding.path == "Main/Root (FeatureChat)")
    #expect(Set(report.tree.ribs.map(\.module)) == ["App", "FeatureChat", "ShopFeature"])
  }
}
