import InstrumentedRIBs
import RIBsAnalysis
import Testing

@testable import RIBsTesting

@Suite("A check of a router among mocks")
struct MockTests {
  /// What a check of a body finds: rules with their RIBs.
  private func findings(_ body: @Sendable () async throws -> Void) async rethrows -> [String] {
    let check = TreeCheck(
      name: "test", options: RIBTreeOptions(grace: .milliseconds(100)),
      doubles: TestDoubles(module: "RIBsTestingTests"))
    try await check.record { try await body() }
    return await check.finish().flatMap { verdict in
      verdict.causes.map { "\($0.shown.rule) \($0.shown.path)" }
    }
  }

  @Test func `finds a second attach of a mocked child, which happens once`() async {
    let found = await findings {
      let (builder, page) = (PageBuildableMock(), PageRoutingMock())
      builder.buildHandler = { page }
      let home = HomeRouter(HomeInteractableMock(), builder)
      home.open()
      home.open()
      #expect(home.children.count == 1 && page.loadCallCount == 1)
    }
    #expect(found == ["double-attach Home/PageRoutingMock"])
  }

  @Test func `finds a mocked child that another one replaces`() async {
    let found = await findings {
      let home = HomeRouter(HomeInteractableMock())
      home.open()
      home.open()
    }
    #expect(found == ["lost-child Home/PageRoutingMock"])
  }

  @Test func `finds a second detach of a mocked child`() async {
    let found = await findings {
      let home = HomeRouter(HomeInteractableMock())
      home.open()
      home.closeTwice()
    }
    #expect(found == ["double-detach Home/PageRoutingMock"])
  }

  @Test func `takes a mocked child for gone, whoever keeps it`() async {
    let found = await findings {
      let (builder, page) = (PageBuildableMock(), PageRoutingMock())
      builder.buildHandler = { page }
      let home = HomeRouter(HomeInteractableMock(), builder)
      for _ in 0..<2 {
        home.open()
        home.closeAndKeep()
      }
    }
    #expect(found == [])
  }

  @Test func `takes a cycle of a mock and what it holds for no leak`() async {
    let ofRouter = await findings {
      let home = HomeRouter(HomeInteractableMock())
      home.open()
      home.close()
    }
    #expect(ofRouter == [])
    let ofInteractor = await findings {
      let home = HomeRouter(HomeInteractor(presenter: HomePresentableMock()))
      home.interactable.activate()
      home.load()
    }
    #expect(ofInteractor == [])
  }

  @Test func `finds what the app itself keeps beside such a cycle`() async {
    let found = await findings {
      let builder = PageBuildableMock()
      builder.buildHandler = { PageRouter(interactor: PageInteractor()) }
      let home = HomeRouter(HomeInteractableMock(), builder)
      home.open()
      home.closeAndKeep()
    }
    #expect(found == ["leaked-child Home/Page"])
  }

  @Test func `finds a RIB that an object of the test keeps, and that does not keep it`() async {
    let holder = Holder()
    let found = await findings {
      let home = HomeRouter(HomeInteractor(presenter: HomePresentableMock()))
      home.interactable.activate()
      home.load()
      holder.keep(home)
    }
    #expect(found == ["leaked-child Home"])
    holder.release()
  }

  @Test func `names a mock in the trace, and says nothing of its life`() async throws {
    let check = TreeCheck(name: "test", options: RIBTreeOptions())
    await check.record {
      let home = HomeRouter(HomeInteractor(presenter: HomePresentableMock()))
      home.open()
      home.close()
    }
    _ = await check.finish()
    let events = RecordedRIBEvent.all(in: check.observed.trace)
      .filter { $0.name == "PageRoutingMock" }
    #expect(
      events.map(\.description) == [
        "attach Home/PageRoutingMock", "load Home/PageRoutingMock", "detach Home/PageRoutingMock",
      ])
  }

  /// A check that knows mocks by their names alone.
  private func findingsByName(_ body: @Sendable () -> Void) async -> [String] {
    let check = TreeCheck(
      name: "test", options: RIBTreeOptions(grace: .milliseconds(100)),
      doubles: TestDoubles(module: nil))
    await check.record { body() }
    return await check.finish().flatMap(\.causes).map { "\($0.shown.rule) \($0.shown.path)" }
  }

  @Test(
    arguments: [
      MockPresenter.self, PresenterMock.self, StubPresenter.self, FakePresenter.self,
      PresenterSpy.self, DummyPresenter.self, RealPresenter.self,
    ] as [CyclicPresenter.Type])
  func `knows a presenter's mock by its name, or by its module`(type: CyclicPresenter.Type) async {
    let body = { @Sendable in
      let home = HomeRouter(HomeInteractor(presenter: type.init()))
      home.interactable.activate()
      home.load()
    }
    let (byModule, byName) = (await findings(body), await findingsByName(body))
    #expect(byModule == [])
    #expect(byName == (type == RealPresenter.self ? ["retained-object Home"] : []))
  }
}

/// Keeps its listener, as a mock does.
class CyclicPresenter: HomePresentable {
  var listener: (any HomePresentableListener)?
  required init() {}
}

final class MockPresenter: CyclicPresenter {}
final class PresenterMock: CyclicPresenter {}
final class StubPresenter: CyclicPresenter {}
final class FakePresenter: CyclicPresenter {}
final class PresenterSpy: CyclicPresenter {}
final class DummyPresenter: CyclicPresenter {}
final class RealPresenter: CyclicPresenter {}
