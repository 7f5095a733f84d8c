// The builder names the view of its dependency.
protocol SettingsDependency: Dependency {
  var settingsViewController: SettingsViewController { get }
}

final class SettingsRouter:  // reported: warning
  ViewableRouter<SettingsInteractor, SettingsViewController>
{}

final class SettingsBuilder: Builder<SettingsDependency> {
  func build(withListener listener: SettingsListener) -> SettingsRouter {
    let settingsViewController = dependency.settingsViewController
    return SettingsRouter(
      interactor: SettingsInteractor(), viewController: settingsViewController)
  }
}
