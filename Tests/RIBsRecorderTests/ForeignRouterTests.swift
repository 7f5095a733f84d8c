import ExclusiveObservation
import Foundation
import RIBsRecorder
import RIBsRecording
import RIBsTrace
import Testing

private protocol DishRouting: AnyObject {}
private final class DishRoutingMock: DishRouting {}

private final class MenuRouter: OtherRouter {
  var dish: (any DishRouting)?
}

/// Routers that cannot be recorded, such as the mocks of a test. They are known from the calls that name them.
@Suite(.exclusiveObservation) @MainActor struct ForeignRouterTests {
  private let file = TemporaryFile()

  /// The lines of a recording but for its header and end, without numbers, times and the RIBs that it records.
  private func lines(_ body: () throws -> Void) throws -> [String] {
    try recording(to: file, .fixed(), body)
    return try file.text.split(separator: "\n").dropFirst().dropLast().map {
      String($0).replacing(/"seq":\d+,"t":\d+,/, with: "")
    }.filter { !$0.contains("create") && !$0.contains("destroy") }
  }

  @Test func `a mock is attached, loaded, held and detached by its name`() throws {
    let lines = try lines {
      let (menu, mock) = (MenuRouter(), DishRoutingMock())
      menu.dish = mock
      menu.routerRecord?.willAttach(mock, fileID: "App/Menu.swift", line: 12)
      menu.routerRecord?.willDetach(mock, fileID: "App/Menu.swift", line: 20)
      menu.dish = nil
    }
    #expect(
      lines == [
        #"{"type":"attach","id":2,"parent":1,"rib":"DishRoutingMock","at":"App/Menu.swift:12"}"#,
        #"{"type":"hold","id":2,"parent":1,"property":"MenuRouter.dish"}"#,
        #"{"type":"load","id":2}"#,
        #"{"type":"detach","id":2,"parent":1,"cause":"call","rib":"DishRoutingMock","at":"App/Menu.swift:20"}"#,
      ])
  }

  @Test func `a mock that is detached first, or twice, is named each time`() throws {
    let detach =
      #"{"type":"detach","id":2,"parent":1,"cause":"call","rib":"DishRoutingMock"}"#
    let lines = try lines {
      let (menu, mock) = (MenuRouter(), DishRoutingMock())
      menu.routerRecord?.willDetach(mock)
      menu.routerRecord?.willDetach(mock)
      menu.routerRecord?.willAttach(mock)
    }
    // Its attach does not load it: only a new one is about to be loaded.
    let attach = #"{"type":"attach","id":2,"parent":1,"rib":"DishRoutingMock"}"#
    #expect(lines == [detach, detach, attach])
  }

  @Test func `of a mock that two parents attached the second one's hold counts`() throws {
    let lines = try lines {
      let (menu, other, mock) = (MenuRouter(), MenuRouter(), DishRoutingMock())
      (menu.dish, other.dish) = (mock, mock)
      menu.routerRecord?.willAttach(mock)
      other.routerRecord?.willAttach(mock)
      menu.routerRecord?.didActivate()
      other.routerRecord?.didActivate()
    }
    #expect(
      lines.filter { $0.contains("hold") } == [
        #"{"type":"hold","id":3,"parent":1,"property":"MenuRouter.dish"}"#,
        #"{"type":"hold","id":3,"parent":2,"property":"MenuRouter.dish"}"#,
        #"{"type":"unhold","id":3,"parent":1,"property":"MenuRouter.dish"}"#,
      ])
  }

  @Test func `a deallocated parent releases a mock that a call named, and no stranger`() throws {
    let lines = try lines {
      let (menu, mock) = (MenuRouter(), DishRoutingMock())
      menu.routerRecord?.willRelease(mock)
      menu.routerRecord?.willAttach(mock)
      menu.routerRecord?.isSeenHolding([(mock, "Menu.dish"), (DishRoutingMock(), "Menu.other")])
      menu.routerRecord?.willRelease(mock)
    }
    #expect(
      lines == [
        #"{"type":"attach","id":2,"parent":1,"rib":"DishRoutingMock"}"#, #"{"type":"load","id":2}"#,
        #"{"type":"hold","id":2,"parent":1,"property":"Menu.dish"}"#,
        #"{"type":"detach","id":2,"parent":1,"cause":"deinit","rib":"DishRoutingMock"}"#,
      ])
  }

  @Test func `each of a thousand mocks has a number, those that live and those at old addresses`()
    throws
  {
    let lines = try lines {
      let menu = MenuRouter()
      var living: [DishRoutingMock] = []
      for number in 1...1000 {
        let mock = DishRoutingMock()
        if number.isMultiple(of: 4) { living.append(mock) }
        menu.routerRecord?.willAttach(mock)
      }
      for mock in living { menu.routerRecord?.willDetach(mock) }
    }
    let ids = lines.filter { $0.contains("\"attach\"") }.compactMap {
      $0.firstMatch(of: /"id":(\d+)/).flatMap { Int($0.1) }
    }
    #expect(ids == Array(2...1001))
    let detached = lines.filter { $0.contains("detach") }.compactMap {
      $0.firstMatch(of: /"id":(\d+)/).flatMap { Int($0.1) }
    }
    #expect(detached == stride(from: 5, through: 1001, by: 4).map { $0 })
  }
}
