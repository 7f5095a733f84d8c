#if os(Linux)
  import ExclusiveObservation
  import Foundation
  import Glibc
  import RIBsRecorder
  import RIBsTrace
  import Testing

  /// What cannot be written for a while is lost, counted, and told of as soon as writing works again.
  @Suite(.exclusiveObservation) struct LostEventTests {
    private let file = TemporaryFile()

    /// The recorder's descriptor, found by the file it writes.
    private func descriptor() throws -> Int32 {
      let folder = "/proc/self/fd"
      let name = try #require(
        FileManager.default.contentsOfDirectory(atPath: folder).first {
          (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)"))
            == file.url.path
        })
      return try #require(Int32(name))
    }

    /// Lets the recorder write into another file while a body runs.
    private func whileWriting(into path: String, _ flags: Int32, _ body: () -> Void) throws {
      let descriptor = try descriptor()
      let (saved, other) = (dup(descriptor), open(path, flags))
      try #require(other >= 0 && dup2(other, descriptor) == descriptor)
      body()
      try #require(dup2(saved, descriptor) == descriptor)
      close(saved)
      close(other)
    }

    @Test(arguments: [("/dev/full", O_WRONLY), ("/dev/null", O_RDONLY)])
    func `lost events leave a hole, and a drop counts them`(path: String, flags: Int32) throws {
      try recording(to: file) {
        RIBsRecorder.mark("before")
        try whileWriting(into: path, flags) {
          _ = DetailRouter()
          RIBsRecorder.mark("lost")
        }
        RIBsRecorder.mark("after")
        RIBsRecorder.mark("later")
      }
      let all = try events(file.url)
      #expect(
        all.map(\.body) == [
          .mark(name: "before"), .drop(count: 3), .mark(name: "after"), .mark(name: "later"),
          .end(.exit),
        ])
      #expect(all.map(\.seq) == [1, 5, 6, 7, 8])
    }

    @Test func `writing may fail again and again`() throws {
      try recording(to: file) {
        for _ in 1...3 {
          try whileWriting(into: "/dev/full", O_WRONLY) {
            for _ in 1...4 { RIBsRecorder.mark("lost") }
          }
          RIBsRecorder.mark("after")
        }
      }
      let counts = try events(file.url).compactMap {
        if case .drop(let count) = $0.body { count } else { nil }
      }
      #expect(counts == [4, 4, 4])
    }
  }
#endif
