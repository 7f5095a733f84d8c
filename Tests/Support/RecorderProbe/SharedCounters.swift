import Foundation

/// Numbers in a file that stay there when the process is killed, each written by one thread.
///
/// `@unchecked`: each number has one writer.
struct SharedCounters: @unchecked Sendable {
  private let numbers: UnsafeMutablePointer<Int>

  /// - Parameter file: A file of eight zero bytes a number.
  init(file: String, count: Int) throws {
    let descriptor = open(file, O_RDWR)
    let size = count * MemoryLayout<Int>.stride
    let address = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard descriptor >= 0, let address, address != MAP_FAILED else { throw Usage() }
    numbers = address.bindMemory(to: Int.self, capacity: count)
  }

  subscript(_ index: Int) -> Int {
    get { numbers[index] }
    nonmutating set { numbers[index] = newValue }
  }
}
