import RIBsAnalysis
import RIBsReport
import RIBsSource

/// What init shows: what it found, what it would write, and what comes next.
struct SetupText {
  private let style: TextStyle
  /// The column at which a fact begins.
  private static let column = 11
  /// At most this many names of a kind are shown.
  private static let mostNames = 5
  /// At most this many lines of a file are shown.
  private static let mostLines = 60

  init(_ style: TextStyle) { self.style = style }

  // MARK: What was found

  /// What the app is made of, one fact a line.
  ///
  /// - Parameter check: What its source shows; nil if it cannot be read.
  func text(_ facts: AppFacts, _ check: CheckReport?) -> String {
    var lines = [style.bold("Found")]
    func add(_ title: String, _ text: String) {
      lines += style.lines(text, label: "  \(title)", indent: Self.column)
    }
    let runtime = runtimeWords(facts.runtime)
    var missing: [(String, String)] = []
    runtime.isFound ? add("runtime", runtime.words) : missing.append(("runtime", runtime.words))
    let ribs = facts.survey.ribs
    if !ribs.isEmpty {
      let roots = Set(ribs.filter { $0.kind == .launch }.map(\.name)).sorted()
      add(
        "RIBs",
        "\(ribs.count) in " + names(facts.survey.modules)
          + (roots.isEmpty ? "" : "; launched: \(names(roots))"))
    }
    for found in facts.managers { add("build", "\(found.manager.rawValue): \(names(found.files))") }
    if facts.managers.isEmpty {
      missing.append(("build", "no Package.swift, project or Podfile"))
    }
    for found in facts.ci {
      add("CI", "\(found.system.rawValue): \(found.file)")
    }
    if facts.ci.isEmpty {
      missing.append(("CI", "none of " + CISystem.allCases.map(\.marker).joined(separator: ", ")))
    }
    for tests in facts.tests.prefix(Self.mostNames) {
      let modules = tests.modules.isEmpty ? "" : ", tests \(names(tests.modules))"
      let checks = tests.linksChecks ? ", links \(AppTests.checks)" : ""
      add(
        "tests", "\(tests.name): \(tests.framework.rawValue)\(modules)\(checks) (\(tests.folder))")
    }
    if facts.tests.count > Self.mostNames {
      add("tests", "\(facts.tests.count - Self.mostNames) more targets")
    }
    if facts.tests.isEmpty { missing.append(("tests", "no test target")) }
    if let check { add("source", sourceWords(check)) }
    if !missing.isEmpty {
      lines += ["", style.bold("Not found")]
      for (title, text) in missing { add(title, text) }
    }
    let unread = facts.folder.unreadable
    if !unread.isEmpty || facts.folder.isCut { lines += ["", style.bold("Not read")] }
    for folder in unread.prefix(Self.mostNames) {
      add("folder", "\(folder) cannot be read. Check its permissions.")
    }
    if unread.count > Self.mostNames { add("folder", "\(unread.count - Self.mostNames) more") }
    if facts.folder.isCut { add("folder", "the deepest ones: there are too many files.") }
    return joined(lines)
  }

  /// What the source shows today.
  private func sourceWords(_ check: CheckReport) -> String {
    func count(_ severity: Severity) -> Int { check.causes.count { $0.severity == severity } }
    let parts = [(Severity.error, "error"), (.warning, "warning"), (.info, "note")]
      .filter { count($0.0) > 0 }.map { counted(count($0.0), $0.1) }
    let words = parts.isEmpty ? "no finding" : parts.joined(separator: ", ")
    let unread = check.source?.isIncomplete ?? false
    return words + (unread ? "; a part of it cannot be read in full" : "")
  }

  private func runtimeWords(_ runtime: AppRuntime) -> (words: String, isFound: Bool) {
    switch runtime {
    case .known(let known, let files, let locked):
      let isFork =
        locked?.owner.map { $0.lowercased() != known.owner.lowercased() } ?? false
      let name = isFork ? "\(locked?.owner ?? "")'s fork of \(known.name)" : known.name
      return (named(name, files, locked), true)
    case .instrumented(let files, let locked):
      return (named("the runtime of \(Product.name)", files, locked), true)
    case .own(let bases):
      guard let bases else { return ("your own, as the config says", true) }
      return ("your own, it seems: routers inherit from \(names(bases.routers))", true)
    case .unnamed:
      return ("no import of a known one; its routers are read all the same", true)
    case .none:
      let known = KnownRuntime.all.map(\.module)
      return ("no import of \(known.joined(separator: ", "))", false)
    }
  }

  private func named(_ name: String, _ files: Int, _ locked: LockedPackage?) -> String {
    let version = locked?.version.map { " \($0)" } ?? ""
    let place = locked.map { "in \($0.file)" } ?? "its version is in no lock file"
    return "\(name)\(version), imported by \(counted(files, "file")); \(place)"
  }

  // MARK: What would be written

  /// The plan, with the content of each file.
  func text(_ plan: SetupPlan) -> String {
    let count = plan.newFiles.count
    var lines = [
      "", style.bold(count == 0 ? "Nothing to write" : "\(counted(count, "file")) to write"),
    ]
    for part in plan.parts {
      lines.append("")
      switch part {
      case .file(let file): lines += self.lines(file)
      case .step(let lead, let text):
        lines += style.lines(lead, indent: 2)
        lines += preview(text.split(whereSeparator: \.isNewline).map(String.init), mark: "│")
      case .none(let reason): lines += style.lines(reason, indent: 2)
      }
    }
    return joined(lines)
  }

  private func lines(_ file: PlannedFile) -> [String] {
    guard let missing = file.missing else {
      return [style.good("  \(file.path.printable)") + file.note] + preview(file.preview, mark: "│")
    }
    let words = "\(file.path) is there already, and stays as it is."
    guard !missing.isEmpty else { return style.lines(words, indent: 2) }
    return style.lines("\(words) It does not have:", indent: 2) + preview(missing, mark: "+")
  }

  private func preview(_ lines: [String], mark: String) -> [String] {
    let shown = lines.prefix(Self.mostLines).map { line in
      style.dim("    \(mark)") + (line.isEmpty ? "" : " \(line.printable)")
    }
    let more = lines.count - shown.count
    return more > 0 ? shown + ["    … and \(counted(more, "line")) more"] : shown
  }

  // MARK: What comes next

  /// The files that were written.
  func text(wrote files: [PlannedFile]) -> String {
    joined(["", style.bold("Wrote")] + files.map { "  \($0.path.printable)" })
  }

  /// The next steps, numbered.
  func text(_ steps: [NextStep]) -> String {
    var lines = ["", style.bold("Next")]
    for (index, step) in steps.enumerated() {
      lines += style.lines(step.text, label: "  \(index + 1).", indent: 5)
      if let command = step.command { lines.append("       \(command)") }
      lines.append("     " + style.dim(step.page.address))
    }
    return joined(lines)
  }

  // MARK: Words

  private func joined(_ lines: [String]) -> String { lines.map { "\($0)\n" }.joined() }

  private func names(_ names: [String]) -> String {
    let more = names.count - Self.mostNames
    let shown = names.prefix(Self.mostNames).joined(separator: ", ")
    return more > 0 ? "\(shown) and \(more) more" : shown
  }
}
