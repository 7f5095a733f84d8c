import RIBsAnalysis

// A child that calls its listener when a task has its answer, though the user may have closed it by then.
extension RouteAfterDelayRule {
  static func judgeTasks(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for (rib, calls) in source.flow.outgoing.sorted(by: { $0.key < $1.key }) {
      for call in calls
      where call.target == .listener && call.certainty == .read && !call.context.testedActive
        && !call.context.isDelayed
      {
        guard let task = call.context.awaitedTask, goesOn(task, rib, source),
          canBeClosed(rib, before: call, source) || canBePopped(rib, source),
          let effect = effect(of: call, rib, source)
        else { continue }
        let name = source.name(rib)
        reporter.report(
          at: call.place, path: name, severity: .warning,
          message:
            "\(name) calls its listener's \(call.name) when its task gets an answer. The user may have closed \(name) by then: the task keeps the interactor alive, and nothing cancels it or tests isActive. \(effect.text)",
          fix:
            "Cancel the task in willResignActive, or leave after the await if the interactor is not active: `guard isActive else { return }`.",
          related: [(effect.place, "what the call leads to")], more: [call.name, "task"])
      }
    }
  }

  /// Whether a task holds the interactor for certain, and nothing ends it with the RIB.
  private static func goesOn(_ closure: SourcePlace, _ rib: Int, _ source: SourceFacts) -> Bool {
    guard let interactor = source.ribs.ribs[rib].interactor else { return false }
    let owner = source.app.types[interactor]
    return owner.code.filter { $0.file == closure.file }.contains { method in
      TaskStart.all(in: method, of: owner, source.app).contains { task in
        guard task.closure.line == closure.line,
          SelfCaptures(owner, source.app, at: task.occurrence)
            .holdsSelf(task.closure, isImplicit: true)
        else { return false }
        return switch task.fate {
        case .dropped: true
        case .keptBySelf(let keeper): !source.app.ends(keeper, of: interactor)
        case .other: false
        }
      }
    }
  }

  /// Whether another report of the child, after a tap, has a parent detach it.
  private static func canBeClosed(
    _ rib: Int, before call: OutgoingCall, _ source: SourceFacts
  ) -> Bool {
    let closing = Set(
      (source.flow.outgoing[rib] ?? []).filter {
        $0.target == .listener && $0.name != call.name && $0.context.awaitedTask == nil
          && [.tap, .event].contains($0.context.reach) && source.isReachable($0.context.entry)
      }.map(\.name))
    return source.parents(of: rib).contains { parent in
      source.detaches(of: rib, by: parent).contains {
        $0.context.entry.children.contains(rib) && closing.contains($0.context.entry.name)
      }
    }
  }

  /// Whether the user can swipe the child's view back.
  private static func canBePopped(_ rib: Int, _ source: SourceFacts) -> Bool {
    let reports = LeaveReports(source)
    return source.flow.attaches.contains { $0.children == [rib] && reports.canBeSwiped($0) }
  }

  /// What a parent does on a call that comes too late: it attaches another child, or pops itself.
  private static func effect(
    of call: OutgoingCall, _ rib: Int, _ source: SourceFacts
  ) -> (place: SourcePlace, text: String)? {
    for parent in source.parents(of: rib) {
      func isMeant(_ entry: Entry) -> Bool {
        entry.rib == parent && entry.name == call.name && entry.children.contains(rib)
      }
      let name = source.name(parent)
      if let attach = source.flow.attaches.first(where: {
        $0.parent == parent && isMeant($0.context.entry) && $0.certainty == .read
          && !$0.children.contains(rib) && $0.flags.isEmpty && !$0.context.testedActive
          && !source.asks(for: rib, before: $0)
      }) {
        return (
          attach.place, "\(name) then attaches \(source.names(attach.children)) all the same."
        )
      }
      if PoppedTwiceRule.isPushed(parent, source),
        let pop = source.flow.screens[parent]?.removals.first(where: {
          $0.kind == .pop && $0.popsTheTop && $0.isUnasked && !$0.isGuess
            && isMeant($0.context.entry)
        })
      {
        return (pop.place, "\(name) then pops once more, which takes its own view away.")
      }
    }
    return nil
  }
}

extension SourceFacts {
  /// Whether a parent attaches another child only if it still has the one that called.
  func asks(for rib: Int, before attach: AttachEvent) -> Bool {
    flow.attaches.contains {
      $0.parent == attach.parent && $0.children.contains(rib)
        && $0.slot.map(attach.required.contains) ?? false
    }
  }
}
