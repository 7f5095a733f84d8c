import RIBsAnalysis
import RIBsSource
import Testing

@Suite("Where properties are filled")
struct PropertySiteTests {
  private let writes = SourceAnalysis.report(
    onText: """
      class BaseRouter: Router<BoardInteractable> {
        var base: PostRouting?
        var other: PostRouting?
      }
      final class BoardRouter: BaseRouter {
        private var post: PostRouting?
        private var history: [PostRouting] = []
        private var byName: [String: PostRouting] = [:]
        func route() {
          let post = builder.build()
          self.post = post
          history.append(post)
          byName["a"] = post
          base = post
          later { [weak self] in
            self?.other = nil
            self.other = post
          }
        }
        func clear() {
          post = nil
          history = []
          history.removeAll()
          elsewhere.history = [post]
          var history: [PostRouting] = []
          history.append(post)
          history = [post]
        }
      }
      extension BoardRouter {
        func refill() { if isOn { self.history.insert(post, at: 0) } }
        func extend() { history += [post] }
      }
      """
  ).writes

  private func lines(_ property: String) -> [Int] { (writes[property] ?? []).map(\.line) }

  @Test func `assignments and insertions are, in closures and extensions as well`() {
    #expect(lines("BoardRouter.post") == [11])
    #expect(lines("BoardRouter.history") == [12, 31, 32])
    #expect(lines("BoardRouter.byName") == [13])
  }

  @Test func `a property of a superclass is that class's`() {
    #expect(lines("BaseRouter.base") == [14])
    #expect(lines("BaseRouter.other") == [17])
    #expect(lines("BoardRouter.base") == [])
  }
}
