import RIBsReport

/// A page of the documentation.
enum DocsPage: String, CaseIterable {
  case config, napkin, recorder, source, testing
  case modernRIBs = "modernribs"
  case traceFormat = "trace-format"
  case uberRIBs = "uber-ribs"

  /// Where the page is.
  var address: String { "\(Product.repository)/blob/main/docs/\(rawValue).md" }
}
