import RIBsAnalysis
import RIBsSource

/// The runtime that an app is on, and how it is recorded.
enum RecordedRuntime {
  /// The instrumented runtime of this package, under its own name or as ModernRIBs.
  case instrumented
  /// ModernRIBs. The package that it is from is nil if no manifest names it.
  case modernRIBs(PackageReference?)
  /// RIBs, by uber or a fork. The package or the pod is nil if it is a fork, or if no manifest names it.
  case ribs(PackageReference?)
  /// napkin, or a fork with recording lines.
  case napkin
  /// Another runtime, or a team's own, by its module if that is known.
  case other(String?)

  /// Nil if the app has no RIBs.
  init?(of app: AppSetup) {
    let project = app.project
    if app.imports("InstrumentedRIBs") {
      self = .instrumented
    } else if app.imports("ModernRIBs") {
      let original = project.package(.modernRIBs)
      let linksOurs = project.links.contains { $0.product == "ModernRIBs" }
      let takesOurs = original == nil && project.package(.ribsInspect) != nil
      self = linksOurs || takesOurs ? .instrumented : .modernRIBs(original)
    } else if app.imports("RIBs") {
      self = .ribs(project.package(.uberRIBs) ?? project.package(.ribsPod))
    } else if app.imports("napkin") {
      self = .napkin
    } else if app.imports("CombineRIBs") {
      self = .other("CombineRIBs")
    } else if app.hasRouters {
      self = .other(nil)
    } else {
      return nil
    }
  }

  var name: String {
    switch self {
    case .instrumented: "the instrumented runtime"
    case .modernRIBs(let original): original == nil ? "ModernRIBs" : "the original ModernRIBs"
    case .ribs(let original):
      switch original?.origin {
      case .uberRIBs: "uber/RIBs without recording lines"
      case .ribsPod: "the pod RIBs"
      default: "RIBs"
      }
    case .napkin: "napkin"
    case .other(let module): module ?? "a runtime of its own"
    }
  }

  /// The package or the pod that is known not to call a recorder.
  var silent: PackageReference? {
    switch self {
    case .instrumented, .napkin, .other: nil
    case .modernRIBs(let original), .ribs(let original): original
    }
  }

  /// How to record it.
  var remedy: String {
    let start =
      "link RIBsRecorder, and call `RIBsRecorder.start(to:)` before the launch router is built"
    let lines = "`scripts/record-uber-ribs` adds the recording lines to a fork of uber/RIBs"
    let probe =
      "Without a fork, a TreeProbe samples the tree. \(DocsPage.uberRIBs.address) says how."
    return switch self {
    case .instrumented: "\(start.asSentence)."
    case .modernRIBs:
      "Take the product ModernRIBs of the package ribs-inspect in place of the original; no line of source changes. Then \(start)."
    case .ribs(let original) where original?.origin == .ribsPod:
      "A pod cannot be recorded, so take a fork as a package: \(lines). Then \(start). \(probe)"
    case .ribs: "\(lines.asSentence). Take that fork, \(start). \(probe)"
    case .napkin:
      "`scripts/record-napkin` adds the recording lines to a fork of napkin. Take that fork, \(start). \(DocsPage.napkin.address) says how."
    case .other:
      "Let the runtime's router call RouterRecord of the product RIBsRecording. Then \(start). If the runtime cannot change, a TreeProbe samples the tree. \(DocsPage.uberRIBs.address) says how."
    }
  }
}

extension AppSetup {
  /// Whether the app starts a recorder, or links one that `RIBS_TRACE` starts.
  var startsRecorder: Bool { !starts.isEmpty || linksRecorder }

  /// Whether a target links RIBsRecorder.
  var linksRecorder: Bool {
    imports("RIBsRecorder") || project.links.contains { $0.product == "RIBsRecorder" }
  }
}

extension ExaminedSetup {
  /// Whether a trace mentions a RIB.
  var hasRecordedRIBs: Bool { !recordings.isEmpty }
}
