import ArgumentParser
import GraphvizRendering
import RIBsDiagram

/// What a picture can be written as.
enum PictureFormat: String, ExpressibleByArgument, CaseIterable {
  case svg, png, pdf, dot, json

  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

  func bytes(of diagram: Diagram, _ theme: GraphvizRenderer.Appearance) throws -> [UInt8] {
    switch self {
    case .svg: try GraphvizRenderer().render(diagram, as: .svg, theme)
    case .png: try GraphvizRenderer().render(diagram, as: .png, theme)
    case .pdf: try GraphvizRenderer().render(diagram, as: .pdf, theme)
    case .dot: try GraphvizRenderer().render(diagram, as: .dot, theme)
    case .json: diagram.json()
    }
  }
}
