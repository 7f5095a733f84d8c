/// The JSON Schema of a doctor's report as JSON.
package enum DoctorSchema {
  /// The schema, draft 2020-12, as JSON in UTF-8.
  package static var bytes: [UInt8] { PackageResources.doctor_schema_json }
}
