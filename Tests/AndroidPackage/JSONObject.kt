package org.json

/** Stands in for Android's: an object of strings, numbers and flags. */
class JSONObject {
  private val values = LinkedHashMap<String, Any>()

  fun put(name: String, value: Any?): JSONObject {
    if (value == null) values.remove(name) else values[name] = value
    return this
  }

  override fun toString(): String =
    values.entries.joinToString(",", "{", "}") { (name, value) -> "${quoted(name)}:${text(value)}" }

  private fun text(value: Any): String = if (value is String) quoted(value) else value.toString()

  private fun quoted(text: String): String =
    text.map { if (it == '"' || it == '\\') "\\$it" else if (it < ' ') "\\u%04x".format(it.toInt()) else "$it" }
      .joinToString("", "\"", "\"")
}
