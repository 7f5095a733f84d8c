import InstrumentedRIBs

extension GalleryApp {
  protocol RootRouting: LaunchRouting {
    func routeToImage()
  }

  /// The app has a single screen to start with.
  final class RootInteractor: Interactor, RootInteractable {
    weak var router: (any RootRouting)?
  }
}
