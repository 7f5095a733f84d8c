/// The values of the format's keys on one line. Of a key that stands twice, the last counts.
///
/// It has memory of its own, since an array would check at each key whether it is shared.
struct LineValues: ~Copyable {
  enum Value: BitwiseCopyable {
    /// As it stands in the line; null is as good as absent.
    case scanned(JSONScanner.Value)
    // Checked against the format:
    case text(InternedString)
    /// The index of one of the words that the key's format lists.
    case word(Int)
  }

  private let values: UnsafeMutablePointer<Value>
  /// A bit for each key that has a value.
  private var present: UInt64 = 0

  init() {
    precondition(Key.allCases.count <= 64, "Each key needs a bit.")
    values = .allocate(capacity: Key.allCases.count)
  }

  deinit { values.deallocate() }

  @inline(__always)
  subscript(key: Key) -> Value {
    get { present & key.bit == 0 ? .scanned(.null) : values[key.index] }
    set {
      present |= key.bit
      values[key.index] = newValue
    }
  }

  @inline(__always)
  mutating func removeAll() { present = 0 }
}

extension Key {
  /// Swift numbers cases without payloads from 0, in the order they are declared.
  @inline(__always)
  var index: Int { Int(unsafeBitCast(self, to: UInt8.self)) }

  @inline(__always)
  fileprivate var bit: UInt64 { 1 &<< UInt64(index) }
}

extension LineValues: FieldValues {
  @inline(__always)
  func number(_ key: Key) -> Int? {
    if case .scanned(.integer(let number)) = self[key] { number } else { nil }
  }

  @inline(__always)
  func text(_ key: Key) -> InternedString? {
    if case .text(let number) = self[key] { number } else { nil }
  }

  @inline(__always)
  func flag(_ key: Key) -> Bool? {
    if case .scanned(.bool(let flag)) = self[key] { flag } else { nil }
  }

  @inline(__always)
  func word<Word: FormatWord>(_ key: Key) -> Word? {
    if case .word(let index) = self[key] { Word.allCases[index] } else { nil }
  }
}
