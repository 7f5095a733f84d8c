import InstrumentedRIBs

extension ProfileApp {
  final class ProfileViewController: HeadlessViewController, ProfileViewControllable {
    var onAction: ((ProfileAction) -> Void)?
    private var portrait: String?

    func show(_ viewModel: ProfileViewModel) {
      title = viewModel.question ?? "\(viewModel.title), \(viewModel.subtitle)"
    }

    func show(portrait: String) {
      self.portrait = portrait
    }

    func tapLogOut() { onAction?(.ask(.logOut)) }
    func tapDeleteAccount() { onAction?(.ask(.deleteAccount)) }
    func tapYes() { onAction?(.answer(yes: true)) }
    func tapNo() { onAction?(.answer(yes: false)) }
  }
}
