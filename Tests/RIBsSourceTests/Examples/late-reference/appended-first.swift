// Children are put into the array first.
final class FeedInteractor: Interactor {
  weak var router: FeedRouter?
  let links = PassthroughSubject<URL, Never>()

  override func didBecomeActive() {
    super.didBecomeActive()
    links.sink { [weak self] _ in self?.router?.addPhoto() }
      .cancelOnDeactivate(interactor: self)
  }
}

final class FeedRouter: Router<FeedInteractor> {
  private var photos: [PhotoRouter] = []
  private let photoBuilder: PhotoBuilder

  init(interactor: FeedInteractor, photoBuilder: PhotoBuilder) {
    self.photoBuilder = photoBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func addPhoto() {
    photos.append(photoBuilder.build(withListener: interactor))
    photos.suffix(1).forEach(attachChild)
  }
}

final class PhotoRouter: Router<PhotoInteractor> {}

final class PhotoBuilder: Builder<EmptyDependency> {
  func build(withListener listener: PhotoListener) -> PhotoRouter {
    PhotoRouter(interactor: PhotoInteractor(listener: listener))
  }
}
