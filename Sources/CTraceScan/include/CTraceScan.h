// Reads lines of a trace that are written as recorders write them, many times faster than one at a time.
//
// simdjson finds where the values of a whole block of lines stand; a walk over these places makes plain
// numbers of them. Whatever is not exactly as a recorder writes it is pointed out and left to the caller, so
// that one place alone says what an odd line means.
#ifndef RIBS_CTRACESCAN_H
#define RIBS_CTRACESCAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#pragma clang assume_nonnull begin

/// So many bytes behind a block must be readable. They are looked at and count for nothing.
#define RIBS_SCAN_PADDING 64

/// The longest block, in bytes: no line of one is longer than a line may be.
#define RIBS_SCAN_LONGEST 1048576

/// An event. A text is a number of the scanner's table; 0 is none.
typedef struct ribs_event {
  /// -1 where the line has none.
  int64_t seq;
  int64_t time;
  /// -1 where the line has none.
  int64_t id;
  /// `parent`, `waited`, `workflow` or `worker`, whichever the type has.
  int64_t number;
  /// -1 where the line has none.
  int64_t step;
  /// The line in the block, from 0.
  uint32_t line;
  /// `rib`, `property` or `name`, whichever the type has.
  uint32_t name;
  /// A leak's `object`; of other types the `rib` that an event introduces.
  uint32_t other;
  uint32_t at;
  uint32_t thread;
  /// From 1, in the order of the format's page: `create`, `launch`, … `leak`, `workflow`, `worker`, `mark`, `settle`.
  uint8_t type;
  /// `kind`, `cause` or `phase`, from 1 in the order of the format's page; `removed` as 0 or 1.
  uint8_t code;
  /// The `kind` that an event introduces, from 1; 0 is none.
  uint8_t introduced;
} ribs_event;

/// A line that the caller has to look at.
typedef struct ribs_unusual_line {
  /// Where it begins in the block.
  uint32_t offset;
  /// Without its LF.
  uint32_t length;
  /// From 0.
  uint32_t line;
  /// How many of the block's events stand before it.
  uint32_t events_before;
} ribs_unusual_line;

/// What a block holds. It is there until the next call that scans.
typedef struct ribs_scan {
  const ribs_event *_Nullable events;
  size_t event_count;
  const ribs_unusual_line *_Nullable unusual;
  size_t unusual_count;
  uint32_t line_count;
  /// False where the block as a whole is no JSON, as with a string that is not closed: then nothing of it
  /// was read.
  bool is_read;
} ribs_scan;

/// Some bytes, valid UTF-8, without an end mark.
typedef struct ribs_text {
  const uint8_t *bytes;
  size_t count;
} ribs_text;

/// Reads blocks and numbers the texts in them. One thread at a time may use it.
typedef struct ribs_scanner ribs_scanner;

/// Null where there is no memory, or where this was built without simdjson.
ribs_scanner *_Nullable ribs_scanner_create(void);

void ribs_scanner_destroy(ribs_scanner *scanner);

/// Reads whole lines.
///
/// `bytes` end in LF, are at most `RIBS_SCAN_LONGEST`, and `RIBS_SCAN_PADDING` more can be read behind them.
ribs_scan ribs_scanner_scan(ribs_scanner *scanner, const uint8_t *bytes, size_t count);

/// The number of a text that was read elsewhere, in the same table. Equal bytes have equal numbers, counted
/// from 1 as they come.
uint32_t ribs_scanner_number(ribs_scanner *scanner, const uint8_t *_Nullable bytes, size_t count);

/// How many texts have numbers.
uint32_t ribs_scanner_text_count(const ribs_scanner *scanner);

/// The text with a number from 1 to the count. It is there as long as the scanner.
ribs_text ribs_scanner_text(const ribs_scanner *scanner, uint32_t number);

#pragma clang assume_nonnull end

#ifdef __cplusplus
}
#endif

#endif
