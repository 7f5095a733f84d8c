import Foundation
import RIBsDiagram

/// Draws diagrams through libgvc.
public struct GraphvizRenderer: Sendable {
  /// What to draw.
  public enum Format: String, Sendable, CaseIterable {
    /// Scalable, with text as text.
    case svg
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
  /// - Returns: The picture's bytes, the same for the same diagram and version of Graphviz.
  /// - Throws: ``Failure`` where libgvc fails.
  public func render(
    _ diagram: Diagram, as format: Format = .svg
  ) throws(Failure) -> [UInt8] {
    let drawn = try GraphvizLibrary.shared.render(engine: "nop2", format: format.rawValue) {
      graph throws(Failure) in try GraphvizDrawing(diagram: diagram, graph: graph).draw()
    }
    switch format {
    case .svg: return SVGDocument(drawn: drawn, diagram: diagram).bytes()
    }
  }
}
