import RIBsAnalysis
import RIBsSource
import SwiftSyntax

/// The RIB that a team's template makes. What our rules ask for and the template lacks is added.
struct TemplateRIB {
  /// A property that the RIB needs from its parent.
  struct Requirement {
    let name: String
    /// The type as it is written.
    let type: String
    let baseName: String
  }

  private let rib: RIBParts
  private let names: RIBNames
  private let isViewless: Bool
  private let style: CodeStyle
  private let filled: FilledTemplate
  private var files: EditedFiles
  private(set) var child: ChildInterface
  private(set) var requirements: [Requirement] = []
  /// What is left to people.
  private(set) var steps: [String] = []
  /// The requirements of the builder's protocol.
  private var build: [String] = []

  init(
    _ rib: RIBParts, _ names: RIBNames, isViewless: Bool, _ style: CodeStyle,
    _ filled: FilledTemplate
  ) {
    (self.rib, self.names, self.isViewless, self.style) = (rib, names, isViewless, style)
    self.filled = filled
    let texts = Dictionary(filled.files.map { ($0.path, $0.text) }) { first, _ in first }
    files = EditedFiles { texts[$0] }
    child = ChildInterface(names, isViewless: isViewless, borrowsView: false, .plain)
  }

  private func refused(_ reason: String, _ part: RIBParts.Part? = nil) -> Refusal {
    Refusal(
      "the template \(reason)",
      at: part.flatMap { filled.place(of: $0) } ?? SourcePlace(file: filled.template.path, line: 1))
  }

  /// A type of the RIB, which has to stand in the template.
  private func part(_ part: RIBParts.Part?, _ what: String) throws(Refusal) -> RIBParts.Part {
    guard let part, filled.files.contains(where: { $0.path == part.file }) else {
      throw refused("has no \(what), or one that is not seen to be the RIB's.")
    }
    return part
  }

  mutating func complete() throws(Refusal) {
    let listener = try part(rib.listener, "listener")
    let interactor = try part(rib.interactors.first, "interactor")
    child.listener = listener.lastName
    child.interactor = interactor.lastName
    child.viewControllable = rib.viewControllable?.lastName
    try readBuilder(listener)
    try completeListener(listener)
    child.closing = nil
    if !isViewless, !(try completeView(interactor, listener)) {
      steps.append(
        "Let the view of \(names.rib) tell its interactor when the user has swiped it away, and the interactor its listener: the template does not."
      )
    }
  }

  /// - Parameter provided: What the parent's component gets to meet the RIB's dependencies.
  func written(provided: [String] = []) throws(Refusal) -> RIBPlanner.Written {
    var files = files
    var texts: [(path: String, text: String)] = []
    var types: [String] = []
    for (path, text) in filled.files {
      guard path.hasSuffix(".swift") else {
        texts.append((path, text))
        continue
      }
      let file = try files[path]
      texts.append((path, file.text))
      types += file.declarations.filter { $0.kind != .extension }.map(\.name)
    }
    let mock =
      child.mocksBuilder
      ? [
        "final class \(child.mock): \(child.buildable) {"
      ] + build.map { "    \($0) { fatalError(\"No test uses this.\") }" } + ["}"]
      : [
        "final class \(child.mock): \(child.dependency)\(style.isAsync ? ", @unchecked Sendable" : "") {}"
      ]
    return RIBPlanner.Written(
      files: texts, child: child, types: types, mock: mock, provided: provided)
  }

  // MARK: Builder

  private mutating func readBuilder(_ listener: RIBParts.Part) throws(Refusal) {
    let buildable = try part(rib.buildable, "protocol for its builder")
    let builder = try part(rib.builders.count == 1 ? rib.builders.first : nil, "builder")
    child.buildable = buildable.lastName
    child.builder = builder.lastName
    let functions = try files.declaration(of: buildable).functions
    var found: [(function: FunctionDeclSyntax, parameters: [ChildInterface.Parameter])] = []
    var obstacle: Refusal?
    for function in functions {
      do throws(Refusal) {
        if let parameters = try parameters(of: function, listener) {
          found.append((function, parameters))
        }
      } catch {
        obstacle = error
      }
    }
    guard found.count == 1, let (function, parameters) = found.first,
      let returned = function.signature.returnClause?.type
    else {
      throw obstacle
        ?? refused(
          "has \(found.count) functions in \(child.buildable) that take a \(listener.lastName). Keep one that returns a router.",
          buildable)
    }
    let attribute = function.attributes.haveMainActor ? "\(CodeStyle.mainActor) " : ""
    build = functions.map { other in
      "\(attribute)func \(other.name.text)\(other.signature.trimmedDescription)"
    }
    child.build = function.name.text
    child.routing = returned.baseName
    child.parameters = parameters
    guard isViewless || [rib.routing?.lastName, "ViewableRouting"].contains(child.routing) else {
      throw refused(
        "builds a \(child.routing), which has no view to show. Let \(child.buildable) return \(rib.routing?.lastName ?? "a ViewableRouting").",
        buildable)
    }
    try readInjection(builder)
  }

  /// What is given for the parameters of a function that builds the RIB; nil if it does not take the listener.
  private mutating func parameters(
    of function: FunctionDeclSyntax, _ listener: RIBParts.Part
  ) throws(Refusal) -> [ChildInterface.Parameter]? {
    var parameters: [ChildInterface.Parameter] = []
    var unknown: FunctionParameterSyntax?
    var takesListener = false
    for parameter in function.signature.parameterClause.parameters {
      let given = try given(parameter.type, listener)
      takesListener = takesListener || (given?("").contains("interactor") ?? false)
      if let given {
        parameters.append(.init(label: parameter.firstName.text, given: given))
      } else {
        unknown = unknown ?? parameter
      }
    }
    guard takesListener else { return nil }
    guard let unknown else { return parameters }
    let text = unknown.with(\.trailingComma, nil).trimmedDescription
    throw refused(
      "gives its builder \(text). Only its listener and the parent's view are known here: take the parameter out, and add it once the RIB is there.",
      rib.buildable)
  }

