import Foundation

/// What the manifests, projects, schemes and build scripts of an app say about how it is recorded.
package struct ProjectSetup: Sendable {
  /// The packages that matter for recording.
  package private(set) var packages: [PackageReference] = []
  /// The products of this package that targets link.
  package private(set) var links: [ProductLink] = []
  /// The apps with more than one copy of RIBsRecording.
  package private(set) var copies: [SharedCopies] = []
  /// The places that set `RIBS_TRACE`.
  package private(set) var variables: [TraceVariable] = []

  init() {}

  /// - Parameter paths: The app's folders; files are left out.
  init(below paths: [String]) {
    var graph = LinkGraph()
    var manifests: [(path: String, manifest: PackageManifest)] = []
    for (path, kind) in ProjectFiles(below: paths).files {
      guard let data = FileManager.default.contents(atPath: path), data.count <= Self.largest
      else { continue }
      let text = String(decoding: data, as: UTF8.self)
      switch kind {
      case .manifest:
        guard let manifest = PackageManifest(data) else { continue }
        manifests.append((path, manifest))
        packages += Self.packages(manifest, at: path)
      case .lock(let file):
        packages += file.packages(text, at: path).compactMap { PackageReference($0) }
      case .xcodeProject:
        guard data.tooDeepNesting == nil, let project = XcodeProject(data, at: path) else {
          continue
        }
        packages += project.packages
        for (key, node) in project.nodes { graph.add(node, key) }
      case .scheme: variables += TraceVariable.variables(inScheme: text, at: path)
      case .script: variables += TraceVariable.variables(inScript: text, at: path)
      }
    }
    ManifestLinks(manifests).add(to: &graph)
    links = graph.ourProducts
    copies = graph.copies
  }

  /// A larger file is none that people or tools write.
  private static let largest = 64 << 20

  private static func packages(
    _ manifest: PackageManifest, at path: String
  ) -> [PackageReference] {
    manifest.packages.compactMap { package in
      let place = "\(path):\(package.line)"
      return PackageReference(location: package.location, at: place)
        ?? package.name.flatMap { PackageReference(location: $0, at: place) }
    }
  }

  /// The first mention of a package; nil if there is none.
  package func package(_ origin: PackageReference.Origin) -> PackageReference? {
    packages.first { $0.origin == origin }
  }
}

/// The products of this package that a target can link and that have RIBsRecording in them.
enum OurProducts {
  static let all: Set<String> = [
    "InstrumentedRIBs", "ModernRIBs", "RIBsRecorder", "RIBsRecording", "RIBsTesting",
    "RIBsTestingPictures",
  ]

  /// The name of the original ModernRIBs too.
  static let shared = "ModernRIBs"
}

/// What the targets of several manifests link.
private struct ManifestLinks {
  private let manifests: [(path: String, manifest: PackageManifest)]
  /// The keys of all products, by name. Of two with one name, the first counts.
  private var products: [String: String] = [:]

  init(_ manifests: [(path: String, manifest: PackageManifest)]) {
    self.manifests = manifests
    for (path, manifest) in manifests {
      for product in manifest.products where products[product.name] == nil {
        products[product.name] = Self.key(product: product.name, in: path)
      }
    }
  }

  private static func key(product: String, in path: String) -> String {
    "\(path) product \(product)"
  }
  private static func key(target: String, in path: String) -> String { "\(path) target \(target)" }

  func add(to graph: inout LinkGraph) {
    for (path, manifest) in manifests {
      for product in manifest.products {
        graph.add(
          LinkGraph.Node(
            name: product.name, kind: product.isDynamic ? .dynamicLibrary : .part,
            place: "\(path):\(product.line)",
            links: product.targets.map { Self.key(target: $0, in: path) }),
          Self.key(product: product.name, in: path))
      }
      for target in manifest.targets where target.kind != .test {
        graph.add(
          node(target, manifest, path), Self.key(target: target.name, in: path))
      }
    }
  }

  private func node(
    _ target: PackageManifest.Target, _ manifest: PackageManifest, _ path: String
  ) -> LinkGraph.Node {
    let own = Set(manifest.targets.map(\.name))
    var node = LinkGraph.Node(
      name: target.name, kind: target.kind == .executable ? .app : .part,
      place: "\(path):\(target.line)")
    for dependency in target.dependencies {
      if dependency.package == nil, own.contains(dependency.name) {
        node.links.append(Self.key(target: dependency.name, in: path))
      } else if let product = products[dependency.name] {
        node.links.append(product)
      } else if isOurs(dependency) {
        node.ourProducts.append(
          ProductLink(product: dependency.name, place: "\(path):\(dependency.line)"))
      }
    }
    return node
  }

  private func isOurs(_ dependency: PackageManifest.Dependency) -> Bool {
    guard OurProducts.all.contains(dependency.name) else { return false }
    return dependency.name != OurProducts.shared
      || dependency.package?.lowercased() == "ribs-inspect"
  }
}
