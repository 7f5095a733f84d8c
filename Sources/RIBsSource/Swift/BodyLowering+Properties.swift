import SwiftSyntax

// Properties and subscripts.
extension BodyLowering {
  func properties(_ node: VariableDeclSyntax, isRequirement: Bool) -> [Property] {
    var type: TypeReference?
    let strength: Property.Strength =
      Self.has(node.modifiers, "weak")
      ? .weak
      : node.modifiers.contains { $0.name.text == "unowned" } ? .unowned : .strong
    let hidden = node.modifiers.filter { ["private", "fileprivate"].contains($0.name.text) }
    // `var a, b: Int` gives both the type of the last.
    return node.bindings.reversed().flatMap { binding -> [Property] in
      type = binding.typeAnnotation.map { TypeReference($0.type) } ?? type
      let (getter, observers) = accessors(binding.accessorBlock, type)
      let isStored =
        !isRequirement && getter == nil
        && !observers.contains { $0.name == "set" }
      return Self.names(binding.pattern).map { name in
        Property(
          name: name, type: type,
          value: binding.initializer.map { expressions.lower($0.value) },
          isStatic: Self.has(node.modifiers, "static", "class"),
          isLet: node.bindingSpecifier.text == "let", isLazy: Self.has(node.modifiers, "lazy"),
          strength: strength, attributes: TypeReference.attributes(node.attributes),
          isPrivate: hidden.contains { $0.detail == nil },
          hasPrivateSetter: hidden.contains { $0.detail != nil }, getter: getter,
          observers: observers, isStored: isStored,
          line: line(binding.pattern))
      }
    }.reversed()
  }

  /// What reads and what writes through a subscript, of which the second is given `newValue` as well.
  func accessors(of node: SubscriptDeclSyntax) -> [Function] {
    let type = TypeReference(node.returnClause.type)
    let (getter, setters) = accessors(node.accessorBlock, type)
    // The name alone of a parameter is no label.
    var keys = parameters(node.parameterClause)
    for (index, parameter) in node.parameterClause.parameters.enumerated()
    where parameter.secondName == nil { keys[index].label = nil }
    func function(_ accessor: Function, _ more: [Function.Parameter]) -> Function {
      Function(
        name: Function.subscriptName, parameters: keys + more, result: accessor.result,
        body: accessor.body, isStatic: Self.has(node.modifiers, "static", "class"),
        line: accessor.line)
    }
    return [getter].compactMap { $0 }.map { function($0, []) }
      + setters.map { setter in
        let name = setter.parameters.first?.name ?? "newValue"
        return function(
          setter,
          [.init(label: "newValue", name: name, type: type, isEscaping: false)])
      }
  }

  private func accessors(
    _ block: AccessorBlockSyntax?, _ type: TypeReference?
  ) -> (getter: Function?, observers: [Function]) {
    switch block?.accessors {
    case .getter(let items):
      return (
        Function(name: "get", result: type, body: body(items, isValue: true), line: line(items)), []
      )
    case .accessors(let list):
      var getter: Function?
      var observers: [Function] = []
      for accessor in list {
        let name = accessor.accessorSpecifier.text
        let function = Function(
          name: name,
          parameters: accessor.parameters.map {
            [
              .init(
                label: nil, name: $0.name.text, type: type, isEscaping: false)
            ]
          } ?? [],
          result: name == "get" ? type : nil,
          body: accessor.body.map { body($0.statements, isValue: name == "get") },
          line: line(accessor))
        if name == "get" { getter = function } else { observers.append(function) }
      }
      // A requirement's `{ get set }` has no bodies.
      return (getter, observers)
    case nil: return (nil, [])
    }
  }
}
