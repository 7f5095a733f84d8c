import RIBsAnalysis
import RIBsSource
import SwiftSyntax

// How the template's RIB hears that its view is gone.
extension TemplateRIB {
  /// Lets the view tell its interactor that it is gone, and the interactor its listener.
  ///
  /// - Returns: Whether it does now.
  mutating func completeView(
    _ interactor: RIBParts.Part, _ listener: RIBParts.Part
  ) throws(Refusal) -> Bool {
    guard rib.views.count == 1, let view = rib.views.first, let kind = rib.viewKind,
      filled.files.contains(where: { $0.path == view.file })
    else { return false }
    let screen = try files.declaration(of: view)
    let teller = try files.declaration(of: interactor)
    // The view's property with a protocol that the interactor conforms to.
    let told = screen.properties.flatMap(\.bindings).first { property in
      property.typeAnnotation.map { teller.inherited.contains($0.type.baseName) } ?? false
    }
    let heard = teller.properties.flatMap(\.bindings).first { property in
      property.typeAnnotation?.type.baseName == listener.lastName
    }
    guard let told, let type = told.typeAnnotation?.type, let heard,
      let heardType = heard.typeAnnotation?.type,
      let presented = try declaration(named: type.baseName), presented.declared.kind == .protocol,
      !(screen.names + teller.names + presented.declared.names).contains(where: {
        ["viewDidDisappear", Self.closing].contains($0)
      }), try isTold(told.pattern.trimmedDescription, interactor)
    else { return false }
    let call =
      "\(heard.pattern.trimmedDescription)\(heardType.isOptional ? "?" : "").\(child.end)()"
    try add(
      [
        "\(presented.declared.access.map { "\($0) " } ?? "")func \(Self.closing)()\(style.effect) {",
        "    // The view goes after a detach as well, and its RIB is over by then.",
        "    guard \(style.wait)isActive else { return }", "    \(style.wait)\(call)", "}",
      ], to: interactor, spaced: true)
    var file = try files[presented.path]
    file.addMembers(
      [
        "/// The user closes the screen, or has swiped it away.",
        "func \(Self.closing)()\(style.effect)",
      ],
      to: presented.declared, spaced: false)
    files.put(file)
    let property = told.pattern.trimmedDescription
    let report = "\(property)\(type.isOptional ? "?" : "").\(Self.closing)()"
    let access = screen.access.map { "\($0 == "open" ? "public" : $0) " } ?? ""
    try add(
      RIBTemplate.disappearance(
        kind, access, style.isAsync ? NapkinTemplate.told(report, by: property) : report),
      to: view, spaced: true)
    child.closing = Self.closing
    return true
  }

  private static let closing = "didClose"

  /// Whether the template's code gives the view its listener. An actor that does not do it when it becomes active does so
  /// now.
  private mutating func isTold(
    _ property: String, _ interactor: RIBParts.Part
  ) throws(Refusal) -> Bool {
    for (path, _) in filled.files where path.hasSuffix(".swift") {
      let tokens = try files[path].tree.tokens(viewMode: .sourceAccurate).map(\.text)
      let isSet = tokens.indices.dropLast(3).contains { index in
        let value = tokens[index + 3]
        return Array(tokens[index...index + 2]) == [".", property, "="]
          && (value == "self" && path == interactor.file
            || tokens.firstRange(of: [value, "=", interactor.lastName, "("]) != nil)
      }
      if isSet { return true }
    }
    let teller = try files.declaration(of: interactor)
    guard style.isAsync, teller.names.contains("presenter") else { return false }
    let told = [
      "let presenter = presenter", "await MainActor.run { presenter.\(property) = self }",
    ]
    guard let activation = teller.functions.first(where: { $0.name.text == "didBecomeActive" })
    else {
      try add(
        ["func didBecomeActive() async {"] + told.map { "    \($0)" } + ["}"], to: interactor,
        spaced: true)
      return true
    }
    guard let body = activation.body else { return false }
    var file = try files[interactor.file]
    let outer = file.indentation(of: activation.start)
    file.insert(
      "\n" + told.map { "\(outer)\(file.indentationUnit)\($0)" }.joined(separator: "\n"),
      at: body.leftBrace.end)
    files.put(file)
    return true
  }

  private mutating func add(
    _ lines: [String], to part: RIBParts.Part, spaced: Bool
  ) throws(Refusal) {
    let declaration = try files.declaration(of: part)
    var file = try files[part.file]
    file.addMembers(lines, to: declaration, spaced: spaced)
    files.put(file)
  }

  /// A type of the template's files.
  mutating func declaration(
    named name: String
  ) throws(Refusal) -> (path: String, declared: Declaration)? {
    for (path, _) in filled.files where path.hasSuffix(".swift") {
      let found = try files[path].declarations.first { declaration in
        declaration.kind != .extension && declaration.name.split(separator: ".").last == name[...]
      }
      if let found { return (path, found) }
    }
    return nil
  }
}
