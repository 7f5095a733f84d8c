import RIBsTrace

/// An app on uber/RIBs for Android, as far as the order of calls goes, and a recorder that writes its trace.
///
/// - `Router.attachChild` adds the child to a list, whether it is there or not. The child loads if it never did, and
///   becomes active.
/// - `Router.detachChild` removes the child from the list, if it is there. Either way the child becomes inactive and
///   then detaches its own children one by one.
/// - `RibActivity` loads and activates its root, with all that the root attaches, before `RibEvents` speaks of it.
///
/// Read from version 0.16.5.
package struct AndroidApp {
  private let recorder: AndroidRecorder
  private let inDidLoad: [String: [String]]
  private let inDidBecomeActive: [String: [String]]

  private var bytes: [UInt8]
  private var seq = 0
  private var time = 0

  private var ids: [String: Int] = [:]
  private var introduced: Set<String> = []
  private var launched: Set<String> = []
  private var loaded: Set<String> = []
  private var children: [String: [String]] = [:]

  /// - Parameters:
  ///   - recorder: What writes the trace.
  ///   - inDidLoad: The children that RIBs attach in `didLoad`. `Post#2` is a second RIB called `Post`.
  ///   - inDidBecomeActive: The children that RIBs attach in `didBecomeActive`.
  package init(
    _ recorder: AndroidRecorder, inDidLoad: [String: [String]] = [:],
    inDidBecomeActive: [String: [String]] = [:]
  ) {
    self.recorder = recorder
    self.inDidLoad = inDidLoad
    self.inDidBecomeActive = inDidBecomeActive
    bytes = TraceEncoder().line(for: TraceHeader(session: "\(recorder)", app: "Android"))
  }

  // MARK: What the app does

  /// `RibActivity.onCreate`
  package mutating func create(activityOf root: String) {
    build(root)
    dispatchAttach(root)
    launch(root)
  }

  /// `RibActivity.onDestroy`
  package mutating func destroy(activityOf root: String) { dispatchDetach(root) }

  /// `parent.attachChild(child)`
  package mutating func attach(_ child: String, to parent: String) {
    build(child)
    children[parent, default: []].append(child)
    // A recorder that hears of calls only meets a root first as a parent.
    if !introduced.contains(parent) { launch(parent) }
    write(.attach(id: id(child), parent: id(parent)), about: child)
    dispatchAttach(child)
  }

  /// `parent.detachChild(child)`
  package mutating func detach(_ child: String, from parent: String) {
    let position = children[parent]?.firstIndex(of: child)
    if let position { children[parent]?.remove(at: position) }
    dispatchDetach(child)
    if position != nil || recorder.calls == .overrides {
      write(.detach(id: id(child), parent: id(parent), cause: .call), about: child)
    }
  }

  /// The garbage collector frees these routers, in this order.
  package mutating func collect(_ names: String...) {
    guard recorder.lifetimes != .none else { return }
    for name in names { write(.destroy(id: id(name)), about: name) }
  }

  /// Lets time pass.
  package mutating func wait(seconds: Int) { time += seconds * 1_000_000_000 }

  /// Ends the session.
  ///
  /// - Returns: The trace.
  package mutating func end() -> [UInt8] {
    write(.end(.exit), about: nil)
    return bytes
  }

  // MARK: What the library does

  private mutating func dispatchAttach(_ name: String) {
    let isNew = loaded.insert(name).inserted
    if isNew {
      if recorder.states == .loadBeforeActivate { write(.load(id: id(name)), about: name) }
      for child in inDidLoad[name] ?? [] { attach(child, to: name) }
    }
    if recorder.states != .none { write(.activate(id: id(name)), about: name) }
    for child in inDidBecomeActive[name] ?? [] { attach(child, to: name) }
    if isNew, recorder.states == .loadAfterActivate { write(.load(id: id(name)), about: name) }
  }

  private mutating func dispatchDetach(_ name: String) {
    if recorder.states != .none { write(.deactivate(id: id(name)), about: name) }
    for child in children[name] ?? [] { detach(child, from: name) }
  }

  // MARK: What the recorder does

  private mutating func build(_ name: String) {
    guard recorder.lifetimes == .createAndDestroy, !introduced.contains(name) else { return }
    introduced.insert(name)
    write(.create(id: id(name), rib: ribName(name), kind: .viewless), about: name)
  }

  private mutating func launch(_ name: String) {
    guard launched.insert(name).inserted else { return }
    write(.launch(id: id(name)), about: name)
  }

  private mutating func write(_ body: TraceEvent.Body, about name: String?) {
    seq += 1
    time += 1_000_000
    var introduction = TraceEvent.Introduction()
    if let name, introduced.insert(name).inserted { introduction.rib = ribName(name) }
    bytes += TraceEncoder().line(
      for: TraceEvent(seq: seq, time: time, introduction: introduction, body: body))
  }

  private mutating func id(_ name: String) -> Int {
    if let known = ids[name] { return known }
    ids[name] = ids.count + 1
    return ids.count
  }

  private func ribName(_ name: String) -> String { String(name.prefix { $0 != "#" }) }
}
