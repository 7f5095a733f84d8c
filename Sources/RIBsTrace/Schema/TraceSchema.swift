/// The JSON Schema of a trace's lines, for other tools that write or read traces.
public enum TraceSchema {
  /// The schema, draft 2020-12, as JSON in UTF-8.
  public static var bytes: [UInt8] { PackageResources.trace_schema_json }
}
