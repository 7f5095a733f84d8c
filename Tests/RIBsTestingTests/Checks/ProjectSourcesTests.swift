import Foundation
import RIBsTestSupport
import Testing

@testable import RIBsTesting

@Suite("The file of a call site")
struct ProjectSourcesTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func make(_ paths: String...) throws {
    for path in paths {
      let url = scratch.folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
  }

  private func path(of site: String?, near file: String) -> String? {
    let folder = scratch.folder.resolvingSymlinksInPath().path + "/"
    let path = ProjectSources(near: scratch.path(file)).path(ofSite: site)
      .map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
    return path.map { $0.hasPrefix(folder) ? String($0.dropFirst(folder.count)) : $0 }
  }

  @Test(arguments: ["Package.swift", "App.xcodeproj/project", "App.xcworkspace/contents"])
  func `is in the nearest project`(project: String) throws {
    try make("Kit/\(project)", "Kit/Sources/Kit/A.swift", "Kit/Tests/KitTests/T.swift")
    #expect(
      path(of: "Kit/A.swift:3", near: "Kit/Tests/KitTests/T.swift") == "Kit/Sources/Kit/A.swift")
    #expect(path(of: "Kit/B.swift:3", near: "Kit/Tests/KitTests/T.swift") == nil)
    #expect(path(of: nil, near: "Kit/Tests/KitTests/T.swift") == nil)
  }

  @Test func `is in the repository if the project does not have it`() throws {
    try make(
      ".git/config", "App/A.swift", "Packages/Kit/Package.swift", "Packages/Kit/Tests/T.swift",
      "Package.swift")
    #expect(path(of: "App/A.swift:3", near: "Packages/Kit/Tests/T.swift") == "App/A.swift")
    // In the nearest, if both have one.
    try make("Packages/Kit/Sources/App/A.swift")
    #expect(
      path(of: "App/A.swift:3", near: "Packages/Kit/Tests/T.swift")
        == "Packages/Kit/Sources/App/A.swift")
  }

  @Test func `is not in a project or repository around those`() throws {
    try make("Package.swift", "Sources/App/A.swift", "Kit/Package.swift", "Kit/T.swift")
    #expect(path(of: "App/A.swift:3", near: "Kit/T.swift") == nil)
    try make(".git/config")
    #expect(path(of: "App/A.swift:3", near: "Kit/T.swift") == "Sources/App/A.swift")
    try make("Kit/.git/config")
    #expect(path(of: "App/A.swift:3", near: "Kit/T.swift") == nil)
  }
}
