import RIBsRecorder

@testable import RIBsTesting

/// A router of another runtime, of which only samples are taken.
final class OldRouter {
  let name: String
  var children: [OldRouter] = []
  var kept: OldRouter?
  var isActive = true
  var isViewless = true

  init(_ name: String, _ children: [OldRouter] = []) {
    (self.name, self.children) = (name, children)
  }

  @MainActor var probe: TreeProbe<OldRouter> {
    TreeProbe(
      root: self, name: \.name, children: \.children, isActive: \.isActive,
      kind: { $0.isViewless ? .viewless : .viewable }, holders: { [$0] })
  }

  /// A probe of a router with a child, both of which the probe keeps.
  @MainActor static func probed() -> TreeProbe<OldRouter> {
    let probe = OldRouter("OldRouter", [OldRouter("PageRouter")]).probe
    probe.sample()
    return probe
  }
}
