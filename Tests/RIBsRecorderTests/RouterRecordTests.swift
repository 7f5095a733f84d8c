import ExclusiveObservation
import Foundation
import RIBsRecorder
import RIBsRecording
import RIBsTrace
import Testing

/// A runtime that is not ours: routers that tell a record what happens.
class OtherRouter: RecordedRouter {
  private(set) var routerRecord: RouterRecord?
  private(set) var children: [OtherRouter] = []
  let interactor: OtherInteractor

  init(
    _ kind: RouterRecord.Kind = .viewless, interactor: OtherInteractor = OtherInteractor(),
    readsProperties: Bool = true
  ) {
    self.interactor = interactor
    routerRecord = RouterRecord(
      of: self, kind: kind, interactor: interactor, readsProperties: readsProperties,
      runtimeClasses: [OtherRouter.self, OtherInteractor.self])
    interactor.record = routerRecord
  }

  deinit { for child in children { routerRecord?.willRelease(child) } }

  func launch() {
    routerRecord?.launched()
    interactor.activate()
  }

  func attach(_ child: OtherRouter, fileID: StaticString = #fileID, line: UInt = #line) {
    routerRecord?.willAttach(child, fileID: fileID, line: line)
    children.append(child)
    child.interactor.activate()
    child.routerRecord?.willLoad()
  }

  func detach(_ child: OtherRouter, fileID: StaticString = #fileID, line: UInt = #line) {
    routerRecord?.willDetach(child, fileID: fileID, line: line)
    child.interactor.deactivate()
    children.removeAll { $0 === child }
  }
}

class OtherInteractor {
  weak var record: RouterRecord?
  /// What the runtime itself keeps does not count as a hold.
  var keptByRuntime: OtherRouter?

  func activate() { record?.didActivate() }
  func deactivate() { record?.didDeactivate() }
}

private final class MenuInteractor: OtherInteractor {
  var open: OtherRouter?
}
private final class MenuRouter: OtherRouter {
  let menu: MenuInteractor
  var all: [String: any RecordedRouter] = [:]

  init() {
    menu = MenuInteractor()
    super.init(.launch, interactor: menu)
  }
}
private final class DishRouter<Item>: OtherRouter {}
private final class TellingRouter: OtherRouter {
  var kept: OtherRouter?

  init() { super.init(readsProperties: false) }
}

@Suite(.exclusiveObservation) @MainActor struct RouterRecordTests {
  private let file = TemporaryFile()

  /// The events without time and number, and only those keys that a test is about.
  private func story() throws -> [String] {
    try events(file.url).map { event in
      let site = event.at.map { " \($0.split(separator: "/").last ?? "")" } ?? ""
      return "\(event.body)" + site
    }
  }

  @Test func `without a recording there is no record`() {
    #expect(OtherRouter().routerRecord == nil)
    #expect(MemoryLayout<RouterRecord?>.size == MemoryLayout<UnsafeRawPointer>.size)
    #expect(WorkerRecord(of: file) == nil && WorkflowRecord(of: file) == nil)
  }

