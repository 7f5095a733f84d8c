// A property wrapper of the app holds the listener weakly.
protocol DetailListener: AnyObject {
  func detailDidClose()
}

final class DetailInteractor: Interactor {
  @Weak var listener: DetailListener?
}

@propertyWrapper
final class Weak {
  private weak var target: DetailListener?

  var wrappedValue: DetailListener? {
    get { target }
    set { target = newValue }
  }
}

final class DetailRouter: Router<DetailInteractor> {}

protocol DetailBuildable: Buildable {
  func build(withListener listener: DetailListener) -> DetailRouter
}
