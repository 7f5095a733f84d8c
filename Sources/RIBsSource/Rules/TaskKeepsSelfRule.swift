import RIBsAnalysis

/// `task-keeps-self`
enum TaskKeepsSelfRule: SourceRule {
  static let page = RulePage.taskKeepsSelf

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for (type, rib) in source.ownedTypes {
      let owner = source.app.types[type]
      for method in owner.code {
        for task in TaskStart.all(in: method, of: owner, source.app) {
          switch task.fate {
          case .other: continue
          case .keptBySelf(let keeper) where source.app.ends(keeper, of: type): continue
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
}
