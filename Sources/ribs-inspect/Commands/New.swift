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
      "The runtime that it imports: \(Runtime.list). By default, the parent's; uber and ribs are both imported as RIBs.",
      valueName: "name"),
    completion: Runtime.completion, transform: Runtime.chosen)
  var runtime = Runtime.auto

  @Option(
    help: ArgumentHelp(
      "Where it takes what it needs from: \(RIBRequest.Injection.list). By default, from where its parent does.",
      valueName: "way"),
    completion: RIBRequest.Injection.completion, transform: RIBRequest.Injection.chosen)
  var di: RIBRequest.Injection?

  @Option(
    help: ArgumentHelp(
      "What its tests are written with: \(RIBRequest.TestTarget.Framework.list). By default, what the other tests are written with.",
      valueName: "framework"),
    completion: RIBRequest.TestTarget.Framework.completion,
    transform: RIBRequest.TestTarget.Framework.chosen)
  var tests: RIBRequest.TestTarget.Framework?

  @Option(
    help: ArgumentHelp(
      "Make it from one of your templates for Xcode: a folder NAME.xctemplate, or one with such folders.",
      valueName: "folder"), completion: .directory)
  var templates: String?

  @Option(
    help: ArgumentHelp(
      "The value of one of the template's options or placeholders, such as withXIB=true. May be repeated.",
      valueName: "name=value"))
  var set: [String] = []

  @Flag(help: "List what a RIB can be made from, and write nothing.")
  var list = false

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
    if let odd = set.first(where: { !$0.contains("=") }) {
      throw ValidationError("'\(odd)' is no value. Give --set name=value, such as withXIB=true.")
    }
    if !set.isEmpty, templates == nil {
      throw ValidationError("--set gives values for a template: add --templates <folder>.")
    }
    if templates != nil, ui != nil || di != nil {
      throw ValidationError(
        "A template says itself what its RIB is made of: leave out --ui and --di.")
    }
    guard !writesTemplates, !list else { return }
    if name == nil { throw ValidationError("Missing expected argument '<name>'") }
    if parent == nil { throw ValidationError("Missing expected argument '--parent <rib>'") }
  }

  func run() throws {
    if let exportTemplates { return try writeTemplates(to: exportTemplates) }
    if installXcodeTemplates { return try writeTemplates(to: Self.xcodeFolder()) }
    if list { return try listTemplates() }
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
    let runtime =
      runtime.known ?? KnownRuntime.all.first { imports.contains($0.module) } ?? .uber
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
    // A relative path is one from here, and not from the app's folder.
    let templates = try templates.map { try TeamTemplate.read($0) }
    let facts = try writing.app(verbosity).facts
    let new = try writing.plan(parent, facts, verbosity) { () throws(Refusal) in
      var request = request(name, parent, facts)
      request.templates = templates.map {
        RIBRequest.TemplateRequest($0, values: values, common: TeamTemplate.common(Date()))
      }
      return try NewRIB(
        request, in: facts.survey, read: AppFacts.text, projects: facts.xcodeProjects)
    }
    try writing.write(new.patch, then: new.steps + facts.projectsLeft, verbosity)
  }

  private func request(_ name: String, _ parent: String, _ facts: AppFacts) -> RIBRequest {
    var request = RIBRequest(name: name, parent: parent)
    request.isViewless = viewless
    request.view = ui
    request.showing = show
    request.injection = di
    request.runtime = runtime.known
    let parts = try? facts.survey.rib(named: parent)
    let file = parts?.router?.file ?? ""
    request.module = NewRIB.module(of: file, in: facts.xcodeProjects, read: AppFacts.text)
    let module = request.module
    let target =
      facts.tests.first { $0.modules.contains(parts?.rib.module ?? "") }
      ?? facts.tests.first { target in
        facts.survey.files.contains { file in
          file.path.hasPrefix("\(target.folder)/") && module.map(file.imports.contains) ?? false
        }
      }
    request.tests = target.map { target in
      RIBRequest.TestTarget(
        folder: target.folder,
        framework: tests ?? (target.framework == .xctest ? .xctest : .swiftTesting),
        linksChecks: target.linksChecks)
    }
    return request
  }
}

extension New {
  /// The runtimes as people call them.
  enum Runtime: String, Choice {
    case auto, uber, ribs, modern, combine, instrumented, napkin

    /// Nil for the parent's.
    var known: KnownRuntime? {
      switch self {
      case .auto: nil
      case .uber, .ribs: .uber
      case .modern: .modernRIBs
      case .combine: .combineRIBs
      case .instrumented: .instrumented
      case .napkin: .napkin
      }
    }
  }
}

extension RIBParts.ViewKind: Choice {}
extension RIBRequest.Showing: Choice {}
extension RIBRequest.Injection: Choice {}
extension RIBRequest.TestTarget.Framework: Choice {}
