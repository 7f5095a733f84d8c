import SwiftParser
import SwiftSyntax

/// What a manifest, `Package.swift` or Tuist's `Project.swift`, says of packages, products and what targets link.
struct PackageManifest {
  /// A package that the manifest takes.
  struct Package {
    /// Its URL or path.
    var location: String
    /// Its name, if the manifest gives it one.
    var name: String?
    var line: Int
  }

  struct Product {
    var name: String
    var isDynamic: Bool
    var targets: [String]
    var line: Int
  }

  struct Target {
    enum Kind { case executable, library, test }

    var name: String
    var kind: Kind
    var dependencies: [Dependency]
    var line: Int
  }

  struct Dependency {
    var name: String
    /// The package that has the product, if the manifest says so.
    var package: String?
    var line: Int
  }

  fileprivate(set) var packages: [Package] = []
  fileprivate(set) var products: [Product] = []
  fileprivate(set) var targets: [Target] = []

  init(_ text: String) {
    let tree = Parser.parse(source: text)
    let visitor = Visitor(SourceLocationConverter(fileName: "Package.swift", tree: tree))
    visitor.walk(tree)
    self = visitor.manifest
  }

  private init() {}

  private final class Visitor: SyntaxVisitor {
    private let lines: SourceLocationConverter
    var manifest = PackageManifest()

    init(_ lines: SourceLocationConverter) {
      self.lines = lines
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let line = lines.location(for: node.positionAfterSkippingLeadingTrivia).line
      let name = node.literals("name").first
      switch (node.called, name) {
      case ("package", _):
        guard let location = (node.literals("url") + node.literals("path")).first else { break }
        manifest.packages.append(Package(location: location, name: name, line: line))
      case ("library", let name?):
        let type = node.argument("type")?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        manifest.products.append(
          Product(
            name: name, isDynamic: type == "dynamic", targets: node.literals("targets"), line: line)
        )
      case ("target", let name?) where node.argument("dependencies") != nil:
        // Tuist has one function for all kinds.
        let product = node.argument("product")?.as(MemberAccessExprSyntax.self)
        let isApp = product?.declName.baseName.text == "app"
        add(name, isApp ? .executable : .library, node, line)
      case ("executableTarget", let name?): add(name, .executable, node, line)
      case ("testTarget", let name?): add(name, .test, node, line)
      default: break
      }
      return .visitChildren
    }

    private func add(
      _ name: String, _ kind: Target.Kind, _ node: FunctionCallExprSyntax, _ line: Int
    ) {
      let items = node.argument("dependencies").map(Self.items) ?? []
      let dependencies = items.compactMap(dependency)
      manifest.targets.append(
        Target(name: name, kind: kind, dependencies: dependencies, line: line))
    }

    /// The elements of a list, or of lists that are added up: `["Home"] + common`.
    private static func items(_ list: ExprSyntax) -> [ExprSyntax] {
      let parts = list.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? [list]
      return parts.flatMap { $0.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [] }
    }

    /// `"Home"`, `.target(name: "Home")`, `.product(name: "Home", package: "Features")`, and of Tuist
    /// `.package(product: "Home")`.
    private func dependency(_ item: ExprSyntax) -> Dependency? {
      let line = lines.location(for: item.positionAfterSkippingLeadingTrivia).line
      if let name = item.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
        return Dependency(name: name, line: line)
      }
      guard let call = item.as(FunctionCallExprSyntax.self),
        let name = (call.literals("name") + call.literals("product")).first
      else { return nil }
      return Dependency(name: name, package: call.literals("package").first, line: line)
    }
  }
}

extension FunctionCallExprSyntax {
  /// The name of a called member, such as `target` in `.target(…)`.
  fileprivate var called: String? {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  fileprivate func argument(_ label: String) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }

  /// The text of an argument, or the texts of its elements.
  fileprivate func literals(_ label: String) -> [String] {
    guard let value = argument(label) else { return [] }
    let items = value.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [value]
    return items.compactMap { $0.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
  }
}
