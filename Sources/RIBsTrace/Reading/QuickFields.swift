/// The keys of a line that is written as recorders write, those of rare events left out. A number below
/// zero is absent.
struct QuickFields {
  var type = LineCursor.Text.absent
  var seq = -1
  var time = -1
  var thread = LineCursor.Text.absent
  var at = LineCursor.Text.absent
  var id = -1
  var rib = LineCursor.Text.absent
  var kind = LineCursor.Text.absent
  var parent = -1
  var property = LineCursor.Text.absent
  var cause = LineCursor.Text.absent
  var removed: Bool?
  var object = LineCursor.Text.absent
  var name = LineCursor.Text.absent
  var waited = -1
  var workflow = -1
  var worker = -1
  var phase = LineCursor.Text.absent
  var step = -1

  /// Reads a key with its value. Of a key that stands twice the last counts.
  ///
  /// - Returns: Whether it could be read: each of these keys must be of its kind, any other a
  ///   scalar.
  @inline(__always)
  mutating func take(_ cursor: inout LineCursor) -> Bool {
    guard let key = cursor.text() else { return false }
    cursor.skipSpace()
    guard cursor.take(UInt8(ascii: ":")) else { return false }
    cursor.skipSpace()
    switch Word.Key(rawValue: cursor.word(key)) {
    case .type: return read(&type, &cursor)
    case .seq: return read(&seq, &cursor)
    case .t: return read(&time, &cursor)
    case .thread: return read(&thread, &cursor)
    case .at: return read(&at, &cursor)
    case .id: return read(&id, &cursor)
    case .rib: return read(&rib, &cursor)
    case .kind: return read(&kind, &cursor)
    case .parent: return read(&parent, &cursor)
    case .property: return read(&property, &cursor)
    case .cause: return read(&cause, &cursor)
    case .removed: return read(&removed, &cursor)
    case .object: return read(&object, &cursor)
    case .name: return read(&name, &cursor)
    case .waited: return read(&waited, &cursor)
    case .workflow: return read(&workflow, &cursor)
    case .worker: return read(&worker, &cursor)
    case .phase: return read(&phase, &cursor)
    case .step: return read(&step, &cursor)
    case nil: return cursor.passScalar()
    }
  }

  @inline(__always)
  private func read(_ text: inout LineCursor.Text, _ cursor: inout LineCursor) -> Bool {
    guard let found = cursor.text() else { return false }
    text = found
    return true
  }

  @inline(__always)
  private func read(_ number: inout Int, _ cursor: inout LineCursor) -> Bool {
    guard let found = cursor.number() else { return false }
    number = found
    return true
  }

  @inline(__always)
  private func read(_ flag: inout Bool?, _ cursor: inout LineCursor) -> Bool {
    guard let found = cursor.flag() else { return false }
    flag = found
    return true
  }
}
