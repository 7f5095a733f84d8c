// Objects that the class makes keep a closure or a function of the class: one in a lazy property, one in a property that
// is given it later.
private final class PickerProxy: NSObject {
  private let onFinish: ([Photo]) -> Void

  init(onFinish: @escaping ([Photo]) -> Void) { self.onFinish = onFinish }

  func finished(_ photos: [Photo]) { onFinish(photos) }
}

final class PickerInteractor: Interactor {
  private var photos: [Photo] = []
  private lazy var proxy = PickerProxy(onFinish: finish)  // reported: warning
  private var other: PickerProxy?

  override func didBecomeActive() {
    super.didBecomeActive()
    picker.delegate = proxy
    other = PickerProxy { photos in  // reported: warning
      self.photos = photos
    }
  }

  private func finish(_ photos: [Photo]) { self.photos = photos }
}
