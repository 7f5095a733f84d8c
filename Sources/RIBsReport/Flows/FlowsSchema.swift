/// The JSON Schema of a session's flows as JSON.
public enum FlowsSchema {
  /// The schema, draft 2020-12, as JSON in UTF-8.
  public static var bytes: [UInt8] { PackageResources.flows_schema_json }
}
