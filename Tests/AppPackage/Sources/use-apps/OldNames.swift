import OldNames

@MainActor
func useOldNames() {
  let interactor = OldInteractor()
  let router = OldRouter(interactor: interactor)
  interactor.activate()
  interactor.subject.send(1)
  interactor.deactivate()
  interactor.subject.send(2)
  withExtendedLifetime(router) {}
  Expectations.expect(interactor.received.sorted(), [1, 10, 100, 200])
}
