import ExclusiveObservation
import InstrumentedRIBs
import RIBsRecording
import Testing

/// A view of another runtime, which nothing keeps on screen but its own word.
private final class OtherView: ObservedView {
  var visibilityReport: VisibilityReport?
}

/// What a view's report tells of the changes that a view controller passes to it.
@Suite(.exclusiveObservation) struct VisibilityReportTests {
  private let log = Log()

  /// What is told while a body passes changes to the report of a view, which is deallocated then.
  private func told(_ change: (VisibilityReport) -> Void) -> [String] {
    observing(LoggingObserver(log)) {
      let router = FeedRouter(log)
      _ = log.take()
      do {
        let view = OtherView()
        router.routerRecord?.observe(view)
        if let report = view.visibilityReport { change(report) }
      }
      return log.take()
    }
  }

  @Test func `a view that is deallocated on screen was removed`() {
    #expect(told { $0.change(to: .appeared) } == ["appear Feed", "disappear Feed, removed"])
  }

  @Test func `a view that is deallocated off screen has nothing more to say`() {
    #expect(told { _ in } == [])
    let covered = told {
      $0.change(to: .appeared)
      $0.change(to: .disappeared(removed: false))
    }
    #expect(covered == ["appear Feed", "disappear Feed"])
  }

  @Test func `a change that is passed twice is told once`() {
    let heard = told {
      for visibility: ViewVisibility in [
        .appeared, .disappeared(removed: false), .disappeared(removed: true),
      ] {
        $0.change(to: visibility)
        $0.change(to: visibility)
      }
    }
    #expect(heard == ["appear Feed", "disappear Feed", "disappear Feed, removed"])
  }

  @Test func `a covered view leaves and returns with its container`() {
    let heard = told {
      $0.change(to: .appeared)
      $0.change(to: .disappeared(removed: false))
      $0.containerReturned()
      $0.containerLeft()
      $0.containerLeft()
      $0.containerReturned()
    }
    #expect(
      heard == ["appear Feed", "disappear Feed", "disappear Feed, removed", "disappear Feed"])
  }

  @Test func `a view that was never shown does not leave or return with its container`() {
    let heard = told {
      $0.containerLeft()
      $0.containerReturned()
    }
    #expect(heard == [])
  }

  @Test func `a recording that does not observe views gives a view no report`() {
    observing(LoggingObserver(log, observesViews: false)) {
      let view = OtherView()
      FeedRouter(log).routerRecord?.observe(view)
      #expect(view.visibilityReport == nil)
    }
  }
}
