import Dispatch
import Foundation

/// Passes what is read of a growing trace to the content, and tells the page about it.
///
/// `@unchecked`: events come from one thread, and `queue` guards the rest.
package final class LiveInput: @unchecked Sendable {
  private let content: LiveContent
  private let updates: LiveUpdates
  /// How the trace is called in sentences.
  private let name: String
  private let queue = DispatchQueue(label: "judging the trace")
  private var pending: [Int: Change] = [:]
  private var isScheduled = false
  /// Judging a large session takes its time. At least as much again passes before the next time.
  private var earliest = DispatchTime.now()
  private var hasBytes = false
  /// When the page hears again how far a large trace was read.
  private var nextGlance = DispatchTime.now() + .seconds(1)

  private struct Change {
    var isOver = false
    var state: LiveState?
    var message: String?
  }

  /// - Parameters:
  ///   - name: How the trace is called in sentences: its path, or where apps connect.
  ///   - content: Takes the trace.
  ///   - updates: Takes the news for pages that are open.
  package init(name: String, content: LiveContent, updates: LiveUpdates) {
    (self.name, self.content, self.updates) = (name, content, updates)
  }

  /// Takes what a file's follower reads.
  package func take(_ event: TraceFollower.Event) {
    switch event {
    case .bytes(let bytes):
      if !hasBytes { content.begin(0) }
      hasBytes = true
      content.feed(bytes, to: 0)
      // A large trace takes a while until it is read. The page shows how far that is.
      if DispatchTime.now() > nextGlance { glance() }
    case .caughtUp: judge(0, Change())
    case .restarted:
      content.begin(0)
      judge(0, Change())
    case .missing:
      judge(
        0,
        hasBytes
          ? Change(
            state: .lost,
            message: "\(name) is gone. What was read of it is shown until it comes back.")
          : Change(state: .waiting, message: "Waiting for the app to write \(name)."))
    case .failed(let reason):
      judge(0, Change(state: .lost, message: "\(name) \(reason). Trying again."))
    case .ended: judge(0, Change(isOver: true))
    }
  }

  private func glance() {
    nextGlance = .now() + .seconds(1)
    judge(0, Change())
  }

  /// Takes what apps send.
  package func take(_ event: TraceListener.Event) {
    switch event {
    case .connected(let id):
      content.begin(id)
      judge(id, Change(message: "An app has connected."))
    case .bytes(let id, let bytes):
      content.feed(bytes, to: id)
      judge(id, Change())
    case .closed(let id): judge(id, Change(isOver: true))
    case .full: break
    }
  }

  /// Says what is the case before anything was read.
  package func wait(_ message: String) {
    queue.async { [self] in
      updates.publish(content.refresh(nil, state: .waiting, message: message))
    }
  }

  private func judge(_ id: Int, _ change: Change) {
    queue.async { [self] in
      let isOver = pending[id]?.isOver == true || change.isOver
      pending[id] = Change(isOver: isOver, state: change.state, message: change.message)
      guard !isScheduled else { return }
      isScheduled = true
      queue.asyncAfter(deadline: earliest) { [self] in judgePending() }
    }
  }

  private func judgePending() {
    isScheduled = false
    let start = DispatchTime.now()
    for (id, change) in pending.sorted(by: { $0.key < $1.key }) {
      updates.publish(
        content.refresh(
          id, isOver: change.isOver, state: change.state, message: change.message))
    }
    pending = [:]
    let end = DispatchTime.now()
    earliest = end + .nanoseconds(Int(end.uptimeNanoseconds - start.uptimeNanoseconds))
  }
}
