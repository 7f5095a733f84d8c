import GraphvizRendering
import RIBsAnalysis
import RIBsDiagram
import RIBsTesting

extension RIBTreePicture {
  /// An SVG, drawn with Graphviz like that of `ribs-inspect render`.
  public static var graphviz: RIBTreePicture {
    RIBTreePicture(fileExtension: "svg") { session in
      guard let tree = try? Diagram.liveTree(of: session) else { return nil }
      return try? GraphvizRenderer().render(tree)
    }
  }
}
