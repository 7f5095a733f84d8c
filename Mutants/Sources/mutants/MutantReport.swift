import Breaking

/// What a person reads in the end.
struct MutantReport {
  let text: String

  init(target: String, outcomes: [TrialOutcome]) {
    var lines: [String] = []
    var noticed = 0
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
      lines.append(
        "\(mutant.file):\(mutant.line): \(mutant.kind.rawValue) #\(mutant.number), \(word)")
      lines.append("    \(mutant.text)")
      if mutant.part != mutant.text { lines.append("    ^ \(mutant.part)") }
    }
    lines.append("\(target): of \(outcomes.count) mutants the tests notice \(noticed).")
    text = lines.joined(separator: "\n")
  }
}
