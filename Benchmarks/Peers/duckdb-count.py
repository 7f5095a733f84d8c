"""Counts a trace's events by type with DuckDB."""

import sys

import duckdb

path = sys.argv[1].replace("'", "''")
print(duckdb.sql(f"select type, count(*) from read_json('{path}') group by 1").fetchall())
