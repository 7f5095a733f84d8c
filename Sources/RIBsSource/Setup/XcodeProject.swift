import Foundation

/// What an Xcode project says of packages, and of what its targets link.
struct XcodeProject {
  private(set) var packages: [PackageReference] = []
  /// The apps and frameworks, with their keys, sorted by name.
  private(set) var nodes: [(key: String, node: LinkGraph.Node)] = []

  private typealias Object = [String: Any]

  private let objects: [String: Object]
  /// The targets, by the file that each makes.
  private var targets: [String: String] = [:]
  private let path: String

  /// - Parameters:
  ///   - data: The content of `project.pbxproj`. The result is nil if it is no property list.
  ///   - path: The file's path.
  init?(_ data: Data, at path: String) {
    // Xcode writes the old format. The parser of the others recurses into what a file nests.
    guard let first = data.first, first == UInt8(ascii: "/") || first == UInt8(ascii: "{") else {
      return nil
    }
    let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    guard let objects = (list as? Object)?["objects"] as? Object else { return nil }
    self.path = path
    self.objects = objects.compactMapValues { $0 as? Object }
    for (id, object) in self.objects {
      if let product = object["productReference"] as? String { targets[product] = id }
    }
    packages = self.objects.sorted { $0.key < $1.key }.compactMap { _, object in
      let location = object["repositoryURL"] ?? object["relativePath"]
      guard Self.isPackage(object) else { return nil }
      return (location as? String).flatMap { PackageReference(location: $0, at: path) }
    }
    let isOriginalModernRIBs = packages.contains { $0.origin == .modernRIBs }
    nodes = self.objects.compactMap { id, object in
      node(id, object, isOriginalModernRIBs).map { (key(id), $0) }
    }.sorted { ($0.node.name, $0.key) < ($1.node.name, $1.key) }
  }

  private static func isPackage(_ object: Object) -> Bool {
    switch object["isa"] as? String {
    case "XCRemoteSwiftPackageReference", "XCLocalSwiftPackageReference": true
    default: false
    }
  }

  private func key(_ id: String) -> String { "\(path) \(id)" }

  private func node(
    _ id: String, _ object: Object, _ isOriginalModernRIBs: Bool
  ) -> LinkGraph.Node? {
    guard object["isa"] as? String == "PBXNativeTarget", let kind = kind(object) else {
      return nil
    }
    var node = LinkGraph.Node(
      name: object["name"] as? String ?? "", kind: kind, place: path)
    let products = ids(object["packageProductDependencies"]).compactMap {
      objects[$0]?["productName"] as? String
    }
    for product in products
    where OurProducts.all.contains(product)
      && !(product == OurProducts.shared && isOriginalModernRIBs)
    {
      node.ourProducts.append(ProductLink(product: product, place: path))
    }
    node.links = linkedTargets(object).map(key)
    return node
  }

  private func kind(_ target: Object) -> LinkGraph.Node.Kind? {
    switch target["productType"] as? String {
    case "com.apple.product-type.application", "com.apple.product-type.app-extension": .app
    case "com.apple.product-type.framework": isStatic(target) ? .part : .dynamicLibrary
    case "com.apple.product-type.library.static", "com.apple.product-type.framework.static": .part
    default: nil
    }
  }

  private func isStatic(_ target: Object) -> Bool {
    let list = (target["buildConfigurationList"] as? String).flatMap { objects[$0] }
    return ids(list?["buildConfigurations"]).contains { id in
      let settings = objects[id]?["buildSettings"] as? Object
      return settings?["MACH_O_TYPE"] as? String == "staticlib"
    }
  }

  /// The targets whose products a target links.
  private func linkedTargets(_ target: Object) -> [String] {
    let phases = ids(target["buildPhases"]).compactMap { objects[$0] }
      .filter { $0["isa"] as? String == "PBXFrameworksBuildPhase" }
    let files = phases.flatMap { ids($0["files"]) }
      .compactMap { objects[$0]?["fileRef"] as? String }
    return files.compactMap { targets[$0] }
  }

  private func ids(_ list: Any?) -> [String] { list as? [String] ?? [] }
}
