/// Programs that are run and measured.
protocol Contest {
  /// Runs everything and prints a table.
  func run()
}
