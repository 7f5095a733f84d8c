import RIBsAnalysis

/// What leads to an event of a RIB: the functions that it comes from, or the stream that it observes. Ways through the code
/// are followed as far as declared types tell.
struct EventCauses {
  /// Where a stream's values come from.
  enum Origin: Hashable {
    /// A stored property of a type.
    case property(type: Int, name: String)
    case notification(String)
  }

  private let app: AppIndex
  private var functions: Set<ObjectIdentifier> = []
  /// With whether the stream passes each value on as it is.
  private var origins: [Origin: Bool] = [:]
  private var observer: StreamObserver?

  /// Longer ways are not followed.
  private static let most = 500

  /// - Parameter context: Where a detach or another event stands.
  /// - Returns: Nil if the code does not say what leads to it.
  init?(of context: EventContext, _ source: SourceFacts) {
    app = source.app
    guard let position = context.entry.rib else { return nil }
    let rib = source.ribs.ribs[position]
    guard let type = context.entry.part == .router ? rib.router : rib.interactor else { return nil }
    let own = app.ancestors[type].flatMap { app.types[$0].code }
    switch context.reach {
    case .event, .child, .tap:
      let entries = own.filter { $0.place($0.item.line) == context.entry.place }
      functions = Set(entries.map { ObjectIdentifier($0.item) })
    case .stream:
      guard let observer = StreamObserver(of: context, in: own, app) else { return nil }
      self.observer = observer
      origins = origins(of: observer.stream, observer.types)
    case .loading, .activation, .resigning: return nil
    }
    if functions.isEmpty, origins.isEmpty { return nil }
  }

  /// Knows of no event, and so only what code sends.
  init(_ app: AppIndex) { self.app = app }

  /// Whether the system tells it, as when the app comes to the foreground.
  var areOfTheSystem: Bool {
    origins.keys.contains { origin in
      if case .notification(let name) = origin { Self.system.contains(name) } else { false }
    }
  }

  /// UIKit's notifications that come whatever is on the screen.
  private static let system: Set<String> = [
    "didBecomeActiveNotification", "didEnterBackgroundNotification",
    "willEnterForegroundNotification", "willResignActiveNotification",
  ]

  // MARK: Streams

  /// The properties and notifications from which a stream has its values, with whether it passes each on as it is.
  func origins(of stream: Expression, _ types: DeclaredTypes) -> [Origin: Bool] {
    var found: [Origin: Bool] = [:]
    var seen: Set<ObjectIdentifier> = []
    var rest = [(stream, types, true)]
    while let (stream, types, isPlain) = rest.popLast(), found.count < Self.most {
      guard case .call(let call) = stream.withoutOptionals else {
        for property in properties(stream, types) {
          let origin = Origin.property(type: property.owner, name: property.item.name)
          guard found.updateValue(isPlain, forKey: origin) == nil else { continue }
          let own = DeclaredTypes(app, app.types[property.owner], file: property.file)
          if let value = property.item.value { rest.append((value, own, isPlain)) }
          rest += (property.item.getter?.body ?? []).results.map { ($0, own, isPlain) }
          for given in app.propertyWrites.values(of: property.item.name, of: property.owner) ?? [] {
            rest.append((given.value, given.types, isPlain))
          }
        }
        continue
      }
      if let name = Self.notification(in: call) { found[.notification(name)] = isPlain }
      let isJoining = call.name.map(Self.joining.contains) ?? false
      if isJoining { rest += call.arguments.map { ($0.value, types, isPlain) } }
      let methods = called(by: call, types) { _ in true }
      for (method, _) in methods where seen.insert(ObjectIdentifier(method.item)).inserted {
        rest += (method.item.body ?? []).results.map {
          ($0, DeclaredTypes(app, of: method), isPlain)
        }
      }
      let keeps = isJoining || call.name.map(StreamTypes.plainOperators.contains) ?? false
      if methods.isEmpty, let receiver = call.receiver {
        rest.append((receiver, types, isPlain && keeps))
      }
    }
    return found
  }

  /// The properties that an expression such as `session.user` names, of each class that it can be.
  private func properties(_ expression: Expression, _ types: DeclaredTypes) -> [Member<Property>] {
    guard let (base, name) = expression.lastMember else { return [] }
    // `$user` is the stream of a published property.
    return owners(base, name, types).compactMap { app.property(name.unprojected, of: $0) }
  }

  /// The classes whose member an expression names.
  private func owners(_ base: Expression?, _ name: String, _ types: DeclaredTypes) -> [Int] {
    let found: [AppType]
    if let base, base.chain != ["self"] {
      found = types.typeOrRuntimes(of: base).map(types.types) ?? []
    } else {
      found = base == nil && types.locals[name] != nil ? [] : types.owner.map { [$0] } ?? []
    }
    return found.flatMap(app.objects)
  }

  /// The name of the notification that a call observes or posts.
  private static func notification(in call: Call) -> String? {
    let given: Expression? =
      switch call.name {
      case "publisher": call.argument("for")
      case "post": call.argument("name")
      case "notification": call.arguments.first?.value
      default: nil
      }
    guard case .member(_, let member)? = given?.withoutOptionals else { return nil }
    return member
  }

  /// The operators whose streams emit what each of their arguments emits.
  private static let joining: Set<String> = [
    "merge", "Merge", "Merge3", "Merge4", "combineLatest", "CombineLatest",
  ]

