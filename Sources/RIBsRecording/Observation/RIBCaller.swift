/// Where a call of a router comes from.
package struct RIBCaller: Hashable, Sendable {
  /// Whether it comes from the main thread, or from the main queue.
  package let isMainThread: Bool
  /// The task that makes it, where tasks are told apart.
  package let task: Int?

  package init(isMainThread: Bool, task: Int? = nil) {
    (self.isMainThread, self.task) = (isMainThread, task)
  }
}

/// All callers of one RIB. They decide who may read its properties: what the callers do with a property comes in order
/// only if they are one thread, or one task that may wait for the main thread.
package enum RIBCallers: Hashable, Sendable {
  case mainThread
  /// One task, and maybe the main thread.
  case task(Int)
  case several

  mutating func add(_ caller: RIBCaller) {
    if caller.isMainThread { return }
    guard let task = caller.task, self == .mainThread || self == .task(task) else {
      self = .several
      return
    }
    self = .task(task)
  }

  /// Whether no one else can be writing a property while `reader` reads it.
  ///
  /// - Parameter tasksHaveEnded: Whether the main thread has outlived the tasks that made calls.
  func admit(_ reader: RIBCaller, tasksHaveEnded: Bool) -> Bool {
    switch self {
    case .mainThread: reader.isMainThread
    case .task(let task): reader.task == task || tasksHaveEnded && reader.isMainThread
    case .several: false
    }
  }
}
