import RIBsAnalysis
import RIBsReport

/// Whether the config's suppressions still apply, and whether anything needs them.
enum SuppressionsCheck: SetupCheck {
  static let id = "suppressions"

  static func diagnoses(_ setup: ExaminedSetup) -> [Diagnosis] {
    guard let file = setup.config?.file, !file.policy.suppressions.isEmpty else { return [] }
    let expired = file.policy.suppressions.filter { $0.isExpired(on: setup.today) }
    var found = expired.map { suppression in
      wrong(
        "The suppression of \(suppression.rule) at '\(suppression.path)' ran out on \(suppression.until ?? "").",
        because: "Its findings count again. It was accepted because: \(suppression.reason)",
        at: ["\(file.path):\(suppression.line)"],
        fix: "Fix what it accepted and remove it, or set a new day in 'until'.")
    }
    found += unused(file, setup)
    if found.isEmpty {
      found.append(
        fine("\(counted(file.policy.suppressions.count, "suppression")), none has run out"))
    }
    return found
  }

  /// The suppressions that match nothing in the traces.
  private static func unused(_ file: ConfigFile, _ setup: ExaminedSetup) -> [Diagnosis] {
    guard !setup.traces.isEmpty else { return [] }
    let lines = Set(file.policy.judge(setup.traces, today: setup.today).remarks.compactMap(\.line))
    return file.policy.suppressions.filter { suppression in
      lines.contains(suppression.line) && !suppression.isExpired(on: setup.today)
    }.map { suppression in
      remark(
        "The suppression of \(suppression.rule) at '\(suppression.path)' matches nothing in the traces.",
        because: "If nothing needs it, it only hides what comes next.",
        at: ["\(file.path):\(suppression.line)"],
        fix: "Remove it, unless other traces need it.")
    }
  }
}
