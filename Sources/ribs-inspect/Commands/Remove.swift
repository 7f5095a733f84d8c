import ArgumentParser
import RIBsEditing

struct Remove: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Takes a RIB out of an app, with all that its parents have for it.",
    discussion: """
      Its types, files and tests go, and what its parents have for it: builder, slot, route, detach, listener and the \
      arguments that pass them on. What only this code has used goes too. If code uses the RIB in a way that cannot be \
      taken out, nothing is removed, and the line is named. The patch is shown first. It is written as a whole or not \
      at all, and only if you agree; without a terminal, only with --yes.

      Exit codes: 0 shown or written, 2 the app could not be read or the RIB cannot be taken out, 64 wrong usage, \
      70 a file could not be written.
      """)

  @Argument(
    help: ArgumentHelp(
      "The RIB. If several have the name, put the module before it, or give its router: Feature.Home, HomeRouter.",
      valueName: "rib"))
  var rib: String

  @OptionGroup var writing: WritingOptions

  @OptionGroup var verbosity: QuietOption

  func run() throws {
    let (facts, config) = try writing.app(verbosity)
    let removed: RemovedRIB
    do throws(Refusal) {
      removed = try RemovedRIB(rib, in: facts.survey, AppContents(facts, config))
    } catch {
      throw writing.complain(error, about: rib, facts, verbosity)
    }
    try writing.write(removed.patch, then: removed.steps, verbosity)
  }
}
