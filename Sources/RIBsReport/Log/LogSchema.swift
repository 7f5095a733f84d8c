/// The JSON Schema of the lives of RIBs.
package enum LogSchema {
  /// The schema, draft 2020-12, as JSON in UTF-8.
  package static var bytes: [UInt8] { PackageResources.log_schema_json }
}
