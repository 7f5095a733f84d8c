import Foundation
import RIBsAnalysis
import RIBsReport

/// Whether the baseline can be used.
enum BaselineCheck: SetupCheck {
  static let id = "baseline"

  /// The name that the documentation uses.
  static let usualName = "ribs-baseline.json"

  static func diagnoses(_ setup: ExaminedSetup) -> [Diagnosis] {
    guard let path = setup.baseline else { return [] }
    guard let data = FileManager.default.contents(atPath: path) else {
      return [
        unread(
          "\(path) cannot be read.", at: [],
          fix:
            "Check the path, or write a baseline with '\(Product.name) check --write-baseline \(path)'."
        )
      ]
    }
    do {
      let baseline = try Baseline(data, file: path)
      return [fine("\(path) accepts \(counted(baseline.entries.count, "cause"))")]
    } catch {
      return [
        wrong(
          "\(path) is no baseline that this version reads.",
          because: "A check with this baseline ends with exit code 2.", at: [path],
          fix: error.description.asSentence)
      ]
    }
  }
}
