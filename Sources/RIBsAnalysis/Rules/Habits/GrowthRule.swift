import RIBsTrace

/// `growth`
struct GrowthRule: Rule {
  /// So many marks of one name in a row show that it is no accident.
  private static let marks = 4

  static let page = RulePage(
    id: "growth", severity: .error,
    summary: "Each time the app reaches the same point, more RIBs of one name are alive.",
    reason: """
      Mark a point of the app each time it is reached, such as the start screen after each round of a test: \
      as many RIBs should be alive there as the time before. If the number rose three times in a row, \
      something from each round stays alive.
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
    var stamp: EventStamp
    /// RIBs alive, by the number of their name; names that came later are missing.
    var alive: [Int32]

    func count(_ number: Int) -> Int { number < alive.count ? Int(alive[number]) : 0 }
  }

  /// The place of each name in the order in which they came. Of a trace of many sessions each has a few of its names.
  private var places: [TextNumber?: Int] = [:]
  private var names: [TextNumber?] = []
  /// RIBs alive, by the place of their name: a mark copies all of them.
  private var alive: [Int32] = []
  /// The last few of each name.
  private var reached: [TextNumber: [Mark]] = [:]

  static let watched: ChangeKinds = [.created, .destroyed, .marked]

  mutating func observe(
    _ step: borrowing Step, in forest: borrowing Forest, _ report: inout FindingCollector
  ) {
    switch step.change {
    case .created(let index, _, isFirst: true):
      let name = forest.records[index].name
      if !forest.isDestroyed(index) { alive[place(of: name)] += 1 }
    case .destroyed(let index, isFirst: true):
      let name = forest.records[index].name
      if forest.details[index].created != nil { alive[place(of: name)] -= 1 }
    case .marked(let name):
      Self.note(step.stamp, alive, in: &reached[name, default: []])
    default: break
    }
  }

  private static func note(_ stamp: EventStamp, _ alive: [Int32], in marks: inout [Mark]) {
    // The oldest one's room is good for the newest.
    var copy = marks.count == Self.marks ? marks.removeFirst().alive : []
    copy.removeAll(keepingCapacity: true)
    copy += alive
    marks.append(Mark(stamp: stamp, alive: copy))
  }

  private mutating func place(of name: TextNumber?) -> Int {
    if let known = places[name] { return known }
    places[name] = names.count
    names.append(name)
    alive.append(0)
    return names.count - 1
  }

  func judge(_ end: SessionEnd, in state: borrowing SessionState, _ report: inout FindingCollector)
  {
    let texts = state.forest.texts
    let full = reached.filter { $0.value.count == Self.marks }
      .sorted { texts[$0.key] < texts[$1.key] }
    for (mark, reached) in full {
      guard let last = reached.last else { continue }
      let growing = names.indices.filter { place in
        zip(reached, reached.dropFirst()).allSatisfy { $0.count(place) < $1.count(place) }
      }
      for place in growing.sorted(by: { texts.name(names[$0]) < texts.name(names[$1]) }) {
        let name = names[place]
        let stamps = reached.map { (stamp: $0.stamp, count: $0.count(place)) }
        report.report(
          Self.page, .ribs(name), seq: last.stamp.seq, line: Int(last.stamp.line)
        ) { texts in
          let list = stamps.map { String($0.count) }.joined(separator: ", ")
          return Wording(
            "More RIBs called \(texts.name(name)) are alive each time the app reaches '\(texts[mark])': \(list).",
            related: stamps.dropLast().map { texts.related($0.stamp, "\($0.count) alive here") })
        }
      }
    }
  }
}
