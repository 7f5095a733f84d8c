import ModernRIBs

/// `@unchecked`: used on the main actor alone, on which UIKit's view controllers are.
final class HeadlinesViewController: RIBViewController, HeadlinesPresentable,
  HeadlinesViewControllable, @unchecked Sendable
{
  @MainActor
  func show(_ headlines: [String]) {
    title = headlines.joined(separator: ", ")
  }
}
