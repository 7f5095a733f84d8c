import ExclusiveObservation
import InstrumentedRIBs
import Testing

@Suite(.exclusiveObservation) struct ComponentizedBuilderTests {
  private let log = Log()

  @Test func `each build makes a new component from the caller's dependency`() {
    let builder = FeedBuilder { [log] name in
      log.note("component \(name)")
      return FeedComponent(name, log)
    }
    #expect(log.take() == [])
    let (component, router): (FeedComponent, FeedRouter) = builder.build(
      withDynamicBuildDependency: 1, dynamicComponentDependency: "a")
    let second: FeedRouter = builder.build(
      withDynamicBuildDependency: 2, dynamicComponentDependency: "b")
    #expect(log.take() == ["component a", "build a 1", "component b", "build b 2"])
    #expect(component.name == "a")
    #expect(router !== second)
  }

  @Test func `a builder keeps no component`() {
    weak var component: FeedComponent?
    let builder = FeedBuilder { [log] in FeedComponent($0, log) }
    do {
      let built: (FeedComponent, FeedRouter) = builder.build(
        withDynamicBuildDependency: 1, dynamicComponentDependency: "a")
      component = built.0
      #expect(component != nil)
    }
    withExtendedLifetime(builder) { #expect(component == nil) }
  }

  @Test func `a simple builder needs no dependency`() {
    var count = 0
    let builder = SimpleFeedBuilder { [log] in
      count += 1
      return FeedComponent("\(count)", log)
    }
    let (one, two) = (builder.build(), builder.build())
    #expect(log.take() == ["build 1", "build 2"])
    #expect(one !== two)
  }
}

final class FeedComponent {
  let name: String
  let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }
}

private final class FeedBuilder: ComponentizedBuilder<FeedComponent, FeedRouter, Int, String> {
  override func build(
    with component: FeedComponent, _ dynamicBuildDependency: Int
  ) -> FeedRouter {
    component.log.note("build \(component.name) \(dynamicBuildDependency)")
    return FeedRouter(component.log)
  }
}

private final class SimpleFeedBuilder: SimpleComponentizedBuilder<FeedComponent, FeedRouter> {
  override func build(with component: FeedComponent) -> FeedRouter {
    component.log.note("build \(component.name)")
    return FeedRouter(component.log)
  }
}
