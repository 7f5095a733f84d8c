import Foundation
import Testing
import Yams

/// A composite action as GitHub reads it, as far as a test needs it.
struct ActionFile {
  struct Input {
    let name: String
    let description: String
    let defaultValue: String
  }

  struct Step {
    let id: String?
    /// The script; nil if the step uses another action.
    let script: String?
    let action: String?
    /// When the step runs; nil if it does unless an earlier one failed.
    let condition: String?
    /// Whether the job goes on if the step fails.
    let continuesOnError: Bool
    let environment: [(String, String)]
    let parameters: [(String, String)]
  }

  let inputs: [Input]
  let steps: [Step]

  init(_ text: String) throws {
    let root = try #require(try Yams.compose(yaml: text))
    inputs = try #require(root["inputs"]?.mapping).map { name, input in
      Input(
        name: name.string ?? "", description: input["description"]?.string ?? "",
        defaultValue: input["default"]?.scalar?.string ?? "")
    }
    steps = try #require(root["runs"]?["steps"]?.sequence).map { step in
      Step(
        id: step["id"]?.string, script: step["run"]?.string, action: step["uses"]?.string,
        condition: step["if"]?.string, continuesOnError: step["continue-on-error"]?.bool == true,
        environment: Self.pairs(step["env"]), parameters: Self.pairs(step["with"]))
    }
  }

  private static func pairs(_ node: Node?) -> [(String, String)] {
    (node?.mapping ?? [:]).map { ($0.scalar?.string ?? "", $1.scalar?.string ?? "") }
  }
}
