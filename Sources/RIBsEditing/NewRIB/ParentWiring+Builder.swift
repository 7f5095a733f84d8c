import RIBsAnalysis
import RIBsSource
import SwiftSyntax

extension ParentWiring {
  mutating func wireBuilder() throws(Refusal) {
    guard let router = parent.router else { return }
    guard parent.builders.count == 1, let builder = parent.builders.first else {
      let found =
        parent.builders.isEmpty
        ? "no builder is seen to call \(router.lastName)(…)"
        : "\(parent.builders.map(\.name).joined(separator: " and ")) make a \(router.lastName)"
      throw refused("\(found). The new RIB's builder is passed where the router is made.", router)
    }
    guard let component else {
      throw refused(
        "\(builder.name) has no component, from which the new RIB's builder takes its dependencies.",
        builder)
    }
    var file = try files[builder.file]
    let all = file.declarations.filter { $0.name == builder.name }
    if isNewComponent, let builder = all.first, let dependency = parent.dependency {
      let outer = file.indentation(of: builder.syntax.start)
      let declared =
        "\(style.access(.component))final class \(component.lastName): Component<\(style.any(dependency.lastName))> {}"
      file.insert("\(outer)\(declared)\n\n", at: file.lineStart(of: builder.syntax.startOfComments))
    }
    let isNeedle = child.injection == .needle
    var isWired = false
    for declaration in all {
      for function in declaration.functions {
        guard let body = function.body else { continue }
        let calls = CallFinder.calls(of: router.lastName, in: Syntax(body))
        guard !calls.isEmpty else { continue }
        let provider = try provider(component, in: function, body, of: declaration, &file)
        let built =
          isNeedle
          ? "\(provider).\(members.builder)" : "\(child.builder)(dependency: \(provider))"
        for call in calls {
          file.addArgument("\(members.builder): \(built)", to: call, after: labelsBeforeBuilder)
        }
        isWired = true
      }
    }
    guard isWired else {
      throw refused(
        "\(builder.name) makes the router in a way that is not understood: not in a function of the class.",
        builder)
    }
    files.put(file)
    if isNeedle { try addBuilder(to: component) }
  }

  /// Adds the child's builder to a component of Needle. Needle's generator looks there for the components of children.
  private mutating func addBuilder(to component: RIBParts.Part) throws(Refusal) {
    let (child, members, style) = (child, members, style)
    try edit(component) { file, declaration throws(Refusal) in
      guard !declaration.names.contains(members.builder) else {
        throw Refusal(
          "\(component.name) has \(members.builder) already. Give the new RIB another name.",
          at: component.place)
      }
      let others = declaration.properties.last { property in
        property.bindings.first?.typeAnnotation?.type.baseName.hasSuffix("Buildable") ?? false
      }
      let access = others?.modifiers.map { "\($0.trimmedDescription) " }.joined() ?? ""
      let property = [
        "\(access)var \(members.builder): \(style.any(child.buildable)) {",
        "    \(child.builder) { \(child.component)(parent: self) }", "}",
      ]
      file.addMembers(property, to: declaration, spaced: true)
    }
  }

  /// The name of the component in a function of the builder. One that is not kept, or not made, is made.
  func provider(
    _ component: RIBParts.Part, in function: FunctionDeclSyntax, _ body: CodeBlockSyntax,
    of builder: Declaration, _ file: inout EditedFile
  ) throws(Refusal) -> String {
    for parameter in function.signature.parameterClause.parameters
    where parameter.type.baseName == component.lastName {
      return (parameter.secondName ?? parameter.firstName).text
    }
    for statement in body.statements {
      let makes = CallFinder.calls(of: component.lastName, in: Syntax(statement)).first
      guard let makes else { continue }
      if let variable = statement.item.as(VariableDeclSyntax.self),
        let binding = variable.bindings.first, variable.bindings.count == 1,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)
      {
        return name.identifier.text
      }
      // `_ = HomeComponent(dependency: dependency)`, from a template.
      let text = statement.item.trimmedDescription
      if text.hasPrefix("_ ="), text.hasSuffix(makes.trimmedDescription) {
        file.replace(statement.start..<makes.start, by: "let component = ")
        return "component"
      }
    }
    // A second component would not share what the first one shares.
    let isMadeElsewhere =
      !CallFinder.calls(of: component.lastName, in: builder.syntax).isEmpty
      || builder.properties.contains { $0.description.contains(component.lastName) }
    let isSimple =
      isNewComponent || (try? files.read(component))?.initializers.isEmpty ?? false
    guard child.injection == .plain, !isMadeElsewhere, isSimple, parent.dependency != nil,
      let first = body.statements.first,
      !body.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "component" })
    else {
      throw refused(
        "\(component.name) is not made where the router is. Make it there: `let component = \(component.name)(dependency: dependency)`.",
        parent.builders.first)
    }
    file.insert(
      "let component = \(component.lastName)(dependency: dependency)\n\(file.indentation(of: first.start))",
      at: first.start)
    return "component"
  }
}

extension EditedFiles {
  /// A declaration as it stands, without a change.
  func read(_ part: RIBParts.Part) throws(Refusal) -> Declaration {
    var copy = self
    return try copy.declaration(of: part)
  }
}
