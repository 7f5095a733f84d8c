import RIBsAnalysis
import RIBsSource
import SwiftSyntax

/// Wires a new RIB into its parent: listener, builder, slot, route and detach.
struct ParentWiring {
  let parent: RIBParts
  let names: RIBNames
  var child: ChildInterface
  let style: CodeStyle
  /// How the parent shows the view; nil for a RIB without one.
  let screen: ShownScreen?
  var files: EditedFiles

  /// The names that the parent's code has for the child, in the way in which it names its other children.
  let members: ParentMembers

  /// What provides the child's dependencies; nil if nothing does.
  let component: RIBParts.Part?
  /// Whether the parent has no component yet and gets this one.
  let isNewComponent: Bool

  /// What is left to people.
  var steps: [String] = []

  /// The initializer of the parent's router got a parameter behind those with these labels.
  private(set) var labelsBeforeBuilder: [String] = []

  /// The parameters of the initializer of the parent's router, without the new builder's.
  private(set) var parameters: [FunctionParameterSyntax] = []

  mutating func wire() throws(Refusal) {
    try conformToListener()
    try wireRouter()
    try addRequirements()
    try wireInteractor()
    try wireBuilder()
    if let screen { try screen.add(to: &files, style) }
  }

  func refused(_ reason: String, _ part: RIBParts.Part?) -> Refusal {
    Refusal(reason, at: part?.place ?? parent.rib.place)
  }

