import RIBsTestSupport

/// Writes one random session.
struct RandomSession {
  var random: SeededGenerator
  var lines: [DraftLine] = []
  var app = RandomApp()
  private var time = 0
  private let pace: [Int]

  let hasLifetimes: Bool
  let hasHolds: Bool
  let hasViews: Bool
  private let hasSites: Bool

  static let second = 1_000_000_000

  init(_ random: SeededGenerator) {
    self.random = random
    hasLifetimes = self.random.chance(80)
    hasHolds = self.random.chance(45)
    hasViews = self.random.chance(40)
    hasSites = self.random.chance(85)
    let step = Self.second / 4
    pace = self.random.pick([
      [0, 1_000_000, 1_000_000, 2_000_000],
      [1_000_000, 1_000_000, 1_000_000, step],
      [0, step, step, 4 * step, 20 * step],
      [step, 4 * step, 4 * step - 1, 20 * step, 120 * step],
    ])
  }

  mutating func emit(_ type: String, _ fields: KeyValuePairs<String, String> = [:]) {
    time += random.pick(pace)
    if random.number(1...400) == 1 { time = max(0, time - Self.second / 4) }
    if random.number(1...150) == 1 { pass() }
    var line = DraftLine(type)
    line["t"] = "\(time)"
    for (key, value) in fields { line[key] = value }
    if random.chance(["attach", "detach"].contains(type) ? 2 : 1) {
      line["thread"] = "\"worker\""
    }
    lines.append(line)
  }

  /// Lets time pass: exactly a grace, or slightly less or more.
  mutating func pass() {
    time += random.pick([1, 1, 5, 5, 30]) * Self.second + random.pick([-1, 0, 1])
  }

  mutating func site() -> String {
    guard hasSites, !random.chance(3) else { return "null" }
    return random.pick([
      #""App/RootRouter.swift:12""#, #""App/RootRouter.swift:12""#, #""App/RootRouter.swift:30""#,
      #""App/TabRouter.swift:7""#, #""App/TabRouter.swift""#,
    ])
  }

  mutating func name() -> String { random.pick(["Home", "Home", "Post", "Post", "Tab", "Menu"]) }

  /// Writes some events of random kinds.
  mutating func write(_ count: Int) {
    let wild = random.pick([0, 0, 0, 5, 30, 100])
    let bugs = random.pick([0, 5, 25, 60])
    if wild < 100 { boot() }
    if random.chance(6) { rebuildTabs() }
    if random.chance(8) { grow() }
    while lines.count < count {
      if random.chance(wild) {
        emitAnything()
      } else if random.chance(bugs) {
        misuse()
      } else {
        step()
      }
    }
    if random.chance(20) { pass() }
    if random.chance(25) { emit("settle") }
    if random.chance(50) {
      emit("end", ["reason": random.pick([#""exit""#, #""exit""#, #""teardown""#])])
      if random.chance(4) { step() }
    }
  }
}
