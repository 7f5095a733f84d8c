import Breaking
import Foundation

/// A target of the copy, with all mutants in its source.
struct BrokenTarget {
  private let name: String
  private let package: URL
  private let originals: [(path: String, source: String)]
  private var files: [BrokenFile] = []
  /// Numbers of mutants that do not compile.
  private(set) var leftOut: Set<Int> = []

  /// The mutants that compile, by number.
  var mutants: [Mutant] { files.flatMap(\.mutants) }
  /// How many numbers there are.
  var count: Int { files.reduce(0) { $0 + $1.count } }

  init(name: String, package: URL) throws {
    self.name = name
    self.package = package
    let folder = package.appendingPathComponent("Sources/\(name)")
    var paths: [String] = []
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let file = found?.nextObject() as? URL {
      guard file.pathExtension == "swift", file.lastPathComponent != Self.switchFile else {
        continue
      }
      paths.append(String(file.path.dropFirst(package.path.count + 1)))
    }
    guard !paths.isEmpty else {
      throw Subprocess.Failure(
        description: "Sources/\(name) has no Swift files. Name a target of the package.")
    }
    originals = try paths.sorted().map {
      ($0, try String(contentsOf: package.appendingPathComponent($0), encoding: .utf8))
    }
  }

  private static let switchFile = "MutantSwitch.swift"
  private var suffix: String { name.filter { $0.isLetter || $0.isNumber } }

  /// Builds the tests with all mutants, and leaves out those that the compiler refuses.
  mutating func build(_ progress: (String) -> Void) throws {
    try MutantSwitch.source(suffix: suffix).write(
      to: package.appendingPathComponent("Sources/\(name)/\(Self.switchFile)"), atomically: true,
      encoding: .utf8)
    let kept = package.appendingPathComponent(".build/left-out-\(name)")
    if let known = try? String(contentsOf: kept, encoding: .utf8) {
      let lines = known.split(separator: "\n")
      if lines.first.map(String.init) == fingerprint {
        leftOut = Set(lines.dropFirst().compactMap { Int($0) })
      }
    }
    // Each round tells the next kind of error: of types first, of initialisation last.
    for _ in 0..<Self.mostRounds {
      try write()
      let output = try Subprocess.output(
        "swift", ["build", "--target", name], in: package, allowsFailure: true)
      let errors = Set(
        output.split(separator: "\n").compactMap { CompilerError($0, below: package) })
      if errors.isEmpty {
        _ = try Subprocess.output("swift", ["build", "--build-tests"], in: package)
        let record = [fingerprint] + leftOut.sorted().map(String.init)
        try record.joined(separator: "\n").write(to: kept, atomically: true, encoding: .utf8)
        return
      }
      let before = leftOut.count
      for error in errors {
        guard let index = originals.firstIndex(where: { $0.path == error.path }) else { continue }
        leftOut.formUnion(
          files[index].mutants(atLine: error.line, column: error.column).map(\.number))
      }
      guard leftOut.count > before else {
        throw Subprocess.Failure(
          description: "No mutant explains these errors:\n"
            + errors.map(\.text).sorted().joined(separator: "\n"))
      }
      progress("\(errors.count) errors; \(leftOut.count) mutants are left out.")
    }
    throw Subprocess.Failure(
      description: "The copy does not build after \(Self.mostRounds) rounds.")
  }

  private static let mostRounds = 30

  /// Tells one state of the source from another, so that numbers that were left out once are not found anew.
  private var fingerprint: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for (path, source) in originals {
      for byte in (path + source).utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    return String(hash, radix: 16)
  }

  private mutating func write() throws {
    files = []
    var number = 1
    for (path, source) in originals {
      let file = BrokenFile(
        source: source, file: path, firstNumber: number, suffix: suffix, leftOut: leftOut)
      number += file.count
      files.append(file)
      let url = package.appendingPathComponent(path)
      if (try? String(contentsOf: url, encoding: .utf8)) != file.text {
        try file.text.write(to: url, atomically: true, encoding: .utf8)
      }
    }
  }
}

/// A line `path:line:column: error: …` of the compiler.
struct CompilerError: Hashable {
  let path: String
  let line: Int
  let column: Int
  let text: String

  init?(_ text: Substring, below package: URL) {
    guard let end = text.range(of: ": error: ") else { return nil }
    let place = text[..<end.lowerBound].split(separator: ":")
    let prefix = package.path + "/"
    guard place.count == 3, place[0].hasPrefix(prefix), let line = Int(place[1]),
      let column = Int(place[2])
    else { return nil }
    self.path = String(place[0].dropFirst(prefix.count))
    self.line = line
    self.column = column
    self.text = String(text)
  }
}
