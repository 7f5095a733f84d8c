import RIBsAnalysis
import RIBsTrace

/// An event of a session in a sentence, such as `HomeFlow attaches Random at HomeFlow/HomeFlowRouter.swift:41`.
struct EventSentence {
  private let history: TreeHistory
  private let strings: InternedStrings

  init(_ history: TreeHistory, _ strings: InternedStrings) {
    (self.history, self.strings) = (history, strings)
  }

  /// - Parameter number: From 1 to the history's count.
  func words(_ number: Int) -> String {
    let event = history.event(number)
    let site = event.site.map { " at \(strings[$0])" } ?? ""
    return words(event) + site + (event.detail == .vain ? ", which changes nothing" : "")
  }

  func name(_ rib: NodeIndex?) -> String {
    rib.flatMap { history[$0].name }.map { strings[$0] } ?? "?"
  }

  private func words(_ event: TreeHistory.Event) -> String {
    let (rib, other) = (name(event.rib), name(event.other))
    let text = event.text.map { strings[$0] } ?? "?"
    switch event.type {
    case .create: return "\(rib) is created"
    case .launch: return "\(rib) is launched as a root"
    case .attach: return "\(other) attaches \(rib)"
    case .activate: return "\(rib) becomes active"
    case .load: return "\(rib) loads"
    case .detach:
      return event.detail == .byDeinit
        ? "\(other) is deallocated and lets go of \(rib)" : "\(other) detaches \(rib)"
    case .deactivate: return "\(rib) becomes inactive"
    case .destroy: return "\(rib) is deallocated"
    case .hold: return "\(other) holds \(rib) in \(text)"
    case .unhold: return "\(other) no longer holds \(rib) in \(text)"
    case .unread: return "The holds of \(rib) are not read any longer"
    case .appear: return "The view of \(rib) comes on screen"
    case .disappear:
      return event.detail == .removed
        ? "The view of \(rib) leaves its container" : "The view of \(rib) goes off screen"
    case .leak: return "\(text) of \(rib) is still alive"
    case .workflow: return "Workflow \(text) \(phase(event))"
    case .worker:
      let owner = event.rib == nil ? "" : " of \(rib)"
      return "Worker \(text)\(owner) \(event.detail == .stop ? "stops" : "starts")"
    case .mark: return "Mark \(text)"
    case .settle: return "The app has settled"
    case .unsettled: return "The app gives up waiting for everything to settle"
    case .drop: return "Events are missing here"
    case .end: return "The session ends"
    }
  }

  private func phase(_ event: TreeHistory.Event) -> String {
    switch event.detail {
    case .wait: event.rib == nil ? "waits" : "waits for \(name(event.rib)) to be active"
    case .step: "begins a step"
    case .complete: "is complete"
    case .fail: "fails"
    case .cancel: "is cancelled"
    case .none, .vain, .byDeinit, .removed, .start, .stop: "starts"
    }
  }
}
