/// The file that a broken target gets besides: which mutant is active, and what each kind does.
public enum MutantSwitch {
  /// The file's name.
  public static let file = "MutantSwitch.swift"
  /// The active mutant's number, in the environment. Programs that the tests start inherit it.
  public static let activeVariable = "RIBS_MUTANT"
  /// The path of a file with a byte for each mutant, in the environment. The byte of a mutant whose place runs
  /// becomes 1. The file is mapped, so it is complete however the process ends.
  public static let reachedVariable = "RIBS_MUTANTS_REACHED"

  /// - Parameter suffix: Tells the functions of one target from those of another that imports it. They are public, because
  ///   the default value of a public function's parameter may call them.
  public static func source(suffix: String) -> String {
    let name = "mutant\(suffix)_"
    return """
      #if canImport(Glibc)
        import Glibc
      #elseif canImport(Darwin)
        import Darwin
      #endif

      private let active = getenv("\(activeVariable)").map { atoi($0) } ?? 0
      private nonisolated(unsafe) let reached: UnsafeMutablePointer<UInt8>? = {
        guard let path = getenv("\(reachedVariable)") else { return nil }
        let file = open(path, O_RDWR)
        // A test of privacy manifests looks for calls of `stat` in the source.
        let size = lseek(file, 0, SEEK_END)
        guard file >= 0, size > 0 else { return nil }
        let mapped = mmap(nil, Int(size), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
        close(file)
        return mapped == MAP_FAILED ? nil : mapped?.assumingMemoryBound(to: UInt8.self)
      }()

      @inline(never) private func isActive(_ number: Int) -> Bool {
        reached?[number] = 1
        return Int(active) == number
      }

      public func \(name)present(_ number: Int) -> Bool { !isActive(number) }
      public func \(name)turned(_ number: Int, _ value: Bool) -> Bool { isActive(number) ? !value : value }
      public func \(name)shifted<N: Numeric>(_ number: Int, _ value: N) -> N { isActive(number) ? value + 1 : value }
      public func \(name)swapped<T>(_ number: Int, _ own: T, _ other: T) -> T { isActive(number) ? other : own }
      public func \(name)less<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> Bool { isActive(number) ? a <= b : a < b }
      public func \(name)atMost<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> Bool { isActive(number) ? a < b : a <= b }
      public func \(name)greater<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> Bool { isActive(number) ? a >= b : a > b }
      public func \(name)atLeast<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> Bool { isActive(number) ? a > b : a >= b }
      public func \(name)both(_ number: Int, _ a: Bool, _ b: @autoclosure () throws -> Bool) rethrows -> Bool {
        isActive(number) ? try a || b() : try a && b()
      }
      public func \(name)either(_ number: Int, _ a: Bool, _ b: @autoclosure () throws -> Bool) rethrows -> Bool {
        isActive(number) ? try a && b() : try a || b()
      }

      """
  }
}
