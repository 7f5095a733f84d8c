import ExclusiveObservation
import InstrumentedRIBs
import RIBsRecording
import Testing

/// A session of one task beside the session of the process, as tests have that run at the same time.
@Suite(.exclusiveObservation) @MainActor struct TaskSessionTests {
  private let log = Log()
  private let own = Log()

  /// Runs a body beside an observer of the process, with the session of a task.
  private func inTask(_ body: (ObservationSession) -> Void) {
    observing(LoggingObserver(log)) {
      let session = RIBObservation.session(LoggingObserver(own))
      RIBObservation.$ofTask.withValue(session) { body(session) }
      session.close()
    }
  }

  @Test func `a task's routers are reported to its own session, with numbers of their own`() {
    observing(LoggingObserver(log)) {
      _ = FeedRouter(Log())
      let session = RIBObservation.session(LoggingObserver(own))
      RIBObservation.$ofTask.withValue(session) {
        #expect(RIBObservation.current === session)
        #expect(RootRouter(Log()).routerRecord?.rib.identity.id == 1)
      }
      #expect(RIBObservation.current !== session)
      #expect(PostRouter(Log()).routerRecord?.rib.identity.id == 2)
    }
    #expect(own.take() == ["create Root", "destroy Root"])
    #expect(log.take() == ["create Feed", "destroy Feed", "create Post", "destroy Post"])
  }

  @Test func `a session is judged for itself`() {
    var kept: [Interactor] = []
    inTask { session in
      let outside = RIBObservation.$ofTask.withValue(nil) { RootRouter(Log()).interactor }
      let inside = FeedRouter(Log()).interactor
      kept = [outside, inside]
      #expect(
        RIBObservation.awaitedObjects(of: session).map(ObjectIdentifier.init) == [
          ObjectIdentifier(inside)
        ])
      let (own, running) = (
        RIBObservation.pendingDeallocations(of: session), RIBObservation.pendingDeallocations()
      )
      #expect(!own() && !running())
      RIBObservation.judgeLeaks(of: session)
      #expect(self.own.take().last == "leak interactor TestInteractor of Feed")
      #expect(!log.take().contains { $0.hasPrefix("leak") })
      #expect(own() && !running())
      RIBObservation.judgeLeaks()
      #expect(log.take() == ["leak interactor TestInteractor of Root"])
      #expect(running())
      #expect(self.own.take() == [])
    }
    withExtendedLifetime(kept) {}
  }

  @Test func `an observer that is no longer the running one stops nothing`() {
    let (first, second) = (LoggingObserver(log), LoggingObserver(own))
    RIBObservation.start(first)
    RIBObservation.start(second)
    RIBObservation.stop(first)
    _ = FeedRouter(Log())
    RIBObservation.stop(second)
    _ = FeedRouter(Log())
    #expect(log.take() == [])
    #expect(own.take() == ["create Feed", "destroy Feed"])
  }

  @Test func `a later session has a higher number`() {
    let sessions = (0..<3).map { _ in RIBObservation.session(LoggingObserver(log)).number }
    #expect(sessions == (0..<3).map { sessions[0] + $0 })
  }
}
