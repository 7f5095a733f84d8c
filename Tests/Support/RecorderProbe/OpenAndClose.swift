import Foundation
import InstrumentedRIBs

/// Builds, attaches, detaches and frees RIBs until the process is killed. Says in shared memory how many
/// of these calls have returned, on each thread.
struct OpenAndClose {
  private let acknowledgements: SharedCounters
  private let threads: Int
  private let keepsLast: Int?

  init(_ arguments: [String]) throws {
    guard 2...3 ~= arguments.count, let threads = Int(arguments[1]), 1...4 ~= threads else {
      throw Usage()
    }
    self.threads = threads
    keepsLast = arguments.dropFirst(2).first.flatMap { Int($0) }
    acknowledgements = try SharedCounters(file: arguments[0], count: threads)
  }

  func run(recordingTo file: String) throws -> Never {
    try RecorderProbe.record(to: file, keepsLast: keepsLast)
    // One thread is the main one, where holds are read as well.
    for number in 1..<threads {
      Thread.detachNewThread { openAndClose(number) }
    }
    openAndClose(0)
  }

  private func openAndClose(_ number: Int) -> Never {
    let kinds = [FirstRouter.self, SecondRouter.self, ThirdRouter.self, FourthRouter.self]
    let parent = ParentRouter()
    parent.interactable.activate()
    parent.load()
    var returned = 0
    func acknowledge() {
      returned += 1
      acknowledgements[number] = returned
    }
    let test = getppid()
    while true {
      // A test that crashes cannot kill its probe.
      if getppid() != test { exit(1) }
      parent.child = kinds[number].init()
      acknowledge()
      parent.open()
      acknowledge()
      parent.close()
      acknowledge()
      parent.child = nil
      acknowledge()
    }
  }
}

private final class ParentRouter: Router<Interactor> {
  var child: ChildRouter?

  init() { super.init(interactor: Interactor()) }

  func open() {
    if let child { attachChild(child) }
  }

  func close() {
    if let child { detachChild(child) }
  }
}

// One class a thread: the trace shows by the RIB's name which thread made it.
private class ChildRouter: Router<Interactor> {
  required init() { super.init(interactor: Interactor()) }
}
private final class FirstRouter: ChildRouter {}
private final class SecondRouter: ChildRouter {}
private final class ThirdRouter: ChildRouter {}
private final class FourthRouter: ChildRouter {}
