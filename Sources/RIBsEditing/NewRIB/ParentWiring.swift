import RIBsAnalysis
import RIBsSource
import SwiftSyntax

/// Wires a new RIB into its parent: listener, builder, slot, route and detach.
struct ParentWiring {
  let parent: RIBParts
  let names: RIBNames
  let style: CodeStyle
  let isViewless: Bool
  /// How the parent shows the view; nil for a RIB without one.
  let screen: ShownScreen?
  var files: EditedFiles

  /// The names that the parent's code has for the child, in the way in which it names its other children.
  let members: ParentMembers

  /// What is left to people.
  private(set) var steps: [String] = []

  /// The initializer of the parent's router got a parameter behind those with these labels.
  private(set) var labelsBeforeBuilder: [String] = []

  /// The parameters of the initializer that the parent's router got because it had none, without the builder's.
  private(set) var givenParameters: [String] = []

  mutating func wire() throws(Refusal) {
    try conformToListener()
    try wireRouter()
    try addRequirements()
    try wireInteractor()
    try wireBuilder()
    if let screen { try screen.add(to: &files, style) }
  }

  private func refused(_ reason: String, _ part: RIBParts.Part?) -> Refusal {
    Refusal(reason, at: part.map { SourcePlace(file: $0.file, line: 1) } ?? parent.rib.place)
  }

  private mutating func edit<Result>(
    _ part: RIBParts.Part,
    _ body: (inout EditedFile, Declaration) throws(Refusal) -> Result
  ) throws(Refusal) -> Result {
    let declaration = try files.declaration(of: part)
    var file = try files[part.file]
    let result = try body(&file, declaration)
    files.put(file)
    return result
  }

  // MARK: Listener

  private mutating func conformToListener() throws(Refusal) {
    guard let seen = parent.interactable ?? parent.interactors.first else {
      throw refused("\(parent.rib.name) has no interactor that the source shows.", parent.router)
    }
    let listener = names.listener
    try edit(seen) { file, declaration in file.addInherited(listener, to: declaration) }
  }

  // MARK: Router

  private mutating func wireRouter() throws(Refusal) {
    guard let part = parent.router else { return }
    let (names, style, members, parent) = (names, style, members, parent)
    let (route, given) = (route, parametersOfBase)
    var isGiven = false
    labelsBeforeBuilder = try edit(part) { file, router throws(Refusal) in
      let parameter = "\(members.builder): \(style.any(names.buildable))"
      let property = "private let \(parameter)"
      let slot = "private var \(members.slot): \(style.optional(names.routing))"
      let assignment = "self.\(members.builder) = \(members.builder)"
      // The filter of a syntax collection would return one that stands in no file.
      let stored = Array(router.members).filter(\.isStoredProperty)
      let builders = stored.last { $0.propertyType?.hasSuffix("Buildable") ?? false }
      let slots = stored.last { ($0.propertyType?.contains("Routing") ?? false) }
      if let builders, let slots, builders.id != slots.id {
        file.addMembers([property], after: builders, of: router)
        file.addMembers([slot], after: slots, of: router)
      } else {
        file.addMembers([property, slot], after: builders ?? stored.last, of: router)
      }
      file.addMembers(route, to: router, spaced: true)

      let initializers = router.initializers.filter { initializer in
        !initializer.modifiers.contains { $0.name.text == "convenience" }
          && initializer.signature.parameterClause.parameters.contains { parameter in
            parameter.firstName.text == "interactor"
              || parameter.type.baseName == parent.interactable?.lastName
          }
      }
      guard initializers.count < 2 else {
        throw Refusal(
          "\(part.name) has several initializers. Keep one, so that each router gets its builders.",
          at: SourcePlace(file: part.file, line: parent.rib.place.line))
      }
      guard let initializer = initializers.first else {
        let labels = given.map { String($0.prefix { $0 != ":" }) }
        let passed = labels.map { "\($0): \($0)" }.joined(separator: ", ")
        let made = [
          "\(style.access(.router))init(\((given + [parameter]).joined(separator: ", "))) {",
          "    \(assignment)", "    super.init(\(passed))", "}",
        ]
        file.addMembers(stored.isEmpty ? made : [""] + made, after: stored.last, of: router)
        isGiven = true
        return labels
      }
      guard let statements = initializer.body?.statements,
        let call = statements.first(where: { $0.item.trimmedDescription.hasPrefix("super.init") })
      else {
        throw Refusal(
          "the initializer of \(part.name) does not call super.init at its top level.",
          at: SourcePlace(file: part.file, line: parent.rib.place.line))
      }
      if let override = initializer.modifiers.first(where: { $0.name.text == "override" }) {
        file.replace(override.start..<override.endPosition.utf8Offset, by: "")
      }
      file.insert("\(assignment)\n\(file.indentation(of: call.start))", at: call.start)
      return file.addParameter(parameter, to: initializer.signature.parameterClause)
    }
    if isGiven { givenParameters = given }
  }

