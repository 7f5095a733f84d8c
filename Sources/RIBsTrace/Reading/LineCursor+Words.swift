/// The format's words, compared as numbers; nil where a text is none of them.
extension LineCursor {
  @inline(__always)
  func eventType(_ text: Text) -> EventType? {
    // Two are longer than a number has room for.
    if text.count > 8 {
      if isEqual(text, "deactivate") { return .deactivate }
      return isEqual(text, "disappear") ? .disappear : nil
    }
    return switch Word.EventType(rawValue: word(text)) {
    case .create: .create
    case .launch: .launch
    case .attach: .attach
    case .activate: .activate
    case .load: .load
    case .detach: .detach
    case .destroy: .destroy
    case .hold: .hold
    case .unhold: .unhold
    case .appear: .appear
    case .leak: .leak
    case .workflow: .workflow
    case .worker: .worker
    case .mark: .mark
    case .settle: .settle
    case nil: nil
    }
  }

  func kind(_ text: Text) -> RIBKind? {
    switch Word.Kind(rawValue: word(text)) {
    case .viewless: .viewless
    case .viewable: .viewable
    case .launch: .launch
    case nil: nil
    }
  }

  func cause(_ text: Text) -> DetachCause? {
    if text.isAbsent { return .call }
    return switch Word.Cause(rawValue: word(text)) {
    case .call: .call
    case .deinit: .deinit
    case nil: nil
    }
  }

  func workflowPhase(_ text: Text) -> TraceEvent.Workflow.Phase? {
    switch Word.Phase(rawValue: word(text)) {
    case .start: .start
    case .wait: .wait
    case .step: .step
    case .complete: .complete
    case .fail: .fail
    case .cancel: .cancel
    case .stop, nil: nil
    }
  }

  func workerPhase(_ text: Text) -> TraceEvent.Worker.Phase? {
    switch Word.Phase(rawValue: word(text)) {
    case .start: .start
    case .stop: .stop
    default: nil
    }
  }
}
