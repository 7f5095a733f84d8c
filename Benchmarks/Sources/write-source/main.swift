import Foundation

// Writes an app of any size: copies of the apps in fixtures/source, in which each copy's types have names of their own.
// Copies with the same names would be one app whose every type is declared thirty times.

/// A Swift file of an app, with its path below the app's folder.
struct File {
  let path: String
  let text: String
}

/// All Swift files below a folder, in order of their paths.
func files(below folder: URL) throws -> [File] {
  let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
  return try (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().map {
    File(
      path: $0, text: try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
  }
}

/// The text with a prefix before each of the names.
func renamed(_ text: String, _ names: Set<Substring>, prefix: String) -> String {
  text.replacing(/\w+/) { names.contains($0.output) ? prefix + $0.output : String($0.output) }
}

guard CommandLine.arguments.count == 4, let wanted = Int(CommandLine.arguments[2]) else {
  print("usage: write-source FIXTURES LINES FOLDER (bench-processes gives them)")
  exit(64)
}
let fixtures = URL(fileURLWithPath: CommandLine.arguments[1])
let target = URL(fileURLWithPath: CommandLine.arguments[3])
let apps = try FileManager.default.contentsOfDirectory(atPath: fixtures.path).sorted().map {
  try files(below: fixtures.appendingPathComponent($0))
}
let declarations = /\b(?:class|protocol|enum|struct|typealias)\s+(\w+)/
let names = apps.map { app in
  Set(app.flatMap { file in file.text.matches(of: declarations).map(\.output.1) })
}

var lines = 0
var written: [String] = []
var number = 0
while lines < wanted, !apps.isEmpty {
  let app = number % apps.count
  for file in apps[app] {
    let copy = target.appendingPathComponent("App\(number)/\(file.path)")
    try FileManager.default.createDirectory(
      at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(renamed(file.text, names[app], prefix: "App\(number)").utf8).write(to: copy)
    written.append(copy.path)
    lines += file.text.count { $0 == "\n" }
  }
  number += 1
}
// What a compiler reads as @FILE.
try Data(written.map { $0 + "\n" }.joined().utf8)
  .write(to: target.appendingPathComponent("files.txt"))
