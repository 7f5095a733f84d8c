import ModernRIBs

protocol SettingsPresentableListener: AnyObject {
  func close()
}

final class SettingsViewController: SheetViewController, SettingsPresentable,
  SettingsViewControllable
{
  weak var listener: SettingsPresentableListener?

  func didTapClose() {
    listener?.close()
  }
}
