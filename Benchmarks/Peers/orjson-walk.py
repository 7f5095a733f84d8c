"""Decodes each line of a trace with orjson."""

import sys

import orjson

total = 0
with open(sys.argv[1], "rb") as trace:
    for line in trace:
        total += orjson.loads(line).get("id", 0)
print(total)
