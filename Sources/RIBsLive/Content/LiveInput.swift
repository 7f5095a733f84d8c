import Dispatch
import Foundation

/// Passes what is read of a growing trace to the content, and tells the page about it.
///
/// `@unchecked`: events come from one thread, and `queue` guards the rest.
package final class LiveInput: @unchecked Sendable {
  private let content: LiveContent
  private let updates: LiveUpdates
  private let queue = DispatchQueue(label: "judging the trace")
  private var pending: [Int: InputStatus] = [:]
  private var isScheduled = false
  /// Judging a large session takes its time. At least as much again passes before the next time.
  private var earliest = DispatchTime.now()
  private var hasBegun = false
  private var hasFailed = false
  private var isCaughtUp = false
  /// When the page next hears how far a trace was read.
  private var nextGlance = DispatchTime.now()

  /// - Parameters:
  ///   - content: Takes the trace.
  ///   - updates: Takes the news for pages that are open.
  package init(content: LiveContent, updates: LiveUpdates) {
    (self.content, self.updates) = (content, updates)
  }

  /// Takes what a file's follower reads.
  package func take(_ event: TraceFollower.Event) {
    if !hasBegun { content.begin(0) }
    hasBegun = true
    switch event {
    case .bytes(let bytes, let percent):
      content.feed(bytes, to: 0)
      glance(percent)
    case .caughtUp:
      isCaughtUp = true
      judge(0, .open)
    case .quiet(let written):
      isCaughtUp = true
      judge(0, .quiet(written: written))
    case .restarted:
      content.begin(0)
      judge(0, .open)
    case .missing: judge(0, .missing)
    case .failed(let reason):
      hasFailed = true
      judge(0, .failed(reason))
    // A stream that failed ends as well, and why it failed matters more.
    case .ended: if !hasFailed { judge(0, .closed) }
    }
  }

  /// Shows how far a trace was read if that takes a while.
  private func glance(_ percent: Int?) {
    // What an app appends is mostly read in less than this, and nobody has to hear that it is being read.
    if isCaughtUp { nextGlance = .now() + .milliseconds(250) }
    isCaughtUp = false
    guard percent != 100, .now() >= nextGlance else { return }
    nextGlance = .now() + .seconds(1)
    judge(0, percent.map { .partly(percent: $0) } ?? .open)
  }

  /// Takes what apps send.
  package func take(_ event: TraceListener.Event) {
    switch event {
    case .connected(let id):
      content.begin(id)
      judge(id, .open)
    case .bytes(let id, let bytes):
      content.feed(bytes, to: id)
      judge(id, .open)
    case .closed(let id): judge(id, .closed)
    case .full: break
    }
  }

  /// Says what has to come before there is a trace.
  package func wait(_ message: String) {
    queue.async { [self] in updates.publish(content.wait(message)) }
  }

  private func judge(_ id: Int, _ status: InputStatus) {
    queue.async { [self] in
      pending[id] = status
      guard !isScheduled else { return }
      isScheduled = true
      queue.asyncAfter(deadline: earliest) { [self] in judgePending() }
    }
  }

  private func judgePending() {
    isScheduled = false
    let start = DispatchTime.now()
    for (id, status) in pending.sorted(by: { $0.key < $1.key }) {
      updates.publish(content.refresh(id, status))
    }
    pending = [:]
    let end = DispatchTime.now()
    earliest = end + .nanoseconds(Int(end.uptimeNanoseconds - start.uptimeNanoseconds))
  }
}