  // MARK: Ways

  /// Whether a function leads to the event.
  ///
  /// - Parameters:
  ///   - type: The class whose object runs the function.
  ///   - value: Whether any value may be sent, or only what the function says.
  ///   - isOpen: Whether functions of a class are followed.
  ///   - ends: Whether a function ends the way.
  func follow(
    from start: Member<Function>, on type: Int, anyValue: Bool, through isOpen: (Int) -> Bool,
    ends: (Member<Function>) -> Bool
  ) -> Bool {
    var seen: Set<DetachSearch.MethodKey> = []
    var rest = [(start, type)]
    while let (method, type) = rest.popLast(), seen.count < Self.most {
      let id = ObjectIdentifier(method.item)
      if functions.contains(id) { return true }
      guard seen.insert(DetachSearch.MethodKey(function: id, type: type)).inserted, !ends(method)
      else { continue }
      for (expression, types) in Self.expressions(in: method, app, on: type) {
        if sends(expression, types, anyValue) { return true }
        guard case .call(let call) = expression else { continue }
        let callees = called(by: call, types, isOpen)
        if callees.contains(where: { passesOn(call, to: $0.0, $0.1) }) { return true }
        rest += callees
      }
    }
    return false
  }

  /// What a piece of code sends, itself or through the functions that it calls.
  ///
  /// - Parameter isOpen: Whether functions of a class are followed.
  func sent(by start: Member<Function>, through isOpen: (Int) -> Bool) -> Set<Origin> {
    var found: Set<Origin> = []
    var seen: Set<DetachSearch.MethodKey> = []
    var rest = [(start, start.owner)]
    while let (method, type) = rest.popLast(), seen.count < Self.most {
      let id = ObjectIdentifier(method.item)
      guard seen.insert(DetachSearch.MethodKey(function: id, type: type)).inserted else { continue }
      for (expression, types) in Self.expressions(in: method, app, on: type) {
        guard case .call(let call) = expression else { continue }
        rest += called(by: call, types, isOpen)
        guard let name = call.name, StreamTypes.sending.contains(name), let stream = call.receiver
        else { continue }
        for property in properties(stream, types) {
          found.insert(.property(type: property.owner, name: property.item.name))
        }
      }
    }
    return found
  }

  private static func expressions(
    in method: Member<Function>, _ app: AppIndex, on type: Int
  ) -> [(Expression, DeclaredTypes)] {
    var types = DeclaredTypes(app, type < 0 ? nil : app.types[type], file: method.file)
    for parameter in method.item.parameters { types.declare(parameter.name, parameter.type, nil) }
    var found: [(Expression, DeclaredTypes)] = []
    ScopedWalk.expressions(in: method.item.body ?? [], types) { found.append(($0, $1)) }
    return found
  }

  /// Whether a function sends what a call gives it, as `func update(_ state: State) { relay.accept(state) }` does, and the
  /// event needs that value.
  private func passesOn(_ call: Call, to callee: Member<Function>, _ type: Int) -> Bool {
    guard let observer, !call.arguments.isEmpty else { return false }
    let positions = callee.item.positions(of: call.arguments)
    return Self.expressions(in: callee, app, on: type).contains { expression, types in
      guard case .call(let sending) = expression, let name = sending.name,
        StreamTypes.sending.contains(name), let stream = sending.receiver,
        case .name(let given)? = sending.arguments.first?.value,
        let index = callee.item.parameters.firstIndex(where: { $0.name == given }),
        let argument = positions.firstIndex(of: index)
      else { return false }
      return properties(stream, types).contains { property in
        origins[.property(type: property.owner, name: property.item.name)].map {
          observer.needs(call.arguments[argument].value, isPlain: $0)
        } ?? false
      }
    }
  }

  /// Whether an expression sends a value that the event needs.
  private func sends(
    _ expression: Expression, _ types: DeclaredTypes, _ anyValue: Bool
  ) -> Bool {
    let (stream, value): (Expression, Expression?)
    switch expression {
    case .call(let call):
      if call.name == "post", let name = Self.notification(in: call) {
        return origins[.notification(name)].map {
          anyValue || observer?.needs(nil, isPlain: $0) ?? false
        } ?? false
      }
      guard let name = call.name, StreamTypes.sending.contains(name), let receiver = call.receiver,
        call.arguments.first?.label == nil
      else { return false }
      (stream, value) = (receiver, call.arguments.first?.value)
    case .assign(.member(let subject?, "value"), let given): (stream, value) = (subject, given)
    case .assign(let target, let given): (stream, value) = (target, given)
    default: return false
    }
    return properties(stream, types).contains {
      guard let isPlain = origins[.property(type: $0.owner, name: $0.item.name)] else {
        return false
      }
      return anyValue || observer?.needs(value, isPlain: isPlain) ?? false
    }
  }

  /// The functions of the sources that a call can run.
  private func called(
    by call: Call, _ types: DeclaredTypes, _ isOpen: (Int) -> Bool
  ) -> [(Member<Function>, Int)] {
    guard let name = call.name, call.receiver?.chain != ["super"] else { return [] }
    return owners(call.receiver, name, types).filter(isOpen).flatMap { type in
      app.methods(name, of: type)
        .filter { $0.item.body != nil && $0.item.accepts(call.arguments) }
        .map { ($0, type) }
    }
  }
}
