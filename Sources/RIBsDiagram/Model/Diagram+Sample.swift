extension Diagram {
  /// A diagram of one box, to see whether a renderer works.
  package static var sample: Diagram {
    let size = Size(80, 40)
    let box = Box(
      id: "sample", label: "RIB", tooltip: "", shape: .rounded, role: .active,
      center: Point(size.width / 2, size.height / 2), size: size)
    return Diagram(title: "A RIB", summary: "One box.", size: size, boxes: [box])
  }
}
