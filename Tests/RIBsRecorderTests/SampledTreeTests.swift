import Foundation
import RIBsRecorder
import RIBsTrace
import Testing

/// A probe that takes samples by itself, on the main queue.
@Suite struct SampledTreeTests {
  private let file = TemporaryFile()
  private let root = ForeignRouter()

  @MainActor private func probe() throws -> TreeProbe<ForeignRouter> {
    try TreeProbe(
      root: root, to: file.url, options: .fixed(), name: { "\(type(of: $0))" },
      children: \.children, isActive: \.isActive)
  }

  /// Lets the main queue run until the trace has so many events of a type, but not forever.
  @MainActor private func wait(for count: Int, _ type: String) async throws {
    for _ in 0..<3000 {
      if try count <= events(file.url).count(where: { $0.body.name == type }) { return }
      try await Task.sleep(nanoseconds: 10_000_000)
    }
    Issue.record("The trace has no \(count) events of type \(type).")
  }

  @MainActor @Test func `changes are recorded with no further call, until the probe is stopped`()
    async throws
  {
    let probe = try probe()
    // The second interval takes the place of the first.
    probe.sample(every: 1000)
    probe.sample(every: 0.001)
    root.attach(ForeignRouter())
    try await wait(for: 2, "create")
    root.attach(ForeignRouter())
    try await wait(for: 3, "create")
    #expect(probe.living == 3)
    probe.stop()
    let text = try file.text
    root.children = []
    try await Task.sleep(nanoseconds: 30_000_000)
    probe.sample()
    probe.mark("late")
    probe.stop()
    #expect(try file.text == text)
    #expect(text.hasSuffix(#""reason":"exit"}"# + "\n"))
  }

  @MainActor @Test func `a probe that is released takes no further samples`() async throws {
    weak var released: TreeProbe<ForeignRouter>?
    do {
      let probe = try probe()
      probe.sample(every: 0.001)
      released = probe
    }
    #expect(released == nil)
    let text = try file.text
    root.attach(ForeignRouter())
    try await Task.sleep(nanoseconds: 30_000_000)
    #expect(try file.text == text)
  }

  @MainActor @Test func `a node that becomes inactive or active again is recorded once each time`()
    throws
  {
    let probe = try probe()
    for isActive in [false, false, true, true, false] {
      root.isActive = isActive
      probe.sample()
    }
    probe.assumeSettled()
    probe.stop(.teardown)
    #expect(
      try events(file.url).map(\.body) == [
        .create(id: 1, rib: "Foreign", kind: .viewless), .launch(id: 1), .activate(id: 1),
        .deactivate(id: 1), .activate(id: 1), .deactivate(id: 1), .settle, .end(.teardown),
      ])
  }
}
