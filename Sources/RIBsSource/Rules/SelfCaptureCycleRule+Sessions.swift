import RIBsAnalysis

// Sessions that keep their delegate.
extension SelfCaptureCycleRule {
  /// Source: Apple's documentation of `URLSession.init(configuration:delegate:delegateQueue:)`. A session keeps a strong
  /// reference to its delegate until it is invalidated.
  static func judgeSessions(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    guard source.app.types.allSatisfy({ $0.name != "URLSession" || $0.isExternal }) else { return }
    for (type, rib) in source.ownedTypes {
      let owner = source.app.types[type]
      for method in owner.code {
        SyntaxWalk.calls(in: method.item.body ?? []) { call in
          guard let delegate = delegate(ofSessionMadeBy: call),
            let kept = keptDelegate(delegate, owner, source.app)
          else { return }
          let classes = [owner.id] + (kept.delegate.map { [$0] } ?? [])
          if classes.contains(where: { invalidates($0, source.app) }) { return }
          let keeps = kept.delegate.map { delegate in
            "keeps its delegate, \(source.app.types[delegate].name), until somebody invalidates it, and the delegate holds \(owner.name) in \(kept.property)"
          }
          reporter.report(
            at: method.place(call.line), path: rib,
            severity: source.lastsAsLongAsTheApp(type) ? .info : nil,
            message:
              "The URLSession \(keeps ?? "keeps \(owner.name), its delegate, until somebody invalidates it"). Nobody does: \(owner.name) is never freed.",
            fix:
              "Call finishTasksAndInvalidate() when the last task is started, or invalidateAndCancel() where the work ends.",
            more: [method.item.name, "session"])
        }
      }
    }
  }

  private static func delegate(ofSessionMadeBy call: Call) -> Expression? {
    var chain = call.callee.chain ?? []
    if chain.last == "init" { chain.removeLast() }
    guard chain == ["URLSession"] || chain == ["Foundation", "URLSession"] else { return nil }
    return call.argument("delegate")
  }

  /// What a session keeps: the object itself, or an object that is made of it, with the class and the property that holds it.
  private static func keptDelegate(
    _ delegate: Expression, _ owner: AppType, _ app: AppIndex
  ) -> (delegate: Int?, property: String)? {
    if delegate.chain == ["self"] { return (nil, "") }
    guard case .call(let made) = delegate, case .named(let name, _)? = Interpreter.made(delegate),
      let type = app.type(name, in: owner.place.file, inside: owner), type.isClass,
      let position = made.arguments.firstIndex(where: { $0.value.chain == ["self"] }),
      let property = app.property(keeping: position, of: made.asInitializer, in: type.id),
      app.holdsStrongly(property, type.id)
    else { return nil }
    return (type.id, property)
  }

  /// Whether a class invalidates a session before it is freed.
  private static func invalidates(_ type: Int, _ app: AppIndex) -> Bool {
    let endings: Set = ["invalidateAndCancel", "finishTasksAndInvalidate"]
    return app.ancestors[type].flatMap { app.types[$0].code }.contains { method in
      method.item.name != "deinit" && SyntaxWalk.calls(anyOf: endings, in: method.item.body ?? [])
    }
  }
}
