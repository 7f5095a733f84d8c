import RIBsReport

/// Whether the Swift compiler can build the package and its plugin.
enum CompilerCheck: SetupCheck {
  static let id = "compiler"

  /// The tools version of Package.swift.
  private static let oldest = (major: 6, minor: 2)

  static func diagnoses(_ setup: ExaminedSetup) -> [Diagnosis] {
    let fix =
      "Install Swift 6.2 or newer from https://www.swift.org/install, or Xcode 26 or newer, and put it first on the PATH."
    guard let version = version else {
      return [
        remark(
          "No Swift compiler is on the PATH.",
          because:
            "Traces and source can be read without one; the package and its plugin cannot be built.",
          fix: fix)
      ]
    }
    guard (version.major, version.minor) >= oldest else {
      return [
        wrong(
          "Swift \(version.major).\(version.minor) on the PATH is too old.",
          because: "The package and its plugin need Swift \(oldest.major).\(oldest.minor).",
          fix: fix)
      ]
    }
    return [fine("Swift \(version.major).\(version.minor) builds the package and its plugin")]
  }

  private static var version: (major: Int, minor: Int)? {
    guard let text = ProgramOutput.text(of: "swift", ["--version"]),
      let match = text.firstMatch(of: /Swift version ([0-9]{1,6})\.([0-9]{1,6})/),
      let major = Int(match.output.1), let minor = Int(match.output.2)
    else { return nil }
    return (major, minor)
  }
}
