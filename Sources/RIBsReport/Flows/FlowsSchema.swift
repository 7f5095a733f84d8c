/// The JSON Schema of a session's flows as JSON.
package enum FlowsSchema {
  /// The schema, draft 2020-12, as JSON in UTF-8.
  package static var bytes: [UInt8] { PackageResources.flows_schema_json }
}
