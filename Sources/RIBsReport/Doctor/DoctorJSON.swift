import RIBsTrace

/// A doctor's report for other programs. Keys are sorted. The version rises when a key changes its meaning.
package struct DoctorJSON {
  private let report: DoctorReport

  /// - Parameter report: What was found.
  package init(_ report: DoctorReport) { self.report = report }

  /// Writes the report as JSON with a line ending.
  ///
  /// - Parameter output: Receives the next bytes, in UTF-8.
  package func write(to output: ([UInt8]) throws -> Void) rethrows {
    try Self.format.write(self, to: output)
  }

  /// The document's keys. Its schema follows from them.
  package static let format = JSONFormat<Self>.object(
    "Diagnoses by ribs-inspect, version 1", "The output of 'ribs-inspect doctor --format json'.",
    [
      .required(
        "diagnoses", .list(of: diagnosis),
        "What the checks found: what cannot be read first, then what is wrong, what is worth knowing and what is fine.",
        \.report.diagnoses),
      .required("state", .word, "The worst of all states.", \.report.state),
      .required("subjects", .list(of: .text), "What was looked at, in words.", \.report.subjects),
      .required("tool", .text, "The version of ribs-inspect.") { _ in Product.version },
      .version(1),
    ])

  private static let diagnosis = JSONFormat<Diagnosis>.object(
    "diagnosis", "What was found of one thing.",
    [
      .required(
        "check", .text, "The check that looked at it; docs/doctor.md lists them.", \.check),
      .optional("fix", .text, "What to do about it.", \.fix),
      .required("places", .list(of: .text), "Where it is: files, lines or variables.", \.places),
      .optional("reason", .text, "Why it matters.", \.reason),
      .required(
        "state", .word,
        "How the thing is: an input that cannot be read, something to be mended, something worth knowing, or fine.",
        \.state),
      .required("title", .text, "What was found.", \.title),
    ])
}
