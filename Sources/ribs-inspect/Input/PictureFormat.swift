import ArgumentParser

/// What a picture can be written as.
enum PictureFormat: String, ExpressibleByArgument, CaseIterable {
  case svg, png, pdf, dot, mermaid, json

  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// By a file's ending.
  init?(ending: String) {
    self.init(rawValue: ending == "mmd" ? "mermaid" : ending)
  }
}
