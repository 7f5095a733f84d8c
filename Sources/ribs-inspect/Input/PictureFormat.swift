import ArgumentParser

/// The formats of a picture.
enum PictureFormat: String, ExpressibleByArgument, CaseIterable {
  case svg, png, pdf, dot, mermaid, json

  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// The format of a file extension.
  init?(ending: String) {
    self.init(rawValue: ending == "mmd" ? "mermaid" : ending)
  }
}
