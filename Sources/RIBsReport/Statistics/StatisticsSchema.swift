/// The JSON Schema of statistics in `json` format.
package enum StatisticsSchema {
  /// The schema, draft 2020-12, as JSON in UTF-8.
  package static var bytes: [UInt8] { PackageResources.statistics_schema_json }
}
