import SwiftParser
import SwiftSyntax

/// What `Package.swift` or `Project.swift` says of a project's targets: a name, and the folder of its sources.
struct ManifestReader {
  struct Target: Sendable, Equatable {
    var name: String
    /// Relative to the manifest's folder.
    var folder: String
  }

  let targets: [Target]

  init(_ text: String) {
    let visitor = TargetVisitor(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: text))
    targets = visitor.targets
  }
}

/// Collects the calls that have a name and a folder as literals, such as `.target(name: "Home", path: "Home/Sources")`.
private final class TargetVisitor: SyntaxVisitor {
  var targets: [ManifestReader.Target] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    func literals(_ label: String) -> [String] {
      guard let value = node.arguments.first(where: { $0.label?.text == label })?.expression else {
        return []
      }
      let items = value.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [value]
      return items.compactMap { $0.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
    }
    guard let name = literals("name").first else { return .visitChildren }
    // A package's own path is that of a dependency.
    let called = node.calledExpression.as(MemberAccessExprSyntax.self)
    let isPackage = called?.declName.baseName.text == "package"
    for path in isPackage ? [] : literals("path") + literals("sources") {
      // `Home/Sources/**` stands for all files in the folder.
      let folder = path.split(separator: "/").prefix { !$0.contains("*") && $0 != "." }
      targets.append(.init(name: name, folder: folder.joined(separator: "/")))
    }
    return .visitChildren
  }
}
