import ArgumentParser

@main
struct RibsSamples: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ribs-samples",
    abstract: "Runs the sample apps and records what their RIBs do.",
    usage: """
      ribs-samples <app> [<journey>] [-o <trace>]
      ribs-samples list
      ribs-samples all --into <folder>
      ribs-samples live [<app>] --to <target>
      ribs-samples generate --events <count> [--shape <shape>] [-o <trace>]
      ribs-samples fleet <folder> --sessions <count> [--events <count>]
      """,
    discussion: """
      'ribs-samples list' shows the apps and their journeys. A recording is the same byte for byte \
      each time; 'ribs-inspect' says what is wrong in it.
      """,
    subcommands: [
      RunCommand.self, ListCommand.self, AllCommand.self, LiveCommand.self, GenerateCommand.self,
      FleetCommand.self,
    ],
    defaultSubcommand: RunCommand.self)
}
