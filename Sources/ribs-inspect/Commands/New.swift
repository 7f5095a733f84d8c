import ArgumentParser
import Foundation
import RIBsAnalysis
import RIBsEditing
import RIBsReport
import RIBsSource

struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Writes a new RIB with its tests, and wires it into its parent.",
    discussion: """
      The RIB is written as its parent is: runtime, access levels, indentation, names and folders are read from the \
      source there. The patch is shown first. It is written as a whole or not at all, and only if you agree; without \
      a terminal, only with --yes.

      Exit codes: 0 shown or written, 2 the app could not be read or the parent is written in a way that is not \
      understood, 64 wrong usage, 70 a file could not be written.
      """)

  @Argument(help: "The RIB's name, such as Profile.")
  var name: String?

  @Option(
    help: ArgumentHelp(
      "The RIB that attaches it. If several have the name, put the module before it, or give its router: Feature.Home, HomeRouter.",
      valueName: "rib"))
  var parent: String?

  @OptionGroup var writing: WritingOptions

  @Flag(help: "Give it no view of its own.")
  var viewless = false

  @Option(
    help: ArgumentHelp(
      "What its view is made of: \(RIBParts.ViewKind.list). By default, what the parent's is made of.",
      valueName: "kind"),
    completion: RIBParts.ViewKind.completion, transform: RIBParts.ViewKind.chosen)
  var ui: RIBParts.ViewKind?

  @Option(
    help: ArgumentHelp(
      "How the parent shows it: \(RIBRequest.Showing.list). By default, as it shows its other children.",
      valueName: "way"),
    completion: RIBRequest.Showing.completion, transform: RIBRequest.Showing.chosen)
  var show: RIBRequest.Showing?

  @Option(
    help: ArgumentHelp(
      "What its tests are written with: \(RIBRequest.TestTarget.Framework.list). By default, what the other tests are written with.",
      valueName: "framework"),
    completion: RIBRequest.TestTarget.Framework.completion,
    transform: RIBRequest.TestTarget.Framework.chosen)
  var tests: RIBRequest.TestTarget.Framework?

  @Option(
    help: ArgumentHelp(
      "Write a template for Xcode into this folder, with which New File offers a RIB, and nothing else.",
      valueName: "folder"), completion: .directory)
  var exportTemplates: String?

  @Flag(help: "Write the same template where Xcode looks for it, and nothing else.")
  var installXcodeTemplates = false

  @OptionGroup var verbosity: QuietOption

  func validate() throws {
    let writesTemplates = exportTemplates != nil || installXcodeTemplates
    if writesTemplates, name != nil || parent != nil {
      throw ValidationError("The templates are for any RIB: leave out its name and its parent.")
    }
    if exportTemplates != nil, installXcodeTemplates {
      throw ValidationError("--export-templates and --install-xcode-templates exclude each other.")
    }
    guard !writesTemplates else { return }
    if name == nil { throw ValidationError("Missing expected argument '<name>'") }
    if parent == nil { throw ValidationError("Missing expected argument '--parent <rib>'") }
  }

  func run() throws {
    if let exportTemplates { return try writeTemplates(to: exportTemplates) }
    if installXcodeTemplates { return try writeTemplates(to: Self.xcodeFolder()) }
    guard let name, let parent else { return }
    try add(name, below: parent)
  }

  /// Writes the template. The runtime is the app's, if there is an app in the working directory.
  private func writeTemplates(to folder: String) throws {
    let own = try ConfigFile.inUse()?.reading.runtime ?? OwnRuntime()
    let survey = try? verbosity.showProgress(ReadAmount(of: nil, .files)) { progress in
      try AppSurvey(of: ".", own) { progress.set($0, of: $1) }
    }
    let imports = survey?.files.flatMap(\.imports) ?? []
    let runtime = KnownRuntime.all.first { imports.contains($0.module) } ?? .uber
    let templates = XcodeTemplates(runtime: runtime.module, view: ui ?? .uikit)
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      Terminal.complain("\(folder): the folder cannot be made: \(error.localizedDescription)")
      throw ExitCode.toolFailed
    }
    try AppFolder.enter(folder)
    let files = templates.files.filter { AppFolder.text($0.key) != $0.value }
    try PatchedFiles.writeOrComplain(
      Patch(files.map { Patch.File(path: $0.key, before: nil, after: $0.value) }))
    let next = installXcodeTemplates ? " Restart Xcode to see it." : ""
    verbosity.note("\(folder)/RIB.xctemplate makes RIBs that import \(runtime.module).\(next)")
  }

  /// Where Xcode looks for a user's own templates.
  private static func xcodeFolder() throws -> String {
    #if os(macOS)
      return NSHomeDirectory() + "/Library/Developer/Xcode/Templates/File Templates/ribs-inspect"
    #else
      throw ValidationError(
        "Xcode runs on a Mac. --export-templates <folder> writes the template anywhere.")
    #endif
  }

  private func add(_ name: String, below parent: String) throws {
    let facts = try writing.app(verbosity).facts
    let new = try writing.plan(parent, facts, verbosity) { () throws(Refusal) in
      try NewRIB(request(name, parent, facts), in: facts.survey, read: AppFacts.text)
    }
    try writing.write(new.patch, then: new.steps, verbosity)
  }

  private func request(_ name: String, _ parent: String, _ facts: AppFacts) -> RIBRequest {
    var request = RIBRequest(name: name, parent: parent)
    request.isViewless = viewless
    request.view = ui
    request.showing = show
    let module = try? facts.survey.rib(named: parent).rib.module
    request.tests = facts.tests.first { $0.modules.contains(module ?? "") }.map { target in
      RIBRequest.TestTarget(
        folder: target.folder,
        framework: tests ?? (target.framework == .xctest ? .xctest : .swiftTesting),
        linksChecks: target.linksChecks)
    }
    return request
  }
}

extension RIBParts.ViewKind: Choice {}
extension RIBRequest.Showing: Choice {}
extension RIBRequest.TestTarget.Framework: Choice {}
