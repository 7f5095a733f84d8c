import CGraphviz
import Foundation

/// The only owner of libgvc, which keeps global state and is not thread-safe. Every job runs under its lock.
///
/// The first job loads libgvc, so that a machine without Graphviz can do everything but draw.
///
/// `@unchecked`: `lock` guards all state.
final class GraphvizLibrary: @unchecked Sendable {
  static let shared = GraphvizLibrary()

  /// Receives the next bytes of a picture. They are valid only during the call.
  typealias Take = (UnsafeRawBufferPointer) -> Void

  private let lock = NSLock()
  private lazy var graphviz = Self.load()
  /// Draws text as text and loads no font library.
  private lazy var plain = try? ribs_context_without_fonts(graphviz.get())
  /// Draws glyphs with this machine's fonts.
  private lazy var withFonts = try? graphviz.get().pointee.gvContext()
  /// The last job's graph and the context of its layout. The next job frees them: freeing a large graph takes a
  /// tenth of the drawing time, and a command that draws one picture exits anyway.
  private var last: (graph: GraphvizGraph, layout: OpaquePointer?)?

  private init() {}

  private static func load() -> Result<UnsafePointer<ribs_graphviz>, GraphvizRenderer.Failure> {
    let functions = UnsafeMutablePointer<ribs_graphviz>.allocate(capacity: 1)
    if let reason = ribs_load_graphviz(functions) {
      functions.deallocate()
      return .failure(.missing(String(cString: reason)))
    }
    // Messages arrive in fragments, one per call. Without a handler they would go to standard error.
    _ = functions.pointee.agseterrf { fragment in
      if let fragment { GraphvizMessages.text += String(cString: fragment) }
      return 0
    }
    return .success(UnsafePointer(functions))
  }

  /// The version of libgvc, such as `2.43.0`.
  ///
  /// - Throws: ``GraphvizRenderer/Failure`` if libgvc cannot be loaded.
  func version() throws(GraphvizRenderer.Failure) -> String {
    lock.lock()
    defer { lock.unlock() }
    let graphviz = try self.graphviz.get()
    return plain.flatMap { graphviz.pointee.gvcVersion($0) }.map { String(cString: $0) } ?? ""
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
        ribs_draw(graph.graphviz, context, graph.handle, format, state) { state, bytes, count in
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
    let graphviz = try self.graphviz.get()
    guard let context = needsFonts ? withFonts : plain else {
      throw .graphviz("libgvc could not be started")
    }
    // Reset the error state and the messages, which outlive a failed job. The next job would report them again.
    _ = graphviz.pointee.agreseterrors()
    GraphvizMessages.text = ""
    freeLast()
    let graph = try GraphvizGraph(graphviz)
    last = (graph, layout: nil)
    let parts = try build(graph)
    guard graphviz.pointee.gvLayout(context, graph.handle, engine) == 0 else { throw failure() }
    last = (graph, layout: context)
    return try read(context, graph, parts)
  }

  private func freeLast() {
    guard let (graph, layout) = last else { return }
    if let layout { _ = graph.graphviz.pointee.gvFreeLayout(layout, graph.handle) }
    _ = graph.graphviz.pointee.agclose(graph.handle)
    last = nil
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
