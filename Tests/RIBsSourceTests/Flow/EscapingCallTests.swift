import RIBsAnalysis
import Testing

@testable import RIBsSource

/// How often, and on which thread, a closure runs that a call is given.
@Suite struct EscapingCallTests {
  private static let dialect = Dialect.known

  @Test(arguments: [
    (Reach.loading, "Task", Reach.loading), (.activation, "Task", .activation),
    (.activation, "asyncAfter", .activation), (.tap, "Task", .tap), (.event, "async", .event),
    (.activation, "sink", .stream), (.loading, "subscribe", .stream), (.tap, "sink", .stream),
    (.child, "bind", .stream), (.stream, "sink", .stream),
    (.loading, "fetch", .event), (.activation, "fetch", .event), (.resigning, "fetch", .resigning),
    (.tap, "fetch", .tap), (.child, "fetch", .child),
  ])
  func `a task is no second event, and a subscription is`(
    reach: Reach, name: String, expected: Reach
  ) {
    #expect(reach.after(EscapingCall(name: name), Self.dialect) == expected)
  }

  @Test func `a stream of one value is no second event`() {
    #expect(
      Reach.activation.after(EscapingCall(name: "sink", isOnce: true), Self.dialect) == .activation)
    #expect(Reach.tap.after(EscapingCall(name: "sink", isOnce: true), Self.dialect) == .stream)
  }

  @Test(arguments: [
    ("DispatchQueue.main.async { f() }", CallThread.main),
    ("DispatchQueue.global().async { f() }", .background),
    ("DispatchQueue.global(qos: .utility).async { f() }", .background),
    ("OperationQueue.main.addOperation { f() }", .main),
    ("MainActor.run { f() }", .main),
    ("MainActor.assumeIsolated { f() }", .main),
    ("stream.receive(on: DispatchQueue.main).sink { f() }", .main),
    ("stream.receive(on: DispatchQueue.global()).sink { f() }", .background),
    ("stream.observe(on: MainScheduler.instance).subscribe { f() }", .main),
    ("stream.observeOn(MainScheduler.asyncInstance).subscribe { f() }", .main),
    (
      "stream.observe(on: ConcurrentDispatchQueueScheduler(qos: .default)).subscribe { f() }",
      .background
    ),
    ("stream.receive(on: RunLoop.main).map { $0 }.sink { f() }", .main),
    (
      "stream.receive(on: DispatchQueue.main).receive(on: DispatchQueue.global()).sink { f() }",
      .background
    ),
    ("stream.asDriver().drive { f() }", .main),
    ("stream.emit { f() }", .main),
  ])
  func `a call says where it runs its closure`(text: String, thread: CallThread) throws {
    #expect(try ThreadReader().thread(of: #require(Lowered.call(text))) == thread)
  }

  @Test(arguments: [
    "queue.async { f() }", "stream.sink { f() }",
    "stream.subscribe(on: MainScheduler.instance).sink { f() }",
    "stream.receive(on: scheduler).sink { f() }", "Other.run { f() }", "f { g() }",
  ])
  func `a call that does not say where runs its closure anywhere`(text: String) throws {
    #expect(try ThreadReader().thread(of: #require(Lowered.call(text))) == nil)
  }
}
