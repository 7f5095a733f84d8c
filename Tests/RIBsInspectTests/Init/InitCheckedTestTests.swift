#if os(Linux)
  import Foundation
  import RIBsTestSupport
  import Testing

  /// The compiler is asked whether the checked test compiles, with the modules that these tests were built with.
  @Suite("The checked test that ribs-inspect init writes", .showsOutput)
  struct InitCheckedTestTests {
    private let products = URL(fileURLWithPath: Tool("ribs-inspect").path)
      .deletingLastPathComponent().path

    private func compile(_ arguments: [String], in app: InitApp) throws {
      let which = try Tool(at: "/usr/bin/env").run(["which", "swiftc"])
      let compiler = which.output.trimmingCharacters(in: .whitespacesAndNewlines)
      let binaries = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
        .deletingLastPathComponent()
      let plugins = binaries.appendingPathComponent("../lib/swift/host/plugins").standardized.path
      let outcome = try Tool(at: compiler).run(
        arguments + [
          "-swift-version", "6", "-warnings-as-errors", "-I", "\(products)/Modules", "-I", ".",
          "-plugin-path", plugins, "-plugin-path", "\(plugins)/testing", "-Xcc",
          "-fmodule-map-file=\(products)/COpenCombineHelpers.build/module.modulemap",
        ], in: app.folder)
      #expect(outcome.status == 0 && outcome.errors == "")
    }

    private func buildShop(_ app: InitApp) throws {
      let sources = ["AppComponent", "Cart", "Root"].map { "Sources/Shop/\($0).swift" }
      try compile(
        ["-parse-as-library", "-emit-module", "-enable-testing", "-module-name", "Shop"] + sources,
        in: app)
    }

    private func testFile(_ app: InitApp) throws -> String {
      #expect(try app.run("init", "--yes").status == 0)
      let file = "Tests/ShopTests/RIBTreeTests.swift"
      let text = try app.text(file)
      #expect(text.contains("RootBuilder(dependency: AppComponent()).build().router"))
      return file
    }

    @Test func `compiles in Swift Testing, before its target links RIBsTesting and after`() throws {
      let app = try InitApp("swift-package")
      let file = try testFile(app)
      #expect(try app.text(file).contains("#if canImport(RIBsTesting)"))
      try buildShop(app)
      try compile(["-typecheck", "-parse-as-library", "-module-name", "ShopTests", file], in: app)

      let linked = try InitApp("swift-package")
      let manifest = try linked.text("Package.swift").replacing(
        "dependencies: [\"Shop\"]",
        with: "dependencies: [\"Shop\", .product(name: \"RIBsTesting\", package: \"ribs-inspect\")]"
      )
      try linked.write(manifest, to: "Package.swift")
      #expect(try testFile(linked) == file)
      #expect(try !linked.text(file).contains("#if"))
      try buildShop(linked)
      try compile(
        ["-typecheck", "-parse-as-library", "-module-name", "ShopTests", file], in: linked)
    }

    @Test func `compiles in XCTest where the other tests are`() throws {
      let app = try InitApp("swift-package")
      try app.write("import XCTest\n", to: "Tests/ShopTests/PriceTests.swift")
      let file = try testFile(app)
      #expect(try app.text(file).contains("checkRIBTree()"))
      try buildShop(app)
      try compile(["-typecheck", "-parse-as-library", "-module-name", "ShopTests", file], in: app)
    }

    @Test func `is not written where there are checked tests, or no test target`() throws {
      let app = try InitApp("swift-package")
      try app.write("import RIBsTesting\nimport Testing\n", to: "Tests/ShopTests/PriceTests.swift")
      #expect(
        try app.run("init").output.contains(
          "No checked test: Tests/ShopTests/PriceTests.swift has checked tests already."))
      try FileManager.default.removeItem(atPath: app.path("Tests"))
      let manifest = try app.text("Package.swift")
        .replacing("    .testTarget(name: \"ShopTests\", dependencies: [\"Shop\"]),\n", with: "")
      try app.write(manifest, to: "Package.swift")
      #expect(
        try app.run("init").output.contains(
          "No checked test: no test target is found that depends on Shop, which has"))
    }
  }
#endif
