import CGraphviz
import CGraphvizDrawing
import Foundation

/// The one owner of libgvc, which keeps global state and knows no threads: every job runs under its lock.
///
/// `@unchecked`: everything is guarded by `lock`.
final class GraphvizLibrary: @unchecked Sendable {
  static let shared = GraphvizLibrary()

  /// Takes the next bytes of a picture, which are gone when it returns.
  typealias Take = (UnsafeRawBufferPointer) -> Void

  private let lock = NSLock()
  /// Draws text as text, and asks no library of fonts.
  private lazy var plain = ribs_context_without_fonts()
  /// Draws letters by the fonts of this machine.
  private lazy var withFonts = gvContext()
  /// The last job's graph, and what it was laid out by. It is freed when the next job comes: to free a large one
  /// takes a tenth of the time of drawing it, and a command that draws one picture ends anyway.
  private var last: (graph: UnsafeMutablePointer<Agraph_t>, layout: OpaquePointer?)?

  private init() {
    // Messages come in fragments, one call each; without this they would go to standard error.
    agseterrf { fragment in
      if let fragment { GraphvizMessages.text += String(cString: fragment) }
      return 0
    }
  }

  /// The version of libgvc, such as `2.43.0`.
  var version: String {
    lock.withLock { plain.flatMap(gvcVersion).map { String(cString: $0) } ?? "" }
  }

  /// Draws one graph.
  ///
  /// - Parameters:
  ///   - engine: The layout engine, such as `nop2` for a graph whose places are given.
  ///   - format: What to draw, such as `svg`.
  ///   - needsFonts: Whether letters are drawn, as in dots, and not left to the reader.
  ///   - build: Fills the graph.
  ///   - take: Takes what is drawn, piece by piece.
  func draw(
    engine: String, format: String, needsFonts: Bool,
    build: (GraphvizGraph) throws(GraphvizRenderer.Failure) -> Void,
    to take: Take
  ) throws(GraphvizRenderer.Failure) {
    try layOut(engine: engine, needsFonts: needsFonts, build: build) {
      (context, graph, _) throws(GraphvizRenderer.Failure) in
      guard Self.draw(graph, in: context, as: format, to: take) == 0 else { throw failure() }
    }
  }

  private static func draw(
    _ graph: GraphvizGraph, in context: OpaquePointer, as format: String,
    to take: Take
  ) -> Int32 {
    withoutActuallyEscaping(take) { take in
      withUnsafePointer(to: take) { place in
        ribs_draw(context, graph.handle, format, place) { place, bytes, count in
          let take = place.assumingMemoryBound(to: Take.self).pointee
          take(UnsafeRawBufferPointer(start: bytes, count: count))
        }
      }
    }
  }

  /// Lays out one graph.
  ///
  /// - Parameters:
  ///   - engine: The layout engine, such as `dot`.
  ///   - needsFonts: Whether texts are measured.
  ///   - build: Fills the graph, and tells of it what `read` wants to know.
  ///   - read: Reads where things stand.
  func layOut<Parts, Result>(
    engine: String, needsFonts: Bool = false,
    build: (GraphvizGraph) throws(GraphvizRenderer.Failure) -> Parts,
    read: (OpaquePointer, GraphvizGraph, Parts) throws(GraphvizRenderer.Failure) -> Result
  ) throws(GraphvizRenderer.Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    guard let context = needsFonts ? withFonts : plain else {
      throw .graphviz("libgvc could not be started")
    }
    // Both outlive a failed job otherwise, and the next one would report them again.
    agreseterrors()
    GraphvizMessages.text = ""
    freeLast()
    guard let handle = ribs_graph_open("ribs") else { throw .graphviz("no graph could be made") }
    last = (handle, layout: nil)
    let graph = GraphvizGraph(handle: handle)
    let parts = try build(graph)
    guard gvLayout(context, handle, engine) == 0 else { throw failure() }
    last = (handle, layout: context)
    return try read(context, graph, parts)
  }

  private func freeLast() {
    guard let last else { return }
    if let context = last.layout { gvFreeLayout(context, last.graph) }
    agclose(last.graph)
    self.last = nil
  }

  private func failure() -> GraphvizRenderer.Failure {
    let lines = GraphvizMessages.text.split(separator: "\n").map(String.init)
    return .graphviz(lines.isEmpty ? "no reason given" : lines.joined(separator: "; "))
  }
}

/// Where the C callback, which can capture nothing, leaves its text. Only touched under the library's lock.
private enum GraphvizMessages {
  nonisolated(unsafe) static var text = ""
}
