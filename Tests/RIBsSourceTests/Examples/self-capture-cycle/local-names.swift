// Nested functions and closures in constants hold what they use. A local variable for self may be weak.
final class PlayerInteractor: Interactor {
  private let songs = CurrentValueSubject<Int, Never>(0)
  private var bag = Set<AnyCancellable>()
  private var song = 0

  func functions() {
    func update(_ song: Int) { self.song = song }
    func implicit(_ next: Int) { song = next }
    func indirect(_ next: Int) { implicit(next) }
    songs.sink(receiveValue: update).store(in: &bag)  // reported: warning
    songs.sink(receiveValue: implicit).store(in: &bag)  // reported: warning
    songs.sink { indirect($0) }.store(in: &bag)  // reported: warning
  }

  func constants() {
    let show: (Int) -> Void = { self.song = $0 }
    songs.sink(receiveValue: show).store(in: &bag)  // reported: warning
    songs.sink { show($0 + 1) }.store(in: &bag)  // reported: warning
    let subscription = songs.sink { self.song = $0 }  // reported: warning
    subscription.store(in: &bag)
    let doubled = songs.map { $0 * self.song }
    doubled.sink { print($0) }.store(in: &bag)  // reported: warning
  }

  func another() {
    let me = self
    songs.sink { me.song = $0 }.store(in: &bag)  // reported: info
    songs.sink { [me] in me.song = $0 }.store(in: &bag)  // reported: info
  }
}
