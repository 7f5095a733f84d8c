import Foundation
import InstrumentedRIBs

/// An app whose user taps a row twice, and whose route stores the child after it attached it. It is killed on
/// the main run loop's next turn, or half a second after calls on another thread.
struct DoubleTap {
  private let isOnMainThread: Bool

  init(_ arguments: [String]) throws {
    switch arguments {
    case ["main"]: isOnMainThread = true
    case ["thread"]: isOnMainThread = false
    default: throw Usage()
    }
  }

  func run(recordingTo file: String) throws -> Never {
    try RecorderProbe.record(to: file)
    let list = ListRouter()
    list.interactable.activate()
    list.load()
    if isOnMainThread {
      DispatchQueue.main.async {
        list.open()
        DispatchQueue.main.async {
          list.open()
          DispatchQueue.main.async { kill(getpid(), SIGKILL) }
        }
      }
    } else {
      Thread.detachNewThread {
        list.open()
        waitForMainQueue(milliseconds: 500)
        list.open()
        waitForMainQueue(milliseconds: 500)
        kill(getpid(), SIGKILL)
      }
    }
    while true { RunLoop.main.run() }
  }
}

/// Waits for what the main queue has to do up to then.
private func waitForMainQueue(milliseconds: Int) {
  let turn = DispatchSemaphore(value: 0)
  DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) { turn.signal() }
  turn.wait()
}

/// `@unchecked`: one thread at a time uses it.
private final class ListRouter: Router<Interactor>, @unchecked Sendable {
  private var detail: DetailRouter?

  init() { super.init(interactor: Interactor()) }

  func open() {
    let next = DetailRouter(interactor: Interactor())
    attachChild(next)
    detail = next
  }
}

private final class DetailRouter: Router<Interactor> {}
