import Foundation
import RIBsTestSupport
import Testing

/// The manifests that Xcode puts into an app's privacy report.
@Suite struct PrivacyManifestTests {
  /// Apple's categories of APIs that need a declared reason, with the calls that fall into them.
  private static let categories = [
    "FileTimestamp": [
      "stat(", "fstat(", "lstat(", "fstatat(", "getattrlist", "attributesOfItem",
      "creationDate", "modificationDate", "contentModificationDate",
    ],
    "SystemBootTime": [
      "CLOCK_MONOTONIC", "DispatchTime", "uptimeNanoseconds", "systemUptime", "mach_absolute_time",
    ],
    "DiskSpace": ["statfs(", "statvfs(", "volumeAvailableCapacity", "systemFreeSize"],
    "UserDefaults": ["UserDefaults"],
    "ActiveKeyboards": ["activeInputModes"],
  ]

  /// The reasons that fit this package: metadata of files in the app's container, and elapsed time within the app.
  private static let reasons = ["FileTimestamp": ["C617.1"], "SystemBootTime": ["35F9.1"]]

  private struct Manifest: Decodable {
    var NSPrivacyTracking: Bool
    var NSPrivacyTrackingDomains: [String]
    var NSPrivacyCollectedDataTypes: [[String: String]]
    var NSPrivacyAccessedAPITypes: [API]

    struct API: Decodable {
      var NSPrivacyAccessedAPIType: String
      var NSPrivacyAccessedAPITypeReasons: [String]
    }
  }

  @Test(
    "A privacy manifest declares no tracking, no collected data, and exactly the APIs that the code calls",
    arguments: ["InstrumentedRIBs", "RIBsRecorder"])
  func manifest(target: String) throws {
    let folder = Repository.root.appendingPathComponent("Sources/\(target)")
    let manifest = try PropertyListDecoder().decode(
      Manifest.self,
      from: Data(contentsOf: folder.appendingPathComponent("PrivacyInfo.xcprivacy")))
    #expect(!manifest.NSPrivacyTracking && manifest.NSPrivacyTrackingDomains.isEmpty)
    #expect(manifest.NSPrivacyCollectedDataTypes.isEmpty)

    let code = try sources(in: folder)
    let used = Self.categories.filter { $0.value.contains(where: code.contains) }.map(\.key)
    let declared = Dictionary(
      uniqueKeysWithValues: manifest.NSPrivacyAccessedAPITypes.map {
        ($0.NSPrivacyAccessedAPIType, $0.NSPrivacyAccessedAPITypeReasons)
      })
    #expect(
      declared
        == Dictionary(
          uniqueKeysWithValues: used.map {
            ("NSPrivacyAccessedAPICategory\($0)", Self.reasons[$0] ?? ["none yet"])
          }))
  }

  @Test("The other modules in an app call no API that needs a declared reason")
  func otherModules() throws {
    for target in ["ModernRIBs", "RIBsCombine", "RIBsRecording", "RIBsTrace"] {
      let code = try sources(in: Repository.root.appendingPathComponent("Sources/\(target)"))
      for api in Self.categories.values.joined() { #expect(!code.contains(api), "\(api)") }
    }
  }

  /// The text of all Swift files below a folder.
  private func sources(in folder: URL) throws -> String {
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (files ?? []).filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
      .joined()
  }
}
