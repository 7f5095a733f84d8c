// An object keeps all children in a list.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private let stack = RouterStack()
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    let new = kidBuilder.build(withListener: interactor)
    stack.push(new)
    attachChild(new)
  }

  func closeAll() { stack.drain().forEach(detachChild) }
}

final class RouterStack {
  private(set) var routers: [KidRouter] = []

  func push(_ router: KidRouter) { routers.append(router) }

  func drain() -> [KidRouter] {
    defer { routers = [] }
    return routers
  }
}
