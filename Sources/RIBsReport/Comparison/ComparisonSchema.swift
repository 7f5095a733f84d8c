/// The JSON Schema of a comparison in `json` format.
package enum ComparisonSchema {
  /// The schema, draft 2020-12, as JSON in UTF-8.
  package static var bytes: [UInt8] { PackageResources.comparison_schema_json }
}