  /// What the parent's router gives for a type: itself, its view, or a value around them; nil if it has nothing for it.
  private mutating func given(
    _ type: TypeSyntax, _ listener: RIBParts.Part
  ) throws(Refusal) -> (@Sendable (_ view: String) -> String)? {
    let name = type.baseName
    if name == listener.lastName { return { _ in "interactor" } }
    if isViewless, name == child.viewControllable { return { $0 } }
    if ["Void", "()"].contains(name) { return { _ in "()" } }
    // A value with what the RIB is built with, and nothing else.
    guard let payload = try declaration(named: name)?.declared,
      payload.syntax.is(StructDeclSyntax.self), payload.initializers.isEmpty
    else { return nil }
    var arguments: [(label: String, given: @Sendable (String) -> String)] = []
    for property in Array(payload.members).filter(\.isStoredProperty) {
      let bindings = property.decl.as(VariableDeclSyntax.self)?.bindings
      guard bindings?.count == 1, let binding = bindings?.first else { return nil }
      let type = binding.typeAnnotation?.type.baseName
      let label = binding.pattern.trimmedDescription
      if type == listener.lastName {
        arguments.append((label, { _ in "interactor" }))
      } else if isViewless, type == child.viewControllable, type != nil {
        arguments.append((label, { $0 }))
      } else if binding.initializer == nil {
        return nil
      }
    }
    let given = arguments
    return { view in
      "\(name)(\(given.map { "\($0.label): \($0.given(view))" }.joined(separator: ", ")))"
    }
  }

  private mutating func readInjection(_ builder: RIBParts.Part) throws(Refusal) {
    let declaration = try files.declaration(of: builder)
    let parameters = declaration.initializers.flatMap { $0.signature.parameterClause.parameters }
    if let own = parameters.first(where: {
      !["dependency", "componentBuilder"].contains($0.firstName.text) && $0.defaultValue == nil
    }) {
      throw refused(
        "has a \(child.builder) that is made with \(own.trimmedDescription). Let it be made with its dependency alone.",
        builder)
    }
    guard declaration.inherited.first != "Builder" else {
      let dependency = try part(rib.dependency, "dependency")
      child.dependency = dependency.lastName
      requirements = try files.declaration(of: dependency).properties.flatMap(\.bindings)
        .compactMap { binding in
          binding.typeAnnotation.map { annotation in
            Requirement(
              name: binding.pattern.trimmedDescription, type: annotation.type.trimmedDescription,
              baseName: annotation.type.baseName)
          }
        }
      child.isTestable = requirements.isEmpty
      return
    }
    let bases = ["ComponentizedBuilder", "MultiStageComponentizedBuilder"]
    let base = declaration.inherited.first ?? ""
    let dynamic = declaration.arguments.count == 4 ? declaration.arguments[3] : "Void"
    guard bases.contains(where: { base == $0 || base == "Simple\($0)" }),
      ["Void", "()"].contains(dynamic)
    else {
      throw refused(
        "has a \(child.builder) that is no Builder, and no componentized one whose component needs nothing but its parent.",
        builder)
    }
    // Componentized builders are made with a closure that makes the component.
    child.injection = .needle
    let component = try part(rib.component, "component")
    child.component = component.lastName
    let taken = try files.declaration(of: component).initializers.flatMap {
      $0.signature.parameterClause.parameters
    }
    if let other = taken.first(where: { $0.firstName.text != "parent" && $0.defaultValue == nil }) {
      throw refused(
        "has a \(child.component) that is made with \(other.trimmedDescription). Let it be made with its parent alone.",
        component)
    }
    child.isTestable = false
  }

  // MARK: Listener

  /// The function of the listener that says that the RIB is over is the only one without parameters, or a new one.
  private mutating func completeListener(_ listener: RIBParts.Part) throws(Refusal) {
    var file = try files[listener.file]
    let declaration = try files.declaration(of: listener)
    let functions = declaration.functions
    for path in filled.variant.others {
      steps.append("Copy \(path) from \(filled.template.path), which is no text.")
    }
    if let other = functions.first(where: { $0.signature.returnClause != nil }) {
      throw refused(
        "has the function \(other.name.text) in \(listener.lastName), for which no answer is known here. Take it out, and add it once the RIB is there.",
        listener)
    }
    let ends = functions.filter { function in
      function.signature.parameterClause.parameters.isEmpty
        && (function.signature.effectSpecifiers?.asyncSpecifier != nil) == style.isAsync
    }
    let end = ends.count == 1 ? ends.first : nil
    child.end = end?.name.text ?? names.didClose
    child.events = functions.filter { $0.name.text != child.end || end == nil }.map { function in
      "func \(function.name.text)\(function.signature.trimmedDescription)"
    }
    guard end == nil else { return }
    file.addMembers(
      [
        "/// \(names.rib) is over: its parent detaches it.", "func \(child.end)()\(style.effect)",
      ], to: declaration, spaced: false)
    files.put(file)
  }

  // MARK: View

  /// Lets the view tell its interactor that it is gone, and the interactor its listener.
  ///
  /// - Returns: Whether it does now.
  private mutating func completeView(
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
  private mutating func declaration(
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
