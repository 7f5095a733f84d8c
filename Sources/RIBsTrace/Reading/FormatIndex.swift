/// The format's table as the reader looks things up in it: words by their bytes, and a line's keys without the
/// strings of the table, whose reference counts would take a sixth of the reader's time.
struct FormatIndex {
  struct Line {
    /// Nil for a session's header.
    let type: EventType?
    let introducesRIB: Bool
    /// The range in `keys`.
    fileprivate let first: Int
    fileprivate let end: Int

    var keys: Range<Int> { first..<end }
  }

  struct LineKey {
    let key: Key
    let kind: Kind
    let isRequired: Bool
  }

  enum Kind {
    case version, count, positive, text, flag
    /// The index of the words in `choices`.
    case choice(Int)
  }

  let lineKeys: [LineKey]
  private let choices: [(words: [String], indices: WordTable<Int>)]
  private let keys: WordTable<Key>
  private let lines: WordTable<Line>

  init() {
    keys = WordTable(Key.allCases.map { ($0.rawValue, $0) })
    var lines: [(String, Line)] = []
    var lineKeys: [LineKey] = []
    var choices: [(words: [String], indices: WordTable<Int>)] = []
    for format in LineFormat.all {
      let first = lineKeys.count
      for key in format.keys {
        let kind: Kind =
          switch key.kind {
          case .version: .version
          case .count: .count
          case .positive: .positive
          case .text: .text
          case .flag: .flag
          case .choice: .choice(choices.count)
          }
        if case .choice(let words) = key.kind {
          choices.append((words, WordTable(Array(zip(words, words.indices)))))
        }
        lineKeys.append(LineKey(key: key.key, kind: kind, isRequired: key.isRequired))
      }
      let line = Line(
        type: format.type, introducesRIB: format.introducesRIB, first: first, end: lineKeys.count)
      lines.append((format.name, line))
    }
    self.lines = WordTable(lines)
    self.lineKeys = lineKeys
    self.choices = choices
  }

  @inline(__always)
  func key(_ name: Word) -> Key? { keys[name] }

  /// - Parameter type: The value of the key `type`.
  @inline(__always)
  func line(_ type: Word) -> Line? { lines[type] }

  func words(in choice: Int) -> [String] { choices[choice].words }

  /// The index of a word among those of a choice.
  @inline(__always)
  func index(of word: Word, in choice: Int) -> Int? {
    choices[choice].indices[word]
  }
}
