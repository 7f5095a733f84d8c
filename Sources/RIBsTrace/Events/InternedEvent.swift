/// A text of a trace as a number. Equal strings of one reader have equal numbers, counted from 1 as they come.
///
/// A session of a million events has a few hundred names and call sites. Numbers cost nothing to compare, keep and
/// drop.
package struct InternedString: Sendable, Hashable, BitwiseCopyable {
  /// From 1.
  package let value: UInt32

  /// - Parameter value: From 1.
  package init(_ value: UInt32) { self.value = value }
}

/// An event whose names and call sites are numbers of a ``TextTable``.
package typealias InternedEvent = TracedEvent<InternedString>

extension TracedEvent {
  /// The same event with other strings.
  package func map<Other>(_ other: (Text) -> Other) -> TracedEvent<Other> {
    var fields = FieldList<Text>()
    body.emit(to: &fields)
    return TracedEvent<Other>(
      seq: seq, time: time, thread: thread.map(other), at: at.map(other),
      introduction: TracedEvent<Other>.Introduction(
        rib: introduction.rib.map(other), kind: introduction.kind),
      body: TracedEvent<Other>.Body(body.type, fields.map(other)))
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
