import RIBsTestSupport

extension SeededGenerator {
  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// Picks one element. An element that is listed twice is picked twice as often.
  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: choices.indices, using: &self)]
  }

  /// Picks one element; nil if there are none.
  mutating func any<Element>(_ choices: [Element]) -> Element? {
    choices.isEmpty ? nil : pick(choices)
  }
}
