import RIBsDiagram

/// Draws diagrams through libgvc.
package struct GraphvizRenderer: Sendable {
  /// The output format.
  package enum Format: String, Sendable, CaseIterable {
    /// Scalable, with text as text.
    case svg
    /// A bitmap with two pixels per point.
    case png
    /// For print.
    case pdf
    /// Graphviz's own language, with every position, for further work in Graphviz.
    case dot

    /// Whether glyphs are drawn. In the other formats, text stays text.
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
  package enum Appearance: String, Sendable, CaseIterable {
    /// The reader's preference in SVG; light in other formats.
    case auto
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
  }

  /// Why drawing failed.
  package enum Failure: Error, CustomStringConvertible {
    /// Graphviz could not be loaded, and why.
    case missing(String)
    /// The messages of libgvc.
    case graphviz(String)

    /// The failure in a sentence, with the remedy if one is known.
    package var description: String {
      switch self {
      case .missing(let reason):
        """
        Graphviz, which draws the pictures, cannot be loaded: \(reason). Install it with 'apt install graphviz' \
        on Debian and Ubuntu, or 'brew install graphviz' on a Mac. Everything else works without it
        """
      case .graphviz(let reason): "Graphviz could not draw the picture: \(reason)"
      }
    }
  }

  /// Creates a renderer. It keeps no state between pictures.
  package init() {}

  /// Draws a diagram at its own positions.
  ///
  /// - Parameters:
  ///   - diagram: The diagram to draw.
  ///   - format: The output format.
  ///   - appearance: Light or dark.
  /// - Returns: The picture's bytes. The same diagram and Graphviz version give the same bytes, and for bitmaps
  ///   also the same fonts.
  /// - Throws: ``Failure`` if libgvc fails.
  package func render(
    _ diagram: Diagram, as format: Format = .svg, _ appearance: Appearance = .auto
  ) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    try draw(diagram, as: format, appearance) { bytes += $0 }
    return bytes
  }

  /// Draws a diagram at its own positions and passes on each chunk as soon as it is drawn. A picture of 100,000
  /// RIBs takes 150 MB.
  ///
  /// - Parameters:
  ///   - diagram: The diagram to draw.
  ///   - format: The output format.
  ///   - appearance: Light or dark.
  ///   - take: Receives the next bytes, which are valid only during the call. libgvc cannot be stopped: a
  ///     receiver that can take no more must ignore the rest.
  /// - Throws: ``Failure`` if libgvc fails. Bytes received before that are not a valid picture.
  package func draw(
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
