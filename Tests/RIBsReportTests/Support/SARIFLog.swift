import Foundation
import RIBsAnalysis
import RIBsReport

/// The parts of a SARIF report that the tests check.
struct SARIFLog: Decodable {
  struct Message: Decodable { let text: String }
  struct Reference: Decodable { let id: String }

  struct Location: Decodable {
    private struct Physical: Decodable {
      struct Artifact: Decodable {
        let uri: String
        let uriBaseId: String?
      }
      struct Region: Decodable { let startLine: Int }
      let artifactLocation: Artifact
      let region: Region
    }
    let id: Int?
    private let physicalLocation: Physical
    var uri: String { physicalLocation.artifactLocation.uri }
    var base: String? { physicalLocation.artifactLocation.uriBaseId }
    var line: Int { physicalLocation.region.startLine }
  }

  struct Result: Decodable {
    let ruleId: String
    let ruleIndex: Int
    let message: Message
    let locations: [Location]
    let relatedLocations: [Location]?
    let occurrenceCount: Int
    let partialFingerprints: [String: String]
  }

  struct Rule: Decodable {
    let id: String
    let shortDescription: Message
    let fullDescription: Message
  }

  struct Notification: Decodable {
    let descriptor: Reference
    let level: String
    let message: Message
    let associatedRule: Reference?
  }

  private struct Run: Decodable {
    struct Tool: Decodable {
      struct Driver: Decodable { let rules: [Rule] }
      let driver: Driver
    }
    struct Invocation: Decodable {
      let executionSuccessful: Bool
      let toolExecutionNotifications: [Notification]
    }
    let tool: Tool
    let invocations: [Invocation]
    let results: [Result]
  }

  private let runs: [Run]

  init(_ report: CheckReport) throws {
    self = try JSONDecoder().decode(
      SARIFLog.self, from: Data(ReportFormat.sarif.text(report).utf8))
  }

  var results: [Result] { runs[0].results }
  var rules: [Rule] { runs[0].tool.driver.rules }
  var notifications: [Notification] { runs[0].invocations[0].toolExecutionNotifications }
  var executionSuccessful: Bool { runs[0].invocations[0].executionSuccessful }
}
