/// The JSON Schema of the report in `json` format.
package enum ReportSchema {
  /// The schema, draft 2020-12, as JSON in UTF-8.
  package static var bytes: [UInt8] { PackageResources.report_schema_json }
}
