/// A part of a `Package.swift` on a page, made into declarations that compile.
struct ManifestExample {
  /// The arguments of `Package`, with their types.
  private static let arguments = [
    "products": "[Product]", "traits": "Set<Trait>", "dependencies": "[Package.Dependency]",
    "targets": "[Target]",
  ]

  /// What a value alone is.
  private static let values = [
    ".package(": "Package.Dependency", ".product(": "Target.Dependency", ".target(": "Target",
    ".testTarget(": "Target", ".executableTarget(": "Target", ".library(": "Product",
    ".trait(": "Trait",
  ]

  private let block: MarkdownBlock
  private let page: String

  /// - Returns: nil if the block is no part of a manifest.
  init?(_ block: MarkdownBlock, on page: Page) {
    let first = block.lines.first { !$0.isEmpty && !$0.hasPrefix("//") } ?? ""
    guard first == "import PackageDescription" || Self.declaration(first, 0) != nil else {
      return nil
    }
    self.block = block
    self.page = page.name
  }

  /// Its declarations, in an enumeration of their own.
  var source: String {
    var lines = ["enum Manifest\(block.line) {"]
    for (number, text) in block.numberedLines where text != "import PackageDescription" {
      if let declaration = Self.declaration(text, number) {
        Self.removeComma(&lines)
        lines.append("#sourceLocation(file: \"\(page)\", line: \(number))")
        lines.append(declaration)
      } else {
        lines.append(text)
      }
    }
    Self.removeComma(&lines)
    return (lines + ["}", "#sourceLocation()"]).joined(separator: "\n")
  }

  /// A line that begins an argument or a value, as the beginning of a declaration.
  private static func declaration(_ line: String, _ number: Int) -> String? {
    if line.hasPrefix("let package = Package(") { return "static \(line)" }
    if let argument = line.prefixMatch(of: #/([a-z]+):/#), let type = arguments[String(argument.1)]
    {
      return "static let \(argument.1)\(number): \(type) =\(line.dropFirst(argument.0.count))"
    }
    return values.first { line.hasPrefix($0.key) }
      .map { "static let value\(number): \($0.value) = \(line)" }
  }

  /// An argument or a value in a list ends with a comma, and a declaration does not.
  private static func removeComma(_ lines: inout [String]) {
    guard let last = lines.lastIndex(where: { !$0.isEmpty && !$0.hasPrefix("//") }),
      lines[last].hasSuffix(",")
    else { return }
    lines[last].removeLast()
  }
}
