// A stream that the function which makes it may finish, and streams that look alike and go on.
protocol SignIn: AnyObject {
  func steps() -> AsyncStream<Step>
  func changes() -> AsyncStream<Step>
  var progress: AsyncThrowingStream<Step, Error> { get }
}

final class LiveSignIn: SignIn {
  private var listeners: [UUID: AsyncStream<Step>.Continuation] = [:]

  func steps() -> AsyncStream<Step> {
    AsyncStream { continuation in
      Task {
        defer { continuation.finish() }
        continuation.yield(.contacting)
        try? await Task.sleep(for: .seconds(1))
        continuation.yield(.done)
      }
    }
  }

  func changes() -> AsyncStream<Step> {
    AsyncStream { continuation in
      let id = UUID()
      listeners[id] = continuation
      continuation.onTermination = { [weak self] _ in self?.listeners[id] = nil }
    }
  }

  var progress: AsyncThrowingStream<Step, Error> {
    let (stream, continuation) = AsyncThrowingStream<Step, Error>.makeStream()
    upload { result in
      switch result {
      case .success(let step): continuation.yield(step)
      case .failure(let error): continuation.finish(throwing: error)
      }
    }
    return stream
  }
}

/// Only a binary has what conforms.
protocol Radio: AnyObject {
  func songs() -> AsyncStream<Step>
}

final class PlayerInteractor: Interactor {
  private let auth: SignIn
  private let radio: Radio
  private var step: Step?

  func finished() {
    Task {  // reported: info
      for await next in auth.steps() { step = next }
    }
  }

  func finishedInAVariable() {
    Task {  // reported: info
      let steps = auth.steps()
      for await next in steps.filter({ $0.isNew }) { step = next }
    }
  }

  func finishedByAProperty() {
    Task {  // reported: info
      for try await next in auth.progress { step = next }
    }
  }

  func neverFinished() {
    Task {  // reported: warning
      for await next in auth.changes() { step = next }
    }
  }

  func neverFinishedInAVariable() {
    Task {  // reported: warning
      let changes = auth.changes()
      for await next in changes { step = next }
    }
  }

  func nobodyKnows() {
    Task {  // reported: info
      for await next in radio.songs() { step = next }
    }
  }
}
