extension HomeFlowApp {
  /// Rolls the same numbers in every run.
  final class Dice {
    private var state = 4

    func roll() -> Int {
      state = (state * 5 + 3) % 97
      return state % 6 + 1
    }
  }
}
