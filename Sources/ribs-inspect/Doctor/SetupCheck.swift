import RIBsReport

/// One thing that `ribs-inspect doctor` looks at. A check is a file in `Checks/` and a line in ``SetupCatalogue``.
protocol SetupCheck: SendableMetatype {
  /// The check's name in reports and in docs/doctor.md. It never changes its meaning.
  static var id: String { get }

  /// What the check finds. It is empty if there is nothing to look at, such as a config.
  static func diagnoses(_ setup: ExaminedSetup) -> [Diagnosis]
}

extension SetupCheck {
  /// Something is in order.
  ///
  /// - Parameter title: What it is, in a few words.
  static func fine(_ title: String) -> Diagnosis { Diagnosis(.fine, check: id, title) }

  /// Something has to be mended.
  ///
  /// - Parameters:
  ///   - title: What it is, in a sentence.
  ///   - reason: Why it matters.
  ///   - places: Where it is.
  ///   - fix: What to do about it.
  static func wrong(
    _ title: String, because reason: String?, at places: [String] = [], fix: String
  ) -> Diagnosis {
    Diagnosis(.wrong, check: id, title, because: reason, at: places, fix: fix)
  }

  /// Something is worth knowing, and may be on purpose. The parameters are those of ``wrong(_:because:at:fix:)``.
  static func remark(
    _ title: String, because reason: String?, at places: [String] = [], fix: String
  ) -> Diagnosis {
    Diagnosis(.remark, check: id, title, because: reason, at: places, fix: fix)
  }

  /// An input cannot be read.
  ///
  /// - Parameters:
  ///   - title: Which it is, in a sentence.
  ///   - fix: Why, and what to do about it.
  static func unread(_ title: String, at places: [String], fix: String) -> Diagnosis {
    Diagnosis(.unread, check: id, title, at: places, fix: fix)
  }
}
