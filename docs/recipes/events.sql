-- All events of a folder of traces as one table, and how often each line of the app attaches a child:
--
--   duckdb < events.sql
--
-- Reads traces/*.jsonl and traces/*.jsonl.gz, and writes events.parquet. DuckDB 1.1 or newer. `at` is a word of SQL, so it
-- needs quotes.

CREATE TEMP TABLE events AS
SELECT * FROM read_json('traces/*.jsonl*', format = 'newline_delimited', filename = true, columns = {
  type: 'VARCHAR', seq: 'BIGINT', t: 'BIGINT', id: 'BIGINT', parent: 'BIGINT', rib: 'VARCHAR', kind: 'VARCHAR',
  cause: 'VARCHAR', property: 'VARCHAR', removed: 'BOOLEAN', name: 'VARCHAR', thread: 'VARCHAR', "at": 'VARCHAR'
}) WHERE type <> 'trace';

COPY events TO 'events.parquet' (FORMAT parquet);

SELECT "at", count(*) AS attaches FROM events WHERE type = 'attach'
GROUP BY "at" ORDER BY attaches DESC, "at" LIMIT 100;
