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

    /// Text stays text in the others.
    fileprivate var drawsLetters: Bool {
      switch self {
      case .png, .pdf: true
      case .svg, .dot: false
      }
    }

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
    var bytes: [UInt8] = []
    try draw(diagram, as: format, appearance) { bytes += $0 }
    return bytes
  }

  /// Draws a diagram where its parts stand, and hands on each piece as soon as it is drawn: a picture of 100,000
  /// RIBs has 150 MB.
  ///
  /// - Parameters:
  ///   - diagram: What to draw.
  ///   - format: As what.
  ///   - appearance: Light or dark.
  ///   - take: Takes the next bytes, which are gone when it returns. libgvc cannot be stopped: who has no place
  ///     for more of them lets the rest pass.
  /// - Throws: ``Failure`` where libgvc fails. What was taken until then is no picture.
  public func draw(
    _ diagram: Diagram, as format: Format = .svg, _ appearance: Appearance = .auto,
    to take: (UnsafeRawBufferPointer) -> Void
  ) throws(Failure) {
    func draw(to take: (UnsafeRawBufferPointer) -> Void) throws(Failure) {
      try GraphvizLibrary.shared.draw(
        engine: "nop2", format: format.name, needsFonts: format.drawsLetters,
        build: { graph throws(Failure) in
          if format == .png { graph.set(["dpi": "144"]) }
          try GraphvizDrawing(
            diagram, in: graph, isDark: appearance == .dark, isSVG: format == .svg
          ).draw()
        }, to: take)
    }
    switch format {
    case .svg:
      var document = SVGDocument(diagram, appearance)
      try draw { document.pass($0, to: take) }
    case .pdf:
      var drawn: [UInt8] = []
      try draw { drawn += $0 }
      PDFDocument(drawn: drawn).bytes().withUnsafeBytes(take)
    case .png, .dot: try draw(to: take)
    }
  }
}
