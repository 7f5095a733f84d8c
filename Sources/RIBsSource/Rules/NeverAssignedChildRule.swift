import RIBsAnalysis

/// `never-assigned-child`
enum NeverAssignedChildRule: SourceRule {
  static let page = RulePage.neverAssignedChild

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    let assigned = AssignedNames(source)
    let read = ReadNames(source.app)
    for (position, rib) in source.ribs.ribs.enumerated() {
      guard let router = rib.router else { continue }
      for owner in source.app.ancestors[router] where source.app.types[owner].isClass {
        for property in source.app.types[owner].allProperties {
          let item = property.item
          guard item.isStored, !item.isStatic, !item.isLet, item.type?.isOptional ?? false,
            item.value == nil || item.value?.isNothing ?? true,
            source.flow.isChildType(item.type, of: position, in: property.file),
            !assigned.contains(item.name, of: router, in: source.app)
          else { continue }
          let isRead = read.contains(item.name, of: router, in: source.app)
          reporter.report(
            at: property.place(item.line), path: source.name(rib), severity: isRead ? nil : .info,
            message: isRead
              ? "\(item.name) is never given a child: what \(source.name(rib)) attaches cannot be reached through it, and code that tests it never runs."
              : "\(item.name) is never given a child, and nothing reads it.",
            more: [])
        }
      }
    }
  }
}

/// The properties that are given something other than nil.
private struct AssignedNames {
  /// By the type whose functions assign.
  private var own: [Int: Set<String>] = [:]
  /// Names that are assigned through another object.
  private var foreign: Set<String> = []

  init(_ source: SourceFacts) {
    for function in source.app.code { note(function.item, function.owner) }
  }

  private mutating func note(_ function: Function, _ type: Int) {
    let locals = Set(function.parameters.map(\.name))
    SyntaxWalk.expressions(in: function.body ?? []) { expression in
      switch expression {
      case .assign(let target, let value): assign(target, value, locals, type)
      // What a property wrapper offers may set the value: `$slot.show(child)`, `_slot = Slot(child)`.
      case .name(let name), .member(_, let name):
        if let first = name.first, "$_".contains(first) { foreign.insert(String(name.dropFirst())) }
      // `slot.append(child)`, `slot += [child]`, and `slot = …` in a tuple's parts.
      case .inout(let variable): if let name = variable.chain?.last { foreign.insert(name) }
      case .call(let call):
        if let name = call.receiver?.chain?.last,
          ["append", "insert", "updateValue"].contains(call.name ?? "")
        {
          own[type, default: []].insert(name)
        }
        for argument in call.arguments {
          switch argument.value {
          case .keyPath(let names):
            if !Self.reading.contains(call.name ?? "") { foreign.formUnion(names) }
          default: break
          }
        }
      default: break
      }
    }
  }

  /// The functions that only read what a key path names.
  private static let reading: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "first", "contains", "allSatisfy", "publisher",
    "observe", "value",
  ]

  private mutating func assign(
    _ target: Expression, _ value: Expression, _ locals: Set<String>, _ type: Int
  ) {
    if value.isNothing { return }
    switch target {
    case .name(let name): if !locals.contains(name) { own[type, default: []].insert(name) }
    case .member(let base?, let name):
      if base.chain == ["self"] {
        own[type, default: []].insert(name)
      } else {
        foreign.insert(name)
        // A part of what the property holds.
        if let holder = base.chain?.last { own[type, default: []].insert(holder) }
      }
    case .index(let base, _, _), .optionalChain(let base): assign(base, value, locals, type)
    case .tuple(let items): for item in items { assign(item.value, value, locals, type) }
    default: break
    }
  }

  /// Whether a property of a class is assigned by the class, its superclasses, its subclasses, the protocols it
  /// conforms to, or somebody else.
  func contains(_ name: String, of type: Int, in app: AppIndex) -> Bool {
    if foreign.contains(name) { return true }
    return (app.ancestors[type] + app.descendants[type]).contains {
      own[$0]?.contains(name) ?? false
    }
  }
}

extension Expression {
  var isNothing: Bool {
    if case .nilLiteral = self { true } else { false }
  }
}

extension AppFlow {
  /// Whether a property of a router can hold children: its type is that of a router, and not of the parent's own.
  func isChildType(_ type: TypeReference?, of rib: Int, in file: String) -> Bool {
    let interpreter = Interpreter(ribs, rib: rib, factory: BuiltRouters(ribs))
    interpreter.context.frame.file = file
    return interpreter.isRouting(type)
  }
}
