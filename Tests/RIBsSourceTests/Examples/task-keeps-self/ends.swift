// Loops that end by themselves, and loops that look alike and do not.
final class PlayerInteractor: Interactor {
  private let songs: AsyncStream<Song>
  private let stops = PassthroughSubject<Void, Never>()
  private let player: Player
  private var song: Song?

  func oneValue() {
    Task {
      for await _ in stops.first().values { stop() }
      for await next in songs.prefix(3) { song = next }
    }
  }

  func manyValues() {
    Task {  // reported: warning
      for await _ in stops.dropFirst().values { stop() }
    }
  }

  func exit() {
    Task {
      for await next in songs {
        song = next
        if next.isLast { break }
      }
    }
  }

  func exitOfSwitch() {
    Task {  // reported: warning
      for await next in songs {
        switch next.kind {
        case .ad: break
        case .song: song = next
        }
      }
    }
  }

  func poll() {
    Task {  // reported: warning
      while !Task.isCancelled {
        await load()
        guard !Task.isCancelled else { return }
        stop()
      }
    }
  }

  func pollUntilLoaded() {
    Task {
      while song == nil { await load() }
    }
  }

  func group() {
    Task {
      await withTaskGroup(of: Song.self) { group in
        for await next in group { song = next }
      }
    }
  }

  func unknownSequence() {
    Task {  // reported: info
      for await next in player.songs { song = next }
    }
  }

  private func load() async {}
  private func stop() {}
}
