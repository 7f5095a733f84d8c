// The only place that takes events apart into the values of their keys, and makes events of such values.

extension TracedEvent.Body {
  /// The event's type, and its own keys in the order they are written.
  package var fields: (type: EventType, values: FieldList<Text>) {
    switch self {
    case .create(let id, let rib, let kind):
      (.create, [.id: .number(id), .rib: .text(rib), .kind: .word(kind.rawValue)])
    case .launch(let id): (.launch, [.id: .number(id)])
    case .attach(let id, let parent): (.attach, [.id: .number(id), .parent: .number(parent)])
    case .activate(let id): (.activate, [.id: .number(id)])
    case .load(let id): (.load, [.id: .number(id)])
    case .detach(let id, let parent, let cause):
      (.detach, [.id: .number(id), .parent: .number(parent), .cause: .word(cause.rawValue)])
    case .deactivate(let id): (.deactivate, [.id: .number(id)])
    case .destroy(let id): (.destroy, [.id: .number(id)])
    case .hold(let id, let parent, let property):
      (.hold, [.id: .number(id), .parent: .number(parent), .property: .text(property)])
    case .unhold(let id, let parent, let property):
      (.unhold, [.id: .number(id), .parent: .number(parent), .property: .text(property)])
    case .appear(let id): (.appear, [.id: .number(id)])
    case .disappear(let id, let removed):
      (.disappear, [.id: .number(id), .removed: .flag(removed)])
    case .leak(let id, let object, let name, let waited):
      (
        .leak,
        [.id: .number(id), .object: .text(object), .name: .text(name), .waited: .number(waited)]
      )
    case .workflow(let it):
      (
        .workflow,
        [
          .workflow: .number(it.workflow), .name: .text(it.name), .phase: .word(it.phase.rawValue),
          .step: it.step.map { .number($0) }, .id: it.id.map { .number($0) },
        ]
      )
    case .worker(let it):
      (
        .worker,
        [
          .worker: .number(it.worker), .name: .text(it.name), .phase: .word(it.phase.rawValue),
          .id: it.id.map { .number($0) },
        ]
      )
    case .mark(let name): (.mark, [.name: .text(name)])
    case .settle: (.settle, [:])
    case .drop(let count): (.drop, [.count: .number(count)])
    case .end(let reason): (.end, [.reason: .word(reason.rawValue)])
    }
  }

  /// The value of the key `type`.
  package var name: String { fields.type.rawValue }

  /// - Parameter values: Must have every key that the format requires of the type, each of its kind.
  @inline(__always)
  package init(_ type: EventType, _ values: borrowing some FieldValues<Text> & ~Copyable) {
    switch type {
    case .create: self = .create(id: values[.id], rib: values[.rib], kind: values[.kind])
    case .launch: self = .launch(id: values[.id])
    case .attach: self = .attach(id: values[.id], parent: values[.parent])
    case .activate: self = .activate(id: values[.id])
    case .load: self = .load(id: values[.id])
    case .detach:
      self = .detach(
        id: values[.id], parent: values[.parent], cause: values.word(.cause) ?? .call)
    case .deactivate: self = .deactivate(id: values[.id])
    case .destroy: self = .destroy(id: values[.id])
    case .hold:
      self = .hold(id: values[.id], parent: values[.parent], property: values[.property])
    case .unhold:
      self = .unhold(id: values[.id], parent: values[.parent], property: values[.property])
    case .appear: self = .appear(id: values[.id])
    case .disappear: self = .disappear(id: values[.id], removed: values[.removed])
    case .leak:
      self = .leak(
        id: values[.id], object: values[.object], name: values[.name], waited: values[.waited])
    case .workflow:
      self = .workflow(
        TracedEvent.Workflow(
          workflow: values[.workflow], name: values[.name], phase: values[.phase],
          step: values.number(.step), id: values.number(.id)))
    case .worker:
      self = .worker(
        TracedEvent.Worker(
          worker: values[.worker], name: values[.name], phase: values[.phase],
          id: values.number(.id)))
    case .mark: self = .mark(name: values[.name])
    case .settle: self = .settle
    case .drop: self = .drop(count: values[.count])
    case .end: self = .end(values[.reason])
    }
  }
}

extension TraceHeader {
  /// The keys in the order they are written.
  var fields: FieldList<String> {
    [
      .version: .number(version), .session: session.map { .text($0) }, .app: app.map { .text($0) },
      .runtime: runtime.map { .text($0) }, .platform: platform.map { .text($0) },
      .startedAt: startedAt.map { .text($0) }, .sampled: sampled ? .flag(true) : nil,
    ]
  }

  init(_ values: borrowing some FieldValues<String> & ~Copyable) {
    self.init(
      version: values[.version], session: values.text(.session), app: values.text(.app),
      runtime: values.text(.runtime), platform: values.text(.platform),
      startedAt: values.text(.startedAt), sampled: values.flag(.sampled) ?? false)
  }
}
