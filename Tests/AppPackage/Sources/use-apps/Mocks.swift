import ChessClubMocks

@MainActor
func useMocks() {
  let tests = MockedTests()
  tests.run()
  Expectations.expect(tests.failures, [])
}
