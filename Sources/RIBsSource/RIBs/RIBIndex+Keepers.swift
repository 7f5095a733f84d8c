import RIBsAnalysis

/// The property in which an object of the app keeps children for the router that made it, as `child` in
/// `private let detail = ChildSlot<DetailRouting>()`.
struct KeeperField {
  let property: Member<Property>
  /// What it holds, with the generic parameters of the object's type replaced.
  let type: TypeReference
  /// The file in which the type's name counts.
  let file: String
}

// Objects that keep children.
extension RIBIndex {
  /// Where the object of a property keeps children; nil if the property has no object of its own that does.
  func keeperField(of property: Member<Property>) -> KeeperField? {
    let key = ObjectIdentifier(property.item)
    if let known = knownKeepers[key] { return known }
    let found = findKeeperField(of: property)
    knownKeepers[key] = .some(found)
    return found
  }

  private func findKeeperField(of property: Member<Property>) -> KeeperField? {
    let item = property.item
    guard item.isStored, !item.isStatic, item.strength == .strong, item.attributes.isEmpty,
      let made = madeType(of: property)
    else { return nil }
    let reference = item.type ?? made
    guard case .named = reference, !isRouting(reference, in: property.file) else { return nil }
    let outer = property.owner < 0 ? nil : app.types[property.owner]
    let types = app.types(made, in: property.file, inside: outer)
    guard types.count == 1, let keeper = types.first, isPlain(keeper) else { return nil }
    let replacements = Dictionary(
      zip(
        keeper.generics.map(\.name), made.arguments.isEmpty ? reference.arguments : made.arguments),
      uniquingKeysWith: { first, _ in first })
    let fields = app.ancestors[keeper.id].flatMap { app.types[$0].allProperties }
      .compactMap { field -> KeeperField? in
        guard field.item.isStored, !field.item.isStatic, field.item.strength == .strong,
          let type = field.item.type ?? field.item.value.flatMap(Interpreter.made)
        else { return nil }
        let replaced = type.replacing(replacements)
        let file = replaced == type ? field.file : property.file
        guard isRouting(replaced, in: file, inside: replaced == type ? keeper : outer) else {
          return nil
        }
        return KeeperField(property: field, type: replaced, file: file)
      }
    return fields.count == 1 && !fields[0].property.item.isLet ? fields[0] : nil
  }

  /// The type of the object that a property is given where it is declared, or in an initializer; nil if others may have
  /// the object as well, or if the object is given more than the router.
  func madeType(of property: Member<Property>) -> TypeReference? {
    var given = [property.item.value].compactMap { $0 }
    if given.isEmpty, property.owner >= 0 {
      for function in app.types[property.owner].code {
        SyntaxWalk.expressions(in: function.item.body ?? []) { expression in
          if case .assign(let target, let value) = expression,
            target.chain == [property.item.name] || target.chain == ["self", property.item.name]
          {
            given.append(value)
          }
        }
      }
    }
    guard given.count == 1, case .call(let call) = given[0],
      call.arguments.allSatisfy({ !$0.value.isClosure && $0.value.chain ?? ["self"] == ["self"] })
    else { return nil }
    return Interpreter.made(given[0])
  }

  /// Whether a class is neither part of a RIB nor a view, and inherits from classes of the app alone.
  private func isPlain(_ type: AppType) -> Bool {
    type.isClass && !type.isExternal && rib(router: type.id) == nil
      && !isView(.named(type.name), in: type.place.file)
      && [
        app.dialect.interactors, app.dialect.builders, app.dialect.components, app.dialect.workers,
      ]
      .allSatisfy { app.superclass(of: type.id, named: $0) == nil }
  }
}
