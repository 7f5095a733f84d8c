import RIBsAnalysis

/// `self-capture-cycle`
enum SelfCaptureCycleRule: SourceRule {
  static let page = RulePage.selfCaptureCycle

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    let timers = judgeTimers(source, &reporter)
    judgeOwnClosures(source, &reporter)
    judgeSessions(source, &reporter)
    for (type, rib) in source.ownedTypes {
      let owner = source.app.types[type]
      for method in owner.code {
        for cycle in cycles(in: method, of: owner, source.app)
        where !timers.contains(method.place(cycle.line)) {
          let isNote =
            cycle.isOver || cycle.end != nil || cycle.hold == .unlessWeak || !cycle.isRead
            || source.lastsAsLongAsTheApp(type)
          let words = SelfCaptureWords(cycle, owner.name)
          reporter.report(
            at: method.place(cycle.line), path: rib, severity: isNote ? .info : nil,
            message: words.message, fix: words.fix, more: [method.item.name],
            mend: isNote ? nil : source.captureMend(cycle, in: method))
        }
        for kept in FrameworkClosure.all(in: method, of: owner, source.app) {
          reporter.report(
            at: method.place(kept.line), path: rib,
            severity: source.lastsAsLongAsTheApp(type) ? .info : nil,
            message:
              "The closure captures self strongly. \(kept.keeper) keeps it, and \(owner.name) holds that object in \(kept.property): neither is freed.",
            fix: "Capture self weakly, `[weak self]`.", more: [method.item.name, kept.property])
        }
        for kept in KeptByOthers.all(in: method, of: owner, source.app) {
          let keeper = source.app.types[kept.keeper.type].name
          // The parts of a RIB have rules of their own.
          if kept.isSelf, source.ownersByClass[kept.keeper.type] != nil { continue }
          let isNote = kept.hold != .yes || source.lastsAsLongAsTheApp(type)
          reporter.report(
            at: method.place(kept.line), path: rib, severity: isNote ? .info : nil,
            message: kept.isSelf
              ? "\(owner.name) holds \(keeper), and \(keeper) holds \(owner.name) in \(kept.keeper.property), which is not weak: neither is freed."
              : "\(owner.name) gives \(keeper) a closure that captures self strongly. \(keeper) keeps it in \(kept.keeper.property) for good, and \(owner.name) holds \(keeper): neither is freed.",
            fix: kept.isSelf
              ? "Declare the property weak: `weak var \(AppIndex.lastName(of: kept.keeper.property))`. A protocol must inherit from AnyObject for this."
              : "Capture self weakly, `[weak self]`.", more: [method.item.name, kept.holder])
        }
      }
    }
  }

  /// Closures that capture the object that keeps them, by a variable.
  private static func judgeOwnClosures(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for (type, rib) in source.ownedTypes {
      for method in source.app.types[type].code {
        for own in OwnClosure.all(in: method, source.app) {
          let keeper = source.app.types[own.keeper.type].name
          reporter.report(
            at: method.place(own.line), path: rib,
            severity: source.lastsAsLongAsTheApp(own.keeper.type) ? .info : nil,
            message: own.isOfItself
              ? "The closure captures \(own.variable) strongly, and \(own.variable) keeps the closure in \(own.keeper.property): it is never freed."
              : "The closure captures \(own.variable) strongly. \(keeper) keeps the closure in \(own.keeper.property), and \(own.variable) holds \(keeper): neither is freed.",
            fix: "Capture it weakly, `[weak \(own.variable)]`.",
            more: [method.item.name, own.variable])
        }
      }
    }
  }

  private static func cycles(
    in method: Member<Function>, of owner: AppType, _ app: AppIndex
  ) -> [SelfCaptureCycle] {
    let own = Subscription.all(in: method, of: owner, app).compactMap { subscription in
      let captures = SelfCaptures(owner, app, at: subscription.occurrence)
      return SelfCaptureCycle(subscription, captures)
    }
    let handed = HandedClosure.all(in: method, of: owner, app).map(SelfCaptureCycle.init)
    return (own + handed).compactMap { cycle in
      guard cycle.hold != .no, cycle.ending != .bounded else { return nil }
      guard let keeper = cycle.keeper else { return cycle }
      guard !app.ends(keeper, of: owner.id) else { return nil }
      var known = cycle
      known.end = app.function(ending: keeper, of: owner.id, besides: method.item)
      return known
    }
  }
}

/// What keeps an object, and is kept by it or by the system.
struct SelfCaptureCycle {
  let line: Int
  let kind: Subscription.Kind
  /// The property that keeps it; nil if the system does.
  let keeper: String?
  /// The function that subscribes, if it is another one.
  let helper: String?
  let ending: StreamEnding
  let hold: SelfHold
  /// Whether the sources show that the stream goes on as long as nobody ends it.
  let isRead: Bool
  /// The function that ends it, if somebody calls the function.
  var end: String?
  /// The closures that hold self; empty if something else does.
  let closures: [Mend.ClosurePlace]

  var isOver: Bool { ending.isOver }

  /// Nil if neither the object nor the system keeps the subscription.
  init?(_ subscription: Subscription, _ captures: SelfCaptures) {
    switch subscription.fate {
    case .keptBySelf(let name): keeper = name
    case .keptBySystem: keeper = nil
    case .dropped, .unknown, .keptByObject, .keptByLocal, .other: return nil
    }
    (line, kind, helper) = (subscription.line, subscription.kind, nil)
    hold = subscription.chain.map { captures.hold(of: $0) }.max() ?? .no
    (ending, isRead) = (subscription.ending, true)
    closures = subscription.closures(holding: captures)
  }

  init(_ handed: HandedClosure) {
    (line, kind, keeper, helper) = (handed.line, .stream, handed.keeper, handed.helper)
    (ending, hold, isRead) = (handed.ending, handed.hold, handed.isRead)
    closures = []
  }
}
