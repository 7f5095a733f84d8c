import Foundation

/// Somebody who empties a file that is mapped takes the pages away under the app, and the next write to
/// them ends it by a signal. Here the signal puts other pages in their place, and says so to who wrote.
///
/// Signals for anything else go to whoever had them before.
final class EmptiedFiles: @unchecked Sendable {
  static let shared = EmptiedFiles()

  /// So many recordings and probes may write at a time; more than that run without this.
  static let places = 16

  private let lock = NSLock()

  private init() {
    var action = sigaction()
    System.setHandler(&action, putOtherPages)
    sigemptyset(&action.sa_mask)
    sigaction(SIGBUS, &action, &previousAction)
  }

  /// Watches over a part of the memory.
  ///
  /// - Returns: Its place; nil where all are taken.
  func watch(_ window: UnsafeMutableRawBufferPointer) -> Int? {
    lock.withLock {
      guard let start = window.baseAddress,
        let place = (0..<Self.places).first(where: { watched[$0].length == 0 })
      else { return nil }
      watched[place] = Watched(
        start: UInt(bitPattern: start), length: UInt(window.count), isEmptied: false)
      return place
    }
  }

  func unwatch(_ place: Int) {
    lock.withLock { watched[place] = Watched() }
  }

  /// Whether what was written there went into other pages than the file's.
  static func isEmptied(_ place: Int) -> Bool { watched[place].isEmptied }
}

private struct Watched {
  var start: UInt = 0
  var length: UInt = 0
  var isEmptied = false
}

// A handler of signals may take no lock and no memory: it looks at what lies ready.
nonisolated(unsafe) private let watched: UnsafeMutablePointer<Watched> = {
  let places = UnsafeMutablePointer<Watched>.allocate(capacity: EmptiedFiles.places)
  places.initialize(repeating: Watched(), count: EmptiedFiles.places)
  return places
}()
nonisolated(unsafe) private var previousAction = sigaction()

private func putOtherPages(
  signal: Int32, info: UnsafeMutablePointer<siginfo_t>?, context: UnsafeMutableRawPointer?
) {
  let address = UInt(bitPattern: info.map(System.faultAddress) ?? nil)
  for place in 0..<EmptiedFiles.places {
    let window = watched[place]
    guard window.length > 0, address >= window.start, address - window.start < window.length else {
      continue
    }
    let pages = mmap(
      UnsafeMutableRawPointer(bitPattern: window.start), Int(window.length),
      PROT_READ | PROT_WRITE, MAP_PRIVATE | System.anonymous | MAP_FIXED, -1, 0)
    guard pages != MAP_FAILED else { break }
    watched[place].isEmptied = true
    return
  }
  // Not ours: the instruction runs again, and now it is somebody else's.
  sigaction(SIGBUS, &previousAction, nil)
}
