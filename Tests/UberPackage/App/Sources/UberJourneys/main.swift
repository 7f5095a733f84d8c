import Foundation
import RIBs
import RIBsRecorder
import UIKit

// `UberJourneys <folder>` takes each journey twice, and writes `<journey>-recorded.jsonl` and
// `<journey>-probed.jsonl`.

guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("UberJourneys <folder>\n".utf8))
  exit(64)
}
let folder = URL(fileURLWithPath: CommandLine.arguments[1])

@MainActor
func launch() -> RootRouter {
  let root = RootRouter.build()
  root.launch(from: UIWindow())
  return root
}

/// Until the leak detector has looked at everything that was expected so far.
@MainActor
func waitForLeaks() async {
  let time = 2 * LeakDefaultExpectationTime.viewDisappear
  await withCheckedContinuation { later in
    DispatchQueue.main.asyncAfter(deadline: .now() + time) { later.resume() }
  }
}

/// With the recording lines.
@MainActor
func record(_ go: Journeys.Journey, to file: URL, _ options: RIBsRecorder.Options) async throws {
  try RIBsRecorder.start(to: file, options: options)
  let root = launch()
  go(root) {}
  // It waits for the leak detector.
  await RIBsRecorder.settle()
  withExtendedLifetime(root) { RIBsRecorder.stop() }
}

/// As if nobody could change the runtime.
@MainActor
func probe(_ go: Journeys.Journey, to file: URL, _ options: RIBsRecorder.Options) async throws {
  let root = launch()
  let probe = try TreeProbe(
    root: root as Routing, to: file, options: options, name: { "\(type(of: $0))" },
    children: \.children, isActive: \.interactable.isActive,
    kind: { $0 is ViewableRouting ? .viewable : .viewless },
    holders: { [$0, $0.interactable] }, runtimeClasses: ["RIBs.Router", "RIBs.Interactor"])
  go(root) { probe.sample() }
  await waitForLeaks()
  probe.assumeSettled()
  withExtendedLifetime(root) { probe.stop() }
}

for (name, go) in Journeys.all {
  func file(_ kind: String) -> URL { folder.appendingPathComponent("\(name)-\(kind).jsonl") }
  let options = RIBsRecorder.Options(app: name, readsHolds: true)
  try await record(go, to: file("recorded"), options)
  try await probe(go, to: file("probed"), options)
}
