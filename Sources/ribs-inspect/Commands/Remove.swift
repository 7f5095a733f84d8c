import ArgumentParser
import RIBsEditing

struct Remove: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Takes a RIB out of an app, with all that its parents have for it.",
    discussion: """
      Its types, files and tests are removed, and what its parents have for it: builder, slot, route, detach, listener \
      and the arguments that pass them on. So is what only this code has used. If other code cannot do without the RIB, \
      the command names the line and removes nothing. The patch is shown first. It is written as a whole or not \
      at all, and only if you agree; without a terminal, only with --yes.

      Exit codes: 0 shown or written, 2 the app could not be read or the RIB cannot be taken out, 64 wrong usage, \
      70 a file could not be written.
      """)

  @Argument(help: .rib)
  var rib: String

  @OptionGroup var writing: WritingOptions

  @OptionGroup var verbosity: QuietOption

  func run() throws {
    let (facts, config) = try writing.app(verbosity)
    let removed = try writing.plan(rib, facts, verbosity) { () throws(Refusal) in
      try RemovedRIB(rib, in: facts.survey, AppContents(facts, config))
    }
    try writing.write(removed.patch, then: removed.steps + facts.projectsLeft, verbosity)
  }
}
