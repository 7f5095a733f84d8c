import ModernRIBs
import RIBsTesting
import Shop
import Testing

@Suite("Mocks", .checksRIBTree) @MainActor
struct MockTests {
  private let builder = PageBuildableMock()

  private var menu: MenuRouter { MenuRouter(interactor: MenuInteractableMock(), builder: builder) }

  @Test func `a mocked child is opened and closed`() {
    let page = PageRoutingMock()
    builder.buildHandler = { page }
    let menu = menu
    menu.openWithoutGuard()
    #expect(page.loadCallCount == 1)
    menu.close()
  }

  @Test func `the same mocked child twice`() {
    let page = PageRoutingMock()
    builder.buildHandler = { page }
    let menu = menu
    menu.openWithoutGuard()
    menu.openWithoutGuard()
  }

  @Test func `two mocked children`() {
    let menu = menu
    menu.openWithoutGuard()
    menu.openWithoutGuard()
  }
}
