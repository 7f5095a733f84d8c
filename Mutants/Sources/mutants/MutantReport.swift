import Breaking

/// What a person reads in the end.
struct MutantReport {
  let text: String

  init(target: String, outcomes: [TrialOutcome], harmless: HarmlessMutants) {
    var lines: [String] = []
    var (noticed, excused) = (0, 0)
    for outcome in outcomes {
      let mutant = outcome.mutant
      let word: String
      switch outcome.result {
      case .noticed, .hung:
        noticed += 1
        continue
      case .survived: word = "survived"
      case .unreached: word = "no test runs it"
      }
      if let reason = harmless.reason(for: mutant) {
        excused += 1
        lines.append("\(mutant.file):\(mutant.line): harmless: \(reason)")
        continue
      }
      lines.append(
        "\(mutant.file):\(mutant.line): \(mutant.kind.rawValue) #\(mutant.number), \(word)")
      lines.append("    \(mutant.text)")
      if mutant.part != mutant.text { lines.append("    ^ \(mutant.part)") }
    }
    let rest = outcomes.count - noticed - excused
    lines.append(
      "\(target): of \(outcomes.count) mutants the tests notice \(noticed); \(excused) are harmless, \(rest) survive."
    )
    text = lines.joined(separator: "\n")
  }
}
