import RIBsAnalysis
import RIBsSource
import SwiftSyntax

/// Updates the other code that uses the parent's protocols and router, so that it still compiles. Most of it is mocks in
/// tests.
struct OtherConformers {
  /// Protocols that have new requirements, by their names without those around them.
  private(set) var requirements: [String: [String]]
  /// The types that the parent's code sees by these names and by the router's.
  let scope: String
  /// The names of the module's types, with those around them.
  let types: Set<String>
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
    let readable = survey.files.filter { $0.isTest || $0.module == module }
    try followTestProtocols(in: readable.filter(\.isTest), read)
    for file in readable {
      guard let text = read(file.path) else { continue }
      let protocols = requirements.keys.filter { text.contains($0) }
      guard !protocols.isEmpty || text.contains(router) else { continue }
      let parsed = EditedFile(path: file.path, text: text)
      guard parsed.parses else { continue }
      try checkUses(of: router, in: parsed)
      let conformers = parsed.declarations.filter { declaration in
        declaration.kind != .protocol && !wired.contains(declaration.name)
          && declaration.inherited.contains {
            requirements[$0] != nil && isOurs($0, in: declaration.name)
          }
      }
      let calls =
        file.path == builderFile
        ? []
        : CallFinder.calls(of: router, in: Syntax(parsed.tree)).filter { call in
          isOurs(router, in: parsed.scope(at: call.start))
        }
      guard !conformers.isEmpty || !calls.isEmpty else { continue }
      if Self.isGenerated(file.path, text) {
        generated.append(file.path)
        continue
      }
      var edited = try files[file.path]
      for declaration in conformers {
        // Two of the protocols can have the same requirement.
        var seen: Set<String> = []
        let lines = declaration.inherited.flatMap { requirements[$0] ?? [] }
          .filter { seen.insert($0).inserted }
        let missing = lines.filter { !declaration.declares($0) }.map { "\($0) {}" }
        if !missing.isEmpty { edited.addMembers(missing, to: declaration, spaced: false) }
      }
      for call in calls {
        guard file.isTest else {
          throw Refusal(
            "\(router) is made here too, where the new RIB's builder would have no dependency. Make it in the builder alone.",
            at: place(Syntax(call), in: parsed))
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

  /// Whether a name means the parent's type where it stands. Another type can have one of the same name in it.
  private func isOurs(_ name: String, in scope: String) -> Bool {
    var scope = scope[...]
    while !scope.isEmpty {
      if types.contains("\(scope).\(name)") { return scope == self.scope }
      scope = scope.lastIndex(of: ".").map { scope[..<$0] } ?? ""
    }
    // A qualified name is not told apart from the type at the top that goes by it.
    return self.scope.isEmpty || !types.contains(name)
  }

  /// Protocols of tests inherit from those of the app: what conforms to them needs the same.
  private mutating func followTestProtocols(
    in files: [AppSurvey.File], _ read: (String) -> String?
  ) throws(Refusal) {
    let protocols = files.compactMap { file in read(file.path).map { (file.path, $0) } }
      .filter { $0.1.contains("protocol ") }
      .flatMap { EditedFile(path: $0.0, text: $0.1).declarations }
      .filter { $0.kind == .protocol && requirements[$0.name] == nil }
    var isNew = true
    while isNew {
      isNew = false
      for type in protocols where requirements[type.name] == nil {
        let lines = type.inherited.flatMap { requirements[$0] ?? [] }
        guard !lines.isEmpty else { continue }
        requirements[type.name] = lines
        isNew = true
      }
    }
  }

  /// Refuses code that uses the router's initializer in a way that one more argument does not fix.
  private func checkUses(of router: String, in file: EditedFile) throws(Refusal) {
    for declaration in file.declarations
    where declaration.inherited.contains(router) && isOurs(router, in: declaration.name) {
      throw Refusal(
        "\(declaration.name) inherits from \(router), whose initializer gets one more argument. Add the RIB by hand.",
        at: place(Syntax(declaration.group), in: file))
    }
    for token in file.tree.tokens(viewMode: .sourceAccurate) where token.text == router {
      let member = token.parent?.parent?.as(MemberAccessExprSyntax.self)
      guard let arguments = member?.declName.argumentNames else { continue }
      throw Refusal(
        "this names the arguments of \(router)'s initializer, and the new RIB adds one. Change it by hand.",
        at: place(Syntax(arguments), in: file))
    }
  }

  private func place(_ syntax: Syntax, in file: EditedFile) -> SourcePlace {
    let lines = SourceLocationConverter(fileName: file.path, tree: file.tree)
    return SourcePlace(
      file: file.path,
      line: lines.location(for: syntax.positionAfterSkippingLeadingTrivia).line)
  }

  static func isGenerated(_ path: String, _ text: String) -> Bool {
    if path.hasSuffix(".generated.swift") || "/\(path)".contains("/Generated/") { return true }
    // What Mockolo, Sourcery and most other generators write at the top.
    let marks = ["@generated", "generated by", "generated using"]
    return text.prefix(1000).split(separator: "\n").contains { line in
      line.hasPrefix("//") && marks.contains(where: line.lowercased().contains)
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
