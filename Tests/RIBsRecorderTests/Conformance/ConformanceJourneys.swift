import Foundation

/// What a runtime does in the journeys of `journeys.txt`. A RIB's name is `Home`, or `Home#2` for the second of that name.
@MainActor
protocol ConformanceStage: AnyObject {
  /// Builds a launch router and launches it. Keep it until the journey ends.
  func launch(_ name: String) async
  /// Builds a router. Keep it until ``drop(_:)``, or until the journey ends.
  func build(_ name: String) async
  func attach(_ child: String, to parent: String) async
  func detach(_ child: String, from parent: String) async
  /// The same on another thread, and waits until it is done.
  func attachOnThread(_ child: String, to parent: String) async
  /// Puts a router into the one property of the parent's that can hold a child, in place of what is there.
  func store(_ child: String, in parent: String)
  /// Empties that property.
  func clear(_ parent: String)
  /// Lets go of what was built. Later calls of the journey may still name it, if something else keeps it.
  func drop(_ name: String)
  /// Binds a worker called `Clock` to a RIB's interactor.
  func startWorker(in name: String)
  /// Starts a workflow called `Link` with the root's interactor. It has two steps: the first goes on at once, and the second
  /// completes, fails, or waits for the interactor of a RIB that is never attached.
  func workflow(_ end: String)
  func cancelWorkflow()
  /// Waits until what was going to be deallocated has been, and marks the moment.
  func step(_ number: Int) async
}

/// The routers that a stage has built, by name.
struct BuiltRouters<Router> {
  private struct Dropped {
    weak var router: AnyObject?
  }

  private var kept: [String: Router] = [:]
  private var dropped: [String: Dropped] = [:]

  /// A dropped router is found as long as something else keeps it.
  subscript(name: String) -> Router {
    if let router = kept[name] ?? dropped[name]?.router as? Router { return router }
    fatalError("The journey names \(name), which is gone.")
  }

  mutating func keep(_ router: Router, as name: String) { kept[name] = router }

  mutating func drop(_ name: String) {
    let router = kept.removeValue(forKey: name)
    dropped[name] = Dropped(router: router as AnyObject?)
  }
}

/// One journey of `journeys.txt`.
struct ConformanceJourney {
  let name: String
  /// What `ribs-inspect check` says of its trace: rules, each with the path of the RIB.
  private(set) var expected: [String] = []
  private var lines: [String] = []

  /// Reads the file.
  static func all(in text: String) -> [ConformanceJourney] {
    var journeys: [ConformanceJourney] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      if words.first == "journey", words.count == 2 {
        journeys.append(ConformanceJourney(name: words[1]))
      } else if !journeys.isEmpty, words.first == "expect" {
        journeys[journeys.count - 1].expected.append(words.dropFirst().joined(separator: " "))
      } else if !journeys.isEmpty {
        journeys[journeys.count - 1].lines.append(String(line))
      }
    }
    return journeys
  }

  /// Takes the journey.
  @MainActor
  func take(on stage: any ConformanceStage) async {
    var steps = 0
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      func word(_ index: Int) -> String { index < words.count ? words[index] : "" }
      switch word(0) {
      case "launch": await stage.launch(word(1))
      case "build": await stage.build(word(1))
      case "attach": await stage.attach(word(1), to: word(3))
      case "detach": await stage.detach(word(1), from: word(3))
      case "thread": await stage.attachOnThread(word(2), to: word(4))
      case "store": stage.store(word(1), in: word(3))
      case "clear": stage.clear(word(1))
      case "drop": stage.drop(word(1))
      case "start": stage.startWorker(in: word(3))
      case "workflow": stage.workflow(word(1))
      case "cancel": stage.cancelWorkflow()
      case "step":
        steps += 1
        await stage.step(steps)
      default: fatalError("journeys.txt has an unknown line: \(line)")
      }
    }
  }
}
