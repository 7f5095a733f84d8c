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
  private let filled: FilledTemplate
  private var files: EditedFiles
  private(set) var child: ChildInterface
  private(set) var requirements: [Requirement] = []
  /// What is left to people.
  private(set) var steps: [String] = []
  /// The requirement of the builder's protocol.
  private var build = ""

  init(_ rib: RIBParts, _ names: RIBNames, isViewless: Bool, _ filled: FilledTemplate) {
    (self.rib, self.names, self.isViewless, self.filled) = (rib, names, isViewless, filled)
    let texts = Dictionary(filled.files.map { ($0.path, $0.text) }) { first, _ in first }
    files = EditedFiles { texts[$0] }
    child = ChildInterface(names, isViewless: isViewless, borrowsView: false, .plain)
  }

  private func refused(_ reason: String) -> Refusal {
    Refusal("the template \(reason)", at: SourcePlace(file: filled.template.path, line: 1))
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
        "final class \(child.mock): \(child.buildable) {",
        "    \(build) { fatalError(\"No test uses this.\") }", "}",
      ] : ["final class \(child.mock): \(child.dependency) {}"]
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
    guard functions.count == 1, let function = functions.first,
      let returned = function.signature.returnClause?.type
    else {
      throw refused("has a \(child.buildable) that is not one function that returns a router.")
    }
    build = "func \(function.name.text)\(function.signature.trimmedDescription)"
    child.build = function.name.text
    child.routing = returned.baseName
    guard isViewless || [rib.routing?.lastName, "ViewableRouting"].contains(child.routing) else {
      throw refused(
        "builds a \(child.routing), which has no view to show. Let \(child.buildable) return \(rib.routing?.lastName ?? "a ViewableRouting")."
      )
    }
    child.parameters = []
    for parameter in function.signature.parameterClause.parameters {
      let (label, type) = (parameter.firstName.text, parameter.type.baseName)
      if type == listener.lastName {
        child.parameters.append(.init(label: label, given: .listener))
      } else if isViewless, type == child.viewControllable {
        child.parameters.append(.init(label: label, given: .view))
      } else {
        throw refused(
          "gives its builder \(parameter.trimmedDescription), and only its listener and the parent's view are known here."
        )
      }
    }
    guard child.parameters.contains(where: { $0.given == .listener }) else {
      throw refused("gives its builder no \(child.listener).")
    }
    try readInjection(builder)
  }

  private mutating func readInjection(_ builder: RIBParts.Part) throws(Refusal) {
    let declaration = try files.declaration(of: builder)
    let parameters = declaration.initializers.flatMap { $0.signature.parameterClause.parameters }
    if let own = parameters.first(where: {
      !["dependency", "componentBuilder"].contains($0.firstName.text)
    }) {
      throw refused("has a \(child.builder) that is made with \(own.trimmedDescription).")
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
    // Componentized builders are made with a closure that makes the component.
    child.injection = .needle
    child.component = try part(rib.component, "component").lastName
    child.isTestable = false
  }

  // MARK: Listener

  /// The function of the listener that says that the RIB is over is the only one without parameters, or a new one.
  private mutating func completeListener(_ listener: RIBParts.Part) throws(Refusal) {
    var file = try files[listener.file]
    let declaration = try files.declaration(of: listener)
    let functions = declaration.functions
    if let other = functions.first(where: { $0.signature.returnClause != nil }) {
      throw refused(
        "has the function \(other.name.text) in \(listener.lastName), for which no answer is known here."
      )
    }
    let ends = functions.filter { $0.signature.parameterClause.parameters.isEmpty }
    let end = ends.count == 1 ? ends.first : nil
    child.end = end?.name.text ?? names.didClose
    child.events = functions.filter { $0.name.text != child.end || end == nil }.map { function in
      "func \(function.name.text)\(function.signature.trimmedDescription)"
    }
    guard end == nil else { return }
    file.addMembers(
      [
        "/// \(names.rib) is over: its parent detaches it.", "func \(child.end)()",
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
      })
    else { return false }
    let call =
      "\(heard.pattern.trimmedDescription)\(heardType.isOptional ? "?" : "").\(child.end)()"
    try add(
      [
        "\(presented.declared.access.map { "\($0) " } ?? "")func \(Self.closing)() {",
        "    // The view goes after a detach as well, and its RIB is over by then.",
        "    guard isActive else { return }", "    \(call)", "}",
      ], to: interactor, spaced: true)
    var file = try files[presented.path]
    file.addMembers(
      ["/// The user closes the screen, or has swiped it away.", "func \(Self.closing)()"],
      to: presented.declared, spaced: false)
    files.put(file)
    let access = screen.access.map { "\($0 == "open" ? "public" : $0) " } ?? ""
    try add(
      RIBTemplate.disappearance(
        kind, access,
        "\(told.pattern.trimmedDescription)\(type.isOptional ? "?" : "").\(Self.closing)()"),
      to: view, spaced: true)
    child.closing = Self.closing
    return true
  }

  private static let closing = "didClose"

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
