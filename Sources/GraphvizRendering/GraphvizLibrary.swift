import CGraphviz
import Foundation

/// The one owner of libgvc, which keeps global state and knows no threads: every job runs under its lock.
///
/// `@unchecked`: everything is guarded by `lock`.
final class GraphvizLibrary: @unchecked Sendable {
  static let shared = GraphvizLibrary()

  private let lock = NSLock()
  private let context: OpaquePointer?
  /// The last job's graph, and whether it was laid out. It is freed when the next job comes: to free a large one
  /// takes a tenth of the time of drawing it, and a command that draws one picture ends anyway.
  private var last: (graph: UnsafeMutablePointer<Agraph_t>, isLaidOut: Bool)?

  private init() {
    context = gvContext()
    // Messages come in fragments, one call each; without this they would go to standard error.
    agseterrf { fragment in
      if let fragment { GraphvizMessages.text += String(cString: fragment) }
      return 0
    }
  }

  /// The version of libgvc, such as `2.43.0`.
  var version: String {
    lock.withLock { context.flatMap(gvcVersion).map { String(cString: $0) } ?? "" }
  }

  /// Draws one graph.
  ///
  /// - Parameters:
  ///   - engine: The layout engine, such as `nop2` for a graph whose places are given.
  ///   - format: What to draw, such as `svg`.
  ///   - build: Fills the graph.
  ///   - finish: Makes a picture of the bytes drawn, which may be many and are freed then.
  func render(
    engine: String, format: String,
    build: (GraphvizGraph) throws(GraphvizRenderer.Failure) -> Void,
    finish: (UnsafeBufferPointer<UInt8>) -> [UInt8]
  ) throws(GraphvizRenderer.Failure) -> [UInt8] {
    try layOut(engine: engine, build: build) {
      (context, graph, _) throws(GraphvizRenderer.Failure) in
      var data: UnsafeMutablePointer<CChar>?
      var length = 0
      // A failed call may leave a buffer behind, so its answer counts and not the buffer.
      let status = ribs_render(context, graph.handle, format, &data, &length)
      defer { gvFreeRenderData(data) }
      guard status == 0, let data else { throw failure() }
      return data.withMemoryRebound(to: UInt8.self, capacity: length) {
        finish(UnsafeBufferPointer(start: $0, count: length))
      }
    }
  }

  /// Lays out one graph.
  ///
  /// - Parameters:
  ///   - engine: The layout engine, such as `dot`.
  ///   - build: Fills the graph, and tells of it what `read` wants to know.
  ///   - read: Reads where things stand.
  func layOut<Parts, Result>(
    engine: String, build: (GraphvizGraph) throws(GraphvizRenderer.Failure) -> Parts,
    read: (OpaquePointer, GraphvizGraph, Parts) throws(GraphvizRenderer.Failure) -> Result
  ) throws(GraphvizRenderer.Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    guard let context else { throw .graphviz("libgvc could not be started") }
    // Both outlive a failed job otherwise, and the next one would report them again.
    agreseterrors()
    GraphvizMessages.text = ""
    freeLast()
    guard let handle = ribs_graph_open("ribs") else { throw .graphviz("no graph could be made") }
    last = (handle, isLaidOut: false)
    let graph = GraphvizGraph(handle: handle)
    let parts = try build(graph)
    guard gvLayout(context, handle, engine) == 0 else { throw failure() }
    last = (handle, isLaidOut: true)
    return try read(context, graph, parts)
  }

  private func freeLast() {
    guard let last else { return }
    if last.isLaidOut { gvFreeLayout(context, last.graph) }
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
