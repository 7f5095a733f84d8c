import RIBsAnalysis

/// A RIB's life with what the analyzer thinks of it.
struct RIBLog {
  let life: RIBLife
  let rows: [Row]

  /// An event, and what was found at it about the RIB.
  struct Row {
    let seq: Int
    let line: Int
    let time: Int?
    let at: String?
    let words: String
    let findings: [Finding]
  }

  init(_ life: RIBLife, findings: [Finding]) {
    self.life = life
    let own = findings.filter { $0.id == life.rib.id }
    let bySeq = Dictionary(grouping: own, by: \.seq)
    var told: Set<Int> = []
    var rows = life.entries.map { entry in
      // An event of several meanings to the RIB bears its findings once.
      let isFirst = told.insert(entry.ref.seq).inserted
      return Row(
        seq: entry.ref.seq, line: entry.ref.line, time: entry.ref.time, at: entry.ref.at,
        words: LogWords.text(entry), findings: isFirst ? bySeq[entry.ref.seq] ?? [] : [])
    }
    // What a sibling did may be a finding about this RIB.
    for finding in own where told.insert(finding.seq).inserted {
      let place = rows.firstIndex { $0.line > finding.line } ?? rows.endIndex
      rows.insert(
        Row(
          seq: finding.seq, line: finding.line, time: finding.time, at: finding.at,
          words: "an event of another RIB" + (finding.at.map { " at \($0)" } ?? ""),
          findings: bySeq[finding.seq] ?? []),
        at: place)
    }
    self.rows = rows
  }
}
