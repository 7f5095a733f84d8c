import RIBsTrace

/// `growth`
struct GrowthRule: Rule {
  /// The number of marks of one name in a row over which the count has to rise, so that it is no accident.
  private static let marks = 4

  static let page = RulePage(
    id: "growth", severity: .error,
    summary: "Each time the app reaches the same point, more RIBs of one name are alive.",
    reason: """
      Mark a point each time the app reaches it, such as the start screen after each round of a test. As many \
      RIBs should be alive there as the time before. If the number rises three times in a row, each round leaves \
      something alive.
      """,
    fix:
      "Look at what one round leaves behind: detach it, and clear what refers to it.",
    triggering: [
      RuleExample(
        "Each round leaves a Post behind",
        (1...4).reduce("root Board\n") { script, number in
          script + """
            create Post#\(number)
            mark home

            """
        })
    ],
    nonTriggering: [
      RuleExample(
        "Each round releases what it built",
        (1...4).reduce("root Board\n") { script, number in
          script + """
            create Post#\(number)
            destroy Post#\(number)
            mark home

            """
        }),
      RuleExample(
        "The number falls in one round",
        """
        root Board
        create Post#1
        mark home
        create Post#2
        mark home
        destroy Post#2
        mark home
        create Post#3
        mark home
        """),
    ])

  private struct Mark {
    let stamp: EventStamp
    /// The counts in `alive` then. Names that came later are missing.
    let alive: [Int32]
  }

  /// The names of RIBs as they come, and how many RIBs of each are alive. A mark keeps a copy of the counts, so they
  /// are a plain list.
  private var names: [InternedString?] = []
  private var alive: [Int32] = []
  /// The positions in both lists.
  private var positions = StringMap<Int32>()
  /// The last few marks of each name.
  private var reached: [InternedString: [Mark]] = [:]

  static let watched: ChangeKinds = [.created, .destroyed, .marked]

  mutating func observe(
    _ step: borrowing Step, in forest: borrowing Forest, _ reporter: inout FindingReporter
  ) {
    switch step.change {
    case .created(let index, _, _):
      alive[position(of: forest[index].name)] += 1
    case .destroyed(let index, isFirst: true) where forest[index].created != nil:
      alive[position(of: forest[index].name)] -= 1
    case .marked(let name):
      let last = reached[name]?.suffix(Self.marks - 1) ?? []
      reached[name] = last + [Mark(stamp: step.stamp, alive: alive)]
    default: break
    }
  }

  private mutating func position(of name: InternedString?) -> Int {
    if let known = positions[name] { return Int(known) }
    let position = names.count
    names.append(name)
    alive.append(0)
    positions[name] = Int32(truncatingIfNeeded: position)
    return position
  }

  func judge(
    _ end: SessionEnd, in state: borrowing SessionState, _ reporter: inout FindingReporter
  ) {
    let strings = state.forest.strings
    let full = reached.filter { $0.value.count == Self.marks }
      .sorted { strings[$0.key] < strings[$1.key] }
    for (mark, reached) in full {
      guard let last = reached.last else { continue }
      let growing = last.alive.indices.compactMap { position in
        let counts = reached.map { position < $0.alive.count ? $0.alive[position] : 0 }
        let rises = zip(counts, counts.dropFirst()).allSatisfy { $0 < $1 }
        return rises ? (name: names[position], counts: counts) : nil
      }
      for (name, counts) in growing.sorted(by: { strings.name($0.name) < strings.name($1.name) }) {
        let stamps = zip(reached, counts).map { (stamp: $0.stamp, count: $1) }
        let list = stamps.map { String($0.count) }.joined(separator: ", ")
        reporter.report(
          .ribs(name), by: Self.self, seq: last.stamp.seq, line: last.stamp.line,
          Wording(
            "More \(state.forest.nodeWord.rawValue)s called \(strings.name(name)) are alive each time the app reaches '\(strings[mark])': \(list).",
            related: stamps.dropLast().map { strings.related($0.stamp, "\($0.count) alive here") }))
      }
    }
  }
}
