/// The rest of an object or a list that was begun. The rests that are open stand in an array, so a deep tree needs no
/// deep stack, and between two steps the text so far can be handed on.
protocol JSONRest: AnyObject {
  /// Writes on, up to the next part that is an object or a list itself.
  func next(_ json: inout JSONWriter) -> JSONStep
}

/// Why the writing of an object or a list stopped.
enum JSONStep {
  case ended
  /// A part was begun, which comes first.
  case began(any JSONRest)
  /// The text so far is long.
  case full
}

final class ListRest<List: Sequence>: JSONRest {
  private var elements: List.Iterator
  private let format: JSONFormat<List.Element>

  init(_ list: List, _ format: JSONFormat<List.Element>) {
    (elements, self.format) = (list.makeIterator(), format)
  }

  func next(_ json: inout JSONWriter) -> JSONStep {
    while let element = elements.next() {
      if let part = format.begin(element, &json) { return .began(part) }
      if json.isFull { return .full }
    }
    json.endArray()
    return .ended
  }
}

final class ObjectRest<Value>: JSONRest {
  private let value: Value
  private let fields: [JSONField<Value>.Begin]
  private var index = 0

  init(_ value: Value, _ fields: [JSONField<Value>.Begin]) {
    (self.value, self.fields) = (value, fields)
  }

  func next(_ json: inout JSONWriter) -> JSONStep {
    while index < fields.count {
      index += 1
      if let part = fields[index - 1](value, &json) { return .began(part) }
    }
    json.endObject()
    return .ended
  }
}

extension JSONFormat {
  /// Writes a document with a line ending. Of a long one, only a part is in memory at a time.
  ///
  /// - Parameter output: Receives the next bytes, in UTF-8.
  package func write(_ value: Value, to output: ([UInt8]) throws -> Void) rethrows {
    var json = JSONWriter(indents: true)
    try write(value, to: &json) { json throws in try output(json.drain()) }
    json.newline()
    try output(json.drain())
  }

  /// Writes a value as a part of a document.
  package func write(_ value: Value, to json: inout JSONWriter) {
    write(value, to: &json) { _ in }
  }

  private func write(
    _ value: Value, to json: inout JSONWriter, whenFull: (inout JSONWriter) throws -> Void
  ) rethrows {
    var open: [any JSONRest] = []
    if let whole = begin(value, &json) { open.append(whole) }
    while let last = open.last {
      switch last.next(&json) {
      case .began(let part): open.append(part)
      case .ended: open.removeLast()
      case .full: break
      }
      if json.isFull { try whenFull(&json) }
    }
  }
}
