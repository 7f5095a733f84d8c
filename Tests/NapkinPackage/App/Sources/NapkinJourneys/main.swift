import Foundation
import RIBsRecorder
import napkin

// `NapkinJourneys <folder> <journeys.txt>` writes the journeys of the file, and those of the app, as `<journey>.jsonl`.

guard CommandLine.arguments.count == 3 else {
  FileHandle.standardError.write(Data("NapkinJourneys <folder> <journeys.txt>\n".utf8))
  exit(64)
}
let folder = URL(fileURLWithPath: CommandLine.arguments[1])
let conformance = folder.appendingPathComponent("conformance")
try FileManager.default.createDirectory(at: conformance, withIntermediateDirectories: true)

@MainActor
func record(_ name: String, in folder: URL, _ body: @MainActor () async -> AnyObject) async throws {
  try RIBsRecorder.start(
    to: folder.appendingPathComponent("\(name).jsonl"),
    options: RIBsRecorder.Options(app: name, readsHolds: true))
  let kept = await body()
  await RIBsRecorder.settle()
  withExtendedLifetime(kept) { RIBsRecorder.stop() }
}

@MainActor
func board() async -> BoardRouter {
  let board = BoardRouter(interactor: BoardInteractor())
  board.routerRecord?.launched()
  await board.interactable.activate()
  await board.load()
  return board
}

let journeys = try String(contentsOfFile: CommandLine.arguments[2], encoding: .utf8)
for journey in ConformanceJourney.all(in: journeys)
where !NapkinStage.impossible.contains(journey.name) {
  try await record(journey.name, in: conformance) {
    let stage = NapkinStage()
    await journey.take(on: stage)
    return stage
  }
}
try await record("clean", in: folder) {
  let board = await board()
  for _ in 1...3 {
    await board.openPost()
    await board.closePost()
  }
  return board
}
try await record("two-taps", in: folder) {
  let board = await board()
  board.builder.buildsTogether = 2
  async let first: Void = board.openPost()
  async let second: Void = board.openPost()
  _ = await (first, second)
  return board
}
try await record("closed-twice", in: folder) {
  let board = await board()
  await board.openPost()
  await board.closePostTwice()
  return board
}