  /// The parameters of the runtime's initializer.
  private var parametersOfBase: [String] {
    let interactor = parent.interactable ?? parent.interactors.first
    let view = parent.viewMember == "viewController" ? parent.viewControllable : nil
    return [("interactor", interactor), ("viewController", view)].compactMap { label, type in
      type.map { "\(label): \(style.any($0.lastName))" }
    }
  }

  /// The functions that attach and detach the child. The slot is full while the child is attached, so that a second tap
  /// and a second report of the view do nothing.
  private var route: [String] {
    let access = style.access(.routing, .router)
    let view =
      isViewless && parent.viewMember != nil ? ", viewController: \(parent.viewMember ?? "")" : ""
    let child = members.slot
    let shown = screen.map {
      "\(members.view).\($0.show)(\($0.showLabel)\(child).viewControllable)"
    }
    let hidden = screen.map {
      "\(members.view).\($0.hide)(\($0.hideLabel)\(child).viewControllable)"
    }
    return [
      "\(access)func \(members.route)() {",
      "    guard \(child) == nil else { return }",
      "    let \(child) = \(members.builder).build(withListener: interactor\(view))",
      "    self.\(child) = \(child)",
      "    attachChild(\(child))",
    ] + (shown.map { ["    \($0)"] } ?? []) + [
      "}", "",
      "\(access)func \(members.detach)() {",
      "    guard let \(child) else { return }",
      "    self.\(child) = nil",
      "    detachChild(\(child))",
    ] + (hidden.map { ["    \($0)"] } ?? []) + ["}"]
  }

  private mutating func addRequirements() throws(Refusal) {
    guard let routing = parent.routing else {
      throw refused(
        "\(parent.rib.name) has no protocol through which its interactor calls its router.",
        parent.router)
    }
    let lines = ["func \(members.route)()", "func \(members.detach)()"]
    try edit(routing) { file, declaration in
      file.addMembers(lines, to: declaration, spaced: false)
    }
  }

  // MARK: Interactor

  private mutating func wireInteractor() throws(Refusal) {
    guard parent.interactors.count == 1, let part = parent.interactors.first else {
      throw refused(
        "\(parent.rib.name) has \(parent.interactors.count) interactors, and each would have to hear the new RIB.",
        parent.interactable ?? parent.router)
    }
    let (names, style, members, routing) = (names, style, members, parent.routing)
    let (isOver, takesAlong) = (try reportOfEnd(part), parentTakesViewAlong)
    try edit(part) { file, interactor throws(Refusal) in
      let router = interactor.properties.lazy.flatMap(\.bindings).first { binding in
        binding.typeAnnotation?.type.baseName == routing?.lastName
      }
      guard let router, let type = router.typeAnnotation?.type else {
        throw Refusal(
          "\(part.name) has no property of the type \(routing?.name ?? "of its router").",
          at: SourcePlace(file: part.file, line: 1))
      }
      let access = style.access(.listener, .interactor)
      let call =
        "\(router.pattern.trimmedDescription)\(type.isOptional ? "?" : "").\(members.detach)()"
      let mark =
        file.tree.description.contains("// MARK: -")
        ? "// MARK: - \(names.listener)" : "// MARK: \(names.listener)"
      let title = file.tree.description.contains("// MARK:") ? [mark, ""] : []
      if takesAlong { file.addToResigning(call, of: interactor, style) }
      file.addMembers(
        title + ["\(access)func \(names.didClose)() {", "    \(call)"]
          + isOver.map { "    \($0)" } + ["}"], to: interactor, spaced: true)
    }
  }

  /// Whether the child's view stands on another RIB's view, and would stay when the parent goes.
  private var parentTakesViewAlong: Bool { screen != nil && parent.rib.kind == .router }

