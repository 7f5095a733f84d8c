import Foundation
import RIBsAnalysis
import RIBsDiagram
import RIBsTestSupport
import Testing

@Suite("The picture of a tree")
struct LiveTreeDiagramTests {
  private func picture(_ script: String) throws -> Diagram {
    let session = try #require(try sessions(script).last)
    return try #require(try Diagram.liveTree(of: session))
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

  /// A RIB in each state, and one with an error that does not affect its state.
  static let states = """
    root Root
    open Root Home
    create Silent
    attach Root Silent
    open Root Post
    hold Root.post Post
    unhold Root.post Post
    open Root Old
    close Root Old
    open Root Tab
    close Root Tab
    open Root Tab
    close Root Tab
    open Root Twice @App/RootRouter.swift:31
    attach Root Twice @App/RootRouter.swift:32
    settle
    """

  @Test func `the state of a RIB and its findings are shown separately`() throws {
    let diagram = try picture(Self.states)
    #expect(try box("Home", in: diagram).role == .active)
    #expect(try box("Silent", in: diagram).role == .inactive)
    #expect(try box("Post", in: diagram).role == .lost)
    #expect(try box("Old", in: diagram).role == .leaked)
    #expect(try box("Tab", in: diagram).role == .kept)
    #expect(try box("Twice", in: diagram).role == .active)
    #expect(try box("Twice", in: diagram).alert == .fault)
    #expect(try box("Home", in: diagram).alert == nil && box("Tab", in: diagram).alert == nil)
    #expect(diagram.captions.contains { $0.text == "✗ lost-child" && $0.role == .badge })
    #expect(diagram.captions.contains { $0.text == "✗ double-attach" && $0.role == .badge })
  }

  @Test func `the legend explains each state, each alert and the lines to them`() throws {
    let texts = try picture(Self.states).captions.map(\.text)
    for entry in [
      "active", "inactive", "lost: nothing can detach it", "leaked: detached, still alive",
      "detached, kept", "error", "leads to a finding",
    ] {
      #expect(texts.contains(entry))
    }
    #expect(!texts.contains("warning"))
  }

  @Test func `the tooltip of a RIB has its number, its call site and the event`() throws {
    let twice = try box("Twice", in: try picture(Self.states)).tooltip
    #expect(twice.hasPrefix("Twice · RIB 7 · viewable · active"))
    #expect(twice.contains(" · attached at App/RootRouter.swift:31 (event "))
    #expect(twice.contains(" · double-attach: "))
    let old = try box("Old", in: try picture(Self.states)).tooltip
    #expect(
      old.contains("leaked: off the tree, still alive") && old.contains("left the tree (event"))
  }

  @Test func `the rules that a RIB breaks are named below it, the worst first`() throws {
    let diagram = try picture(
      """
      root Root
      open Root Post @App/RootRouter.swift:31
      activate Post
      attach Root Post @App/RootRouter.swift:32
      hold Root.post Post
      unhold Root.post Post
      """)
    let badges = diagram.captions.filter { $0.text.hasPrefix("✗ ") || $0.text.hasPrefix("! ") }
    #expect(badges.map(\.text) == ["✗ double-attach", "✗ lost-child", "! unbalanced-activation"])
    let post = try box("Post", in: diagram)
    #expect(badges.allSatisfy { $0.center.x == post.center.x && $0.center.y > post.center.y })
    #expect(badges[0].tooltip.contains("App/RootRouter.swift:32"))
  }

  @Test func `findings on a destroyed RIB are listed below the tree`() throws {
    let diagram = try picture(
      """
      root Root
      open Root Home
      open Root Post @App/RootRouter.swift:31
      close Root Post @App/RootRouter.swift:40
      detach Root Post @App/RootRouter.swift:50
      destroy Post
      """)
    let line = try #require(diagram.captions.first { $0.text.contains("double-detach") })
    #expect(line.text == "✗ double-detach · Root/Post · App/RootRouter.swift:50")
    #expect(try line.center.y > box("Home", in: diagram).center.y)
    #expect(line.tooltip.contains("Post"))
    let clean = try picture("root Root\nopen Root Home")
    #expect(!clean.captions.contains { $0.text.hasPrefix("Found on") })
  }

  @Test func `a RIB links to its attach call, and a finding to its own call site`() throws {
    let session = try #require(try sessions(Self.states).last)
    let style = Diagram.TreeStyle { "https://code/\($0)" }
    let diagram = try #require(try Diagram.liveTree(of: session, TreeExcerpt(), style))
    #expect(try box("Twice", in: diagram).url == "https://code/App/RootRouter.swift:31")
    #expect(try box("Home", in: diagram).url == nil)
    let badge = try #require(diagram.captions.first { $0.text == "✗ double-attach" })
    #expect(badge.url == "https://code/App/RootRouter.swift:32")
  }

