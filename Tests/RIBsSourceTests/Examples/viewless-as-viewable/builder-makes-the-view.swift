// The builder makes the view.
protocol SettingsDependency: Dependency {
  var settingsViewController: SettingsViewController { get }
}

final class SettingsRouter: ViewableRouter<SettingsInteractor, SettingsViewController> {}

final class SettingsBuilder: Builder<SettingsDependency> {
  func build(withListener listener: SettingsListener) -> SettingsRouter {
    let settingsViewController = SettingsViewController()
    return SettingsRouter(
      interactor: SettingsInteractor(), viewController: settingsViewController)
  }
}