  /// What the interactor says to its own parent when the child has closed. A RIB without a view that shows nothing any
  /// longer is over.
  private mutating func reportOfEnd(_ interactor: RIBParts.Part) throws(Refusal) -> [String] {
    guard parentTakesViewAlong, parent.children.isEmpty else { return [] }
    let property = try files.declaration(of: interactor).properties.lazy.flatMap(\.bindings).first {
      $0.typeAnnotation?.type.baseName == parent.listener?.lastName
    }
    if let listener = parent.listener, let property {
      let ends = try files.declaration(of: listener).functions.filter {
        $0.signature.parameterClause.parameters.isEmpty && $0.signature.returnClause == nil
      }
      if ends.count == 1, let end = ends.first {
        let isOptional = property.typeAnnotation?.type.isOptional ?? false
        return [
          "\(property.pattern.trimmedDescription)\(isOptional ? "?" : "").\(end.name.text)()"
        ]
      }
    }
    steps.append(
      "\(parent.rib.name) has no view, and shows nothing once \(names.rib) has closed. Tell its listener in \(names.didClose)."
    )
    return []
  }

  // MARK: Builder

  private mutating func wireBuilder() throws(Refusal) {
    guard let router = parent.router else { return }
    guard parent.builders.count == 1, let builder = parent.builders.first else {
      let found =
        parent.builders.isEmpty
        ? "nothing in the source makes a \(router.lastName)"
        : "\(parent.builders.map(\.name).joined(separator: " and ")) make a \(router.lastName)"
      throw refused("\(found). The new RIB's builder is passed where the router is made.", router)
    }
    guard let component = parent.component else {
      throw refused(
        "\(builder.name) has no component, from which the new RIB's builder takes its dependencies.",
        builder)
    }
    var file = try files[builder.file]
    let all = file.declarations.filter {
      $0.name == builder.name || $0.name.hasSuffix(".\(builder.lastName)")
    }
    var isWired = false
    for declaration in all {
      for function in declaration.functions {
        guard let body = function.body else { continue }
        let calls = CallFinder.calls(of: router.lastName, in: Syntax(body))
        guard !calls.isEmpty else { continue }
        let provider = try provider(component, in: function, body, of: declaration, &file)
        for call in calls {
          file.addArgument(
            "\(members.builder): \(names.builder)(dependency: \(provider))", to: call,
            after: labelsBeforeBuilder)
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
  }

  /// The name of the component in a function of the builder. One that is not kept, or not made, is made.
  private func provider(
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
    let isSimple = (try? files.read(component))?.initializers.isEmpty ?? false
    guard !isMadeElsewhere, isSimple, parent.dependency != nil, let first = body.statements.first,
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

extension EditedFile {
  /// Adds a call to what an interactor does when it becomes inactive.
  fileprivate mutating func addToResigning(
    _ call: String, of interactor: Declaration, _ style: CodeStyle
  ) {
    let reason = "// The child's view is on a view of another RIB, and would stay."
    let resigning = interactor.functions.first { $0.name.text == "willResignActive" }
    if let body = resigning?.body, isFirst(body.rightBrace.start) {
      let inner = indentation(of: body.rightBrace.start) + indentationUnit
      let has = body.description.contains(reason)
      insert(
        indented((has ? [] : [reason]) + [call], by: inner),
        at: lineStart(of: body.rightBrace.start))
      return
    }
    addMembers(
      [
        "\(style.access(.interactor))override func willResignActive() {",
        "    super.willResignActive()", "    \(reason)", "    \(call)", "}",
      ], to: interactor, spaced: true)
  }
}

extension MemberBlockItemSyntax {
  /// Whether it is a stored property of an instance.
  var isStoredProperty: Bool {
    guard let variable = decl.as(VariableDeclSyntax.self),
      !variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
    else { return false }
    return variable.bindings.allSatisfy { binding in
      switch binding.accessorBlock?.accessors {
      case nil: true
      case .getter: false
      case .accessors(let list):
        list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
      }
    }
  }

  /// The name of a property's type, as it is written.
  var propertyType: String? {
    decl.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type.baseName
  }
}

/// Finds calls by the name of what they call.
final class CallFinder: SyntaxVisitor {
  private let name: String
  private var found: [FunctionCallExprSyntax] = []

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  /// All calls of a function or initializer, such as `HomeRouter(…)` and `Home.HomeRouter.init(…)`.
  static func calls(of name: String, in syntax: Syntax) -> [FunctionCallExprSyntax] {
    let finder = CallFinder(name)
    finder.walk(syntax)
    return finder.found
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledName == name { found.append(node) }
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// The last name of what is called; for an explicit `init`, that of the type.
  var calledName: String? {
    if let reference = calledExpression.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text
    }
    guard let member = calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
    let name = member.declName.baseName.text
    guard name == "init" else { return name }
    return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? member.base?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}
