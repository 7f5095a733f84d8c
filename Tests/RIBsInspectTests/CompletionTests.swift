import Foundation
import RIBsTestSupport
import Testing

@Suite("Shell completions", .showsOutput)
struct CompletionTests {
  private let tool = Tool("ribs-inspect")

  private func script(_ shell: String) throws -> String {
    let outcome = try tool.run(["--generate-completion-script", shell])
    #expect(outcome.status == 0)
    return outcome.output
  }

  /// What bash offers for the last word of a command line.
  private func offered(_ line: String) throws -> [String] {
    let scratch = try Scratch()
    let completions = try scratch.write(try script("bash").utf8, to: "completions")
    let complete = #"""
      . "$1"
      COMP_LINE=$2 COMP_POINT=${#2} COMP_TYPE=9 COMP_KEY=9
      read -ra COMP_WORDS <<<"$2"
      case $2 in *' ') COMP_WORDS+=('') ;; esac
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      last=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
      "$(complete -p ribs-inspect | sed 's/.*-F \([^ ]*\).*/\1/')" ribs-inspect "$last" "$previous"
      printf '%s\n' "${COMPREPLY[@]}"
      """#
    let outcome = try Tool(at: "/bin/bash").run(
      ["--norc", "-c", complete, "bash", completions, line], in: scratch.folder.path)
    return outcome.output.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func `bash offers formats, severities and rules`() throws {
    #expect(
      try offered("ribs-inspect check --format ") == [
        "text", "json", "ndjson", "sarif", "junit", "github", "gitlab", "markdown", "xcode",
      ])
    #expect(try offered("ribs-inspect check --format j") == ["json", "junit"])
    #expect(try offered("ribs-inspect render --format ").contains("mermaid"))
    #expect(try offered("ribs-inspect check --fail-on ") == ["info", "warning", "error"])
    let rules = try offered("ribs-inspect rules lost")
    #expect(rules == ["lost-child"])
    #expect(try offered("ribs-inspect rules un").contains("unguarded-attach"))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/fish")))
  func `fish offers formats and subcommands`() throws {
    let scratch = try Scratch()
    let completions = try scratch.write(try script("fish").utf8, to: "completions.fish")
    func offered(_ line: String) throws -> [String] {
      let outcome = try Tool(at: "/usr/bin/fish").run(
        ["--no-config", "-c", "source $argv[1]; complete -C $argv[2]", completions, line],
        in: scratch.folder.path, environment: ["HOME": scratch.folder.path])
      return outcome.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    }
    #expect(try offered("ribs-inspect check --format j") == ["json", "junit"])
    #expect(try offered("ribs-inspect rend") == ["render"])
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/zsh")))
  func `zsh reads its completions`() throws {
    let scratch = try Scratch()
    let completions = try scratch.write(try script("zsh").utf8, to: "_ribs-inspect")
    let outcome = try Tool(at: "/usr/bin/zsh").run(
      [
        "-f", "-c",
        "fpath=($1 $fpath); autoload -Uz compinit _ribs-inspect; compinit -u -D; "
          + "print -r -- $_comps[ribs-inspect]; zsh -n $2", "zsh", scratch.folder.path, completions,
      ])
    #expect(outcome.status == 0 && outcome.output == "_ribs-inspect\n", "\(outcome.errors)")
  }

  @Test(arguments: ["zsh", "fish"])
  func `other shells get the same words`(shell: String) throws {
    let script = try script(shell)
    for words in [
      ["text", "json", "ndjson", "sarif", "junit", "github", "gitlab", "markdown", "xcode"],
      ["svg", "png", "pdf", "dot", "mermaid", "json"], ["info", "warning", "error"],
      ["attach-cycle", "double-attach", "second-parent"],
    ] {
      let list =
        shell == "zsh"
        ? words.map { "'\($0)'" }.joined(separator: " ") : words.joined(separator: " ")
      #expect(script.contains(list), "\(words)")
    }
  }
}
