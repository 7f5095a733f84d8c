import ArgumentParser
import Foundation
import RIBsAnalysis
import RIBsEditing
import RIBsReport
import RIBsSource

struct Rename: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Gives a RIB another name, in all types, files and places that have it.",
    discussion: """
      Types, routes, builders, properties, mocks, tests, comments and files are renamed by what they are, not by what \
      they are called: a user's profile keeps its name when the RIB Profile gets another. The patch is shown first. It \
      is written as a whole or not at all, and only if you agree; without a terminal, only with --yes.

      Exit codes: 0 shown or written, 2 the app could not be read or the names cannot be told apart, 64 wrong usage, \
      70 a file could not be written.
      """)

  @Argument(help: .rib)
  var old: String

  @Argument(help: ArgumentHelp("Its new name, such as Profile.", valueName: "name"))
  var new: String

  @OptionGroup var writing: WritingOptions

  @OptionGroup var verbosity: QuietOption

  func run() throws {
    let (facts, config) = try writing.app(verbosity)
    let renamed = try writing.plan(old, facts, verbosity) { () throws(Refusal) in
      try RenamedRIB(old, to: new, in: facts.survey, AppContents(facts, config))
    }
    try writing.write(renamed.patch, then: renamed.steps + facts.projectsLeft, verbosity)
  }
}
