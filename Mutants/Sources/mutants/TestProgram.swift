import Foundation

/// The built tests of the copy.
struct TestProgram {
  /// A suite of tests, or a test outside of any suite.
  struct Suite: Sendable {
    let name: String
    /// Seconds without a mutant.
    let duration: TimeInterval
    /// A byte for each mutant: 1 where the suite reaches its place. Nil if that is not known.
    let reached: [UInt8]?

    func reaches(_ number: Int) -> Bool {
      guard let reached else { return true }
      return reached.indices.contains(number) && reached[number] != 0
    }
  }

  private let package: URL
  private let program: URL
  private let filter: String
  private let mutantCount: Int?
  let logs: URL

  /// - Parameter mutantCount: How many mutants the program has in it; nil if it has none, and cannot tell what it reaches.
  init(package: URL, filter: String, mutantCount: Int?) throws {
    self.package = package
    self.filter = filter
    self.mutantCount = mutantCount
    let folder = try Subprocess.output("swift", ["build", "--show-bin-path"], in: package)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    guard let name = names.sorted().first(where: { $0.hasSuffix("PackageTests.xctest") }) else {
      throw Subprocess.Failure(description: "\(folder) has no built tests.")
    }
    program = URL(fileURLWithPath: folder).appendingPathComponent(name)
    logs = package.appendingPathComponent(".build/mutant-logs")
    try FileManager.default.createDirectory(at: logs, withIntermediateDirectories: true)
  }

  /// Runs each suite by itself, without a mutant, and learns which places it reaches. All must pass.
  func suites(progress: (String) -> Void) throws -> [Suite] {
    let listed = try Subprocess.output(
      program.path, ["--testing-library", "swift-testing", "--list-tests"], in: package)
    let pattern = try Regex(filter)
    let names = Set(
      listed.split(separator: "\n").filter { $0.firstMatch(of: pattern) != nil }
        .map(Self.suite))
    guard !names.isEmpty else {
      throw Subprocess.Failure(description: "No test matches '\(filter)'.")
    }
    var suites: [Suite] = []
    for name in names.sorted() {
      let map = logs.appendingPathComponent("reached")
      try Data(count: (mutantCount ?? 0) + 1).write(to: map)
      let begin = Date()
      let status = try run(
        name, environment: mutantCount == nil ? [:] : ["RIBS_MUTANTS_REACHED": map.path],
        limit: 600, log: "baseline")
      guard status == 0 else {
        let log = try String(contentsOf: logs.appendingPathComponent("baseline"), encoding: .utf8)
        throw Subprocess.Failure(
          description: "\(name) fails without a mutant:\n\(log.suffix(3000))")
      }
      let suite = Suite(
        name: name, duration: Date().timeIntervalSince(begin),
        reached: mutantCount == nil ? nil : Array(try Data(contentsOf: map)))
      suites.append(suite)
      let places = suite.reached.map { "\($0.count { $0 != 0 }) places, " } ?? ""
      progress("\(name): \(places)\(String(format: "%.1f", suite.duration)) s")
    }
    return suites.sorted { ($0.duration, $0.name) < ($1.duration, $1.name) }
  }

  /// The suite of a test that is listed as `Module.Suite/Inner/test()`. The test's own name, in backticks, may have
  /// slashes.
  private static func suite(of test: Substring) -> String {
    let path = test.prefix { $0 != "`" }
    return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? String(test)
  }

  /// - Parameter stopsAtIssue: Whether the first issue ends the tests, which need not all run to notice a mutant.
  /// - Returns: The exit status, or nil if the tests did not end within the limit.
  func run(
    _ suite: String, environment: [String: String], limit: TimeInterval, log: String,
    stopsAtIssue: Bool = false
  ) throws -> Int32? {
    // A crash is a result; nobody reads its backtrace, which takes seconds.
    let environment = environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let exact = "^" + NSRegularExpression.escapedPattern(for: suite) + "(/|$)"
    return try Subprocess.status(
      program, ["--testing-library", "swift-testing", "--filter", exact], in: package,
      environment: environment, log: logs.appendingPathComponent(log), limit: limit,
      until: stopsAtIssue ? " recorded an issue " : nil)
  }
}
