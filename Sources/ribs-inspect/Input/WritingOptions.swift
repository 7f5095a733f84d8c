import ArgumentParser
import Foundation
import RIBsAnalysis
import RIBsEditing
import RIBsReport
import RIBsSource

/// The options of the commands that change an app's files, after they have shown the changes.
struct WritingOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The app's folder, in which its source and its project are.", valueName: "folder"),
    completion: .directory)
  var folder = "."

  @Flag(name: [.short, .long], help: "Write the files without asking.")
  var yes = false

  @Flag(help: "Show what would be written, and write nothing.")
  var dryRun = false

  func validate() throws {
    if yes, dryRun { throw ValidationError("--yes and --dry-run exclude each other.") }
  }

  /// Enters the app's folder and reads the app.
  ///
  /// - Throws: An exit code, after a complaint, if the app or its config cannot be read.
  func app(_ verbosity: QuietOption) throws -> (facts: AppFacts, config: ConfigFile?) {
    try AppFolder.enter(folder)
    let config = try ConfigFile.inUse()
    let facts = try verbosity.reading { progress throws(SourceAnalysis.Failure) in
      try AppFacts(config) { progress.set($0, of: $1) }
    }
    return (facts, config)
  }

  /// Works out a change of a RIB.
  ///
  /// - Throws: An exit code, after a complaint, if the app is written in a way that is not understood.
  func plan<Change>(
    _ rib: String, _ facts: AppFacts, _ verbosity: QuietOption,
    _ body: () throws(Refusal) -> Change
  ) throws -> Change {
    do throws(Refusal) {
      return try body()
    } catch {
      throw complain(error, about: rib, facts, verbosity)
    }
  }

  /// Shows a patch, and writes it if the user agrees.
  ///
  /// - Parameter steps: What is left to the user.
  func write(_ patch: Patch, then steps: [String], _ verbosity: QuietOption) throws {
    try Output.standard.write(patch.coloured(Terminal.style))
    guard !dryRun else { return }
    let count = patch.files.count
    guard verbosity.agrees(toWrite: count, yes: yes) else { return }
    try PatchedFiles.writeOrComplain(patch)
    verbosity.note("Wrote \(counted(count, "file")).\(steps.isEmpty ? "" : " Next:")")
    for step in steps { verbosity.note("- \(step)") }
  }

  /// Says why nothing was written, and which RIB may have been meant.
  ///
  /// - Returns: The exit code.
  private func complain(
    _ refusal: Refusal, about rib: String, _ facts: AppFacts, _ verbosity: QuietOption
  ) -> ExitCode {
    Terminal.complain("\(refusal)")
    let known = facts.survey.parts.flatMap { [$0.rib.name, "\($0.rib.module).\($0.rib.name)"] }
    let names = facts.survey.parts.map(\.rib.name)
    if !known.contains(rib), let nearest = rib.nearest(among: names) {
      verbosity.note("Did you mean '\(nearest)'?")
    }
    verbosity.note("Nothing was written.")
    return .unusableInput
  }
}

extension ArgumentHelp {
  /// How a RIB of the app is named.
  static let rib = ArgumentHelp(
    "The RIB. If several have the name, put the module before it, or give its router: Feature.Home, HomeRouter.",
    valueName: "rib")
}

extension AppFacts {
  /// The Xcode projects that people edit. XcodeGen and Tuist write theirs anew from the manifest beside them.
  var xcodeProjects: [String] {
    folder.files(named: "project.pbxproj").filter { !isGenerated($0) }
  }

  private func isGenerated(_ project: String) -> Bool {
    let manifests = folder.files(named: "project.yml", "project.yaml", "Project.swift")
    return manifests.contains { $0.folderPart == project.folderPart.folderPart }
  }

  /// Which projects were not changed and lack the change.
  var projectsLeft: [String] {
    let generated = folder.files(named: "project.pbxproj").filter(isGenerated)
    if let project = generated.first {
      return [
        "Generate \(project.folderPart) again. It is written from a manifest, and was not changed."
      ]
    }
    guard xcodeProjects.isEmpty, !repository.isEmpty else { return [] }
    let count = repository.split(separator: "/").count
    for up in 1...max(1, count) {
      let folder = Array(repeating: "..", count: up).joined(separator: "/")
      let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      guard let project = entries.sorted().first(where: { $0.hasSuffix(".xcodeproj") }) else {
        continue
      }
      return [
        "\(folder)/\(project) was not changed, for it is above the app's folder. Give \(folder) as the folder to have it changed too."
      ]
    }
    return []
  }

  /// The text of a file of the app; nil if it cannot be read as UTF-8.
  static func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).flatMap { String(validating: $0, as: UTF8.self) }
  }
}

extension AppContents {
  /// The app in the working directory.
  init(_ facts: AppFacts, _ config: ConfigFile?) {
    self.init(
      text: AppFacts.text,
      files: { folder in
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        return names.sorted().map { "\(folder)/\($0)" }.filter { path in
          var isFolder: ObjCBool = false
          return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && !isFolder.boolValue
        }
      }, projects: facts.xcodeProjects,
      manifests: facts.folder.files(named: "Package.swift", "Project.swift"),
      interfaces: facts.folder.files(ending: ".xib", ".storyboard"),
      tree: { edited in
        var reading = config?.reading ?? SourceAnalysis.Options()
        reading.edited = edited
        return try? SourceAnalysis.report(on: ["."], reading).tree
      })
  }
}

extension Patch {
  /// The patch as `git diff` colours it.
  func coloured(_ style: TextStyle) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let line = String(line)
      if line.hasPrefix("--- ") || line.hasPrefix("+++ ") { return style.bold(line) }
      if line.hasPrefix("@@") { return style.dim(line) }
      if line.hasPrefix("+") { return style.good(line) }
      return line.hasPrefix("-") ? style.bad(line) : line
    }.joined(separator: "\n")
  }
}
