import CGraphviz
import CGraphvizDrawing
import Foundation

/// The only owner of libgvc, which keeps global state and is not thread-safe. Every job runs under its lock.
///
/// `@unchecked`: `lock` guards all state.
final class GraphvizLibrary: @unchecked Sendable {
  static let shared = GraphvizLibrary()

  /// Receives the next bytes of a picture. They are valid only during the call.
  typealias Take = (UnsafeRawBufferPointer) -> Void

  private let lock = NSLock()
  /// Draws text as text and loads no font library.
  private lazy var plain = ribs_context_without_fonts()
  /// Draws glyphs with this machine's fonts.
  private lazy var withFonts = gvContext()
  /// The last job's graph and the context of its layout. The next job frees them: freeing a large graph takes a
  /// tenth of the drawing time, and a command that draws one picture exits anyway.
  private var last: (graph: UnsafeMutablePointer<Agraph_t>, layout: OpaquePointer?)?

  private init() {
    // Messages arrive in fragments, one per call. Without a handler they would go to standard error.
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
  ///   - engine: The layout engine, such as `nop2` for a graph whose positions are set.
  ///   - format: The output format, such as `svg`.
  ///   - needsFonts: Whether glyphs are drawn, as in a bitmap, rather than left to the reader.
  ///   - build: Fills the graph.
  ///   - take: Receives the picture in chunks.
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
      withUnsafePointer(to: take) { state in
        ribs_draw(context, graph.handle, format, state) { state, bytes, count in
          let take = state.assumingMemoryBound(to: Take.self).pointee
          take(UnsafeRawBufferPointer(start: bytes, count: count))
        }
      }
    }
  }

  /// Lays out one graph.
  ///
  /// - Parameters:
  ///   - engine: The layout engine, such as `dot`.
  ///   - needsFonts: Whether text is measured.
  ///   - build: Fills the graph and returns what `read` needs.
  ///   - read: Reads the positions.
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
    // Reset the error state and the messages, which outlive a failed job. The next job would report them again.
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

/// Holds the messages, since the C callback cannot capture. Accessed only under the library's lock.
private enum GraphvizMessages {
  nonisolated(unsafe) static var text = ""
}
