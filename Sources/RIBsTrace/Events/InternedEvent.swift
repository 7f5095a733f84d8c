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
    TracedEvent<Other>(
      seq: seq, time: time, thread: thread.map(other), at: at.map(other),
      introduction: TracedEvent<Other>.Introduction(
        rib: introduction.rib.map(other), kind: introduction.kind),
      body: body.map(other))
  }
}

extension TracedEvent.Body {
  /// The same with other strings.
  package func map<Other>(_ other: (Text) -> Other) -> TracedEvent<Other>.Body {
    TracedEvent<Other>.Body(type, fields.map(other))
  }

  /// The RIB that the event is about; nil if it is about none.
  package var id: Int? { fields.number(.id) }

  private var fields: FieldList<Text> {
    var fields = FieldList<Text>()
    emit(to: &fields)
    return fields
  }
}
