import Dispatch
import Foundation
import RIBsRecorder

// Routes on the main thread and on several others at once, with everything recorded: `route-on-threads FILE COUNT`. The
// app itself is in order: each feed is used by one thread at a time.

guard CommandLine.arguments.count == 3, let count = Int(CommandLine.arguments[2]) else {
  fatalError("route-on-threads FILE COUNT")
}
let file = URL(fileURLWithPath: CommandLine.arguments[1])
try RIBsRecorder.start(to: file, options: .init(app: "Threads", readsHolds: true))

let root = RootRouter()
root.launch()
let feeds = (1...4).map { _ in root.openFeed() }
// The main thread opens a post in each feed, so that it has holds to read, and then leaves the feeds alone.
for feed in feeds { feed.openPost() }

let threads = DispatchGroup()
for (number, feed) in feeds.enumerated() {
  let worker = FeedWorker(feed, count: count)
  threads.enter()
  Thread.detachNewThread {
    worker.run(storesFirst: number.isMultiple(of: 2))
    threads.leave()
  }
}
// Meanwhile the main thread goes on with RIBs of its own, and its queue reads holds.
let main = MainWorker(root)
threads.notify(queue: .main) { main.stop() }
main.run()

RIBsRecorder.runUntilSettled(timeout: 10)
RIBsRecorder.stop()
withExtendedLifetime(root) {}
