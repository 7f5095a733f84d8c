import OldNames

@MainActor
func useOldNames() {
  let interactor = OldInteractor()
  interactor.activate()
  interactor.subject.send(1)
  interactor.deactivate()
  interactor.subject.send(2)
  Expectations.expect(interactor.received.sorted(), [1, 10, 100, 200])
}
