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
    case .own(let event): EventWords.own(event)
    case .child(let event): EventWords.child(event)
    case .childMoved(let child, let parent): "child \(name(child)) moved to \(name(parent))"
    case .becameRoot: "became a root: an event names it as a parent"
    case .left(let above, let cause): "left the tree with \(name(above)), which was \(text(cause))"
    case .came(let above, let cause, let again):
      "came \(again ? "back " : "")onto the tree with \(name(above)), which was \(text(cause))"
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
    case .own(let event), .child(let event): event.outcome == .nothing
    case .childMoved, .becameRoot, .left, .came: false
    }
  }
}
