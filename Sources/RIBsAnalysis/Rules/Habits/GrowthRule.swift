import RIBsTrace

/// `growth`
struct GrowthRule: Rule {
  /// So many marks of one name in a row show that it is no accident.
  private static let marks = 4

  static let page = RulePage(
    id: "growth", severity: .error,
    summary: "Each time the app comes to the same point, more RIBs of one name are alive.",
    reason: """
      A point of the app that is marked each time it is reached, such as the start screen after each \
      round of a test, should find as many RIBs alive as the time before. Where the number rose three \
      times in a row, something of each round is kept.
      """,
    fix:
      "Look at what one round leaves behind: detach it, and let go of what refers to it.",
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
        "Each round lets go of what it made",
        (1...4).reduce("root Board\n") { script, number in
          script + """
            create Post#\(number)
            destroy Post#\(number)
            mark home

            """
        }),
      RuleExample(
        "One round took some away again",
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
    var ref: EventRef
    /// RIBs alive, by the number of their name; names that came later are missing.
    var alive: [Int]

    func count(_ number: Int) -> Int { number < alive.count ? alive[number] : 0 }
  }

  private var numbers: [String: Int] = [:]
  /// RIBs alive, by the number of their name: a mark keeps all of them, so they are to be copied at once.
  private var alive: [Int] = []
  /// The last few of each name.
  private var reached: [String: [Mark]] = [:]

  static let watched: ChangeKinds = [.created, .destroyed, .other]

  mutating func observe(
    _ step: Step, in state: SessionState, _ report: inout FindingCollector
  ) {
    switch (step.change, step.event.body) {
    case (.created(let index), _):
      let node = state.forest[index]
      if node.created == step.ref, node.destroyed == nil { alive[number(of: node.name)] += 1 }
    case (.destroyed(let index), _):
      let node = state.forest[index]
      if node.destroyed == step.ref, node.created != nil { alive[number(of: node.name)] -= 1 }
    case (_, .mark(let name)):
      let earlier = reached[name] ?? []
      reached[name] = earlier.suffix(Self.marks - 1) + [Mark(ref: step.ref, alive: alive)]
    default: break
    }
  }

  private mutating func number(of name: String) -> Int {
    if let known = numbers[name] { return known }
    numbers[name] = alive.count
    alive.append(0)
    return alive.count - 1
  }

  func judge(_ end: SessionEnd, _ report: inout FindingCollector) {
    for (mark, reached) in reached.sorted(by: { $0.key < $1.key }) {
      guard reached.count == Self.marks, let last = reached.last else { continue }
      for (name, number) in numbers.sorted(by: { $0.key < $1.key }) {
        let counts = reached.map { $0.count(number) }
        guard zip(counts, counts.dropFirst()).allSatisfy({ $0 < $1 }) else { continue }
        let list = counts.map(String.init).joined(separator: ", ")
        report.report(
          Self.page, rib: name, seq: last.ref.seq, line: last.ref.line, path: name,
          message: "Each time at '\(mark)' more RIBs called \(name) are alive: \(list).",
          related: zip(reached, counts).dropLast().map { mark, count in
            Finding.Related(mark.ref, "\(count) alive here")
          })
      }
    }
  }
}
