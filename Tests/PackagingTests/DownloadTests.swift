import Foundation
import RIBsTestSupport
import Testing

/// `scripts/download`, against releases in a folder.
@Suite("The download of a release")
struct DownloadTests {
  private let scratch: Scratch
  /// Stands for the sources of the Action.
  private var action: URL { scratch.folder.appendingPathComponent("action") }
  /// The files of the release.
  private var release: URL {
    scratch.folder.appendingPathComponent("site/releases/download/v1.2.3")
  }

  init() throws {
    scratch = try Scratch()
    for folder in [release, action.appendingPathComponent("scripts")] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    for script in ["scripts/download", "scripts/source-hash"] {
      try FileManager.default.copyItem(
        at: Repository.root.appendingPathComponent(script),
        to: action.appendingPathComponent(script))
    }
    _ = try scratch.write(
      """
      package static let version = "1.2.3"
      package static let repository = "file://\(scratch.path("site"))"
      """.utf8, to: "action/Sources/RIBsReport/Product.swift")
    _ = try scratch.write("".utf8, to: "action/Package.swift")
    try publish()
  }

  /// Makes a release for this machine from the action's sources, with a program that ends with this code.
  private func publish(status: Int = 0) throws {
    let program = try scratch.write(
      "#!/bin/sh\nexit \(status)\n".utf8, to: "ribs-inspect-1.2.3/bin/ribs-inspect")
    try #require(chmod(program, 0o755) == 0)
    let made = try Tool(at: "/bin/bash").run(
      [
        "-ec",
        """
        case $(uname -sm) in
        'Linux x86_64') system=linux-x86_64 ;;
        Linux*) system=linux-arm64 ;;
        *) system=macos-universal ;;
        esac
        tar -czf "$1/ribs-inspect-1.2.3-$system.tar.gz" ribs-inspect-1.2.3
        action/scripts/source-hash >"$1/SOURCES"
        cd "$1"
        { sha256sum * 2>/dev/null || shasum -a 256 *; } | grep -v SHA256SUMS >../sums
        mv ../sums SHA256SUMS
        """, "bash", release.path,
      ], in: scratch.folder.path)
    try #require(made.status == 0, "\(made.errors)")
  }

  private func download() throws -> Tool.Outcome {
    try Tool(at: action.appendingPathComponent("scripts/download"))
      .run([scratch.path("downloaded")])
  }

  /// The archive for this machine.
  private var archive: URL {
    get throws {
      let names = try FileManager.default.contentsOfDirectory(atPath: release.path)
      return release.appendingPathComponent(try #require(names.first { $0.hasSuffix(".tar.gz") }))
    }
  }

  @Test func `is the program that was built from these sources`() throws {
    let outcome = try download()
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output == scratch.path("downloaded/bin/ribs-inspect") + "\n")
    #expect(FileManager.default.isExecutableFile(atPath: String(outcome.output.dropLast())))
  }

  @Test func `is nothing if the sources are others`() throws {
    _ = try scratch.write("// changed".utf8, to: "action/Package.swift")
    let outcome = try download()
    #expect(outcome.status == 0 && outcome.output == "")
    #expect(outcome.errors.contains("version 1.2.3 was built from other sources"))
  }

  @Test func `is nothing if there is no release, or none for this machine`() throws {
    try FileManager.default.removeItem(at: archive)
    #expect(try download().status == 0 && download().output == "")
    try FileManager.default.removeItem(at: release)
    let outcome = try download()
    #expect(outcome.status == 0 && outcome.output == "")
    #expect(outcome.errors.contains("version 1.2.3 was not released, or cannot be reached"))
  }

  @Test func `is nothing if the program does not run here`() throws {
    try publish(status: 127)
    let outcome = try download()
    #expect(outcome.status == 0 && outcome.output == "")
    #expect(outcome.errors.contains("does not run here"))
  }

  @Test func `is an error if the checksum is wrong`() throws {
    let handle = try FileHandle(forWritingTo: archive)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data([0]))
    try handle.close()
    let outcome = try download()
    #expect(outcome.status == 1 && outcome.output == "")
    #expect(outcome.errors.contains("The checksum of"))
  }
}
