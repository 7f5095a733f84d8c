import ArgumentParser
import GraphvizRendering
import RIBsAnalysis
import RIBsDiagram
import RIBsReport

/// The picture of the tree in an app's source, for the option `--tree`.
struct StaticTreePicture {
  private let path: String
  private let format: PictureFormat

  /// - Parameter path: The file to write, whose extension decides the format; `-` is standard output.
  /// - Throws: `ValidationError` if the extension is not a picture format.
  init(to path: String) throws {
    self.path = path
    format = try PictureFormat(ofFile: path)
  }

  /// Draws the tree. A picture that cannot be drawn leaves the file as it is.
  ///
  /// - Parameters:
  ///   - report: The report on the source, joined with traces if there are any.
  ///   - theme: The colours.
  ///   - link: Returns the URL of the code at a line.
  func write(
    _ report: SourceReport, _ theme: GraphvizRenderer.Appearance = .auto,
    link: @escaping Diagram.SourceLink = { _ in nil }
  ) throws {
    let outline = StaticOutline(report)
    let output = try Output.file(path)
    if format == .mermaid {
      try output.write(MermaidTree(outline).text)
    } else {
      try format.write(
        try Diagram.staticTree(outline, Diagram.TreeStyle(link: link)), theme, to: output)
    }
    try output.close()
  }
}
