// Objects that the class makes keep a closure that holds the class weakly, or the class lets go of the object, or the
// object calls its closure once and keeps it not.
private final class PickerProxy: NSObject {
  private let onFinish: ([Photo]) -> Void

  init(onFinish: @escaping ([Photo]) -> Void) { self.onFinish = onFinish }

  func finished(_ photos: [Photo]) { onFinish(photos) }
}

private final class Counter: NSObject {
  init(onStart: ([Photo]) -> Void) { onStart([]) }
}

final class PickerInteractor: Interactor {
  private var photos: [Photo] = []
  private lazy var proxy = PickerProxy { [weak self] photos in self?.finish(photos) }
  private var other: PickerProxy?
  private lazy var counter = Counter(onStart: finish)

  override func didBecomeActive() {
    super.didBecomeActive()
    picker.delegate = proxy
    other = PickerProxy(onFinish: finish)
  }

  private func finish(_ photos: [Photo]) {
    self.photos = photos
    other = nil
  }
}
