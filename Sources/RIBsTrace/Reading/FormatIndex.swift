/// The format's table as the reader looks things up in it: words by their bytes, and a line's keys without the
/// strings of the table, whose reference counts would take a sixth of the reader's time.
struct FormatIndex: Sendable {
  /// Made once: to make it takes longer than to read a short trace.
  static let shared = FormatIndex()

  struct Line {
    /// Nil for a session's header.
    let type: EventType?
    let introducesRIB: Bool
    /// The range in `keys`.
    fileprivate let first: Int
    fileprivate let end: Int

    /// The range in `choiceKeys`.
    let choices: Range<Int>
    /// The keys that are strings.
    let texts: LineValues.Keys
    // The other keys by what they must be.
    private let integers, strings, flags, objects, positive, counts, required: LineValues.Keys

    var keys: Range<Int> { first..<end }

    fileprivate init(
      _ format: LineFormat, _ lineKeys: [LineKey], from first: Int, choices: Range<Int>
    ) {
      (type, introducesRIB) = (format.type, format.introducesRIB)
      (self.first, end) = (first, lineKeys.count)
      self.choices = choices
      var texts = LineValues.Keys(0)
      var (flags, positive, counts) = (LineValues.Keys(0), LineValues.Keys(0), LineValues.Keys(0))
      var objects = LineValues.Keys(0)
      var (integers, strings, required) = (
        LineValues.Keys(0), LineValues.Keys(0), LineValues.Keys(0)
      )
      for index in first..<lineKeys.count {
        let bit = lineKeys[index].key.bit
        if lineKeys[index].isRequired { required |= bit }
        switch lineKeys[index].kind {
        case .version: integers |= bit
        case .count: counts |= bit
        case .positive: positive |= bit
        case .text: texts |= bit
        case .flag: flags |= bit
        case .tags: objects |= bit
        case .choice: strings |= bit
        }
      }
      (self.texts, self.flags, self.objects) = (texts, flags, objects)
      (self.positive, self.counts, self.required) = (positive, counts, required)
      (self.integers, self.strings) = (integers | counts | positive, strings | texts)
    }

    /// Whether every required key is there, and every key of the line is what it must be. Of a choice only that it is a
    /// string.
    @inline(__always)
    func allows(_ values: borrowing LineValues) -> Bool {
      let present = values.present
      let wrong =
        (present & integers & ~values.integers) | (present & strings & ~values.strings)
        | (present & flags & ~values.flags) | (present & objects & ~values.nested)
        | (positive & values.belowOne) | (counts & values.negative) | (required & ~present)
      return wrong == 0
    }
  }

  struct LineKey {
    let key: Key
    let kind: Kind
    let isRequired: Bool
  }

  enum Kind {
    case version, count, positive, text, flag, tags
    /// The index of the words in `choices`.
    case choice(Int)
  }

  let lineKeys: [LineKey]
  /// The keys of lines that are one of some words.
  let choiceKeys: [LineKey]
  private let choices: [(words: [String], indices: WordTable<Int>)]
  private let keys: WordTable<Key>
  private let lines: WordTable<Line>

  private init() {
    keys = WordTable(Key.allCases.map { ($0.rawValue, $0) })
    var lines: [(String, Line)] = []
    var lineKeys: [LineKey] = []
    var choiceKeys: [LineKey] = []
    var choices: [(words: [String], indices: WordTable<Int>)] = []
    for format in LineFormat.all {
      let (first, firstChoice) = (lineKeys.count, choiceKeys.count)
      for key in format.keys {
        let kind: Kind =
          switch key.kind {
          case .version: .version
          case .count: .count
          case .positive: .positive
          case .text: .text
          case .flag: .flag
          case .tags: .tags
          case .choice: .choice(choices.count)
          }
        if case .choice(let words) = key.kind {
          choices.append((words, WordTable(Array(zip(words, words.indices)))))
        }
        let lineKey = LineKey(key: key.key, kind: kind, isRequired: key.isRequired)
        lineKeys.append(lineKey)
        if case .choice = kind { choiceKeys.append(lineKey) }
      }
      let choicesOfLine = firstChoice..<choiceKeys.count
      lines.append((format.name, Line(format, lineKeys, from: first, choices: choicesOfLine)))
    }
    self.lines = WordTable(lines)
    self.lineKeys = lineKeys
    self.choiceKeys = choiceKeys
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
