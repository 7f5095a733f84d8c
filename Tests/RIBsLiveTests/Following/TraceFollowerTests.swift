import Foundation
import Testing

@testable import RIBsLive

@Suite("Following a trace", .timeLimit(.minutes(30))) struct TraceFollowerTests {
  @Test func `what an app appends comes piece by piece`() throws {
    let file = try FollowedFolder("{1}\n")
    file.log.expect(["bytes: {1}\n", "caught up"])
    try file.append("{2")
    file.log.expect(["bytes: {1}\n", "caught up", "bytes: {2", "caught up"])
    try file.append("}\n")
    file.log.expect(
      ["bytes: {1}\n", "caught up", "bytes: {2", "caught up", "bytes: }\n", "caught up"])
  }

  @Test func `a file that comes later is read from its start`() throws {
    let file = try FollowedFolder()
    file.log.expect(["missing"])
    try file.replace("{1}\n")
    file.log.expect(["missing", "bytes: {1}\n", "caught up"])
  }

  @Test func `an empty file is read to its end`() throws {
    let file = try FollowedFolder("")
    file.log.expect(["caught up"])
    try file.append("{")
    file.log.expect(["caught up", "bytes: {", "caught up"])
  }

  @Test func `a deleted file that comes back is another trace`() throws {
    let file = try FollowedFolder("{1}\n")
    file.log.expect(["bytes: {1}\n", "caught up"])
    try file.delete()
    file.log.expect(["bytes: {1}\n", "caught up", "missing"])
    var events = ["bytes: {1}\n", "caught up", "missing"]
    for text in ["{2}\n", "{3}\n"] {
      try file.replace(text)
      events += ["restarted", "bytes: \(text)", "caught up"]
      file.log.expect(events)
      try file.delete()
      events.append("missing")
      file.log.expect(events)
    }
  }

  @Test func `a file of which nothing was read is no trace that ended`() throws {
    let file = try FollowedFolder("")
    file.log.expect(["caught up"])
    try file.delete()
    file.log.expect(["caught up", "missing"])
    try file.replace("{1}\n")
    file.log.expect(["caught up", "missing", "bytes: {1}\n", "caught up"])
  }

  @Test func `what an app wrote just before it deleted its file is read`() throws {
    let file = try FollowedFolder()
    file.log.expect(["missing"])
    let log = EventLog()
    let goesOn = DispatchSemaphore(value: 0)
    let path = file.path + ".other"
    try Data("{1}\n".utf8).write(to: URL(fileURLWithPath: path))
    // The follower waits for its receiver, so it does not look between the last line and the end of the file.
    let follower = TraceFollower(path: path, unpack: fakeUnpack) { event in
      log.add(event)
      if case .caughtUp = event { _ = goesOn.wait(timeout: .now() + 60) }
    }
    follower.start()
    log.expect(["bytes: {1}\n", "caught up"])
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("{2}\n".utf8))
    try handle.close()
    try FileManager.default.removeItem(atPath: path)
    for _ in 0..<10 { goesOn.signal() }
    log.expect(["bytes: {1}\n", "caught up", "bytes: {2}\n", "caught up", "missing"])
    EventLog.bounded { follower.stop() }
  }

  @Test func `a file that takes its place is another trace`() throws {
    let file = try FollowedFolder("{1}\n")
    file.log.expect(["bytes: {1}\n", "caught up"])
    try file.replace("{1}\n{2}\n")
    file.log.expect(["bytes: {1}\n", "caught up", "restarted", "bytes: {1}\n{2}\n", "caught up"])
  }

  @Test(arguments: ["{2}\n", "{3}\n{4}\n", "{5}\n{6}\n{7}\n"])
  func `a file that was written anew is another trace, whatever its length`(text: String) throws {
    let file = try FollowedFolder("{1}\n{1}\n")
    file.log.expect(["bytes: {1}\n{1}\n", "caught up"])
    try file.write(text)
    file.log.wait { $0.last == "caught up" && $0.contains("bytes: \(text)") }
    // The moment between emptying and writing may be seen or not.
    #expect(
      [
        ["bytes: {1}\n{1}\n", "caught up", "restarted", "bytes: \(text)", "caught up"],
        [
          "bytes: {1}\n{1}\n", "caught up", "restarted", "caught up", "bytes: \(text)", "caught up",
        ],
      ].contains(file.log.all))
  }

  @Test func `a trace that is emptied starts over`() throws {
    let file = try FollowedFolder("{1}\n")
    file.log.expect(["bytes: {1}\n", "caught up"])
    #expect(truncate(file.path, 0) == 0)
    file.log.expect(["bytes: {1}\n", "caught up", "restarted", "caught up"])
  }

  @Test func `a trace longer than a block comes in blocks, with the share that was read`() throws {
    let file = try FollowedFolder()
    let sizes = EventLog()
    let follower = TraceFollower(path: file.path, unpack: fakeUnpack) { event in
      if case .bytes(let bytes, let percent) = event {
        sizes.add("\(bytes.count), \(percent ?? -1) %")
      }
      if case .caughtUp = event { sizes.add("caught up") }
    }
    try file.replace(String(repeating: "x", count: 300_000))
    follower.start()
    sizes.expect(["131072, 43 %", "131072, 87 %", "37856, 100 %", "caught up"])
    EventLog.bounded { follower.stop() }
  }

  @Test func `a packed trace is read once, and again after it changed`() throws {
    let file = try FollowedFolder("")
    file.log.expect(["caught up"])
    try Data([0x1F, 0x8B] + Array("one".utf8)).write(to: URL(fileURLWithPath: file.path))
    file.log.expect(["caught up", "bytes: one", "caught up"])
    try file.append("!")
    file.log.expect(
      [
        "caught up", "bytes: one", "caught up", "restarted", "bytes: one!",
        "failed: cannot be unpacked: the compressed file is damaged",
      ])
  }

  @Test func `what is no file is refused once, and its successor is read`() throws {
    let file = try FollowedFolder()
    file.log.expect(["missing"])
    try FileManager.default.createDirectory(
      atPath: file.path, withIntermediateDirectories: false)
    let folder = "failed: is a folder; give the path of a trace"
    file.log.expect(["missing", folder])
    try file.delete()
    file.log.expect(["missing", folder, "missing"])
    #expect(mkfifo(file.path, 0o600) == 0)
    let pipe = "failed: is not a file; pass it to standard input, with '-' as the path"
    file.log.expect(["missing", folder, "missing", pipe])
    try file.replace("{1}\n")
    file.log.expect(["missing", folder, "missing", pipe, "bytes: {1}\n", "caught up"])
  }

  @Test func `a file that nobody writes is quiet, until it grows`() throws {
    let folder = try FollowedFolder()
    let path = folder.path + ".old"
    try Data("{1}\n".utf8).write(to: URL(fileURLWithPath: path))
    let written = Date(timeIntervalSince1970: 1_700_000_000)
    try FileManager.default.setAttributes([.modificationDate: written], ofItemAtPath: path)
    let log = EventLog()
    let follower = TraceFollower(path: path, unpack: fakeUnpack) { event in
      if case .quiet(let written) = event { log.add("written \(written)") }
      log.add(event)
    }
    follower.start()
    log.expect(["bytes: {1}\n", "written 1700000000"])
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("{2}\n".utf8))
    try handle.close()
    log.wait { $0.count >= 4 }
    #expect(
      log.all.prefix(4) == ["bytes: {1}\n", "written 1700000000", "bytes: {2}\n", "caught up"])
    EventLog.bounded { follower.stop() }
  }

  @Test func `a file that is no longer written becomes quiet`() throws {
    let folder = try FollowedFolder("{1}\n")
    let log = EventLog()
    let follower = TraceFollower(path: folder.path, unpack: fakeUnpack) { event in
      if case .quiet = event { log.add("quiet") }
    }
    follower.start()
    log.expect(["quiet"])
    EventLog.bounded { follower.stop() }
  }

  @Test func `a file below a file is missing`() throws {
    let file = try FollowedFolder("{1}\n")
    let log = EventLog()
    let follower = TraceFollower(path: file.path + "/x", unpack: fakeUnpack) { log.add($0) }
    follower.start()
    log.expect(["missing"])
    EventLog.bounded { follower.stop() }
  }

  @Test func `nothing comes after it was stopped`() throws {
    let file = try FollowedFolder("{1}\n")
    file.log.expect(["bytes: {1}\n", "caught up"])
    file.stop()
    try file.append("{2}\n")
    Thread.sleep(forTimeInterval: 0.1)
    file.log.expect(["bytes: {1}\n", "caught up"])
  }

  @Test func `a file that changes while it is read comes to one consistent trace`() throws {
    let file = try FollowedFolder()
    for round in 0..<50 {
      let lines = (0..<500).map { "{\(round) \($0)}\n" }.joined()
      if round.isMultiple(of: 2) { try file.replace(lines) } else { try file.write(lines) }
      if round.isMultiple(of: 7) { try file.delete() }
    }
    try file.replace("{last}\n")
    file.log.wait { $0.suffix(2) == ["bytes: {last}\n", "caught up"] }
    let last = try #require(file.log.all.split(separator: "restarted").last)
    #expect(last.filter { $0.hasPrefix("bytes: ") } == ["bytes: {last}\n"])
    // No entry mixes two rounds.
    for entry in file.log.all where entry.hasPrefix("bytes: ") {
      let rounds = entry.dropFirst(7).split(separator: "\n").map { $0.split(separator: " ")[0] }
      #expect(Set(rounds).count <= 1)
    }
  }
}
