import Foundation
import RIBsAnalysis
import SwiftSyntax

/// Finds the calls that start a recording.
enum RecorderStartReader {
  /// The calls in a file. A file that cannot be read has none.
  ///
  /// - Parameters:
  ///   - path: How places name the file.
  ///   - isInRelease: Whether a release build has the file.
  static func starts(
    in file: SwiftFiles.File, named path: String, isInRelease: Bool
  ) -> [RecorderStart] {
    // Few files of an app name the recorder.
    guard let data = FileManager.default.contents(atPath: file.path),
      data.range(of: Data("RIBsRecorder".utf8)) != nil, data.tooDeepNesting == nil
    else { return [] }
    return starts(
      in: String(decoding: data, as: UTF8.self), path: path, isInRelease: isInRelease)
  }

  static func starts(
    in text: String, path: String, isInRelease: Bool = true
  ) -> [RecorderStart] {
    let tree = SourceFileSyntax(parsing: text)
    let visitor = Visitor(
      lines: SourceLocationConverter(fileName: path, tree: tree), path: path,
      isInRelease: isInRelease)
    visitor.walk(tree)
    return visitor.starts
  }

  private final class Visitor: SyntaxVisitor {
    private let lines: SourceLocationConverter
    private let path: String
    private(set) var starts: [RecorderStart] = []
    private var importsRecorder = false
    /// Whether a release build has what is visited.
    private var isInRelease: Bool

    init(lines: SourceLocationConverter, path: String, isInRelease: Bool) {
      self.lines = lines
      self.path = path
      self.isInRelease = isInRelease
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.path.first?.name.text == "RIBsRecorder" { importsRecorder = true }
      return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
      let outer = isInRelease
      var isTaken = false
      for clause in node.clauses {
        let holds = clause.condition.map(BuildCondition.holdsInRelease) ?? true
        isInRelease = outer && holds && !isTaken
        if let elements = clause.elements { walk(elements) }
        isTaken = isTaken || holds
      }
      isInRelease = outer
      return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let call = call(node.calledExpression) {
        let line = lines.location(for: node.positionAfterSkippingLeadingTrivia).line
        starts.append(
          RecorderStart(
            call: call, place: SourcePlace(file: path, line: line), isInRelease: isInRelease))
      }
      return .visitChildren
    }

    private func call(_ callee: ExprSyntax) -> RecorderStart.Call? {
      let names = Self.names(callee)
      switch names.suffix(2) {
      case ["RIBsRecorder", "start"]: return .start
      case ["RIBsRecorder", "startFromEnvironment"]: return .environment
      case ["RIBsRecorder", "TreeProbe"]: return .probe
      // Another type may have this name.
      case ["TreeProbe"] where importsRecorder: return .probe
      default: return nil
      }
    }

    /// `["RIBsRecorder", "start"]` for `RIBsRecorder.start`; empty for another expression.
    private static func names(_ callee: ExprSyntax) -> [String] {
      var names: [String] = []
      var rest: ExprSyntax? = callee
      while let next = rest {
        if let member = next.as(MemberAccessExprSyntax.self) {
          names.append(member.declName.baseName.text)
          rest = member.base
        } else if let name = next.as(DeclReferenceExprSyntax.self) {
          return (names + [name.baseName.text]).reversed()
        } else {
          return []
        }
      }
      return []
    }
  }
}
