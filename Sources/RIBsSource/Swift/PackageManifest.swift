import Foundation
import SwiftParser
import SwiftSyntax

/// What a manifest, `Package.swift` or Tuist's `Project.swift`, says of packages, products and targets, as far as
/// literals say it.
package struct PackageManifest: Sendable {
  /// A package that the manifest takes.
  struct Package: Sendable {
    /// Its URL or path.
    var location: String
    /// Its name, if the manifest gives it one.
    var name: String?
    var line: Int
  }

  struct Product: Sendable {
    var name: String
    var isDynamic: Bool
    var targets: [String]
    var line: Int
  }

  package struct Target: Sendable {
    enum Kind { case executable, library, test }

    package let name: String
    let kind: Kind
    /// The folder of its sources, relative to the manifest's; nil if the manifest leaves it to the package manager.
    package let folder: String?
    /// The targets and products that it depends on.
    package let dependencies: [Dependency]
    let line: Int
  }

  package struct Dependency: Sendable {
    package var name: String
    /// The package that has the product, if the manifest says so.
    var package: String?
    var line: Int
  }

  /// The folder of a module's sources.
  struct SourceFolder: Sendable, Equatable {
    var name: String
    /// Relative to the manifest's folder.
    var folder: String
  }

  fileprivate(set) var packages: [Package] = []
  fileprivate(set) var products: [Product] = []
  fileprivate(set) var targets: [Target] = []
  /// The folders that any call names beside a name: manifests have helpers of their own that make targets.
  fileprivate(set) var folders: [SourceFolder] = []
  /// The version of the tools that it needs, such as `6.1`; nil if it names none.
  package private(set) var toolsVersion: String?

  /// The targets with tests.
  package var testTargets: [Target] { targets.filter { $0.kind == .test } }

  /// The names of the packages that it depends on: as the manifest gives them, or the last part of the address or path.
  package var packageNames: [String] {
    packages.compactMap { package in
      let last = package.location.split(separator: "/").last.map(String.init)
      return (package.name ?? last).map { $0.hasSuffix(".git") ? String($0.dropLast(4)) : $0 }
    }
  }

  /// The result is nil if too many brackets stand in each other: the parser and the visitor recurse.
  package init?(_ text: Data) {
    guard text.tooDeepNesting == nil else { return nil }
    self = DeepStack.run {
      let text = String(decoding: text, as: UTF8.self)
      let tree = SourceFileSyntax(parsing: text)
      let visitor = Visitor(SourceLocationConverter(fileName: "Package.swift", tree: tree))
      visitor.walk(tree)
      var manifest = visitor.manifest
      let first = text.prefix { !$0.isNewline }
      manifest.toolsVersion = first.firstMatch(of: /swift-tools-version:\s*([0-9.]+)/)
        .map { String($0.1) }
      return manifest
    }
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
      if let name, node.called != "package" {
        manifest.folders += Self.folders(node).map { SourceFolder(name: name, folder: $0) }
      }
      switch (node.called, name) {
      case ("package", _):
        guard let location = (node.literals("url") + node.literals("path")).first else { break }
        manifest.packages.append(Package(location: location, name: name, line: line))
      case ("library", let name?):
        manifest.products.append(
          Product(
            name: name, isDynamic: node.member("type") == "dynamic",
            targets: node.literals("targets"), line: line))
      // Tuist has one function for all kinds.
      case ("target", let name?) where node.member("product") == "unitTests":
        add(name, .test, node, line)
      case ("target", let name?) where node.argument("dependencies") != nil:
        add(name, node.member("product") == "app" ? .executable : .library, node, line)
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
        Target(
          name: name, kind: kind, folder: Self.folders(node).first, dependencies: dependencies,
          line: line))
    }

    /// `Home/Sources/**` stands for all files in the folder.
    private static func folders(_ node: FunctionCallExprSyntax) -> [String] {
      (node.literals("path") + node.literals("sources")).map { path in
        path.split(separator: "/").prefix { !$0.contains("*") && $0 != "." }.joined(separator: "/")
      }
    }

    /// The elements of a list, or of lists that are added up: `["Home"] + common`.
    private static func items(_ list: ExprSyntax) -> [ExprSyntax] {
      let parts = list.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? [list]
      return parts.flatMap { $0.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [] }
    }

    /// `"Home"`, `.target(name: "Home")`, `.product(name: "Home", package: "Features")`, and of Tuist
    /// `.package(product: "Home")` and `.project(target: "Home", path: "../Home")`.
    private func dependency(_ item: ExprSyntax) -> Dependency? {
      let line = lines.location(for: item.positionAfterSkippingLeadingTrivia).line
      if let name = item.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
        return Dependency(name: name, line: line)
      }
      guard let call = item.as(FunctionCallExprSyntax.self),
        let name = ["name", "product", "target"].lazy.compactMap({ call.literals($0).first }).first
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

  /// The member that an argument names, such as `app` in `product: .app`.
  fileprivate func member(_ label: String) -> String? {
    argument(label)?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  /// The text of an argument, or the texts of its elements.
  fileprivate func literals(_ label: String) -> [String] {
    guard let value = argument(label) else { return [] }
    let items = value.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [value]
    return items.compactMap { $0.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
  }
}
