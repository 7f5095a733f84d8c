import ArgumentParser
import Breaking
import Foundation

@main
struct Mutants: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutants",
    abstract:
      "Breaks a target's source in all places at once, and lists what its tests do not notice.",
    discussion: """
      The package is copied, the copy is built once, and the tests run for each mutant of a sample. Of a \
      mutant only those suites run that reach its place.
      """)

  @Argument(
    help: """
      The targets whose source is broken, each as NAME=TESTS. The live page's scripts are called 'page'. TESTS, a regular expression as 'swift test \
      --filter' takes it, names the tests that ought to notice.
      """)
  var targets: [TargetAndTests]

  @Option(help: "The package.", transform: { URL(fileURLWithPath: $0) })
  var package = URL(fileURLWithPath: ".")

  @Option(help: "How many mutants of each target are tried.")
  var sample = 100

  @Option(help: "Another seed draws other mutants.")
  var seed: UInt64 = 1

  @Option(help: "How many mutants are tried at the same time.")
  var jobs = 2

  @Option(
    help: "Where the copy is built and kept; one for all targets.",
    transform: { URL(fileURLWithPath: $0) })
  var scratch = URL(fileURLWithPath: ".build/mutants")

  @Option(
    help: "The file that lists mutants which change nothing a user sees. They are not tried.",
    transform: { URL(fileURLWithPath: $0) })
  var harmless: URL?

  @Option(help: "Try these numbers alone, separated by commas.")
  var only: String?

  @Option(
    name: .customLong("try"),
    help: "Try these targets alone, separated by commas. The others stay broken all the same.",
    transform: { $0.split(separator: ",").map(String.init) })
  var tried: [String]?

  func validate() throws {
    guard sample > 0, jobs > 0 else { throw ValidationError("--sample and --jobs are at least 1.") }
    if let stranger = tried?.first(where: { name in !targets.contains { $0.name == name } }) {
      throw ValidationError("--try \(stranger): that target is not broken.")
    }
  }

  func run() throws {
    let harmless = try HarmlessMutants(file: harmless)
    let package = package.standardizedFileURL
    let copy = PackageCopy(of: package, at: scratch)
    let swift = targets.filter { $0.name != Self.page }
    try copy.update(leaving: swift.map(\.name))
    try runTargets(swift, package, copy, harmless)
    for page in targets where page.name == Self.page { try runPage(page, copy, harmless) }
  }

  /// The live page's scripts, which are no target.
  private static let page = "page"

  private func runTargets(
    _ targets: [TargetAndTests], _ package: URL, _ copy: PackageCopy, _ harmless: HarmlessMutants
  ) throws {
    if targets.isEmpty { return }
    var source = try BrokenTargets(
      names: targets.map(\.name), package: package, copy: copy.root)
    try source.build { say($0) }
    say("\(source.count - source.leftOutCount) mutants compile, \(source.leftOutCount) do not.")
    for target in targets where tried?.contains(target.name) ?? true {
      let program = try TestProgram(
        package: copy.root, filter: target.tests, mutantCount: source.count)
      let suites = try program.suites(progress: { say($0) })
      let mutants = source.mutants(of: target.name)
      let chosen = try choose(among: mutants, but: harmless)
      let outcomes = try Trials(program: program, suites: suites, jobs: jobs)
        .run(chosen) { say($0) }
      print(MutantReport(target: target.name, outcomes: outcomes).text)
    }
  }

  private func runPage(
    _ target: TargetAndTests, _ copy: PackageCopy, _ harmless: HarmlessMutants
  ) throws {
    let page = try BrokenPage(package: copy.root)
    try page.build()
    say("\(page.mutants.count) places can be broken.")
    if !BrokenPage.hasNode {
      say("node is not there: a script that no browser can read counts as noticed.")
    }
    let program = try TestProgram(package: copy.root, filter: target.tests, mutantCount: nil)
    let suites = try program.suites(progress: { say($0) })
    let chosen = try choose(among: page.mutants, but: harmless) { try page.canBeRead($0) }
    // One at a time, because all tests read the same folder.
    let trials = Trials(
      program: program, suites: suites, jobs: 1, begin: page.put, end: page.restore)
    let outcomes = try trials.run(chosen) { say($0) }
    print(MutantReport(target: target.name, outcomes: outcomes).text)
  }

  private func choose(
    among mutants: [Mutant], but harmless: HarmlessMutants,
    where isPossible: (Mutant) throws -> Bool = { _ in true }
  ) throws -> [Mutant] {
    for line in harmless.outdated(among: mutants) { say("\(line) names no mutant any more.") }
    if let only {
      let numbers = Set(only.split(separator: ",").compactMap { Int($0) })
      return mutants.filter { numbers.contains($0.number) }
    }
    var generator = Seeded(state: seed)
    var chosen: [Mutant] = []
    for mutant in mutants.shuffled(using: &generator)
    where chosen.count < sample && !harmless.contains(mutant) {
      if try isPossible(mutant) { chosen.append(mutant) }
    }
    return chosen.sorted { $0.number < $1.number }
  }

  private func say(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}

/// A target, and which tests ought to notice when it is broken.
struct TargetAndTests: ExpressibleByArgument {
  let name: String
  let tests: String

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    (name, tests) = (parts[0], parts[1])
  }
}

/// SplitMix64: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
