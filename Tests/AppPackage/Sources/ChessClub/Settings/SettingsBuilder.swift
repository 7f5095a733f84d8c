import ModernRIBs

protocol SettingsDependency: Dependency {}

final class SettingsComponent: Component<SettingsDependency> {}

// MARK: - Builder

protocol SettingsBuildable: Buildable {
  func build(withListener listener: SettingsListener) -> SettingsRouting
}

final class SettingsBuilder: MultiStageComponentizedBuilder<
  SettingsComponent, SettingsRouting, SettingsListener
>, SettingsBuildable
{
  func build(withListener listener: SettingsListener) -> SettingsRouting {
    return finalStageBuild(withDynamicDependency: listener)
  }

  override func finalStageBuild(
    with component: SettingsComponent, _ listener: SettingsListener
  ) -> SettingsRouting {
    let viewController = SettingsViewController(title: "Settings")
    let interactor = SettingsInteractor(presenter: viewController)
    interactor.listener = listener
    return SettingsRouter(interactor: interactor, viewController: viewController)
  }
}
