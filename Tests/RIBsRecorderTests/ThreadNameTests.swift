import Dispatch
import Testing

@testable import RIBsRecorder

@Suite
struct ThreadNameTests {
  @Test("The main actor's events have no thread, whichever thread serves it") @MainActor
  func mainActorHasNoName() {
    #expect(ThreadName.ofCurrentIfNotMain == nil)
  }

  @Test("Another queue's events have a thread")
  func otherQueueHasName() async {
    let name = await withCheckedContinuation { continuation in
      DispatchQueue(label: "other").async {
        continuation.resume(returning: ThreadName.ofCurrentIfNotMain)
      }
    }
    #expect(name != nil)
  }
}
