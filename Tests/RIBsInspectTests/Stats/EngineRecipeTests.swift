import Foundation
import RIBsTestSupport
import Testing

/// The recipes of docs/recipes for DuckDB and Spark, on traces whose causes are known.
@Suite("Recipes for many traces", .showsOutput, .serialized)
struct EngineRecipeTests {
  /// Where `scripts/setup tests` puts DuckDB and Spark.
  static let engines: String = {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"] ?? "/root"
    return (environment["XDG_CACHE_HOME"] ?? "\(home)/.cache") + "/ribs-inspect/engines"
  }()

  private static func has(_ package: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(engines)/\(package)")
  }

  private static let hasDuckDB = has("duckdb")
  private static let hasSpark =
    hasDuckDB && has("pyspark")
    && (try? Tool(at: "/usr/bin/env").run(["java", "-version"]))?.status == 0
  private static let howToInstall: Comment = "DuckDB or Spark is missing: run scripts/setup tests"

  private let tool = Tool("ribs-inspect")

  /// A cause in a version, with what was counted.
  private struct Row: Hashable, Decodable {
    let fingerprint: String
    let version: String
    let hits: Int
    let sessions: Int
    /// In millionths.
    let low: Int
    let high: Int
  }

  /// A folder with traces, and the lines that `check` writes of them.
  private func folder() throws -> Scratch {
    let scratch = try Scratch()
    let traces = try Tool("ribs-samples").run(
      ["fleet", "traces", "--sessions", "300", "--events", "400"], in: scratch.folder.path)
    try #require(traces.status == 0, "\(traces.errors)")
    let check = try tool.run(
      ["check", "traces", "--format", "ndjson", "-o", "lines.ndjson"], in: scratch.folder.path)
    try #require(check.status == 1, "\(check.errors)")
    return scratch
  }

  private func python(_ arguments: [String], in scratch: Scratch) throws -> String {
    let environment = ["PYTHONPATH": Self.engines, "RIBS_INSPECT": tool.path]
    let outcome = try Tool(at: "/usr/bin/env").run(
      ["python3"] + arguments, in: scratch.folder.path, environment: environment)
    try #require(outcome.status == 0, "\(outcome.output)\n\(outcome.errors)")
    return outcome.output
  }

  private func recipe(_ name: String) -> String {
    Repository.root.appendingPathComponent("docs/recipes/\(name)").path
  }

  /// What DuckDB answers to a query, after a recipe if one is given.
  private func duckDB<Value: Decodable>(
    _ query: String, after name: String? = nil, in scratch: Scratch
  ) throws -> [Value] {
    // After two seconds DuckDB would draw a progress bar between the rows.
    let script = """
      import duckdb, json, sys
      duckdb.execute("SET enable_progress_bar = false")
      if sys.argv[2]: duckdb.execute(open(sys.argv[2]).read())
      rows = duckdb.sql(sys.argv[1])
      print(json.dumps([dict(zip(rows.columns, row)) for row in rows.fetchall()]))
      """
    let output = try python(["-c", script, query, name.map(recipe) ?? ""], in: scratch)
    return try JSONDecoder().decode([Value].self, from: Data(output.utf8))
  }

  private func causes(of parquet: String) -> String {
    """
    SELECT fingerprint, version, hits, sessions, round(low * 1e6)::INT AS low, round(high * 1e6)::INT AS high
    FROM '\(parquet)'
    """
  }

  /// The same, as `stats` counts it.
  private func counted(in scratch: Scratch) throws -> Set<Row> {
    let table = try tool.run(["stats", "traces", "--format", "csv"], in: scratch.folder.path).output
    let rows = table.split(separator: "\r\n").dropFirst().map { line in
      let cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      func millionths(_ text: String) -> Int { Int((Double(text) ?? 0) * 1e6 + 0.5) }
      return Row(
        fingerprint: cells[0], version: cells[5], hits: Int(cells[7]) ?? 0,
        sessions: Int(cells[6]) ?? 0, low: millionths(cells[9]), high: millionths(cells[10]))
    }
    try #require(rows.count == 6)
    return Set(rows)
  }

  @Test(.enabled(if: hasDuckDB, howToInstall))
  func `DuckDB counts the causes as stats does`() throws {
    let scratch = try folder()
    let rows: [Row] = try duckDB(causes(of: "causes.parquet"), after: "causes.sql", in: scratch)
    #expect(Set(rows) == (try counted(in: scratch)))
  }

  @Test(.enabled(if: hasDuckDB, howToInstall))
  func `DuckDB reads the traces themselves`() throws {
    struct Route: Decodable, Hashable {
      let at: String?
      let count: Int
    }
    struct Report: Decodable { let routes: [Route] }
    let scratch = try folder()
    let routes: [Route] = try duckDB(
      #"SELECT "at", count(*) AS count FROM 'events.parquet' WHERE type = 'attach' GROUP BY "at""#,
      after: "events.sql", in: scratch)
    let json = try tool.run(
      ["stats", "traces", "--format", "json", "--all"], in: scratch.folder.path)
    let report = try JSONDecoder().decode(Report.self, from: Data(json.output.utf8))
    #expect(Set(routes) == Set(report.routes) && !routes.isEmpty)
  }

  @Test(.enabled(if: hasSpark, howToInstall))
  func `Spark counts the causes as stats does`() throws {
    let scratch = try folder()
    _ = try python([recipe("causes_spark.py"), "traces", "out"], in: scratch)
    let rows: [Row] = try duckDB(causes(of: "out/*.parquet"), in: scratch)
    #expect(Set(rows) == (try counted(in: scratch)))
  }
}
