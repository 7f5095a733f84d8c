import RIBsAnalysis
import RIBsTrace

/// What each event means, in words: the live page shows them to a reader of the whole tree, and a RIB's log to a reader
/// of that RIB. Call site and thread have the same words for all events, so the page and the log add them.
package enum EventWords {
  /// An event for somebody who looks at the whole tree, such as `Root attaches A`.
  package static func sentence(_ event: NamedEvent) -> String { words(event, .ofTree) }

  /// An event for somebody who follows its RIB, such as `attached to Root (1)`.
  static func own(_ event: NamedEvent) -> String { words(event, .ofRIB) }

  /// An event for somebody who follows the parent or the holder, such as `child A (2) attached`.
  static func child(_ event: NamedEvent) -> String { words(event, .ofParent) }

  private enum Reader {
    case ofTree, ofRIB, ofParent

    /// In a log the name has the id, as in `Random (5)`, since several RIBs may share a name.
    func name(_ rib: RIBName?) -> String {
      guard let rib else { return Forest.unknownName }
      return self == .ofTree ? rib.rib : LogWords.name(rib)
    }

    /// Picks the words for this reader. Without words of their own, those who follow a RIB read the sentence.
    func picks(
      _ sentence: @autoclosure () -> String, own: @autoclosure () -> String? = nil,
      child: @autoclosure () -> String? = nil
    ) -> String {
      switch self {
      case .ofTree: sentence()
      case .ofRIB: own() ?? sentence()
      case .ofParent: child() ?? sentence()
      }
    }
  }

  private static func words(_ event: NamedEvent, _ reader: Reader) -> String {
    let (rib, parent) = (reader.name(event.rib), reader.name(event.parent))
    let isVain = event.outcome == .nothing
    switch event.body {
    case .create(_, _, let kind):
      return reader.picks("\(rib) is created", own: "created, \(kind.rawValue)")
    case .launch: return reader.picks("\(rib) is launched as a root", own: "launched as a root")
    case .attach:
      let offTree = event.outcome == .offTree ? ", which is off the tree," : ""
      return reader.picks(
        "\(parent) attaches \(rib)",
        own: isVain ? "attach to \(parent)" : "attached to \(parent)\(offTree)",
        child: isVain ? "attach of child \(rib)" : "child \(rib) attached")
    case .activate: return reader.picks("\(rib) becomes active", own: "became active")
    case .load: return reader.picks("\(rib) loads", own: "loaded")
    case .detach(_, _, .call):
      return reader.picks(
        "\(parent) detaches \(rib)", own: "\(isVain ? "detach" : "detached") from \(parent)",
        child: isVain ? "detach of \(rib), which is not its child," : "child \(rib) detached")
    case .detach(_, _, .deinit):
      return reader.picks(
        "\(parent) is deallocated and lets go of \(rib)",
        own: "released by \(parent), which is deallocated",
        child: "child \(rib) released: \(parent) is deallocated")
    case .deactivate: return reader.picks("\(rib) becomes inactive", own: "became inactive")
    case .destroy: return reader.picks("\(rib) is deallocated", own: "destroyed")
    case .hold(_, _, let property):
      return reader.picks(
        "\(parent) holds \(rib) in \(property)", own: "held by \(property) of \(parent)",
        child: "child \(rib) held by \(property)")
    case .unhold(_, _, let property):
      return reader.picks(
        "\(parent) no longer holds \(rib) in \(property)",
        own: "no longer held by \(property) of \(parent)",
        child: "child \(rib) no longer held by \(property)")
    case .unread:
      return reader.picks(
        "The holds of \(rib) are not read any longer",
        own: "its properties are not read any longer, because it was used off the main thread")
    case .appear:
      return reader.picks(
        "The view of \(rib) comes on screen", own: "its view came on screen")
    case .disappear(_, removed: true):
      return reader.picks(
        "The view of \(rib) leaves its container", own: "its view was taken out of its container")
    case .disappear(_, removed: false):
      return reader.picks("The view of \(rib) goes off screen", own: "its view went off screen")
    case .leak(_, let object, let type, let waited):
      return reader.picks(
        "\(type) of \(rib) is still alive",
        own: "its \(object), \(type), is still alive after \(LogWords.time(waited))")
    case .holder(let holder):
      let words = HeldBy(holder).words
      return reader.picks(
        "\(holder.name) of \(rib) is held by \(words)",
        own: "its \(holder.object), \(holder.name), is held by \(words)")
    case .workflow(let workflow): return words(workflow, of: event.rib, reader)
    case .worker(let worker):
      let (isStart, owner) = (worker.phase == .start, event.rib == nil ? "" : " of \(rib)")
      return reader.picks(
        "Worker \(worker.name)\(owner) \(isStart ? "starts" : "stops")",
        own: "worker \(worker.name) (\(worker.worker)) \(isStart ? "started" : "stopped")")
    case .mark(let name): return "Mark \(name)"
    case .settle: return "The app has settled"
    case .unsettled: return "The app gives up waiting for everything to settle"
    case .drop: return "Events are missing here"
    case .end: return "The session ends"
    }
  }

  private static func words(
    _ workflow: TraceEvent.Workflow, of rib: RIBName?, _ reader: Reader
  ) -> String {
    let (title, name) = (
      "Workflow \(workflow.name)", "workflow \(workflow.name) (\(workflow.workflow))"
    )
    let step = workflow.step.map { " \($0)" } ?? ""
    switch workflow.phase {
    case .start: return reader.picks("\(title) starts", own: "\(name) started")
    case .wait:
      let owner = rib == nil ? "" : " for \(reader.name(rib)) to be active"
      return reader.picks(
        "\(title) waits\(owner)", own: "\(name) waits for it to be active, for step\(step)")
    case .step: return reader.picks("\(title) begins a step", own: "\(name) began step\(step)")
    case .complete: return reader.picks("\(title) is complete", own: "\(name) is complete")
    case .fail:
      return reader.picks(
        "\(title) fails", own: "\(name) failed\(step.isEmpty ? "" : " in step" + step)")
    case .cancel: return reader.picks("\(title) is cancelled", own: "\(name) was cancelled")
    }
  }
}
