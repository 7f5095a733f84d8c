import ModernRIBs

protocol ClockDependency: Dependency {
  var journal: Journal { get }
}

final class ClockComponent: Component<ClockDependency> {
  var minutes = 0

  fileprivate var journal: Journal {
    return dependency.journal
  }
}

// MARK: - Builder

protocol ClockBuildable: Buildable {
  func windUp(minutes: Int)
  func finalStageBuild() -> ClockRouting
}

final class ClockBuilder: SimpleMultiStageComponentizedBuilder<ClockComponent, ClockRouting>,
  ClockBuildable
{
  func windUp(minutes: Int) {
    componentForCurrentBuildPass.minutes = minutes
  }

  override func finalStageBuild(with component: ClockComponent) -> ClockRouting {
    return ClockRouter(
      interactor: ClockInteractor(minutes: component.minutes, journal: component.journal))
  }
}
