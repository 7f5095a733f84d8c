import Foundation

/// What the timeline of a page draws. Places are pixels of its track, or of the overview for the brush.
struct TimelinePicture: Decodable {
  struct Edges: Decodable {
    var left: Double
    var right: Double

    var middle: Double { (left + right) / 2 }
  }
  struct Lane: Decodable {
    var top: Double
    var bottom: Double

    var middle: Double { (top + bottom) / 2 }
  }
  struct Lanes: Decodable {
    var marks: Lane
    var curve: Lane
    var findings: Lane
  }
  struct Tick: Decodable {
    var at: Double
    var words: String
    var x: Double
  }
  struct Flag: Decodable {
    var x: Double
    /// The end of the flag and its label.
    var right: Double
    var label: String?
    var names: [String]
  }
  struct Cluster: Decodable {
    var x: Double
    var width: Double
    var count: Int
    var severity: String
    var first: Int
    var last: Int
  }

  var start: Double
  var end: Double
  var isTime: Bool
  var length: Double
  var cursor: Double
  var most: Int
  var brush: Edges
  var lanes: Lanes
  var ticks: [Tick]
  var marks: [Flag]
  var findings: [Cluster]

  var span: Double { end - start }
  var isWhole: Bool { start <= 0 && end >= length }
}

extension ShownPage {
  /// What the timeline draws once it stands still.
  ///
  /// Input takes effect within two frames. Until then a timeline that is about to move looks still.
  func timeline() async throws -> TimelinePicture {
    try await run(
      """
      (async () => {
        const frame = () => new Promise(requestAnimationFrame)
        await frame()
        await frame()
        const end = performance.now() + 60_000
        while (true) {
          const drawn = window.ribsInspect.timeline()
          if (drawn.isStill) return drawn
          if (performance.now() > end) throw new Error('The timeline never stands still.')
          await frame()
        }
      })()
      """, for: TimelinePicture.self)
  }
}
