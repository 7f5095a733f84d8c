import RIBsDiagram

/// Draws diagrams through libgvc.
public struct GraphvizRenderer: Sendable {
  /// What to draw.
  public enum Format: String, Sendable, CaseIterable {
    /// Scalable, with text as text.
    case svg
    /// Dots, twice as many a point as a plain screen has.
    case png
    /// For print.
    case pdf
    /// Graphviz' own language, every part with its place, for who goes on with Graphviz.
    case dot

    fileprivate var name: String {
      switch self {
      case .svg: "svg"
      case .png: "png:cairo"
      case .pdf: "pdf:cairo"
      case .dot: "dot"
      }
    }
  }

  /// Light or dark.
  public enum Appearance: String, Sendable, CaseIterable {
    /// As the reader prefers, in SVG; light elsewhere.
    case auto
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
  }

  /// Why nothing was drawn.
  public enum Failure: Error, CustomStringConvertible {
    /// What libgvc said.
    case graphviz(String)

    /// What libgvc said, in a sentence.
    public var description: String {
      switch self {
      case .graphviz(let reason): "Graphviz could not draw the picture: \(reason)"
      }
    }
  }

  /// A renderer keeps nothing between two pictures.
  public init() {}

  /// Draws a diagram where its parts stand.
  ///
  /// - Parameters:
  ///   - diagram: What to draw.
  ///   - format: As what.
  ///   - appearance: Light or dark.
  /// - Returns: The picture's bytes, the same for the same diagram and version of Graphviz, and of the fonts
  ///   where letters become dots.
  /// - Throws: ``Failure`` where libgvc fails.
  public func render(
    _ diagram: Diagram, as format: Format = .svg, _ appearance: Appearance = .auto
  ) throws(Failure) -> [UInt8] {
    try GraphvizLibrary.shared.render(engine: "nop2", format: format.name) {
      graph throws(Failure) in
      if format == .png { graph.set(["dpi": "144"]) }
      try GraphvizDrawing(
        diagram, in: graph, isDark: appearance == .dark, drawsWeights: format != .svg
      ).draw()
    } finish: { drawn in
      switch format {
      case .svg: SVGDocument(drawn: drawn, diagram: diagram, appearance: appearance).bytes()
      case .pdf: PDFDocument(drawn: Array(drawn)).bytes()
      case .png, .dot: Array(drawn)
      }
    }
  }
}
