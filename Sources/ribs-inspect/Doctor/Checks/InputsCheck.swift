import RIBsAnalysis
import RIBsReport

/// Whether everything that was named can be read.
enum InputsCheck: SetupCheck {
  static let id = "inputs"

  static func diagnoses(_ setup: ExaminedSetup) -> [Diagnosis] {
    var found = setup.unread.map { input in
      unread("\(input.source) cannot be used.", at: [], fix: input.reason.asSentence)
    }
    if !setup.unseen.isEmpty {
      found.append(
        remark(
          "\(counted(setup.unseen.count, "path")) cannot be looked at.",
          because: "What is there was left out.",
          at: setup.unseen.map { "\($0.source): \($0.reason.firstSentence)" },
          fix: "Nothing, if nothing of the app is there."))
    }
    if !setup.unparsed.isEmpty {
      let files = counted(setup.unparsed.count, "Swift file")
      found.append(
        remark(
          "\(files) cannot be parsed in full.",
          because: "What cannot be parsed was not looked at.", at: setup.unparsed,
          fix: "Correct the lines. If the compiler takes them, update ribs-inspect."))
    }
    if !setup.strangers.isEmpty {
      let (count, files) = (setup.strangers.count, counted(setup.strangers.count, "file"))
      found.append(
        remark(
          "\(files) \(count == 1 ? "ends" : "end") in .jsonl and \(count == 1 ? "is" : "are") no trace.",
          because: "`check` fails if it is given such a file.", at: setup.strangers,
          fix: "Nothing, if other programs wrote them. Give `check` a folder that has only traces.")
      )
    }
    return found
  }
}

extension String {
  /// The text up to the first full stop that ends a sentence.
  fileprivate var firstSentence: String {
    firstRange(of: ". ").map { String(self[..<$0.lowerBound]) } ?? self
  }

  /// The text with a capital at its start.
  var asSentence: String { prefix(1).uppercased() + dropFirst() }
}
