import ArgumentParser
import Foundation
import RIBsEditing
import RIBsReport
import RIBsSource

// What a RIB can be made from.
extension New {
  /// The values that were given for the template's options and placeholders.
  var values: [String: String] {
    let pairs = set.map { $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false) }
    return Dictionary(
      pairs.map { (String($0[0]), $0.count == 2 ? String($0[1]) : "") }
    ) { $1 }
  }

  /// Lists our templates and the team's.
  func listTemplates() throws {
    var lines = [
      "Written by ribs-inspect:",
      "  a RIB with a view, of \(RIBParts.ViewKind.list): --ui",
      "  a RIB without one: --viewless",
      "  with a component of its own or of Needle's: --di \(RIBRequest.Injection.list)",
      "  with tests: --tests \(RIBRequest.TestTarget.Framework.list)",
    ]
    for template in try templates.map({ try TeamTemplate.read($0) }) ?? [] {
      let summary = template.summary.isEmpty ? "" : ": \(template.summary)"
      lines += ["", "\(template.path)\(summary)"]
      lines += template.options.filter { $0.name != "productName" }.map { "  \($0.usage)" }
      let variants = template.variants.map { variant in
        let files = variant.files.map(\.path).joined(separator: ", ")
        return "  \(variant.name.isEmpty ? "all" : variant.name): \(files)"
      }
      lines += variants
    }
    if templates == nil { lines += ["", "--templates <folder> adds the templates of your team."] }
    try Output.standard.write(lines.map { "\($0)\n" }.joined())
  }
}

extension TeamTemplate {
  /// The templates in a folder.
  ///
  /// - Throws: An exit code, after a complaint, if they cannot be read.
  static func read(_ folder: String) throws -> [TeamTemplate] {
    do throws(Refusal) {
      return try all(in: folder)
    } catch {
      Terminal.complain("\(error)")
      throw ExitCode.unusableInput
    }
  }

  /// What Xcode knows without asking: who writes the file, and when.
  static func common(_ now: Date) -> [String: String] {
    let day = now.formatted(.iso8601.year().month().day())
    return [
      "FULLUSERNAME": NSFullUserName(), "USERNAME": NSUserName(), "DATE": day,
      "YEAR": String(day.prefix(4)),
      "TIME": now.formatted(.iso8601.time(includingFractionalSeconds: false)),
    ]
  }
}

extension TeamTemplate.Option {
  /// How it is given: `--set ownsView=true or false (true)`.
  fileprivate var usage: String {
    let values: String
    switch kind {
    case .text: values = "TEXT"
    case .checkbox: values = "true or false"
    case .choice(let all): values = all.joined(separator: ", ")
    }
    return "--set \(name)=\(values)" + (standard.map { "; by default \($0)" } ?? "")
  }
}
