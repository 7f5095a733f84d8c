/// The JSON Schema of a comparison in the format `json`.
public enum ComparisonSchema {
  /// The schema, draft 2020-12, as JSON in UTF-8.
  public static var bytes: [UInt8] { PackageResources.comparison_schema_json }
}
