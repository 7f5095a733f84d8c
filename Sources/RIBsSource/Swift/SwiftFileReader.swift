import SwiftOperators
import SwiftSyntax

/// Reads what matters for routers from a Swift file: the only entry to swift-syntax.
struct SwiftFileReader {
  /// Why a file, or a part of it, was left out.
  struct Problem: Sendable {
    var line: Int
    var message: String
  }

  let file: SourceFile
  /// The first syntax error. The parts of the file that parse are read all the same.
  let problem: Problem?

  /// - Parameters:
  ///   - text: The file's text.
  ///   - path: The file's path, relative to the folder given.
  ///   - module: The module that the file belongs to.
  ///   - moduleFolder: The folder of the module, if its name follows from folders alone.
  ///   - isolation: The isolation of its code that names no actor.
  init(
    _ text: String, path: String, module: String, moduleFolder: String? = nil,
    isolation: BuildIsolation = BuildIsolation()
  ) {
    let tree = SourceFileSyntax(parsing: text)
    let lines = SourceLocationConverter(fileName: path, tree: tree)
    var lowering = DeclarationLowering(lines: lines)
    lowering.read(Self.folded(tree).statements)
    file = SourceFile(
      path: path, module: module, moduleFolder: moduleFolder, isolation: isolation,
      imports: lowering.imports, aliases: lowering.aliases,
      types: lowering.types,
      functions: lowering.functions,
      comments: text.utf8.contains(SourceComments.marker)
        ? SourceComments(tree, lines).comments : [],
      lines: text.utf8.count { $0 == UInt8(ascii: "\n") })
    problem = tree.hasError ? Self.firstError(in: tree, lines) : nil
  }

  /// The file with its operators in order of precedence. An operator that another file declares binds like none that
  /// is known, which says nothing about routers.
  private static func folded(_ tree: SourceFileSyntax) -> SourceFileSyntax {
    OperatorTable.standardOperators.foldAll(tree) { _ in }.as(SourceFileSyntax.self) ?? tree
  }

  private static func firstError(
    in tree: SourceFileSyntax, _ lines: SourceLocationConverter
  ) -> Problem {
    // A token that the parser had to invent or could not place is where it lost its way.
    for token in tree.tokens(viewMode: .all) {
      if token.presence == .missing || token.parent?.is(UnexpectedNodesSyntax.self) == true {
        return Problem(
          line: lines.location(for: token.positionAfterSkippingLeadingTrivia).line,
          message: "this does not parse as Swift. The rest of the file was read.")
      }
    }
    return Problem(line: 1, message: "the file does not parse as Swift in full.")
  }
}

extension Sequence where Element == UInt8 {
  /// Whether the bytes contain those of a short text.
  fileprivate func contains(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    var matched = 0
    for byte in self {
      if byte == wanted[matched] {
        matched += 1
        if matched == wanted.count { return true }
      } else {
        matched = byte == wanted[0] ? 1 : 0
      }
    }
    return false
  }
}
