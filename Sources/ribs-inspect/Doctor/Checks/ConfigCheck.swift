import RIBsReport

/// Whether the config can be used.
enum ConfigCheck: SetupCheck {
  static let id = "config"

  static func diagnoses(_ setup: ExaminedSetup) -> [Diagnosis] {
    guard let config = setup.config else {
      return [fine("No \(ConfigFile.name): all rules have their own severity")]
    }
    guard !config.complaints.isEmpty else { return [fine("\(config.path) can be used")] }
    return config.complaints.map { complaint in
      // Whatever is wrong in a file that cannot be opened is unknown.
      guard config.isReadable else {
        return unread(
          "\(complaint.place) cannot be used.", at: [], fix: complaint.reason.asSentence)
      }
      return wrong(
        complaint.reason.asSentence, because: "No command runs with this config.",
        at: [complaint.place],
        fix: "Correct the line. \(DocsPage.config.address) lists the keys and their values.")
    }
  }
}