  @Test func `a router of any class is recorded from its first call to its last reference`() throws
  {
    try recording(to: file, .fixed(readsHolds: false)) {
      let menu = MenuRouter()
      menu.launch()
      let dish = DishRouter<Int>(.viewable)
      menu.attach(dish, fileID: "App/Menu.swift", line: 12)
      dish.routerRecord?.viewDidAppear()
      dish.routerRecord?.viewDidDisappear(removed: true)
      menu.detach(dish, fileID: "App/Menu.swift", line: 20)
    }
    #expect(
      try story() == [
        "create(id: 1, rib: \"Menu\", kind: RIBsTrace.RIBKind.launch)", "launch(id: 1)",
        "activate(id: 1)", "create(id: 2, rib: \"Dish\", kind: RIBsTrace.RIBKind.viewable)",
        "attach(id: 2, parent: 1) Menu.swift:12", "activate(id: 2)", "load(id: 2)",
        "appear(id: 2)", "disappear(id: 2, removed: true)",
        "detach(id: 2, parent: 1, cause: RIBsTrace.DetachCause.call) Menu.swift:20",
        "deactivate(id: 2)", "destroy(id: 2)", "destroy(id: 1)",
        "end(RIBsTrace.EndReason.exit)",
      ])
  }

  @Test func `the app's properties that hold a child are recorded, and the runtime's are not`()
    throws
  {
    try recording(to: file) {
      let (menu, dish) = (MenuRouter(), DishRouter<Int>())
      menu.attach(dish)
      menu.interactor.keptByRuntime = dish
      menu.menu.open = dish
      menu.all["dish"] = dish
      menu.interactor.activate()
      menu.menu.open = nil
      menu.interactor.deactivate()
      menu.all = [:]
      menu.interactor.keptByRuntime = nil
      menu.detach(dish)
    }
    let holds = try story().filter { $0.contains("hold") }
    #expect(
      holds == [
        #"hold(id: 2, parent: 1, property: "MenuInteractor.open")"#,
        #"hold(id: 2, parent: 1, property: "MenuRouter.all")"#,
        #"unhold(id: 2, parent: 1, property: "MenuInteractor.open")"#,
        #"unhold(id: 2, parent: 1, property: "MenuRouter.all")"#,
      ])
  }

  @Test func `a runtime can say itself what holds a child`() throws {
    try recording(to: file) {
      let (menu, dish) = (TellingRouter(), DishRouter<Int>())
      menu.kept = dish
      menu.attach(dish)
      menu.routerRecord?.isSeenHolding([(dish, "Menu.dish"), (file, "Menu.file")])
      menu.routerRecord?.isSeenHolding([])
      menu.detach(dish)
    }
    let holds = try story().filter { $0.contains("hold") }
    #expect(
      holds == [
        #"hold(id: 2, parent: 1, property: "Menu.dish")"#,
        #"unhold(id: 2, parent: 1, property: "Menu.dish")"#,
      ])
  }

  @Test func `a call whose line or file is not known has what is known`() throws {
    try recording(to: file) {
      let (menu, dish) = (MenuRouter(), DishRouter<Int>())
      menu.routerRecord?.willAttach(dish, fileID: "App/Menu.swift")
      menu.routerRecord?.willDetach(dish, fileID: "App/Menu.swift")
      menu.routerRecord?.willDetach(dish, line: 12)
    }
    let sites = try events(file.url).filter { $0.body.name.hasSuffix("tach") }.map(\.at)
    #expect(sites == ["App/Menu.swift:0", "App/Menu.swift:0", nil])
  }

  @Test func `a recording that reads no holds takes none either`() throws {
    try recording(to: file, .fixed(readsHolds: false)) {
      let (menu, dish) = (TellingRouter(), DishRouter<Int>())
      menu.attach(dish)
      menu.routerRecord?.isSeenHolding([(dish, "Menu.dish")])
    }
    #expect(try story().filter { $0.contains("hold") } == [])
  }

  @Test func `a child that is not recorded is passed over`() throws {
    let stranger = OtherRouter()
    try recording(to: file) {
      let menu = MenuRouter()
      menu.attach(stranger)
      menu.detach(stranger)
    }
    #expect(try events(file.url).map(\.body.name) == ["create", "destroy", "end"])
  }

  @Test func `of a child that cannot be recorded the calls are recorded with its name`() throws {
    final class DishRoutingMock {}
    try recording(to: file) {
      let (menu, mock) = (MenuRouter(), DishRoutingMock())
      menu.routerRecord?.willAttach(mock)
      menu.routerRecord?.willAttach(mock)
      menu.routerRecord?.willDetach(mock)
    }
    let events = try events(file.url).filter { $0.introduction.rib == "DishRoutingMock" }
    #expect(
      events.map(\.body) == [
        .attach(id: 2, parent: 1), .attach(id: 2, parent: 1),
        .detach(id: 2, parent: 1, cause: .call),
      ])
    #expect(try story().contains("load(id: 2)"))
  }

  @Test func `a parent that is deallocated lets go of its children with cause deinit`() throws {
    try recording(to: file) {
      let menu = MenuRouter()
      let dish = DishRouter<Int>()
      menu.attach(dish)
      dish.attach(OtherRouter())
      menu.detach(dish)
    }
    let causes = try events(file.url).compactMap { event -> DetachCause? in
      if case .detach(_, _, let cause) = event.body { cause } else { nil }
    }
    #expect(causes == [.call, .deinit])
  }

  @Test func `leaks, workers and workflows of another runtime are recorded`() throws {
    let (worker, workflow, view) = (DishRouter<Int>(), MenuRouter(), TemporaryFile())
    try recording(to: file) {
      var menu: MenuRouter? = MenuRouter()
      let rib = menu?.routerRecord?.rib
      let first = WorkerRecord(of: worker, boundTo: menu?.routerRecord)
      first?.didStart()
      first?.didStop()
      WorkerRecord(of: worker, after: first)?.didStart()
      let steps = WorkflowRecord(of: workflow)
      steps?.started(with: menu?.routerRecord)
      steps?.waits(step: 1, for: nil)
      steps?.runs(step: 1, with: menu?.routerRecord)
      steps?.completed()
      menu?.routerRecord?.leaked(worker, as: .presenter, waited: 3)
      menu = nil
      rib?.leaked(view, as: .viewController, waited: 5)
    }
    let lines = try file.text.split(separator: "\n").dropFirst(2).map {
      String($0).replacing(/"seq":\d+,"t":\d+,/, with: "")
    }
    #expect(
      lines == [
        #"{"type":"worker","worker":1,"name":"DishRouter","phase":"start","id":1}"#,
        #"{"type":"worker","worker":1,"name":"DishRouter","phase":"stop","id":1}"#,
        #"{"type":"worker","worker":1,"name":"DishRouter","phase":"start"}"#,
        #"{"type":"workflow","workflow":1,"name":"MenuRouter","phase":"start","id":1}"#,
        #"{"type":"workflow","workflow":1,"name":"MenuRouter","phase":"wait","step":1}"#,
        #"{"type":"workflow","workflow":1,"name":"MenuRouter","phase":"step","step":1,"id":1}"#,
        #"{"type":"workflow","workflow":1,"name":"MenuRouter","phase":"complete"}"#,
        #"{"type":"leak","id":1,"object":"presenter","name":"DishRouter","waited":3}"#,
        #"{"type":"destroy","id":1}"#,
        #"{"type":"leak","id":1,"object":"viewController","name":"TemporaryFile","waited":5}"#,
        #"{"type":"holder","id":1,"object":"presenter","name":"DishRouter"}"#,
        #"{"type":"holder","id":1,"object":"viewController","name":"TemporaryFile"}"#,
        #"{"type":"end","reason":"exit"}"#,
      ])
  }
}
