import RIBsAnalysis
import RIBsTrace

/// A RIB's life in words.
enum LogWords {
  /// What an event did to the RIB, with its call site.
  static func text(_ entry: RIBLife.Entry) -> String {
    var words = text(entry.what)
    if let at = entry.ref.at { words += " at \(at)" }
    if entry.what.isVain { words += ", which changed nothing" }
    if let thread = entry.thread { words += ", on thread \(thread)" }
    return words
  }

  /// The name with the id, as in `Random (5)`, since several RIBs may share a name.
  static func name(_ rib: RIBName) -> String { "\(rib.rib) (\(rib.id))" }

  /// Seconds since the session began, to the millisecond.
  static func time(_ nanoseconds: Int) -> String {
    let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    let thousandths = String(rest / 1_000_000)
    return "\(seconds).\(String(repeating: "0", count: 3 - thousandths.count))\(thousandths) s"
  }

  /// The RIB's path, when it came and went, and its state at the end.
  static func summary(_ life: RIBLife) -> [String] {
    var parts: [String] = []
    if let created = life.created { parts.append("created at line \(created.line)") }
    if let destroyed = life.destroyed {
      parts.append("destroyed at line \(destroyed.line)")
    } else if life.isOnTree {
      parts.append("on the tree at the end" + (life.isActive ? "" : " and inactive"))
    } else {
      parts.append("off the tree at the end" + (life.created == nil ? "" : " and still alive"))
    }
    let kind = life.kind.map { ", \($0.rawValue)" } ?? ""
    return [life.path + kind, parts.joined(separator: ", ")]
  }

  private static func text(_ event: LifeEvent) -> String {
    switch event {
    case .created(let kind): "created, \(kind.rawValue)"
    case .launched: "launched as a root"
    case .attached(let parent, _, false): "attach to \(name(parent))"
    case .attached(let parent, let isOnTree, true):
      "attached to \(name(parent))" + (isOnTree ? "" : ", which is off the tree,")
    case .detached(let parent, .call, let changes):
      "\(changes ? "detached" : "detach") from \(name(parent))"
    case .detached(let parent, .deinit, _): "released by \(name(parent)), which is deallocated"
    case .activated: "became active"
    case .deactivated: "became inactive"
    case .loaded: "loaded"
    case .destroyed: "destroyed"
    case .held(let property, let parent): "held by \(property) of \(name(parent))"
    case .released(let property, let parent): "no longer held by \(property) of \(name(parent))"
    case .unread: "its properties are not read any longer, because it was used off the main thread"
    case .appeared: "its view came on screen"
    case .disappeared(let removed):
      removed ? "its view was taken out of its container" : "its view went off screen"
    case .leaked(let object, let type, let waited):
      "its \(object), \(type), is still alive after \(time(waited))"
    case .workflow(let workflow): text(workflow)
    case .worker(let worker):
      "worker \(worker.name) (\(worker.worker)) \(worker.phase == .start ? "started" : "stopped")"
    case .becameRoot: "became a root: an event names it as a parent"
    case .left(let above, let cause): "left the tree with \(name(above)), which was \(text(cause))"
    case .came(let above, let cause, let again):
      "came \(again ? "back " : "")onto the tree with \(name(above)), which was \(text(cause))"
    case .child(let child, let event): text(event, of: name(child))
    }
  }

  private static func text(_ event: ChildEvent, of child: String) -> String {
    switch event {
    case .attached(let changes): changes ? "child \(child) attached" : "attach of child \(child)"
    case .detached(.call, let changes):
      changes ? "child \(child) detached" : "detach of \(child), which is not its child,"
    case .detached(.deinit, _): "child \(child) released: this RIB is deallocated"
    case .moved(let parent): "child \(child) moved to \(name(parent))"
    case .held(let property): "child \(child) held by \(property)"
    case .released(let property): "child \(child) no longer held by \(property)"
    }
  }

  private static func text(_ workflow: TraceEvent.Workflow) -> String {
    let name = "workflow \(workflow.name) (\(workflow.workflow))"
    let step = workflow.step.map { " \($0)" } ?? ""
    switch workflow.phase {
    case .start: return "\(name) started"
    case .wait: return "\(name) waits for it to be active, for step\(step)"
    case .step: return "\(name) began step\(step)"
    case .complete: return "\(name) is complete"
    case .fail: return "\(name) failed\(step.isEmpty ? "" : " in step" + step)"
    case .cancel: return "\(name) was cancelled"
    }
  }

  private static func text(_ cause: LifeCause) -> String {
    switch cause {
    case .attached: "attached"
    case .detached: "detached"
    case .destroyed: "destroyed"
    case .launched: "launched"
    case .named: "named as a parent"
    }
  }
}

extension LifeEvent {
  /// Whether the call was wrong and changed nothing.
  fileprivate var isVain: Bool {
    switch self {
    case .attached(_, _, let changes), .detached(_, _, let changes),
      .child(_, .attached(let changes)), .child(_, .detached(_, let changes)):
      !changes
    default: false
    }
  }
}
