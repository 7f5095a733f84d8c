import RIBsAnalysis

/// What services tell an app at any time, whatever is on the screen: what a socket receives, what a timer or the delegate
/// of a framework calls, and what others pass on of it.
struct ServicePushes {
  /// The code that runs then.
  private(set) var starts: [Member<Function>] = []

  /// How often services pass on what another one tells.
  private static let rounds = 2

  /// - Parameter isService: Whether a class is neither a part of a RIB nor a view.
  init(_ app: AppIndex, isService: (Int) -> Bool) {
    let code = app.types.filter { $0.isClass && isService($0.id) }.flatMap(\.code)
    var streams: [(origins: Set<EventCauses.Origin>, start: Member<Function>)] = []
    let causes = EventCauses(app)
    for method in code {
      let types = DeclaredTypes(app, of: method)
      ScopedWalk.expressions(in: method.item.body ?? [], types) { expression, types in
        guard case .call(let call) = expression else { return }
        let isPush = Self.isPush(call, types)
        let isSubscription = call.name.map(EscapingCall.subscriptions.contains) ?? false
        guard isPush || isSubscription else { return }
        for case .closure(let closure) in call.arguments.map(\.value) {
          let start = Member(
            Function(name: method.item.name, body: closure.body, line: closure.line),
            owner: method.owner, file: method.file)
          if isPush {
            starts.append(start)
          } else if let stream = call.receiver {
            streams.append((Set(causes.origins(of: stream, types).keys), start))
          }
        }
      }
    }
    var told = starts.reduce(into: Set<EventCauses.Origin>()) {
      $0.formUnion(causes.sent(by: $1, through: isService))
    }
    for _ in 0..<Self.rounds {
      let passing = streams.filter { !$0.origins.isDisjoint(with: told) }.map(\.start)
      streams.removeAll { !$0.origins.isDisjoint(with: told) }
      starts += passing
      for start in passing { told.formUnion(causes.sent(by: start, through: isService)) }
    }
  }

  /// Whether a framework calls the closure of a call again and again, as things happen.
  private static func isPush(_ call: Call, _ types: DeclaredTypes) -> Bool {
    switch call.name {
    case "receive":
      call.receiver.flatMap(types.type).flatMap(types.plainName) == "URLSessionWebSocketTask"
    case "setEventHandler": true
    default: Subscription.isRepeatingTimer(call, types)
    }
  }
}
