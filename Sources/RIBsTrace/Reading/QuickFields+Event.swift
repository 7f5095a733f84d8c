extension QuickFields {
  /// Hands on the event that the keys make. An event is large: returned and wrapped by one function after
  /// the other it would be copied each time.
  ///
  /// - Returns: Whether there is one; false where a key is missing or out of its range.
  @inline(__always)
  mutating func handOn<Texts: LineTexts>(
    _ cursor: inout LineCursor, _ texts: inout Texts,
    _ take: (TracedEvent<Texts.Text>) throws -> Void
  ) rethrows -> Bool {
    guard let type = cursor.eventType(type), time >= 0, seq != 0 else { return false }
    let body: TracedEvent<Texts.Text>.Body
    switch type {
    case .create:
      guard id > 0, let rib = texts.text(rib, cursor), let kind = cursor.kind(kind) else {
        return false
      }
      body = .create(id: id, rib: rib, kind: kind)
    case .launch:
      guard id > 0 else { return false }
      body = .launch(id: id)
    case .attach:
      guard id > 0, parent > 0 else { return false }
      body = .attach(id: id, parent: parent)
    case .activate:
      guard id > 0 else { return false }
      body = .activate(id: id)
    case .load:
      guard id > 0 else { return false }
      body = .load(id: id)
    case .detach:
      guard id > 0, parent > 0, let cause = cursor.cause(cause) else { return false }
      body = .detach(id: id, parent: parent, cause: cause)
    case .deactivate:
      guard id > 0 else { return false }
      body = .deactivate(id: id)
    case .destroy:
      guard id > 0 else { return false }
      body = .destroy(id: id)
    case .hold:
      guard id > 0, parent > 0, let property = texts.text(property, cursor) else { return false }
      body = .hold(id: id, parent: parent, property: property)
    case .unhold:
      guard id > 0, parent > 0, let property = texts.text(property, cursor) else { return false }
      body = .unhold(id: id, parent: parent, property: property)
    case .appear:
      guard id > 0 else { return false }
      body = .appear(id: id)
    case .disappear:
      guard id > 0, let removed else { return false }
      body = .disappear(id: id, removed: removed)
    case .leak:
      guard id > 0, waited >= 0, let object = texts.text(object, cursor),
        let name = texts.text(name, cursor)
      else { return false }
      body = .leak(id: id, object: object, name: name, waited: waited)
    case .workflow:
      guard workflow >= 0, id != 0, let name = texts.text(name, cursor),
        let phase = cursor.workflowPhase(phase)
      else { return false }
      body = .workflow(
        .init(
          workflow: workflow, name: name, phase: phase, step: step < 0 ? nil : step,
          id: id < 0 ? nil : id))
    case .worker:
      guard worker >= 0, id != 0, let name = texts.text(name, cursor),
        let phase = cursor.workerPhase(phase)
      else { return false }
      body = .worker(
        .init(worker: worker, name: name, phase: phase, id: id < 0 ? nil : id))
    case .mark:
      guard let name = texts.text(name, cursor) else { return false }
      body = .mark(name: name)
    case .settle: body = .settle
    // Once a session, or never.
    case .trace, .drop, .end: return false
    }
    let introduces = type != .create && type.namesRIB
    let kind = introduces ? cursor.kind(kind) : nil
    if introduces, kind == nil, !self.kind.isAbsent { return false }
    try take(
      TracedEvent(
        seq: seq < 0 ? nil : seq, time: time, thread: texts.text(thread, cursor),
        at: texts.text(at, cursor),
        introduction: .init(rib: introduces ? texts.text(rib, cursor) : nil, kind: kind),
        body: body))
    return true
  }
}