  mutating func edit<Result>(
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

  mutating func conformToListener() throws(Refusal) {
    guard let seen = parent.interactable ?? parent.interactors.first else {
      throw refused("\(parent.rib.name) has no interactor that the source shows.", parent.router)
    }
    let listener = child.listener
    try edit(seen) { file, declaration in file.addInherited(listener, to: declaration) }
  }

  // MARK: Router

  mutating func wireRouter() throws(Refusal) {
    guard let part = parent.router else { return }
    let (child, style, members) = (child, style, members)
    let (route, given, routing) = (route, parametersOfBase, parent.routing)
    var parameters: [FunctionParameterSyntax] = []
    labelsBeforeBuilder = try edit(part) { file, router throws(Refusal) in
      let parameter = "\(members.builder): \(style.any(child.buildable))"
      let property = "private let \(parameter)"
      let slot = "private var \(members.slot): \(style.optional(child.routing))"
      let slots = [slot] + (style.isAsync ? ["private var \(members.wanted) = false"] : [])
      let assignment = "self.\(members.builder) = \(members.builder)"
      // The filter of a syntax collection would return one that stands in no file.
      let stored = Array(router.members).filter(\.isStoredProperty)
      let builders = stored.last { $0.propertyType?.hasSuffix("Buildable") ?? false }
      let lastSlot = stored.last { ($0.propertyType?.contains("Routing") ?? false) }
      if let builders, let lastSlot, builders.id != lastSlot.id {
        file.addMembers([property], after: builders, of: router)
        file.addMembers(slots, after: lastSlot, of: router)
      } else {
        file.addMembers([property] + slots, after: builders ?? stored.last, of: router)
      }
      let extended = file.declarations.filter { $0.name == part.name }
      let conforming = extended.first {
        $0.kind == .extension && $0.inherited.contains(routing?.lastName ?? "")
      }
      let initializers = extended.flatMap(\.initializers)
      guard initializers.count < 2, !extended.contains(where: \.hasConditionalInitializers) else {
        throw Refusal(
          "\(part.name) has several initializers, or some in #if. Keep one, so that each router gets its builders.",
          at: part.place)
      }
      guard let initializer = initializers.first else {
        let labels = given.map { String($0.prefix { $0 != ":" }) }
        let passed = labels.map { "\($0): \($0)" }.joined(separator: ", ")
        let made = [
          "\(style.access(.router))init(\((given + [parameter]).joined(separator: ", "))) {",
          "    \(assignment)", "    super.init(\(passed))", "}",
        ]
        file.addMembers(
          stored.isEmpty && !router.members.isEmpty ? made : [""] + made, after: stored.last,
          of: router)
        parameters = Self.parameters(given)
        file.addMembers(route, to: conforming ?? router, spaced: true)
        return labels
      }
      guard let statements = initializer.body?.statements,
        let call = statements.first(where: { $0.item.trimmedDescription.hasPrefix("super.init") })
      else {
        throw Refusal(
          "the initializer of \(part.name) does not call super.init at its top level.",
          at: part.place)
      }
      if let override = initializer.modifiers.first(where: { $0.name.text == "override" }) {
        file.replace(override.start..<override.endPosition.utf8Offset, by: "")
      }
      file.addMembers(route, to: conforming ?? router, spaced: true)
      parameters = Array(initializer.signature.parameterClause.parameters)
      file.insert("\(assignment)\n\(file.indentation(of: call.start))", at: call.start)
      return file.addParameter(parameter, to: initializer.signature.parameterClause)
    }
    self.parameters = parameters
  }

  private static func parameters(_ texts: [String]) -> [FunctionParameterSyntax] {
    let file = EditedFile(path: "", text: "struct S { init(\(texts.joined(separator: ", "))) {} }")
    let initializer = file.declarations.first?.initializers.first
    return initializer.map { Array($0.signature.parameterClause.parameters) } ?? []
  }

  /// The parameters of the initializer that the router inherits from the runtime.
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
    let arguments = child.arguments(view: members.view)
    let build = child.build
    let child = members.slot
    let shown = screen.map {
      "\(members.view).\($0.show)(\($0.showLabel)\(child).viewControllable)"
    }
    let hidden = screen.map {
      "\(members.view).\($0.hide)(\($0.hideLabel)\(child).viewControllable)"
    }
    let (effect, wait) = (style.effect, style.wait)
    let hiding = hidden.map { ["    \($0)"] } ?? []
    let detaching = ["    \(wait)detachChild(\(child))"]
    let stillThere =
      style.isAsync && shown != nil
      ? [
        "    // It may be over already.",
        "    guard self.\(child) === \(child) else { return }",
      ] : []
    let (guards, again, unwanted) = waiting
    return [
      "\(access)func \(members.route)()\(effect) {"
    ] + guards + [
      "    let \(child) = \(wait)\(members.builder).\(build)(\(arguments))"
    ] + again + [
      "    self.\(child) = \(child)",
      "    \(wait)attachChild(\(child))",
    ] + stillThere + (shown.map { ["    \($0)"] } ?? []) + [
      "}", "",
      "\(access)func \(members.detach)()\(effect) {",
    ] + unwanted + [
      "    guard let \(child) else { return }",
      "    self.\(child) = nil",
    ] + (style.isAsync ? hiding + detaching : detaching + hiding) + ["}"]
  }

  /// What a route has because it waits for the builder, while others may route to the child or detach it: its first
  /// statement, what it looks at afterwards, and the first statement of the detach.
  private var waiting: (guards: [String], again: [String], unwanted: [String]) {
    let slot = members.slot
    guard style.isAsync else { return (["    guard \(slot) == nil else { return }"], [], []) }
    return (
      ["    guard !\(members.wanted) else { return }", "    \(members.wanted) = true"],
      [
        "    // It may have been detached in the meantime, or attached by another call.",
        "    guard \(members.wanted), self.\(slot) == nil else { return }",
      ], ["    \(members.wanted) = false"]
    )
  }

  mutating func addRequirements() throws(Refusal) {
    guard let routing = parent.routing else {
      throw refused(
        "\(parent.rib.name) has no protocol through which its interactor calls its router.",
        parent.router)
    }
    let lines = [
      "func \(members.route)()\(style.effect)", "func \(members.detach)()\(style.effect)",
    ]
    try edit(routing) { file, declaration in
      file.addMembers(lines, to: declaration, spaced: false)
    }
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
