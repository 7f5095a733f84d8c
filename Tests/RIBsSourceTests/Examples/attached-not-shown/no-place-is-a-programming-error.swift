// The app takes it for a mistake of its own that no place is found.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
struct Frame {
  let width: Double
}

struct Album {
  let frames: [String: Frame]

  func frame(for name: String) -> Frame? { frames[name] }
}

extension MomRouter {
  func open() { open("kid", in: Album(frames: [:])) }

  func open(_ name: String, in album: Album) {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    let view = router.viewControllable.uiviewController
    view.modalPresentationStyle = .fullScreen
    attachChild(router)
    guard let frame = album.frame(for: name) else {
      assertionFailure("Every album has a frame for Kid.")
      return
    }
    view.preferredContentSize.width = frame.width
    viewController.uiviewController.present(view, animated: true)
  }
}
