import RIBsAnalysis

/// `task-keeps-self`
enum TaskKeepsSelfRule: SourceRule {
  static let page = RulePage.taskKeepsSelf

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for (type, rib) in source.ownedTypes {
      let owner = source.app.types[type]
      for method in owner.code {
        for task in TaskStart.all(in: method, of: owner, source.app) {
          judgeUncancelled(task, method, owner, rib, source, &reporter)
          switch task.fate {
          case .other: continue
          case .keptBySelf(let keeper) where source.app.ends(keeper, of: type):
            judgeReplaced(task, in: keeper, method, owner, rib, source, &reporter)
            continue
          case .keptBySelf, .dropped: break
          }
          var loops = EndlessLoops(SelfCaptures(owner, source.app, at: task.occurrence))
          guard let loop = loops.first(in: task) else { continue }
          let guess = loop.isRead ? "" : ", unless what it iterates over ends"
          reporter.report(
            at: method.place(task.line), path: rib,
            severity: loop.isRead && !source.lastsAsLongAsTheApp(type) ? nil : .info,
            message:
              "The task that \(owner.name) starts in \(method.item.name) holds self and has no end\(guess). Nothing cancels it at deactivation, so \(owner.name) is not freed and goes on working after its RIB is detached.",
            more: [method.item.name])
        }
      }
    }
  }

  /// A task that is cancelled, and whose loop goes on all the same.
  private static func judgeUncancelled(
    _ task: TaskStart, _ method: Member<Function>, _ owner: AppType, _ rib: String,
    _ source: SourceFacts, _ reporter: inout HazardReporter
  ) {
    if case .dropped = task.fate { return }
    let loops = EndlessLoops(SelfCaptures(owner, source.app, at: task.occurrence))
    guard let loop = loops.uncancelled(in: task) else { return }
    reporter.report(
      at: method.place(loop.line), path: rib,
      severity: source.lastsAsLongAsTheApp(owner.id) ? .info : nil,
      message:
        "This loop of \(owner.name) does not end when its task is cancelled: try? hides the cancellation, and from then on Task.sleep returns at once. The loop goes on without a pause after the RIB is detached.",
      fix: "Loop while !Task.isCancelled.", more: [method.item.name, "uncancelled"])
  }

  /// A task that a second call replaces in its property: deactivation cancels the last one alone.
  private static func judgeReplaced(
    _ task: TaskStart, in keeper: String, _ method: Member<Function>, _ owner: AppType,
    _ rib: String, _ source: SourceFacts, _ reporter: inout HazardReporter
  ) {
    let app = source.app
    guard let property = app.property(keeper, of: owner.id),
      case .named? = property.item.type?.unwrapped, property.item.observers.isEmpty,
      mentions(of: keeper, in: method.item) == 1
    else { return }
    // What can run again while the RIB is active, and does nothing about the task of before.
    let own = app.dialect.activation.union(["init", "didLoad", "viewDidLoad"])
    let entries = owner.entries(of: method.item) { mentions(of: keeper, in: $0) == 0 }
    guard
      let (again, isCertain) = entries.first(where: { entry, _ in
        !own.contains(entry.item.name) && source.usedNames.contains(entry.item.name)
      })
    else { return }
    var loops = EndlessLoops(SelfCaptures(owner, app, at: task.occurrence))
    guard let loop = loops.first(in: task) else { return }
    let isSure =
      method.item.alwaysReaches(task.line) && isCertain
    let isNote = !isSure || !loop.isRead || source.lastsAsLongAsTheApp(owner.id)
    reporter.report(
      at: method.place(task.line), path: rib, severity: isNote ? .info : nil,
      message:
        "\(again.item.name) calls \(method.item.name) again, which replaces the task in \(keeper). Nothing cancels the first task: it never ends, and it holds self.\(isSure ? "" : " This is a guess: a condition may keep the second task out.")",
      fix: "Cancel the task before you replace it: `\(keeper)?.cancel()`.",
      related: [(again.place(again.item.line), "\(again.item.name) starts it again")],
      more: [method.item.name, keeper])
  }

  /// How often a function names a property.
  private static func mentions(of property: String, in function: Function) -> Int {
    var found = 0
    SyntaxWalk.expressions(in: function.body ?? []) { expression in
      switch expression {
      case .name(property), .member(.name("self")?, property): found += 1
      default: break
      }
    }
    return found
  }
}
