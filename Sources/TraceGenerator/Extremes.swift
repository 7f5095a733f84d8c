import RIBsTrace

// Trees that no app has, built with as few events as possible. They expose costs that grow faster than the
// trace. They omit `create`, as other runtimes may, so nothing in them can leak.

/// A root with one long chain of RIBs below it.
struct ChainScenario: TraceScenario {
  let events: Int

  mutating func act(_ trace: inout GeneratedTrace) -> Bool {
    switch trace.events {
    case 0: trace.launchRoot()
    case events - 1:
      trace.write(.end(.exit))
      return false
    default:
      let id = trace.events + 1
      trace.attach(id, "Step", to: id - 1, at: "Tada/StepRouter.swift:31")
    }
    return true
  }
}

/// A list of rows that closes at the end.
struct FanScenario: TraceScenario {
  let events: Int

  mutating func act(_ trace: inout GeneratedTrace) -> Bool {
    switch trace.events {
    case 0: trace.launchRoot()
    case 1: trace.attach(2, "List", to: 1, at: "Tada/RootRouter.swift:31")
    case events - 2:
      trace.write(.detach(id: 2, parent: 1, cause: .call), at: "Tada/RootRouter.swift:40")
    case events - 1:
      trace.write(.end(.exit))
      return false
    default: trace.attach(trace.events + 1, "Row", to: 2, at: "Tada/ListRouter.swift:52")
    }
    return true
  }
}

/// A tab whose RIBs have up to three children each. The trace never mentions the RIBs below the tab again,
/// although each detach takes them all off the tree and each attach brings them back.
struct FlappingScenario: TraceScenario {
  private static let names = ["Header", "Page", "Footer"]

  let events: Int
  let live: Int

  mutating func act(_ trace: inout GeneratedTrace) -> Bool {
    let (tab, site) = (2, "Tada/RootRouter.swift:31")
    switch trace.events {
    case 0: trace.launchRoot()
    case 1: trace.attach(tab, "Tab", to: 1, at: site)
    case events - 1:
      trace.write(.end(.exit))
      return false
    case 2..<2 + live:
      let id = trace.events + 1
      trace.attach(
        id, Self.names[id % 3], to: (id - tab - 1) / 3 + tab, at: "Tada/PageRouter.swift:27")
    default:
      if (trace.events - live).isMultiple(of: 2) {
        trace.write(.detach(id: tab, parent: 1, cause: .call), at: "Tada/RootRouter.swift:40")
      } else {
        trace.write(.attach(id: tab, parent: 1), at: site)
      }
    }
    return true
  }
}

/// One RIB that every event detaches again, although it is already detached.
struct RepeatsScenario: TraceScenario {
  let events: Int

  mutating func act(_ trace: inout GeneratedTrace) -> Bool {
    switch trace.events {
    case 0: trace.launchRoot()
    case 1: trace.attach(2, "Help", to: 1, at: "Tada/RootRouter.swift:31")
    case events - 1:
      trace.write(.end(.exit))
      return false
    default:
      trace.write(.detach(id: 2, parent: 1, cause: .call), at: "Tada/RootRouter.swift:40")
    }
    return true
  }
}

/// RIBs of different names that are detached without ever being attached, so that each event is another cause.
struct MistakesScenario: TraceScenario {
  let events: Int

  mutating func act(_ trace: inout GeneratedTrace) -> Bool {
    switch trace.events {
    case 0: trace.launchRoot()
    case events - 1:
      trace.write(.end(.exit))
      return false
    default:
      let id = trace.events + 1
      trace.write(
        .detach(id: id, parent: 1, cause: .call), at: "Tada/RootRouter.swift:40",
        introduction: TraceEvent.Introduction(rib: "Row\(id)", kind: .viewable))
    }
    return true
  }
}

extension GeneratedTrace {
  fileprivate mutating func launchRoot() {
    write(.launch(id: 1), introduction: TraceEvent.Introduction(rib: "Root", kind: .launch))
  }

  fileprivate mutating func attach(_ id: Int, _ rib: String, to parent: Int, at site: String) {
    write(
      .attach(id: id, parent: parent), at: site,
      introduction: TraceEvent.Introduction(rib: rib, kind: .viewable))
  }
}
