// A property wrapper of the app holds the listener strongly.
protocol DetailListener: AnyObject {
  func detailDidClose()
}

final class DetailInteractor: Interactor {
  @Logged var listener: DetailListener?  // reported: info
}

@propertyWrapper
final class Logged {
  private var target: DetailListener?

  var wrappedValue: DetailListener? {
    get { target }
    set { target = newValue }
  }
}

final class DetailRouter: Router<DetailInteractor> {}

protocol DetailBuildable: Buildable {
  func build(withListener listener: DetailListener) -> DetailRouter
}
