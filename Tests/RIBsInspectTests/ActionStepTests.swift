import Foundation
import RIBsTestSupport
import Testing
import Yams

/// Each step of the action by itself: when it runs, what it gets, and what its script calls.
@Suite("The GitHub Action's steps")
struct ActionStepTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  // MARK: The file

  /// A value of the file, one key on a line. Scripts and descriptions are for other tests.
  private func lines(_ node: Node, _ name: String) -> [String] {
    if let mapping = node.mapping {
      return mapping.map { ($0.scalar?.string ?? "", $1) }
        .filter { $0.0 != "description" }.sorted { $0.0 < $1.0 }
        .flatMap { lines($1, name.isEmpty ? $0 : "\(name).\($0)") }
    }
    if name.hasSuffix("run") { return ["\(name): …"] }
    return ["\(name): \(node.scalar?.string ?? "?")"]
  }

  private func action() throws -> Node {
    let file = Repository.root.appendingPathComponent("action.yml")
    return try #require(try Yams.compose(yaml: String(contentsOf: file, encoding: .utf8)))
  }

  @Test func `the steps come in this order, under these conditions and with these values`() throws {
    let runs = try #require(try action()["runs"])
    #expect(runs["using"]?.string == "composite" && runs.mapping?.count == 2)
    let steps = try #require(runs["steps"]?.sequence)
    #expect(
      steps.map { lines($0, "").joined(separator: "\n") }.joined(separator: "\n\n") == """
        env.ARTIFACT: ${{ inputs.artifact }}
        env.FOLDER: ${{ runner.temp }}/ribs-inspect
        env.JOB: ${{ github.job }}
        env.JOBS: ${{ strategy.job-total }}
        env.NUMBER: ${{ strategy.job-index }}
        id: place
        name: Find a place for the results
        run: …
        shell: bash

        env.ACTION_PATH: ${{ github.action_path }}
        env.FOLDER: ${{ runner.temp }}/ribs-inspect-release
        id: release
        if: inputs.executable == ''
        name: Download the release of ribs-inspect
        run: …
        shell: bash

        env.ACTION_PATH: ${{ github.action_path }}
        id: version
        if: inputs.executable == '' && steps.release.outputs.executable == ''
        name: Name the version of ribs-inspect
        run: …
        shell: bash

        if: inputs.executable == '' && steps.release.outputs.executable == ''
        name: Look for ribs-inspect in the cache
        uses: actions/cache@27d5ce7f107fe9357f9df03efb73ab90386fccae
        with.key: ${{ steps.version.outputs.key }}
        with.path: ${{ runner.temp }}/ribs-inspect-program

        env.ACTION_PATH: ${{ github.action_path }}
        env.EXECUTABLE: ${{ inputs.executable }}
        env.PROGRAM: ${{ runner.temp }}/ribs-inspect-program
        env.RELEASE: ${{ steps.release.outputs.executable }}
        id: build
        name: Build ribs-inspect
        run: …
        shell: bash

        env.ALLOW_INCOMPLETE: ${{ inputs.allow-incomplete }}
        env.BASELINE: ${{ inputs.baseline }}
        env.CONFIG: ${{ inputs.config }}
        env.EXECUTABLE: ${{ steps.build.outputs.executable }}
        env.FAIL_ON: ${{ inputs.fail-on }}
        env.FOLDER: ${{ steps.place.outputs.folder }}
        env.SOURCES: ${{ inputs.sources }}
        env.SOURCE_ROOT: ${{ inputs.source-root }}
        env.STRICT_BASELINE: ${{ inputs.strict-baseline }}
        env.TRACES: ${{ inputs.traces }}
        id: check
        name: Check the traces and the source
        run: …
        shell: bash

        env.CONFIG: ${{ inputs.config }}
        env.EXECUTABLE: ${{ steps.build.outputs.executable }}
        env.FOLDER: ${{ steps.place.outputs.folder }}
        env.SOURCE_ROOT: ${{ inputs.source-root }}
        env.SOURCE_URL: ${{ github.server_url }}/${{ github.repository }}/blob/${{ github.sha }}
        env.TRACES: ${{ inputs.traces }}
        env.WORKSPACE: ${{ github.workspace }}
        id: pictures
        name: Draw the trees
        run: …
        shell: bash

        continue-on-error: true
        id: keep
        if: always() && steps.place.outputs.artifact != ''
        name: Keep pictures and reports
        uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f
        with.if-no-files-found: ignore
        with.name: ${{ steps.place.outputs.artifact }}
        with.path: ${{ steps.place.outputs.folder }}

        continue-on-error: true
        id: upload-traces
        if: always() && inputs.upload-sarif == 'true' && steps.check.outputs.sarif != ''
        name: Upload the findings in the traces to code scanning
        uses: github/codeql-action/upload-sarif@8aad20d150bbac5944a9f9d289da16a4b0d87c1e
        with.category: ribs-inspect/${{ steps.place.outputs.category }}
        with.sarif_file: ${{ steps.check.outputs.sarif }}

        continue-on-error: true
        id: upload-source
        if: always() && inputs.upload-sarif == 'true' && steps.check.outputs.source-sarif != ''
        name: Upload the findings in the source to code scanning
        uses: github/codeql-action/upload-sarif@8aad20d150bbac5944a9f9d289da16a4b0d87c1e
        with.category: ribs-inspect-source/${{ steps.place.outputs.category }}
        with.sarif_file: ${{ steps.check.outputs.source-sarif }}

        env.KEPT: ${{ steps.keep.outcome }}
        env.STATUS: ${{ steps.check.outputs.status }}
        env.UPLOADS: ${{ steps.upload-traces.outcome }} ${{ steps.upload-source.outcome }}
        if: always()
        name: Pass or fail
        run: …
        shell: bash
        """)
  }

  @Test func `a workflow sets these inputs, and reads these outputs`() throws {
    let action = try action()
    #expect(
      lines(try #require(action["inputs"]), "").joined(separator: "\n") == """
        allow-incomplete.default: false
        artifact.default: ribs-inspect-<job>
        baseline.default: \("")
        config.default: \("")
        executable.default: \("")
        fail-on.default: \("")
        source-root.default: ${{ github.workspace }}
        sources.default: \("")
        strict-baseline.default: false
        traces.default: \("")
        upload-sarif.default: true
        """)
    #expect(
      lines(try #require(action["outputs"]), "").joined(separator: "\n") == """
        artifact.value: ${{ steps.place.outputs.artifact }}
        pictures.value: ${{ steps.pictures.outputs.folder }}
        sarif.value: ${{ steps.check.outputs.sarif }}
        source-sarif.value: ${{ steps.check.outputs.source-sarif }}
        status.value: ${{ steps.check.outputs.status }}
        """)
    #expect(action["name"]?.string == "ribs-inspect")
    // The marketplace takes these icons and colours alone.
    #expect(action["branding"]?["icon"]?.string == "git-branch")
    #expect(action["branding"]?["color"]?.string == "green")
  }

  // MARK: The place for the results

  @Test func `a folder for temporary files that is missing fails the step at once`() throws {
    let environment = ["ARTIFACT": "", "JOB": "tests", "FOLDER": "/nowhere/ribs-inspect"]
    let step = try ActionStep("place", environment, seconds: 1, in: scratch)
    #expect(step.outcome.status == 1 && step.outputs == "")
    #expect(step.outcome.errors.contains("/nowhere/ribs-inspect"))
  }

  // MARK: The program

  /// A copy of what the action's sources are, as far as the key depends on them.
  private func sources() throws -> URL {
    let folder = scratch.folder.appendingPathComponent("action")
    for name in ["Sources", "scripts"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    for name in ["Package.swift", "Sources/a.swift", "scripts/release", "README.md"] {
      try Data("// \(name)\n".utf8).write(to: folder.appendingPathComponent(name))
    }
    let hash = "scripts/source-hash"
    try FileManager.default.copyItem(
      at: Repository.root.appendingPathComponent(hash), to: folder.appendingPathComponent(hash))
    return folder
  }

  @Test func `the cache's key depends on the system, the compiler and each source`() throws {
    let folder = try sources()
    _ = try CalledProgram("swift", in: scratch, script: "cat swift-says")
    _ = try CalledProgram("uname", in: scratch, script: "cat uname-says")
    func key(swift: String = "Swift 6.2", uname: String = "Linux x86_64") throws -> String {
      _ = try scratch.write(swift.utf8, to: "swift-says")
      _ = try scratch.write(uname.utf8, to: "uname-says")
      let step = try ActionStep(
        "version", ["ACTION_PATH": folder.path], path: scratch.folder.path,
        in: scratch)
      #expect(step.outcome.status == 0, "\(step.outcome.errors)")
      #expect(step.outputs.wholeMatch(of: /key=ribs-inspect-[0-9a-f]{40}\n/) != nil)
      return step.outputs
    }
    let first = try key()
    #expect(try key() == first)
    #expect(try key(swift: "Swift 6.3") != first)
    #expect(try key(uname: "Linux aarch64") != first)
    var known = [first]
    for name in ["Package.swift", "Sources/a.swift", "scripts/release"] {
      try Data("// another\n".utf8).write(to: folder.appendingPathComponent(name))
      known.append(try key())
    }
    // A file by another name is another program, too.
    try FileManager.default.moveItem(
      at: folder.appendingPathComponent("Sources/a.swift"),
      to: folder.appendingPathComponent("Sources/b.swift"))
    known.append(try key())
    #expect(Set(known).count == 5)
    // Documentation is not built.
    try Data("// another\n".utf8).write(to: folder.appendingPathComponent("README.md"))
    #expect(try key() == known.last)
  }

  @Test func `the program is built unless it is given or cached, and Graphviz is set up`() throws {
    let folder = try sources()
    try FileManager.default.createDirectory(
      atPath: scratch.path("built"), withIntermediateDirectories: true)
    _ = try scratch.write("the program".utf8, to: "built/ribs-inspect")
    #expect(chmod(scratch.path("built/ribs-inspect"), 0o755) == 0)
    let make = try CalledProgram("make", in: scratch)
    let release = try CalledProgram(
      "release", in: scratch, script: "echo '\(scratch.path("built"))'")
    try FileManager.default.removeItem(at: folder.appendingPathComponent("scripts/release"))
    try FileManager.default.copyItem(
      atPath: release.path, toPath: folder.appendingPathComponent("scripts/release").path)
    let program = scratch.path("the program/ribs-inspect")
    func build(_ executable: String = "") throws -> String {
      let step = try ActionStep(
        "build",
        [
          "EXECUTABLE": executable, "RELEASE": "", "ACTION_PATH": folder.path,
          "PROGRAM": scratch.path("the program"),
        ], path: scratch.folder.path, in: scratch)
      #expect(step.outcome.status == 0, "\(step.outcome.errors)")
      return step.outputs
    }
    #expect(try build("/usr/bin/ribs-inspect") == "executable=/usr/bin/ribs-inspect\n")
    #expect(try make.log == "" && release.log == "")

    #expect(try build() == "executable=\(program)\n")
    #expect(try String(contentsOfFile: program, encoding: .utf8) == "the program")
    #expect(FileManager.default.isExecutableFile(atPath: program))
    let setup = "-C\n\(folder.path)\nsetup\n\n"
    #expect(try make.log == setup && release.log == "\n")

    // The second time it is in the cache.
    #expect(try build() == "executable=\(program)\n")
    #expect(try make.log == setup + setup && release.log == "\n")
  }

  @Test func `a release is used as it is, and pictures are not worth a failure`() throws {
    let folder = try sources()
    let setup = try CalledProgram("setup", in: scratch, script: "exit 1")
    try FileManager.default.copyItem(
      atPath: setup.path, toPath: folder.appendingPathComponent("scripts/setup").path)
    let step = try ActionStep(
      "build",
      [
        "EXECUTABLE": "", "RELEASE": "/release/ribs-inspect", "ACTION_PATH": folder.path,
        "PROGRAM": scratch.path("program"),
      ], in: scratch)
    #expect(step.outcome.status == 0 && step.outputs == "executable=/release/ribs-inspect\n")
    #expect(try setup.log == "pictures\n\n")
    #expect(step.outcome.output.contains("::warning title=ribs-inspect::Graphviz"))
  }

  @Test func `a build that fails fails the step`() throws {
    let folder = try sources()
    _ = try CalledProgram("make", in: scratch, script: "exit 2")
    let step = try ActionStep(
      "build",
      [
        "EXECUTABLE": "", "RELEASE": "", "ACTION_PATH": folder.path,
        "PROGRAM": scratch.path("program"),
      ],
      path: scratch.folder.path, in: scratch)
    #expect(step.outcome.status == 2 && step.outputs == "")
  }
}
