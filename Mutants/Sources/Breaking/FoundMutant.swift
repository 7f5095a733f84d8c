/// A place that can be broken, before it has a number.
struct FoundMutant {
  /// A piece of text that goes into the source.
  struct Piece {
    enum Side {
      case opening
      case between
      case closing
    }

    /// The UTF-8 offset of the original at which it goes in.
    let at: Int
    let side: Side
    /// How many bytes of the original it replaces.
    var removes = 0
    /// The text, for the mutant's number.
    let text: (Int) -> String
  }

  let kind: Mutant.Kind
  /// The line of the original, from 1.
  let line: Int
  /// The broken part, in UTF-8 offsets of the original.
  let range: Range<Int>
  /// Whether it is in code that is compiled on this machine.
  let isCompiled: Bool
  let pieces: [Piece]
}
