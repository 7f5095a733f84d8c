// A RIB that the app launches is never freed.
protocol RootRouting: Routing {}

final class RootInteractor: Interactor {
  var router: RootRouting?  // reported: info
}

final class RootRouter: LaunchRouter<RootInteractor, ViewControllable>, RootRouting {}
