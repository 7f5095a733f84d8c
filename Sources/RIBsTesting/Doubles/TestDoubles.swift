import InstrumentedRIBs
import RIBsRecording

/// Finds what the objects of a test keep alive: mocks whose properties are strong where an app's are weak, and properties
/// of the test case.
struct TestDoubles: Sendable {
  /// The test case, if there is one whose properties keep objects.
  ///
  /// `nonisolated(unsafe)`: XCTest runs one test at a time.
  nonisolated(unsafe) weak var testCase: AnyObject?
  /// The module of the test, in which its mocks usually are.
  var module: String?

  /// What test objects keep alive.
  struct Kept {
    fileprivate var objects: Set<ObjectIdentifier> = []
    /// The properties of test objects that close a cycle, such as `HomeInteractableMock.router`, and the types of what
    /// they hold.
    fileprivate(set) var cycles: [(property: String, type: String)] = []

    func contains(_ object: AnyObject) -> Bool { objects.contains(ObjectIdentifier(object)) }
  }

  /// What is kept by test objects: by the test case, or by a mock that in turn is held by what it keeps. Call it on the
  /// main thread.
  ///
  /// - Parameter suspects: Routers, interactors, presenters and views that are alive.
  func kept(_ suspects: [AnyObject]) -> Kept {
    var kept = Kept()
    if let testCase {
      for (object, _) in held(by: testCase) { follow(object, into: &kept.objects) }
    }
    for mock in mocks(around: suspects) where !kept.contains(mock) {
      for (object, property) in held(by: mock) {
        var reached: Set<ObjectIdentifier> = []
        follow(object, into: &reached)
        guard reached.contains(ObjectIdentifier(mock)) else { continue }
        kept.objects.formUnion(reached)
        kept.cycles.append((property, typeName(of: object)))
      }
    }
    return kept
  }

  /// The test objects that some objects hold, directly or through others.
  private func mocks(around suspects: [AnyObject]) -> [AnyObject] {
    var seen: Set<ObjectIdentifier> = []
    var found: [AnyObject] = []
    for suspect in suspects {
      follow(suspect, into: &seen) { if isTestObject($0) { found.append($0) } }
    }
    return found
  }

  /// Adds an object and all that it holds, directly or through others.
  private func follow(
    _ object: AnyObject, into seen: inout Set<ObjectIdentifier>,
    _ visit: (AnyObject) -> Void = { _ in }
  ) {
    var waiting = [object]
    while let next = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      visit(next)
      waiting += held(by: next).map(\.object)
    }
  }

  /// The objects that an object holds: all if it is a test object, and of an app's object what the runtime's base class
  /// stores, such as an interactor's presenter. What an app's own properties hold may be a leak of the app.
  private func held(by object: AnyObject) -> [(object: AnyObject, property: String)] {
    let layout: HoldLayout
    if object === testCase || isTestObject(object) {
      layout = .of(type(of: object), for: .anyObjects, upTo: .foundations)
    } else if let base = Self.runtimeBase(of: object) {
      layout = .of(base, for: .anyObjects, upTo: .types([]))
    } else {
      return []
    }
    var found: [(AnyObject, String)] = []
    layout.visit(object) { found.append(($0, $1)) }
    return found
  }

  /// Whether an object is a mock: it plays the part of a router or an interactor and is none, it is of the test's module,
  /// or its name says so.
  private func isTestObject(_ object: AnyObject) -> Bool {
    if object is any RecordedRouter || object is Interactor { return false }
    if object is any Interactable || object is any Routing { return true }
    if let module, String(reflecting: type(of: object)).hasPrefix(module + ".") { return true }
    let name = typeName(of: object)
    return Self.marks.contains { name.hasPrefix($0) || name.hasSuffix($0) }
  }

  private static let marks = ["Mock", "Stub", "Fake", "Spy", "Dummy"]

  /// The runtime's class that a router, interactor or presenter is of or inherits from.
  private static func runtimeBase(of object: AnyObject) -> AnyClass? {
    // A view controller can be its own presenter. It holds other views, and nothing that a RIB is made of.
    guard
      object is any RecordedRouter || object is Interactor
        || object is any Presentable && !(object is RIBViewController)
    else { return nil }
    var level: AnyClass? = type(of: object)
    while let current = level {
      if String(reflecting: current).hasPrefix("InstrumentedRIBs.") { return current }
      level = _getSuperclass(current)
    }
    return nil
  }
}
