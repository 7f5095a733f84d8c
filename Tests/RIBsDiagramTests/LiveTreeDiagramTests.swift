import Foundation
import RIBsAnalysis
import RIBsDiagram
import TestSupport
import Testing

@Suite("The picture of a tree")
struct LiveTreeDiagramTests {
  private func picture(_ script: String) throws -> Diagram {
    let session = try #require(try sessions(script).last)
    return try #require(Diagram.liveTree(of: session))
  }

  private func box(_ label: String, in diagram: Diagram) throws -> Diagram.Box {
    try #require(diagram.boxes.first { $0.label == label })
  }

  @Test func `kinds of RIBs differ in shape`() throws {
    let diagram = try picture(
      """
      root Root
      create Flow viewless
      open Root Flow
      open Flow Home
      """)
    #expect(try box("Root", in: diagram).shape == .doubled)
    #expect(try box("Flow", in: diagram).shape == .hexagon)
    #expect(try box("Home", in: diagram).shape == .rounded)
  }

  @Test func `an inactive RIB and a faulty one are told apart from the others`() throws {
    let diagram = try picture(
      """
      root Root
      open Root Home
      create Silent
      attach Root Silent
      open Root Post
      hold Root.post Post
      unhold Root.post Post
      """)
    #expect(try box("Home", in: diagram).role == .active)
    #expect(try box("Silent", in: diagram).role == .inactive)
    #expect(try box("Post", in: diagram).role == .faulty)
    #expect(diagram.captions.contains { $0.text == "✗ lost-child" && $0.role == .badge })
  }

  @Test func `a leaked RIB hangs on a line of its own kind below the parent it left`() throws {
    let diagram = try picture(
      """
      root Root
      open Root Home
      close Root Home
      settle
      """)
    let link = try #require(diagram.links.first { $0.role == .retained })
    #expect(diagram.boxes[link.from].label == "Root")
    #expect(diagram.boxes[link.to].label == "Home")
  }

  @Test func `equal leaves are one box with their number, and a faulty one stays apart`() throws {
    let script = (1...5).map { "open Root Row#\($0)" }.joined(separator: "\n")
    let diagram = try picture(
      "root Root\n\(script)\nhold Root.row Row#2\nunhold Root.row Row#2\n")
    #expect(try box("Row ×4", in: diagram).role == .active)
    #expect(try box("Row", in: diagram).role == .faulty)
  }

  @Test func `the legend names only what occurs`() throws {
    let plain = try picture("root Root\nopen Root Home")
    let texts = plain.captions.map(\.text)
    #expect(texts.contains("launch RIB") && texts.contains("viewable RIB"))
    #expect(
      !texts.contains("viewless RIB") && !texts.contains("error") && !texts.contains("inactive"))
  }

  @Test func `an empty tree says so`() throws {
    let diagram = try picture("root Root\ndestroy Root")
    #expect(diagram.captions.contains { $0.text == "No RIB stands on the tree." })
  }

  @Test func `a tree of many leaves runs from left to right`() throws {
    let rows = (1...90).map { "open Root Screen\($0)" }.joined(separator: "\n")
    let diagram = try picture("root Root\n" + rows)
    let root = try box("Root", in: diagram)
    #expect(
      diagram.boxes.filter { $0.label.hasPrefix("Screen") }.allSatisfy {
        $0.center.x > root.center.x
      })
    #expect(diagram.size.width < 1000)
  }

  @Test func `a label is as wide as its box allows, however long or wide the name`() throws {
    let long = String(repeating: "Very", count: 40)
    let diagram = try picture("root Root\nopen Root 로그인화면이름이아주깁니다\nopen Root \(long)")
    let korean = try box("로그인화면이름이아주깁니다", in: diagram)
    #expect(korean.size.width > 13 * 13)
    let shortened = try #require(diagram.boxes.first { $0.label.hasPrefix("Very") })
    #expect(shortened.label.contains("…") && shortened.size.width < 400)
    #expect(shortened.tooltip.contains(long))
  }

  @Test(arguments: Repository.fixtures)
  func `no boxes of a sample's tree overlap, and all stand on the sheet`(
    fixture: URL
  ) throws {
    var analyzer = TraceAnalyzer()
    analyzer.feed([UInt8](try Data(contentsOf: fixture)))
    for session in try analyzer.finish() {
      let diagrams =
        [try #require(Diagram.liveTree(of: session))] + session.flows.map(Diagram.comparison(of:))
      for diagram in diagrams {
        for (index, box) in diagram.boxes.enumerated() {
          #expect(box.center.x - box.size.width / 2 >= 0 && box.center.y - box.size.height / 2 >= 0)
          #expect(box.center.x + box.size.width / 2 <= diagram.size.width)
          #expect(box.center.y + box.size.height / 2 <= diagram.size.height)
          for other in diagram.boxes[(index + 1)...] {
            let apart =
              abs(box.center.x - other.center.x) >= (box.size.width + other.size.width) / 2 - 0.001
              || abs(box.center.y - other.center.y) >= (box.size.height + other.size.height) / 2
                - 0.001
            #expect(apart, "\(box.label) and \(other.label) overlap")
          }
        }
        for caption in diagram.captions {
          #expect(caption.center.x - caption.width / 2 >= -0.001)
          #expect(caption.center.x + caption.width / 2 <= diagram.size.width + 0.001)
        }
      }
    }
  }
}
