import Foundation
import InstrumentedRIBs
import RIBsTesting
import Testing

/// What a check adds to a test. A test bundle and no program, because only test bundles load XCTest on a Mac.
@Test @MainActor func whatACheckAddsToATest() async {
  print("\nTime on the wall of a test that launches an app, medians of 500 in turn")
  for ribs in [10, 100] {
    var plain: [Duration] = []
    var checked: [Duration] = []
    // The first rounds only warm up.
    for round in 0..<550 {
      let alone = ContinuousClock().measure { launch(ribs) }
      let both = await ContinuousClock().measure { await withRIBTreeChecks { launch(ribs) } }
      if round >= 50 {
        plain.append(alone)
        checked.append(both)
      }
    }
    print("  a tree of \(ribs) RIBs, not checked  \(median(plain)) µs")
    print("  a tree of \(ribs) RIBs, checked      \(median(checked)) µs")
  }
}

private func median(_ times: [Duration]) -> Int {
  let middle = times.sorted()[times.count / 2]
  return Int((middle / .microseconds(1)).rounded())
}

/// Each RIB has three children at most, and holds them.
@MainActor
private func launch(_ ribs: Int) {
  let root = RootRouter(interactor: BareInteractor(), viewController: BareViewController())
  root.launch(from: RIBWindow())
  var parents: [any ParentRouting] = [root]
  for number in 1..<ribs {
    let child = BranchRouter(interactor: BareInteractor())
    parents[(number - 1) / 3].open(child)
    parents.append(child)
  }
}

private protocol ParentRouting: Routing {
  func open(_ child: BranchRouter)
}

private final class BareInteractor: Interactor {}
private final class BareViewController: HeadlessViewController, ViewControllable {}

private final class RootRouter: LaunchRouter<BareInteractor, BareViewController>, ParentRouting {
  private var pages: [BranchRouter] = []

  func open(_ child: BranchRouter) {
    pages.append(child)
    attachChild(child)
  }
}

private final class BranchRouter: Router<BareInteractor>, ParentRouting {
  private var pages: [BranchRouter] = []

  func open(_ child: BranchRouter) {
    pages.append(child)
    attachChild(child)
  }
}
