/// The values of the key `type`.
enum EventType: String, CaseIterable {
  case trace, create, launch, attach, activate, load, detach, deactivate, destroy, hold, unhold
  case appear, disappear, leak, workflow, worker, mark, settle, drop, end
}

extension TracedEvent.Body {
  var type: EventType {
    switch self {
    case .create: .create
    case .launch: .launch
    case .attach: .attach
    case .activate: .activate
    case .load: .load
    case .detach: .detach
    case .deactivate: .deactivate
    case .destroy: .destroy
    case .hold: .hold
    case .unhold: .unhold
    case .appear: .appear
    case .disappear: .disappear
    case .leak: .leak
    case .workflow: .workflow
    case .worker: .worker
    case .mark: .mark
    case .settle: .settle
    case .drop: .drop
    case .end: .end
    }
  }

  /// The value of the key `type`.
  package var name: String { type.rawValue }
}
