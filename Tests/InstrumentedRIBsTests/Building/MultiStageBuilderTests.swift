import ExclusiveObservation
import InstrumentedRIBs
import Testing

@Suite(.exclusiveObservation) struct MultiStageBuilderTests {
  private let log = Log()

  /// Numbers the components that it makes.
  private func components() -> () -> FeedComponent {
    var count = 0
    return { [log] in
      count += 1
      log.note("component \(count)")
      return FeedComponent("\(count)", log)
    }
  }

  @Test func `the stages of a pass share a component, and the next pass has a new one`() {
    let builder = StagedBuilder(componentBuilder: components())
    #expect(log.take() == [])
    let first = builder.componentForCurrentBuildPass
    #expect(builder.componentForCurrentBuildPass === first)
    let router = builder.finalStageBuild(withDynamicDependency: 7)
    #expect(log.take() == ["component 1", "build 1 7 in the pass"])
    #expect(builder.componentForCurrentBuildPass !== first)
    let second = builder.finalStageBuild(withDynamicDependency: 8)
    #expect(log.take() == ["component 2", "build 2 8 in the pass"])
    #expect(router !== second)
  }

  @Test func `a pass may consist of the final stage only`() {
    let builder = SimpleStagedBuilder(componentBuilder: components())
    let (one, two) = (builder.finalStageBuild(), builder.finalStageBuild())
    #expect(log.take() == ["component 1", "build 1", "component 2", "build 2"])
    #expect(one !== two)
  }

  @Test func `the builder does not keep a component after its pass`() {
    let builder = StagedBuilder(componentBuilder: components())
    weak var component: FeedComponent?
    component = builder.componentForCurrentBuildPass
    #expect(component != nil)
    _ = builder.finalStageBuild(withDynamicDependency: 1)
    withExtendedLifetime(builder) { #expect(component == nil) }
  }
}

private final class StagedBuilder: MultiStageComponentizedBuilder<FeedComponent, FeedRouter, Int> {
  override func finalStageBuild(
    with component: FeedComponent, _ dynamicDependency: Int
  ) -> FeedRouter {
    let isInPass = componentForCurrentBuildPass === component
    component.log.note(
      "build \(component.name) \(dynamicDependency) \(isInPass ? "in" : "out of") the pass")
    return FeedRouter(component.log)
  }
}

private final class SimpleStagedBuilder: SimpleMultiStageComponentizedBuilder<
  FeedComponent, FeedRouter
>
{
  override func finalStageBuild(with component: FeedComponent) -> FeedRouter {
    component.log.note("build \(component.name)")
    return FeedRouter(component.log)
  }
}
