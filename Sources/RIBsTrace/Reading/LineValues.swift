/// The values of the format's keys on one line. Of a key that stands twice, the last counts.
///
/// A set of keys is a bit for each, so that a line's keys are checked at once: `check` runs a tenth fewer instructions
/// than with a check for each key. The memory is not an array's, which would check at each key whether it is shared.
struct LineValues: ~Copyable {
  /// Some of the format's keys, a bit each.
  typealias Keys = UInt64

  // What the line says. A null is as good as absent.
  private(set) var integers: Keys = 0
  private(set) var strings: Keys = 0
  private(set) var flags: Keys = 0
  /// Objects and arrays.
  private(set) var nested: Keys = 0
  /// Numbers that no key of the format has.
  private(set) var others: Keys = 0
  /// Integers below 1, and those of them below 0.
  private(set) var belowOne: Keys = 0
  private(set) var negative: Keys = 0

  private let numbers: UnsafeMutablePointer<Int>
  private let texts: UnsafeMutablePointer<JSONScanner.Text>
  private let interned: UnsafeMutablePointer<InternedString>

  init() {
    let count = Key.allCases.count
    precondition(count <= Keys.bitWidth, "Each key needs a bit.")
    (numbers, texts, interned) = (
      .allocate(capacity: count), .allocate(capacity: count), .allocate(capacity: count)
    )
  }

  deinit {
    numbers.deallocate()
    texts.deallocate()
    interned.deallocate()
  }

  @inline(__always)
  var present: Keys { integers | strings | flags | nested | others }

  @inline(__always)
  mutating func removeAll() {
    (integers, strings, flags, nested, others) = (0, 0, 0, 0, 0)
    (belowOne, negative) = (0, 0)
  }

  @inline(__always)
  mutating func set(_ key: Key, _ value: JSONScanner.Value) {
    let bit = key.bit
    if present & bit != 0 { remove(bit) }
    switch value {
    case .integer(let number):
      integers |= bit
      numbers[key.index] = number
      if number < 1 {
        belowOne |= bit
        if number < 0 { negative |= bit }
      }
    case .string(let text):
      strings |= bit
      texts[key.index] = text
    case .bool(let flag):
      flags |= bit
      numbers[key.index] = flag ? 1 : 0
    case .null: break
    case .nested(let text):
      nested |= bit
      texts[key.index] = text
    case .otherNumber: others |= bit
    }
  }

  private mutating func remove(_ bit: Keys) {
    integers &= ~bit
    strings &= ~bit
    flags &= ~bit
    nested &= ~bit
    others &= ~bit
    belowOne &= ~bit
    negative &= ~bit
  }

  /// The key's string in the line.
  @inline(__always)
  func scanned(_ key: Key) -> JSONScanner.Text? {
    strings & key.bit == 0 ? nil : texts[key.index]
  }

  /// The key's object or array in the line.
  func scannedObject(_ key: Key) -> JSONScanner.Text? {
    nested & key.bit == 0 ? nil : texts[key.index]
  }

  /// Replaces each string by what it is interned as.
  @inline(__always)
  func intern(_ keys: Keys, _ intern: (JSONScanner.Text) -> InternedString) {
    var rest = keys & strings
    while rest != 0 {
      let index = rest.trailingZeroBitCount
      interned[index] = intern(texts[index])
      rest &= rest &- 1
    }
  }

  /// Replaces a key's string by its index among the words that the format lists.
  @inline(__always)
  func choose(_ key: Key, _ index: Int) { numbers[key.index] = index }
}

extension Key {
  /// Swift numbers cases without payloads from 0, in the order they are declared.
  @inline(__always)
  var index: Int { Int(unsafeBitCast(self, to: UInt8.self)) }

  @inline(__always)
  var bit: LineValues.Keys { 1 &<< UInt64(truncatingIfNeeded: index) }
}

/// Valid once the line is checked.
extension LineValues: FieldValues {
  @inline(__always)
  func number(_ key: Key) -> Int? { integers & key.bit == 0 ? nil : numbers[key.index] }

  @inline(__always)
  func text(_ key: Key) -> InternedString? { strings & key.bit == 0 ? nil : interned[key.index] }

  @inline(__always)
  func flag(_ key: Key) -> Bool? { flags & key.bit == 0 ? nil : numbers[key.index] != 0 }

  @inline(__always)
  func word<Word: FormatWord>(_ key: Key) -> Word? {
    strings & key.bit == 0 ? nil : Word.allCases[numbers[key.index]]
  }
}
