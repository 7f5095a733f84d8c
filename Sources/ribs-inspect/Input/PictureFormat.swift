import ArgumentParser
import Foundation
import GraphvizRendering
import RIBsDiagram
import RIBsReport

/// The formats of a picture.
enum PictureFormat: String, Choice {
  case svg, png, pdf, dot, mermaid, json

  /// The format of a file, by its extension; SVG without one.
  ///
  /// - Parameters:
  ///   - path: The file; nil for standard output.
  ///   - remedy: What to do about an unknown extension, besides using a known one.
  /// - Throws: `ValidationError` if the extension is not a picture format.
  init(ofFile path: String?, remedy: String = "") throws {
    let ending = (path as NSString?)?.pathExtension.lowercased() ?? ""
    guard let format = ending.isEmpty ? .svg : PictureFormat(ending: ending) else {
      throw ValidationError(
        "'\(path ?? "")': the extension is not a picture format. Use \(Self.list)\(remedy)."
          .printable)
    }
    self = format
  }

  private init?(ending: String) {
    self.init(rawValue: ending == "mmd" ? "mermaid" : ending)
  }

  /// Writes a diagram in this format. Mermaid has a layout of its own and is written as text elsewhere.
  ///
  /// - Parameters:
  ///   - diagram: The diagram.
  ///   - theme: The colours.
  ///   - output: Receives the picture.
  func write(
    _ diagram: Diagram, _ theme: GraphvizRenderer.Appearance, to output: Output
  ) throws {
    guard let format = GraphvizRenderer.Format(rawValue: rawValue) else {
      return try output.write(diagram.json())
    }
    if self == .pdf { Self.useUTC() }
    // Keep the first failure and skip all later chunks.
    var written = Result<Void, any Error>.success(())
    try GraphvizRenderer().draw(diagram, as: format, theme) { piece in
      if case .success = written { written = Result { try output.write(piece) } }
    }
    try written.get()
  }

  /// Cairo writes the time zone into a PDF. The command itself shows no local time, and no other thread reads the
  /// environment while it draws.
  private static func useUTC() {
    setenv("TZ", "UTC0", 1)
    tzset()
  }
}
