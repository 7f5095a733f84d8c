import RIBsAnalysis
import RIBsReport
import RIBsTestSupport
import Testing

/// Reports on a RIB with several retained objects.
@Suite("Retained objects of one RIB in the reports")
struct RetainedObjectReportTests {
  private static let gone = """
    root Root
    open Root Profile @App/RootRouter.swift:20
    close Root Profile @App/RootRouter.swift:27
    destroy Profile

    """
  private static let viewAndPresenter = """
    leak Profile viewController ProfileViewController 1s
    leak Profile presenter ProfilePresenter 1s

    """

  private func profile(_ leaks: String) throws -> CheckReport { try report(Self.gone + leaks) }

  @Test(
    "Each report names all objects, with the one that keeps the others alive",
    arguments: [ReportFormat.text, .markdown, .junit, .github, .gitlab, .sarif, .json])
  func names(format: ReportFormat) throws {
    let text = format.text(
      try profile("leak Profile interactor ProfileInteractor 1s\n" + Self.viewAndPresenter))
    for name in ["ProfileInteractor", "ProfilePresenter", "ProfileViewController"] {
      #expect(text.contains(name), "\(name) in \(text)")
    }
  }

  @Test("JUnit has a test per object, since a CI merges tests that share a name")
  func tests() throws {
    let text = ReportFormat.junit.text(
      try profile("leak Profile cache ProfileCache 1s\n" + Self.viewAndPresenter))
    let names = text.matches(of: /testcase classname="Root\/Profile" name="([^"]*)"/).map { $0.1 }
    #expect(names.count == 2 && Set(names).count == 2, "\(names)")
  }

  @Test("A view below a RIB is reported as a view, not as a RIB")
  func words() throws {
    let text = ReportFormat.text.text(try profile(Self.viewAndPresenter))
    #expect(text.contains("  with   1 view\n") && !text.contains("RIB below"), "\(text)")
  }

  @Test("What an interactor keeps alive is counted with it")
  func company() throws {
    let text = ReportFormat.text.text(
      try profile("leak Profile interactor ProfileInteractor 1s\n" + Self.viewAndPresenter))
    #expect(text.contains("  with   2 findings that follow from it\n"), "\(text)")
  }
}
