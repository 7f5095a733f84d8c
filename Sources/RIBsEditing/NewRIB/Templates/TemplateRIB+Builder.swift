import RIBsAnalysis
import RIBsSource
import SwiftSyntax

// How the template's RIB is built.
extension TemplateRIB {
  mutating func readBuilder(_ listener: RIBParts.Part) throws(Refusal) {
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
      if let given = try given(parameter.type, listener) {
        parameters.append(.init(label: parameter.firstName.text, given: given.text))
        takesListener = takesListener || given.hasListener
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

  private struct Given {
    let hasListener: Bool
    let text: @Sendable (_ view: String) -> String
  }

  /// What the parent's router gives for a type: its interactor, its view, or a value around them; nil if it has nothing for it.
  private mutating func given(
    _ type: TypeSyntax, _ listener: RIBParts.Part
  ) throws(Refusal) -> Given? {
    let name = type.baseName
    if name == listener.lastName { return Given(hasListener: true) { _ in "interactor" } }
    if isViewless, name == child.viewControllable { return Given(hasListener: false) { $0 } }
    if ["Void", "()"].contains(name) { return Given(hasListener: false) { _ in "()" } }
    // A value with what the RIB is built with, and nothing else.
    guard let payload = try declaration(named: name)?.declared,
      payload.syntax.is(StructDeclSyntax.self), payload.initializers.isEmpty
    else { return nil }
    var arguments: [(label: String, given: Given)] = []
    for property in Array(payload.members).filter(\.isStoredProperty) {
      // With a private property, the initializer is private as well.
      guard !property.isPrivate else { return nil }
      let bindings = property.decl.as(VariableDeclSyntax.self)?.bindings
      guard bindings?.count == 1, let binding = bindings?.first else { return nil }
      let type = binding.typeAnnotation?.type.baseName
      let label = binding.pattern.trimmedDescription
      if type == listener.lastName {
        arguments.append((label, Given(hasListener: true) { _ in "interactor" }))
      } else if isViewless, type == child.viewControllable, type != nil {
        arguments.append((label, Given(hasListener: false) { $0 }))
      } else if binding.initializer == nil, !(binding.typeAnnotation?.type.isOptional ?? false) {
        return nil
      }
    }
    let (given, written) = (arguments, type.trimmedDescription)
    return Given(hasListener: given.contains(where: \.given.hasListener)) { view in
      "\(written)(\(given.map { "\($0.label): \($0.given.text(view))" }.joined(separator: ", ")))"
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
}
