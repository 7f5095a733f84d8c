/// The JSON Schema of the report in the format `json`.
public enum ReportSchema {
  /// The schema, draft 2020-12, as JSON in UTF-8.
  public static var bytes: [UInt8] { PackageResources.report_schema_json }
}
