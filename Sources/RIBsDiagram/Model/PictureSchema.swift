/// The JSON Schema of a picture as JSON.
public enum PictureSchema {
  /// The schema, draft 2020-12, as JSON in UTF-8.
  public static var bytes: [UInt8] { PackageResources.picture_schema_json }
}
