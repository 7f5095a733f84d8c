import RIBsAnalysis
import RIBsTrace

/// The edit that mends a cause in source, as a SARIF fix.
struct SARIFFix {
  let description: String
  let position: FilePosition
  /// In the file of the position.
  let replacements: [Replacement]

  static let format = JSONFormat<Self>.object([
    .required("description", SARIFText.format, { SARIFText(text: $0.description) }),
    .required("artifactChanges", .list(of: change), { [$0] }),
  ])

  private static let change = JSONFormat<Self>.object([
    .required("artifactLocation", FilePosition.artifact, \.position),
    .required("replacements", .list(of: replacement), \.replacements),
  ])

  private static let replacement = JSONFormat<Replacement>.object([
    .required("deletedRegion", region, { $0 }),
    .required("insertedContent", SARIFText.format, { SARIFText(text: $0.text) }),
  ])

  private static let region = JSONFormat<Replacement>.object([
    .required("startLine", .positive, \.start.line),
    .required("startColumn", .positive, \.start.column),
    .required("endLine", .positive, \.end.line),
    .required("endColumn", .positive, \.end.column),
  ])
}
