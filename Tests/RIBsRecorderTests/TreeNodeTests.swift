import ExclusiveObservation
import Foundation
import InstrumentedRIBs
import RIBsAnalysis
import RIBsRecorder
import RIBsRecording
import RIBsTrace
import Testing

/// A coordinator, as apps without RIBs have them.
private class Coordinator: RecordedNode {
  private(set) var treeNodeRecord: TreeNodeRecord?
  private(set) var children: [Coordinator] = []

  init(name: String? = nil) {
    treeNodeRecord = TreeNodeRecord(of: self, name: name, baseClasses: [Coordinator.self])
  }

  deinit { for child in children { treeNodeRecord?.willRelease(child) } }

  func add(_ child: Coordinator, fileID: StaticString = #fileID, line: UInt = #line) {
    treeNodeRecord?.willAttach(child, fileID: fileID, line: line)
    children.append(child)
  }

  func remove(_ child: Coordinator, fileID: StaticString = #fileID, line: UInt = #line) {
    treeNodeRecord?.willDetach(child, fileID: fileID, line: line)
    children.removeAll { $0 === child }
  }
}

private final class AppCoordinator: Coordinator {
  var checkout: Coordinator?
}

private final class CheckoutCoordinator: Coordinator {}

/// A screen that is no RIB, which shows one.
private final class OldScreen: RecordedNode {
  private(set) lazy var treeNodeRecord = TreeNodeRecord(of: self, name: "OldScreen", hasView: true)
  private var detail: DetailRouter?

  func start() { treeNodeRecord?.becameRoot() }

  func open() {
    let detail = DetailRouter()
    self.detail = detail
    treeNodeRecord?.willAttach(detail)
    detail.interactable.activate()
    detail.load()
  }

  func close() {
    guard let detail else { return }
    treeNodeRecord?.willDetach(detail)
    detail.interactable.deactivate()
    self.detail = nil
  }
}

/// Trees that are no RIBs, or not RIBs alone.
@Suite(.exclusiveObservation) @MainActor struct TreeNodeTests {
  private let file = TemporaryFile()

  private func report() throws -> SessionReport {
    var analyzer = TraceAnalyzer()
    analyzer.feed([UInt8](try Data(contentsOf: file.url)))
    return try #require(analyzer.finish().first)
  }

  private func words(_ report: SessionReport) -> [String] {
    report.findings.map { "\($0.rule) \($0.path)" }
  }

  @Test func `coordinators are recorded as a tree, with what is wrong in it`() throws {
    try recording(to: file) {
      let app = AppCoordinator()
      app.treeNodeRecord?.becameRoot()
      let checkout = CheckoutCoordinator()
      app.checkout = checkout
      app.add(checkout)
      app.remove(checkout)
      app.remove(checkout)
      app.checkout = nil
    }
    #expect(try words(report()) == ["double-detach AppCoordinator/CheckoutCoordinator"])
    #expect(
      try report().findings.first?.at?.hasPrefix("RIBsRecorderTests/TreeNodeTests.swift:") == true)
  }

  @Test func `a node that is replaced while it is attached is lost`() throws {
    try recording(to: file) {
      let app = AppCoordinator()
      app.treeNodeRecord?.becameRoot()
      for _ in 1...2 {
        let checkout = CheckoutCoordinator(name: "Checkout")
        app.checkout = checkout
        app.add(checkout)
      }
      RIBsRecorder.assumeSettled()
      withExtendedLifetime(app) {}
    }
    #expect(try words(report()).contains("lost-child AppCoordinator/Checkout"))
  }

  @Test func `a RIB below a screen that is none stands below it`() throws {
    try recording(to: file) {
      let screen = OldScreen()
      screen.start()
      screen.open()
      RIBsRecorder.mark("open")
      screen.close()
      RIBsRecorder.assumeSettled()
      withExtendedLifetime(screen) {}
    }
    #expect(try report().findings.isEmpty)
    var analyzer = TraceAnalyzer(treeAt: .mark("open"))
    analyzer.feed([UInt8](try Data(contentsOf: file.url)))
    #expect(try analyzer.finish().first?.tree.nodes.map(\.rib) == ["OldScreen", "Detail"])
  }

  @Test func `a router may have a child that is none`() throws {
    try recording(to: file) {
      let home = HomeRouter()
      home.launch(from: HeadlessWindow())
      let child = CheckoutCoordinator(name: "Checkout")
      home.routerRecord?.willAttach(child)
      home.routerRecord?.willDetach(child)
    }
    #expect(try events(file.url).filter { $0.body.name == "attach" }.count == 1)
    #expect(try words(report()).filter { !$0.hasPrefix("view-gone") } == [])
  }

  @Test func `the header says that the tree has nodes that are no RIBs`() throws {
    var options = RIBsRecorder.Options.fixed()
    options.hasOtherNodes = true
    try recording(to: file, options) {
      let app = AppCoordinator()
      app.treeNodeRecord?.becameRoot()
    }
    #expect(try file.text.contains(#""otherNodes":true"#))
    #expect(try report().nodeWord == .node)
  }

  @Test func `without a recording a node has no record`() {
    #expect(TreeNodeRecord(of: AppCoordinator()) == nil)
  }

  @Test func `the record does not keep its node`() throws {
    try recording(to: file) {
      weak var weakNode: AppCoordinator?
      do {
        let app = AppCoordinator()
        weakNode = app
      }
      #expect(weakNode == nil)
    }
    #expect(try events(file.url).map(\.body.name) == ["create", "destroy", "end"])
  }
}
