import SwiftParser
import SwiftSyntax

/// What a `Package.swift` or `Project.swift` says of tests, as far as literals say it.
package struct AppManifest: Sendable {
  /// A target with tests.
  package struct TestTarget: Sendable, Equatable {
    package let name: String
    /// Relative to the manifest's folder; nil if the manifest leaves it to SwiftPM.
    package let folder: String?
    /// The targets and products that it depends on.
    package let dependencies: [String]

    package init(name: String, folder: String?, dependencies: [String]) {
      (self.name, self.folder, self.dependencies) = (name, folder, dependencies)
    }
  }

  package let testTargets: [TestTarget]
  /// The packages that it takes: the names they are given, or the last parts of their addresses and paths.
  package let packages: [String]
  /// The version of the tools that it needs, such as `6.1`; nil if it names none.
  package let toolsVersion: String?

  package init(_ text: String) {
    let visitor = ManifestVisitor(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: text))
    testTargets = visitor.tests
    packages = visitor.packages
    let first = text.prefix { !$0.isNewline }
    toolsVersion = first.firstMatch(of: /swift-tools-version:\s*([0-9.]+)/).map { String($0.1) }
  }
}

/// Collects the calls that declare test targets and packages.
private final class ManifestVisitor: SyntaxVisitor {
  var tests: [AppManifest.TestTarget] = []
  var packages: [String] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    if called == "package" {
      let address = node.literal("url") ?? node.literal("path")
      let last = address?.split(separator: "/").last.map(String.init)
      let name = node.literal("name") ?? last
      if let name { packages.append(name.hasSuffix(".git") ? String(name.dropLast(4)) : name) }
    }
    // `.unitTests` is Tuist's.
    let product = node.argument("product")?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    guard let name = node.literal("name"), called == "testTarget" || product == "unitTests" else {
      return .visitChildren
    }
    let names = NameVisitor(viewMode: .sourceAccurate)
    node.argument("dependencies").map { names.walk($0) }
    let folder = node.literal("path") ?? node.firstLiteral("sources").map(Self.folder)
    tests.append(.init(name: name, folder: folder, dependencies: names.names))
    return .visitChildren
  }

  /// `Home/Tests/**` stands for all files in the folder.
  private static func folder(_ pattern: String) -> String {
    pattern.split(separator: "/").prefix { !$0.contains("*") }.joined(separator: "/")
  }
}

/// Collects the names in a list of dependencies: `"App"`, `.target(name: "App")`, `.product(name: "App", package: …)`.
private final class NameVisitor: SyntaxVisitor {
  var names: [String] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.literal("name") ?? node.literal("target") { names.append(name) }
    return .skipChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.representedLiteralValue { names.append(name) }
    return .skipChildren
  }
}

extension FunctionCallExprSyntax {
  fileprivate func argument(_ label: String) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }

  fileprivate func literal(_ label: String) -> String? {
    argument(label)?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// The first text of a list.
  fileprivate func firstLiteral(_ label: String) -> String? {
    let list = argument(label)?.as(ArrayExprSyntax.self)?.elements.first?.expression
    return list?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
