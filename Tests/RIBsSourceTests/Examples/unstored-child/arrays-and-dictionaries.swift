// Arrays and dictionaries hold the children.
protocol FeedPresentableListener: AnyObject {
  func didTapPhoto()
}

protocol FeedPresentable: Presentable {
  var listener: FeedPresentableListener? { get set }
}

final class FeedInteractor: PresentableInteractor<FeedPresentable>, FeedPresentableListener {
  weak var router: FeedRouter?

  func didTapPhoto() {
    router?.addPhoto()
    router?.addFrame(id: "gold")
  }
}

final class FeedRouter: Router<FeedInteractor> {
  private var photos: [PhotoRouter] = []
  private var frames: [String: Routing] = [:]
  private let photoBuilder: PhotoBuilder

  init(interactor: FeedInteractor, photoBuilder: PhotoBuilder) {
    self.photoBuilder = photoBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func addPhoto() {
    let photo = photoBuilder.build(withListener: interactor)
    photos += [photo]
    attachChild(photo)
  }

  func addFrame(id: String) {
    guard frames[id] == nil else { return }
    let frame = photoBuilder.build(withListener: interactor)
    frames.updateValue(frame, forKey: id)
    attachChild(frame)
  }
}

final class PhotoRouter: Router<PhotoInteractor> {}

final class PhotoBuilder: Builder<EmptyDependency> {
  func build(withListener listener: PhotoListener) -> PhotoRouter {
    PhotoRouter(interactor: PhotoInteractor(listener: listener))
  }
}