  @Test func `a leaked RIB has its own kind of line from its last parent`() throws {
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

  @Test func `equal leaves share a box with their number, and a faulty leaf has its own`() throws {
    let script = (1...5).map { "open Root Row#\($0)" }.joined(separator: "\n")
    let diagram = try picture(
      "root Root\n\(script)\nhold Root.row Row#2\nunhold Root.row Row#2\n")
    #expect(try box("Row ×4", in: diagram).role == .active)
    #expect(try box("Row", in: diagram).role == .lost)
  }

  @Test func `the legend explains only what occurs`() throws {
    let plain = try picture("root Root\nopen Root Home")
    let texts = plain.captions.map(\.text)
    #expect(texts.contains("launch RIB") && texts.contains("viewable RIB"))
    #expect(
      !texts.contains("viewless RIB") && !texts.contains("error") && !texts.contains("inactive"))
  }

  @Test func `the legend explains every dashed line and every outline`() throws {
    let diagram = try picture(Self.states)
    func isSample(_ box: Int) -> Bool { diagram.boxes[box].id.hasPrefix("legend_") }
    let drawn = Set(diagram.links.filter { !isSample($0.from) }.map(\.role))
    let explained = Set(diagram.links.filter { isSample($0.from) }.map(\.role))
    #expect(drawn.isSuperset(of: [.attached, .retained, .kept]))
    #expect(explained.isSuperset(of: drawn))
    let roles = Set(diagram.boxes.indices.filter { !isSample($0) }.map { diagram.boxes[$0].role })
    #expect(
      Set(diagram.boxes.indices.filter(isSample).map { diagram.boxes[$0].role }).isSuperset(
        of: roles)
    )
  }

  @Test func `the count below the title matches the boxes`() throws {
    let script =
      Self.states + "\n" + (1...200).map { "open Root Page\($0)" }.joined(separator: "\n")
    let session = try #require(try sessions(script).last)
    for excerpt in [TreeExcerpt(), TreeExcerpt(most: nil), TreeExcerpt(focus: "Root/Page7")] {
      let diagram = try #require(try Diagram.liveTree(of: session, excerpt))
      let boxes = diagram.boxes.filter { $0.id.hasPrefix("rib_") }
      let off = boxes.count { $0.role == .leaked || $0.role == .kept }
      let subtitle = try #require(diagram.captions.first { $0.role == .subtitle }).text
      #expect(subtitle.contains("session: \(boxes.count) RIBs"))
      #expect(subtitle.contains("\(off) of them off the tree") == (off > 0))
      let drawnOnly = excerpt.most == nil
      #expect(subtitle.contains(" more not shown") != drawnOnly)
    }
  }

  @Test func `an empty tree says so`() throws {
    let diagram = try picture("root Root\ndestroy Root")
    #expect(diagram.captions.contains { $0.text == "No RIB is on the tree." })
  }

  @Test func `a tree with many leaves grows from left to right`() throws {
    let rows = (1...90).map { "open Root Screen\($0)" }.joined(separator: "\n")
    let diagram = try picture("root Root\n" + rows)
    let root = try box("Root", in: diagram)
    #expect(
      diagram.boxes.filter { $0.label.hasPrefix("Screen") }.allSatisfy {
        $0.center.x > root.center.x
      })
    #expect(diagram.size.width < 1000)
  }

  @Test func `a tree is not drawn as a wide strip`() throws {
    // With names this short, left to right does not save much space, but it avoids a wide strip.
    let rows = (1...60).map { "open Root R\($0)" }.joined(separator: "\n")
    let diagram = try picture("root Root\n" + rows)
    #expect(diagram.size.width < 2000)
  }

  @Test func `a label fits its box, however long or wide the name`() throws {
    let long = String(repeating: "Very", count: 40)
    let diagram = try picture("root Root\nopen Root 로그인화면이름이아주깁니다\nopen Root \(long)")
    let korean = try box("로그인화면이름이아주깁니다", in: diagram)
    #expect(korean.size.width > 13 * 13)
    let shortened = try #require(diagram.boxes.first { $0.label.hasPrefix("Very") })
    #expect(shortened.label.contains("…") && shortened.size.width < 400)
    #expect(shortened.tooltip.contains(long))
  }

  @Test(arguments: Repository.fixtures)
  func `the boxes of a sample's tree do not overlap, and all are on the sheet`(
    fixture: URL
  ) throws {
    var analyzer = TraceAnalyzer()
    analyzer.feed([UInt8](try Data(contentsOf: fixture)))
    for session in try analyzer.finish() {
      let diagrams =
        [try #require(try Diagram.liveTree(of: session))]
        + session.flows.map(Diagram.comparison(of:))
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
