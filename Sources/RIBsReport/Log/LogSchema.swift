/// The JSON Schema of RIBs' lives as JSON.
public enum LogSchema {
  /// The schema, draft 2020-12, as JSON in UTF-8.
  public static var bytes: [UInt8] { PackageResources.log_schema_json }
}
