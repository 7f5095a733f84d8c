import Foundation
import RIBsRecorder

// Runs each app headlessly and records it: `use-apps <folder>` writes a trace for each. It ends with 1 and
// says what where something is not as it should be.

guard CommandLine.arguments.count == 2 else {
  Expectations.fail("use-apps <folder>")
}
let folder = URL(fileURLWithPath: CommandLine.arguments[1])

/// Records one app until it is gone.
func record(_ name: String, _ use: () async -> Void) async throws {
  let options = RIBsRecorder.Options(app: name, readsHolds: true)
  try RIBsRecorder.start(to: folder.appendingPathComponent("\(name).jsonl"), options: options)
  await use()
  await RIBsRecorder.settle()
  RIBsRecorder.stop(.teardown)
}

try await record("chess-club", useChessClub)
try await record("mocks", useMocks)
try await record("old-names", useOldNames)
try await record("full-names", useFullNames)
try await record("news-desk", useNewsDesk)
try await record("lounge", useLounge)
try await record("paper-shop", usePaperShop)

// At the top level too, `await` means the settling that lets the main queue run.
try RIBsRecorder.start(
  to: folder.appendingPathComponent("top-level.jsonl"), options: .init(app: "top-level"))
useOldNames()
Expectations.expect(await RIBsRecorder.settle(), true)
RIBsRecorder.stop()
Expectations.finish()
