import RIBsAnalysis

extension Diagram {
  private static let margin = 24.0
  /// On a narrower sheet, the legend breaks into too many lines.
  private static let leastWidth = 460.0

  /// Adds a title above the drawing, a legend below it, and a margin around it.
  ///
  /// - Parameter width: The width inside the margins; by default, the width of the widest part. A fixed width
  ///   keeps the drawing in the same position whatever the title says.
  func framed(
    title: String, subtitle: String, summary: String, legend: Legend, width fixed: Double? = nil
  ) -> Diagram {
    var titles = [
      Caption(title, .title, at: Point(0, 8)), Caption(subtitle, .subtitle, at: Point(0, 30)),
    ]
    if let fixed { titles = titles.map { $0.shortened(to: fixed) } }
    let widest = titles.map(\.width).max() ?? 0
    let legend = legend.drawn(most: fixed ?? max(size.width, widest, Self.leastWidth))
    let width = fixed ?? max(size.width, legend.size.width, widest)
    let head = 58.0
    let foot = legend.size.height > 0 ? legend.size.height + 26 : 0
    var sheet = Diagram(
      title: title, summary: summary,
      size: Size(width + 2 * Self.margin, head + size.height + foot + 2 * Self.margin))
    let middle = sheet.size.width / 2
    sheet.captions = titles
    sheet.shift(by: Point(middle, Self.margin))
    sheet.place(self, at: Point(middle - size.width / 2, Self.margin + head), prefix: "")
    sheet.place(
      legend,
      at: Point(
        middle - legend.size.width / 2, sheet.size.height - Self.margin - legend.size.height),
      prefix: "legend_")
    return sheet.withoutWorkflowCommands()
  }

  /// Removes workflow commands, because a CI step may write the picture to standard output.
  private func withoutWorkflowCommands() -> Diagram {
    var picture = self
    picture.title = title.withoutWorkflowCommands
    picture.summary = summary.withoutWorkflowCommands
    for index in boxes.indices {
      picture.boxes[index].label = boxes[index].label.withoutWorkflowCommands
      picture.boxes[index].tooltip = boxes[index].tooltip.withoutWorkflowCommands
    }
    for index in captions.indices {
      picture.captions[index].text = captions[index].text.withoutWorkflowCommands
      picture.captions[index].tooltip = captions[index].tooltip.withoutWorkflowCommands
    }
    return picture
  }

  /// Adds another drawing below this one, both centred.
  func followed(by other: Diagram) -> Diagram {
    guard other.size.height > 0 else { return self }
    let gap = 22.0
    let width = max(size.width, other.size.width)
    var both = Diagram(
      title: title, summary: summary, size: Size(width, size.height + gap + other.size.height))
    both.place(self, at: Point((width - size.width) / 2, 0), prefix: "")
    both.place(
      other, at: Point((width - other.size.width) / 2, size.height + gap), prefix: "below_")
    return both
  }
}
