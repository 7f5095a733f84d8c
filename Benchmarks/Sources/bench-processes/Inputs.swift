#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files to read, made once and kept: those of a million events take a second and some hundred megabytes.
struct Inputs {
  let peers: Peers

  enum Failure: Error {
    case cannotMake(String)
  }

  /// A trace that `ribs-samples generate` writes.
  ///
  /// - Parameter options: More options of the command.
  func trace(
    _ shape: String = "app", events: Int, live: Int = 1_000, _ options: [String] = []
  ) throws -> String {
    let path = "\(peers.scratch)/\(shape)-\(events)-\(live)\(options.joined()).jsonl"
    return try made(
      path,
      by: peers.own(
        "ribs-samples",
        [
          "generate", "--shape", shape, "--events", "\(events)", "--live", "\(live)",
          "-o", path + ".new",
        ] + options))
  }

  /// A tree with so many RIBs on it, at the end of its trace.
  func tree(of ribs: Int) throws -> String {
    // With an odd number of events behind the tree's own, the last of them attaches it.
    try trace("flapping", events: max(ribs, 400) + 5, live: ribs)
  }

  /// The same tree as `dot` reads it.
  func graph(of ribs: Int) throws -> String {
    let path = "\(peers.scratch)/tree-\(ribs).dot"
    return try made(
      path,
      by: peers.own(
        "ribs-inspect",
        [
          "render", try tree(of: ribs), "--collapse", "none", "--format", "dot",
          "-o", path + ".new",
        ]))
  }

  /// A folder with so many lines of Swift: copies of the apps in `fixtures/source`.
  func source(lines: Int) throws -> String {
    let path = "\(peers.scratch)/source-\(lines)"
    return try made(
      path,
      by: peers.built(
        "write-source", ["\(peers.scripts)/../../fixtures/source", "\(lines)", path + ".new"]))
  }

  /// A trace of three lines.
  func small() throws -> String {
    let path = "\(peers.scratch)/small.jsonl"
    guard let file = fopen(path, "w") else { throw Failure.cannotMake(path) }
    defer { fclose(file) }
    fputs(
      """
      {"type":"trace","version":1,"session":"small"}
      {"type":"launch","seq":1,"t":1,"id":1,"rib":"Root"}
      {"type":"end","seq":2,"t":2,"reason":"exit"}

      """, file)
    return path
  }

  /// What is half made does not count.
  private func made(_ path: String, by command: Peers.Found) throws -> String {
    if access(path, R_OK) == 0 { return path }
    let command = try command.get()
    do {
      _ = try Measurement(command, limit: 600)
    } catch {
      throw Failure.cannotMake("\(path): \(error)")
    }
    guard rename(path + ".new", path) == 0 else { throw Failure.cannotMake(path) }
    return path
  }
}
