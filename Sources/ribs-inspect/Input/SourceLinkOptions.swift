import ArgumentParser
import Foundation
import RIBsDiagram
import RIBsReport

/// Where a click on a RIB leads.
struct SourceLinkOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Where to read the sources: RIBs and findings in an SVG link to their call sites there. {path} and {line} are filled in; without {path}, /{path}#L{line} is appended.",
      valueName: "url"))
  var sourceURL: String?

  @OptionGroup var root: SourceRootOption

  func link() throws -> Diagram.SourceLink {
    guard let sourceURL else { return { _ in nil } }
    do {
      return try SourceLinks(base: sourceURL, sources: root.sources).url(of:)
    } catch {
      throw ValidationError("--source-url \(error)".printable)
    }
  }
}
