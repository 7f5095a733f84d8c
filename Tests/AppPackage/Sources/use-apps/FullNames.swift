import FullNames

@MainActor
func useFullNames() async {
  Expectations.expect(Shelf().arrange(), [3, 2, 2])
  await withCheckedContinuation { later in Shelf.wait { later.resume() } }
  let foreign = ownTypes.map { String(reflecting: $0) }.filter { !$0.hasPrefix("AppNames.") }
  Expectations.expect(foreign, [])
}
