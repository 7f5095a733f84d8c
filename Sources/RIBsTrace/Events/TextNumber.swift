/// A text of a trace as a number: equal texts of one reader have equal numbers, counted from 1 as they come.
///
/// A session of a million events has a few hundred names and call sites. As numbers they are compared, kept and
/// let go of at no cost, and a text is made of one only where somebody reads it.
package struct TextNumber: Sendable, Hashable, BitwiseCopyable {
  /// From 1.
  package let value: UInt32

  /// - Parameter value: From 1.
  package init(_ value: UInt32) { self.value = value }
}

/// An event whose names and call sites are numbers of a ``TextTable``.
package typealias NumberedEvent = TracedEvent<TextNumber>

extension TracedEvent {
  /// The same event with other texts.
  package func map<Other>(_ other: (Text) -> Other) -> TracedEvent<Other> {
    TracedEvent<Other>(
      seq: seq, time: time, thread: thread.map(other), at: at.map(other),
      introduction: TracedEvent<Other>.Introduction(
        rib: introduction.rib.map(other), kind: introduction.kind),
      body: body.map(other))
  }
}

extension TracedEvent.Body {
  fileprivate func map<Other>(_ other: (Text) -> Other) -> TracedEvent<Other>.Body {
    switch self {
    case .create(let id, let rib, let kind): .create(id: id, rib: other(rib), kind: kind)
    case .launch(let id): .launch(id: id)
    case .attach(let id, let parent): .attach(id: id, parent: parent)
    case .activate(let id): .activate(id: id)
    case .load(let id): .load(id: id)
    case .detach(let id, let parent, let cause): .detach(id: id, parent: parent, cause: cause)
    case .deactivate(let id): .deactivate(id: id)
    case .destroy(let id): .destroy(id: id)
    case .hold(let id, let parent, let property):
      .hold(id: id, parent: parent, property: other(property))
    case .unhold(let id, let parent, let property):
      .unhold(id: id, parent: parent, property: other(property))
    case .appear(let id): .appear(id: id)
    case .disappear(let id, let removed): .disappear(id: id, removed: removed)
    case .leak(let id, let object, let name, let waited):
      .leak(id: id, object: other(object), name: other(name), waited: waited)
    case .workflow(let workflow): .workflow(workflow.map(other))
    case .worker(let worker): .worker(worker.map(other))
    case .mark(let name): .mark(name: other(name))
    case .settle: .settle
    case .drop(let count): .drop(count: count)
    case .end(let reason): .end(reason)
    }
  }
}

extension TracedEvent.Workflow {
  /// The same with another text for its name.
  package func map<Other>(_ other: (Text) -> Other) -> TracedEvent<Other>.Workflow {
    TracedEvent<Other>.Workflow(
      workflow: workflow, name: other(name), phase: phase, step: step, id: id)
  }
}

extension TracedEvent.Worker {
  /// The same with another text for its name.
  package func map<Other>(_ other: (Text) -> Other) -> TracedEvent<Other>.Worker {
    TracedEvent<Other>.Worker(worker: worker, name: other(name), phase: phase, id: id)
  }
}
