import Finance
import XCTest

final class FinanceTests: XCTestCase {}
