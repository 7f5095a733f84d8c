import RIBsAnalysis
import RIBsRecording
import Testing

@testable import RIBsTesting

@Suite("A runtime that calls the recording API")
struct OtherRuntimeTests {
  /// A router of another runtime.
  private final class OtherRouter: RecordedRouter {
    private(set) var routerRecord: RouterRecord?
    private var children: [OtherRouter] = []
    private var kept: OtherRouter?

    init() { routerRecord = RouterRecord(of: self, runtimeClasses: []) }

    func launch() { routerRecord?.launched() }

    func attach(_ child: OtherRouter, line: UInt = #line) {
      routerRecord?.willAttach(child, fileID: #fileID, line: line)
      children.append(child)
      child.routerRecord?.didActivate()
    }

    func detach(_ child: OtherRouter, line: UInt = #line) {
      routerRecord?.willDetach(child, fileID: #fileID, line: line)
      children.removeAll { $0 === child }
      child.routerRecord?.didDeactivate()
    }

    func keep(_ child: OtherRouter) { kept = child }
  }

  private func findings(_ body: @Sendable () -> Void) async -> [String] {
    let check = TreeCheck(name: "test", options: RIBTreeOptions(grace: .milliseconds(50)))
    await check.record { body() }
    return await check.finish().flatMap(\.causes).map { "\($0.shown.rule) \($0.shown.path)" }
  }

  @Test func `is checked like ours`() async {
    let clean = await findings {
      let root = OtherRouter()
      root.launch()
      let child = OtherRouter()
      root.attach(child)
      root.detach(child)
    }
    #expect(clean == [])

    let wrong = await findings {
      let root = OtherRouter()
      root.launch()
      let child = OtherRouter()
      root.attach(child)
      root.keep(child)
      root.detach(child)
      root.detach(child)
    }
    #expect(wrong.sorted() == ["double-detach Other/Other", "leaked-child Other/Other"])
  }
}
