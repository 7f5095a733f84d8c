import InstrumentedRIBs

extension GalleryApp {
  protocol RootRouting: LaunchRouting {
    func routeToImage()
  }

  /// There is one thing to show.
  final class RootInteractor: Interactor, RootInteractable {
    weak var router: (any RootRouting)?
  }
}
