import RIBsAnalysis
import RIBsSource
import SwiftSyntax

/// Keeps what else the parent's protocols and router are used for compiling: mocks in tests, above all.
struct OtherConformers {
  /// Protocols that have new requirements, by their names without those around them.
  let requirements: [String: [String]]
  /// The types that are wired already.
  let wired: Set<String>
  /// The parent's router, and the argument that its initializer takes behind those with some labels.
  let router: String
  let argument: String
  let labels: [String]
  /// The file in which the router is made and got its argument already.
  let builderFile: String
  /// The folder of the tests that can name the argument; nil if there are none.
  let testFolder: String?
  /// A file of other tests that make the router, for each of their modules: they cannot name the argument yet.
  private(set) var modulesWithoutMock: [String: String] = [:]

  /// The generated files that have to be generated again, by path.
  private(set) var generated: [String] = []

  mutating func mend(
    _ files: inout EditedFiles, _ survey: AppSurvey, module: String, _ read: (String) -> String?
  ) throws(Refusal) {
    for file in survey.files where file.isTest || file.module == module {
      guard let text = read(file.path) else { continue }
      let protocols = requirements.keys.filter { text.contains($0) }
      guard !protocols.isEmpty || text.contains("\(router)(") else { continue }
      let parsed = EditedFile(path: file.path, text: text)
      guard parsed.parses else { continue }
      let conformers = parsed.declarations.filter { declaration in
        declaration.kind != .protocol && !wired.contains(declaration.name)
          && declaration.inherited.contains { requirements[$0] != nil }
      }
      let calls =
        file.path == builderFile
        ? [] : CallFinder.calls(of: router, in: Syntax(parsed.tree))
      guard !conformers.isEmpty || !calls.isEmpty else { continue }
      if Self.isGenerated(file.path, text) {
        generated.append(file.path)
        continue
      }
      var edited = try files[file.path]
      for declaration in conformers {
        let lines = declaration.inherited.flatMap { requirements[$0] ?? [] }
        let missing = lines.filter { !declaration.declares($0) }.map { "\($0) {}" }
        if !missing.isEmpty { edited.addMembers(missing, to: declaration, spaced: false) }
      }
      for call in calls {
        guard file.isTest else {
          throw Refusal(
            "\(router) is made here too, where the new RIB's builder would have no dependency. Make it in the builder alone.",
            at: SourcePlace(file: file.path, line: Self.line(of: call, in: parsed)))
        }
        edited.addArgument(argument, to: call, after: labels)
        if !(testFolder.map { file.path.hasPrefix("\($0)/") } ?? false) {
          let known = modulesWithoutMock[file.module]
          modulesWithoutMock[file.module] = known ?? file.path
        }
      }
      files.put(edited)
    }
  }

  private static func line(of call: FunctionCallExprSyntax, in file: EditedFile) -> Int {
    SourceLocationConverter(fileName: file.path, tree: file.tree).location(
      for: call.positionAfterSkippingLeadingTrivia
    ).line
  }

  private static func isGenerated(_ path: String, _ text: String) -> Bool {
    if path.hasSuffix(".generated.swift") || "/\(path)".contains("/Generated/") { return true }
    return text.prefix(1000).split(separator: "\n").contains { line in
      line.hasPrefix("//") && line.lowercased().contains("generated")
    }
  }
}

extension Declaration {
  /// Whether it has a function that is written in this way.
  fileprivate func declares(_ signature: String) -> Bool {
    functions.contains { function in
      "func \(function.name.text)\(function.signature.trimmedDescription)" == signature
    }
  }
}
