/// The JSON Schema of a picture as JSON.
package enum PictureSchema {
  /// The schema, draft 2020-12, as JSON in UTF-8.
  package static var bytes: [UInt8] { PackageResources.picture_schema_json }
}
