import RIBsAnalysis
import RIBsReport
import RIBsTestSupport
import Testing

/// What the reports say where several objects of one RIB are retained.
@Suite("Retained objects of one RIB in the reports")
struct RetainedObjectReportTests {
  private func profile() throws -> CheckReport {
    try report(
      """
      root Root
      open Root Profile @App/RootRouter.swift:20
      close Root Profile @App/RootRouter.swift:27
      destroy Profile
      leak Profile interactor ProfileInteractor 1s
      leak Profile viewController ProfileViewController 1s
      leak Profile presenter ProfilePresenter 1s
      """)
  }

  @Test(
    "Each report names all of them, the view with the presenter that holds it",
    arguments: [ReportFormat.text, .markdown, .junit, .github, .gitlab, .sarif, .json])
  func names(format: ReportFormat) throws {
    let text = format.text(try profile())
    for name in ["ProfileInteractor", "ProfilePresenter", "ProfileViewController"] {
      #expect(text.contains(name), "\(name) in \(text)")
    }
  }

  @Test("They are two tests of different names in JUnit, since a CI merges tests of one name")
  func tests() throws {
    let text = ReportFormat.junit.text(try profile())
    let names = text.matches(of: /testcase classname="Root\/Profile" name="([^"]*)"/).map { $0.1 }
    #expect(names.count == 2 && Set(names).count == 2, "\(names)")
  }

  @Test("The view is a view, and no RIB below")
  func words() throws {
    let text = ReportFormat.text.text(try profile())
    #expect(text.contains("  with   1 view\n") && !text.contains("RIB below"), "\(text)")
  }
}
