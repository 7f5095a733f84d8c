import Foundation
import RIBsTestSupport
import Testing

/// Perfetto's format is tried in Perfetto itself, by `PerfettoTests`.
@Suite("ribs-inspect export", .showsOutput)
struct ExportTests {
  private let tool = Tool("ribs-inspect")
  private static let hasOpenTelemetry = FileManager.default.fileExists(
    atPath: "\(EngineRecipeTests.engines)/opentelemetry/proto")

  private static let session = """
    headless
    raw {"type":"trace","version":1,"session":"s1","app":"Shop","appVersion":"3.2","device":"iPhone16,1","startedAt":"2026-03-01T08:00:00.5Z"}
    root Root
    open Root Feed @App/RootRouter.swift:20
    open Feed Post @App/FeedRouter.swift:31
    mark read
    close Root Feed @App/RootRouter.swift:24
    detach Root Feed @App/RootRouter.swift:26
    after 5s
    settle
    end exit
    """

  private struct Span: Decodable {
    let name: String
    let spanId: String
    let parentSpanId: String?
    let startTimeUnixNano: String
    let endTimeUnixNano: String
  }

  private struct Record: Decodable {
    let severityText: String
    let traceId: String
    let spanId: String
  }

  private func lines(_ trace: [UInt8]) throws -> [Data] {
    let scratch = try Scratch()
    let file = try scratch.write(trace, to: "t.jsonl")
    let outcome = try tool.run(["export", file, "--format", "otlp"])
    try #require(outcome.status == 0, "\(outcome.errors)")
    return outcome.output.split(separator: "\n").map { Data($0.utf8) }
  }

  @Test func `OpenTelemetry gets a span for each attachment, below that of its parent`() throws {
    struct Spans: Decodable {
      struct Resource: Decodable {
        struct Scope: Decodable { let spans: [Span] }
        let scopeSpans: [Scope]
      }
      let resourceSpans: [Resource]
    }
    let line = try lines(try script(Self.session))[0]
    let spans = try #require(
      try JSONDecoder().decode(Spans.self, from: line).resourceSpans.first?.scopeSpans.first?.spans)
    #expect(spans.map(\.name) == ["s1", "Root", "Feed", "Post"])
    for (span, parent) in zip(spans.dropFirst(), spans) {
      #expect(span.parentSpanId == parent.spanId)
    }
    #expect(spans[0].parentSpanId == nil)
    // Nanoseconds since 1970.
    #expect(spans.allSatisfy { $0.startTimeUnixNano.hasPrefix("17723520005") })
    #expect(spans.allSatisfy { $0.startTimeUnixNano <= $0.endTimeUnixNano })
  }

  @Test func `OpenTelemetry gets a log record for each finding, in the span of its RIB`() throws {
    struct Logs: Decodable {
      struct Resource: Decodable {
        struct Scope: Decodable { let logRecords: [Record] }
        let scopeLogs: [Scope]
      }
      let resourceLogs: [Resource]
    }
    let line = try lines(try script(Self.session))[1]
    let records = try #require(
      try JSONDecoder().decode(Logs.self, from: line).resourceLogs.first?.scopeLogs.first?
        .logRecords)
    #expect(records.map(\.severityText) == ["error", "error"])
    #expect(records.allSatisfy { $0.spanId == "0000000000000003" && $0.traceId.count == 32 })
    #expect(try lines(try script(Self.session))[1] == line)
  }

  @Test(
    .enabled(
      if: hasOpenTelemetry, "opentelemetry-proto is missing: run scripts/setup tests"))
  func `OpenTelemetry's own messages take every line`() throws {
    let program = """
      import base64, json, sys
      from google.protobuf import json_format
      from opentelemetry.proto.logs.v1.logs_pb2 import LogsData
      from opentelemetry.proto.trace.v1.trace_pb2 import TracesData

      IDS = ("traceId", "spanId", "parentSpanId")

      # In OTLP's JSON ids are hexadecimal. protobuf's own JSON has base64.
      def ids(value):
        if isinstance(value, list): return [ids(each) for each in value]
        if not isinstance(value, dict): return value
        return {key: base64.b64encode(bytes.fromhex(each)).decode() if key in IDS else ids(each)
                for key, each in value.items()}

      for line in open(sys.argv[1]):
        data = ids(json.loads(line))
        json_format.ParseDict(data, TracesData() if "resourceSpans" in data else LogsData())
        print("read")
      """
    let scratch = try Scratch()
    for fixture in ["careers/switch-tabs", "home-flow/left-behind", "profile/retained"] {
      let file = scratch.path("lines.jsonl")
      let outcome = try tool.run(
        ["export", Repository.fixture(fixture).path, "--format", "otlp", "-o", file])
      #expect(outcome.status == 0)
      let check = try Tool(at: "/usr/bin/env").run(
        ["python3", "-c", program, file], environment: ["PYTHONPATH": EngineRecipeTests.engines])
      #expect(check.output == "read\nread\n", "\(check.errors)")
    }
  }

  @Test func `the same session gives the same bytes`() throws {
    let scratch = try Scratch()
    let file = try scratch.write(try script(Self.session), to: "t.jsonl")
    for format in ["perfetto", "otlp"] {
      let copies = try ["a", "b"].map { name in
        let path = scratch.path(name)
        #expect(try tool.run(["export", file, "--format", format, "-o", path]).status == 0)
        return try Data(contentsOf: URL(fileURLWithPath: path))
      }
      #expect(copies[0] == copies[1] && !copies[0].isEmpty)
    }
  }

  @Test func `of a tree that flaps, what has room is written`() throws {
    let scratch = try Scratch()
    let trace = try Tool("ribs-samples").run(
      ["generate", "--shape", "flapping", "--events", "5000", "--live", "2000", "-o", "t.jsonl"],
      in: scratch.folder.path)
    #expect(trace.status == 0)
    let outcome = try tool.run(
      ["export", "t.jsonl", "--format", "perfetto", "-o", "t.perfetto"], in: scratch.folder.path)
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("Left out: what is attached after event 2199."))
  }

  @Test func `a format that there is not is refused, with those there are`() throws {
    let outcome = try tool.run(["export", "t.jsonl", "--format", "chrome"])
    #expect(outcome.status == 64 && outcome.errors.contains("perfetto or otlp"))
  }
}
