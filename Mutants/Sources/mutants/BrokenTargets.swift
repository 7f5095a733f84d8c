import Breaking
import Foundation

/// Targets of the copy, with all mutants in their source. They share one row of numbers.
struct BrokenTargets {
  private let names: [String]
  /// Where they are broken.
  private let copy: URL
  private let originals: [Original]
  private var files: [BrokenFile] = []
  /// The mutants that do not compile: of each file their offsets among its mutants.
  private var leftOut: [String: Set<Int>] = [:]

  private struct Original {
    let target: String
    let path: String
    let source: String
  }

  /// How many mutants do not compile.
  var leftOutCount: Int { leftOut.values.reduce(0) { $0 + $1.count } }
  /// How many numbers there are.
  var count: Int { files.reduce(0) { $0 + $1.count } }

  /// The mutants of one target that compile on this machine, by number.
  func mutants(of target: String) -> [Mutant] {
    zip(originals, files).flatMap { $0.target == target ? $1.mutants.filter(\.isCompiled) : [] }
  }

  init(names: [String], package: URL, copy: URL) throws {
    self.names = names
    self.copy = copy
    originals = try names.flatMap { name in
      let paths = Self.swiftFiles(of: name, in: package)
      guard !paths.isEmpty else {
        throw Subprocess.Failure(
          description: "Sources/\(name) has no Swift files. Name a target of the package.")
      }
      return try paths.map { path in
        let url = package.appendingPathComponent(path)
        return Original(
          target: name, path: path, source: try String(contentsOf: url, encoding: .utf8))
      }
    }
  }

  private static func swiftFiles(of target: String, in package: URL) -> [String] {
    let folder = package.appendingPathComponent("Sources/\(target)")
    var paths: [String] = []
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let file = found?.nextObject() as? URL {
      guard file.pathExtension == "swift", file.lastPathComponent != MutantSwitch.file else {
        continue
      }
      paths.append(String(file.path.dropFirst(package.path.count + 1)))
    }
    return paths.sorted()
  }

  private static func suffix(_ target: String) -> String {
    target.filter { $0.isLetter || $0.isNumber }
  }

  /// Builds the tests with all mutants, and leaves out those that the compiler refuses.
  mutating func build(_ progress: (String) -> Void) throws {
    for name in names {
      try write(
        MutantSwitch.source(suffix: Self.suffix(name)), to: "Sources/\(name)/\(MutantSwitch.file)")
    }
    var known = LeftOutMutants(file: copy.appendingPathComponent(".build/left-out"))
    for original in originals {
      leftOut[original.path] = known.offsets(in: original.path, source: original.source)
    }
    // Each round tells the next kind of error: of types first, of initialisation last.
    for _ in 0..<Self.mostRounds {
      try write()
      let errors = try errorsOfBuild()
      if errors.isEmpty {
        _ = try Subprocess.output("swift", ["build", "--build-tests"], in: copy)
        return
      }
      let before = leftOutCount
      for error in errors {
        guard let index = originals.firstIndex(where: { $0.path == error.path }) else { continue }
        let first = files[..<index].reduce(1) { $0 + $1.count }
        for mutant in files[index].mutants(
          atLine: error.line, column: error.column, isAboutClosure: error.text.contains("closure"))
        {
          leftOut[error.path, default: []].insert(mutant.number - first)
        }
      }
      guard leftOutCount > before else {
        throw Subprocess.Failure(
          description: "No mutant explains these errors:\n"
            + errors.map(\.text).sorted().joined(separator: "\n"))
      }
      for original in originals {
        known.record(leftOut[original.path] ?? [], in: original.path, source: original.source)
      }
      try known.write()
      progress("\(errors.count) errors; \(leftOutCount) mutants are left out.")
    }
    throw Subprocess.Failure(
      description: "The copy does not build after \(Self.mostRounds) rounds.")
  }

  private static let mostRounds = 60

  /// The errors of the first target that does not build.
  private func errorsOfBuild() throws -> Set<CompilerError> {
    for name in names {
      let output = try Subprocess.output(
        "swift", ["build", "--target", name], in: copy, allowsFailure: true)
      let errors = output.split(separator: "\n").compactMap { CompilerError($0, below: copy) }
      if !errors.isEmpty { return Set(errors) }
    }
    return []
  }

  /// Reads and writes only the files of which other mutants than last time are left out.
  private mutating func write() throws {
    var number = 1
    for (index, original) in originals.enumerated() {
      let own = leftOut[original.path] ?? []
      defer { number += files[index].count }
      if files.indices.contains(index) {
        guard own.count > files[index].count - files[index].mutants.count else { continue }
      }
      let file = BrokenFile(
        source: original.source, file: original.path, firstNumber: number,
        suffix: Self.suffix(original.target), leftOut: Set(own.map { $0 + number }))
      if files.indices.contains(index) { files[index] = file } else { files.append(file) }
      try write(file.text, to: original.path)
    }
  }

  /// Writes a file of the copy. One that has the text already keeps its date, so that it is not compiled again.
  private func write(_ text: String, to path: String) throws {
    let url = copy.appendingPathComponent(path)
    if (try? String(contentsOf: url, encoding: .utf8)) == text { return }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }
}

/// The mutants that did not compile, kept beside the copy so that they are not found anew.
///
/// A line is a file's path, a hash of its source and the offsets of its mutants, separated by spaces.
struct LeftOutMutants {
  private let file: URL
  private var lines: [String: (hash: String, offsets: Set<Int>)] = [:]

  init(file: URL) {
    self.file = file
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: " ").map(String.init)
      guard fields.count >= 2 else { continue }
      lines[fields[0]] = (fields[1], Set(fields.dropFirst(2).compactMap { Int($0) }))
    }
  }

  /// Those of a file, if its source is still the same.
  func offsets(in path: String, source: String) -> Set<Int> {
    guard let known = lines[path], known.hash == Self.hash(source) else { return [] }
    return known.offsets
  }

  mutating func record(_ offsets: Set<Int>, in path: String, source: String) {
    lines[path] = (Self.hash(source), offsets)
  }

  func write() throws {
    let text = lines.sorted { $0.key < $1.key }.map { path, known in
      ([path, known.hash] + known.offsets.sorted().map(String.init)).joined(separator: " ")
    }
    try text.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
  }

  /// FNV-1a: Fowler, Noll, Vo, draft-eastlake-fnv.
  private static func hash(_ source: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in source.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
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
