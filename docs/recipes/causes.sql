-- Which causes hit how many sessions of each version, from the lines of `ribs-inspect check`:
--
--   ribs-inspect check traces/ --format ndjson -o lines.ndjson
--   duckdb < causes.sql
--
-- Shows the causes that hit most sessions first, and writes all of them to causes.parquet. DuckDB 1.1 or newer.

CREATE TEMP VIEW lines AS
SELECT * FROM read_json('lines*.ndjson', format = 'newline_delimited', columns = {
  type: 'VARCHAR', appVersion: 'VARCHAR', startedAt: 'VARCHAR', fingerprint: 'VARCHAR', rule: 'VARCHAR',
  severity: 'VARCHAR', path: 'VARCHAR', "at": 'VARCHAR', suppressed: 'VARCHAR'
});

-- The bounds of the 95 % confidence interval of a rate: Wilson's score interval.
CREATE TEMP MACRO z() AS 1.959963984540054;
CREATE TEMP MACRO middle(hits, sessions) AS
  (hits / sessions + z() * z() / (2 * sessions)) / (1 + z() * z() / sessions);
CREATE TEMP MACRO half(hits, sessions) AS
  z() * sqrt((hits / sessions * (1 - hits / sessions) + z() * z() / (4 * sessions)) / sessions)
    / (1 + z() * z() / sessions);

CREATE TEMP VIEW versions AS
SELECT appVersion, count(*) AS sessions FROM lines WHERE type = 'session' GROUP BY appVersion;

CREATE TEMP VIEW found AS
SELECT
  fingerprint, any_value(rule) AS rule, any_value(severity) AS severity, any_value(path) AS path,
  any_value("at") AS "at", min(startedAt) AS first, max(startedAt) AS last
FROM lines WHERE type = 'cause' AND suppressed IS NULL GROUP BY fingerprint;

CREATE TEMP VIEW counted AS
SELECT fingerprint, appVersion, count(*) AS hits
FROM lines WHERE type = 'cause' AND suppressed IS NULL GROUP BY fingerprint, appVersion;

CREATE TEMP TABLE causes AS
SELECT
  found.*, versions.appVersion AS version, sessions, coalesce(hits, 0) AS hits,
  coalesce(hits, 0) / sessions AS rate,
  if(coalesce(hits, 0) = 0, 0, middle(hits, sessions) - half(hits, sessions)) AS low,
  if(hits = sessions, 1, middle(coalesce(hits, 0), sessions) + half(coalesce(hits, 0), sessions)) AS high
FROM found CROSS JOIN versions
LEFT JOIN counted
  ON counted.fingerprint = found.fingerprint AND counted.appVersion IS NOT DISTINCT FROM versions.appVersion;

COPY causes TO 'causes.parquet' (FORMAT parquet);

SELECT rule, path, version, hits, sessions, round(rate, 4) AS rate, round(low, 4) AS low, round(high, 4) AS high
FROM causes WHERE severity <> 'info'
ORDER BY sum(hits) OVER (PARTITION BY fingerprint) DESC, fingerprint, version LIMIT 100;
