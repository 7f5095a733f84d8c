import ExclusiveObservation
import Foundation
import RIBsAnalysis
import SampleApps
import Testing

@Suite(.exclusiveObservation) @MainActor
struct FixtureTests {
  @Test("The fixture matches the recording of its journey", arguments: Recordings.journeys)
  func fixtureIsCurrent(_ journey: Journey) throws {
    let written = try Recordings.record([journey]).trace
    let stored = try? Data(contentsOf: Recordings.fixture(of: journey))
    // Compared as one value, since a difference of two traces is too long to read.
    let isCurrent = stored.map { [UInt8]($0) } == written
    #expect(
      isCurrent,
      "fixtures/\(journey.id).jsonl is not what the journey writes now: run `make fixtures`.")
  }

  @Test("Every fixture has a journey", arguments: SampleApp.all.map(\.name))
  func noFixtureIsLeftOver(_ app: String) throws {
    let folder = Recordings.root.appendingPathComponent("fixtures/\(app)")
    let stored = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let journeys = Recordings.journeys.filter { $0.app == app }.map { "\($0.name).jsonl" }
    #expect(
      stored.sorted() == journeys.sorted(),
      "Delete the fixtures/\(app) files that no journey writes, and run `make fixtures`.")
  }

  @Test("Two recordings of a journey do not differ", arguments: Recordings.journeys)
  func recordingsAreRepeatable(_ journey: Journey) throws {
    let first = try Recordings.record([journey]).trace
    let second = try Recordings.record([journey]).trace
    #expect(!first.isEmpty && first == second, "\(journey.id) is not the same each time.")
  }

  @Test("A recording replaces the trace that the file held")
  func recordingStartsEmpty() throws {
    let journey = try #require(Recordings.journeys.first)
    let other = try #require(Recordings.journeys.last)
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    try other.record(to: file)
    try journey.record(to: file)
    #expect([UInt8](try Data(contentsOf: file)) == (try Recordings.record([journey]).trace))
  }

  @Test("An app's journeys in one file are one session each", arguments: SampleApp.all.map(\.name))
  func journeysAreSessions(_ app: String) throws {
    let journeys = Recordings.journeys.filter { $0.app == app }
    let together = try Recordings.record(journeys).trace
    #expect(together == (try journeys.flatMap { try Recordings.record([$0]).trace }))
    #expect(try Recordings.analyse(together).map(\.name) == journeys.map(\.id))
  }

  @Test("A path that cannot be written is an error that names it")
  func unwritablePathIsNamed() throws {
    let journey = try #require(Recordings.journeys.first)
    let file = URL(fileURLWithPath: "/no/such/folder/trace.jsonl")
    let error = #expect(throws: Journey.RecordingError.self) { try journey.record(to: file) }
    #expect(error?.description.contains(file.path) == true)
  }
}
