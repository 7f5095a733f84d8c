/// Swift on a page, made into a file that compiles.
///
/// Statements go into a function, and functions and types into a class, as if they stood in the code around them. `…`
/// stands for what a reader has there.
struct SwiftExample {
  let line: Int
  private let page: String
  private var imports: [String] = []
  private var extensions: [String] = []
  private var members: [String] = []
  private var statements: [String] = []

  init(_ block: MarkdownBlock, on page: Page) {
    line = block.line
    self.page = page.name
    var piece: [String] = []
    var first = 0
    for (number, text) in block.numberedLines {
      if text.hasPrefix("import ") || text.hasPrefix("@testable import ") {
        imports += [location(number), text]
        continue
      }
      // A piece begins below an empty line, and not in the middle of another.
      let begins = piece.last?.isEmpty == true && text.first.map { !" })]".contains($0) } == true
      if piece.isEmpty || begins {
        add(piece, at: first)
        (piece, first) = ([], number)
      }
      piece.append(Self.completed(text))
    }
    add(piece, at: first)
  }

  /// The example as a file.
  ///
  /// - Parameter prelude: What the page's examples take for granted. Its imports are theirs.
  func file(prelude: String) -> String {
    let lines =
      prelude.split(separator: "\n").filter { $0.hasPrefix("import ") }.map(String.init)
      + imports + extensions + ["final class Example\(line): Surroundings {"] + members
      + ["func example() async throws {"] + statements
      // An error in the frame is one of the block.
      + [location(line), "}", "}"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func location(_ number: Int) -> String {
    "#sourceLocation(file: \"\(page)\", line: \(number))"
  }

  private mutating func add(_ piece: [String], at number: Int) {
    guard let start = piece.first(where: { !$0.isEmpty && !$0.hasPrefix("//") }) else { return }
    let lines = [location(number)] + withFunctions(piece, at: number)
    if start.prefixMatch(of: #/(public )?(extension|protocol) /#) != nil {
      extensions += lines
    } else if start.prefixMatch(of: Self.declaration) != nil {
      members += lines
    } else {
      statements += lines
    }
  }

  private static var declaration: Regex<Substring> {
    #/(?:@|(?:public|private|final|override|static|nonisolated|func|class|struct|enum|actor|typealias|init)\b)[^\n]*/#
  }

  /// Gives a function to each trait of a test that stands alone.
  private func withFunctions(_ piece: [String], at number: Int) -> [String] {
    piece.enumerated().flatMap { index, text -> [String] in
      let isAlone = text.wholeMatch(of: #/@Test\(.*\)(?: *\/\/.*)?/#) != nil
      let next = piece.dropFirst(index + 1).first { !$0.isEmpty }
      guard isAlone, next.map({ $0.hasPrefix("@Test") }) ?? true else { return [text] }
      return [text, "func test\(number + index)() {}", location(number + index + 1)]
    }
  }

  private static func completed(_ line: String) -> String {
    line.replacing(#/^( *)…$/#) { "\($0.1)fatalError()" }
      .replacing(#/(let|var) ([A-Za-z]+) = …$/#) { "\($0.1) \($0.2) = Omitted.\($0.2)" }
      .replacing("{ … }", with: "{ fatalError() }")
  }
}
