import Foundation
import RIBs
import RIBsRecorder
import UIKit

// `UberJourneys <folder> <journeys.txt>` takes each journey of the app twice, and writes `<journey>-recorded.jsonl` and
// `<journey>-probed.jsonl`. It writes those of the file into the folder `conformance`.

guard CommandLine.arguments.count == 3 else {
  FileHandle.standardError.write(Data("UberJourneys <folder> <journeys.txt>\n".utf8))
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

let journeys = try String(contentsOfFile: CommandLine.arguments[2], encoding: .utf8)
let conformance = folder.appendingPathComponent("conformance")
try FileManager.default.createDirectory(at: conformance, withIntermediateDirectories: true)
// uber/RIBs stops a debug build at a second attach, and a class on the main actor cannot be called on another thread.
let impossible = ["double-attach", "thread"]
for journey in ConformanceJourney.all(in: journeys) where !impossible.contains(journey.name) {
  let file = conformance.appendingPathComponent("\(journey.name).jsonl")
  try RIBsRecorder.start(
    to: file, options: RIBsRecorder.Options(app: journey.name, readsHolds: true))
  let stage = UberStage()
  await journey.take(on: stage)
  withExtendedLifetime(stage) { RIBsRecorder.stop() }
}
