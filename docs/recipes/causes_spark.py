#!/usr/bin/env python3
"""Which causes hit how many sessions of each version, in Spark.

    spark-submit causes_spark.py TRACES OUTPUT

TRACES is a folder or a pattern of traces, gzip-compressed or not, on any file system that Spark reads. OUTPUT becomes a folder
of Parquet files. Every worker needs ribs-inspect on its PATH, or at $RIBS_INSPECT. Spark 3.5 or newer.
"""
import os
import shlex
import sys

from pyspark.sql import SparkSession
from pyspark.sql import functions as F
from pyspark.sql import types as T

LINE = T.StructType([
    T.StructField(name, T.StringType())
    for name in ["type", "appVersion", "startedAt", "fingerprint", "rule", "severity", "path", "at", "suppressed"]
])


def causes(spark, traces):
    """A row for each cause in each version, with its rate and the rate's 95 % confidence interval."""
    program = os.environ.get("RIBS_INSPECT", "ribs-inspect")
    # Each partition is one run of the program, and a trace is whole in its partition. It exits with 1 if it finds
    # something, which pipe() ignores.
    whole = spark.sparkContext.wholeTextFiles(traces, minPartitions=8).values()
    lines = whole.pipe(f"{shlex.quote(program)} check - --format ndjson")
    table = spark.createDataFrame(lines.map(lambda line: (line,)), "line string") \
        .select(F.from_json("line", LINE).alias("line")).select("line.*").cache()

    versions = table.where("type = 'session'").groupBy("appVersion").agg(F.count("*").alias("sessions"))
    cause = table.where("type = 'cause' AND suppressed IS NULL")
    found = cause.groupBy("fingerprint").agg(
        F.first("rule").alias("rule"), F.first("severity").alias("severity"), F.first("path").alias("path"),
        F.first("at").alias("at"), F.min("startedAt").alias("first"), F.max("startedAt").alias("last"))
    counted = cause.groupBy("fingerprint", "appVersion").agg(F.count("*").alias("hits")) \
        .withColumnsRenamed({"fingerprint": "print", "appVersion": "of"})
    joined = found.crossJoin(versions).join(
        counted, F.col("print").eqNullSafe(F.col("fingerprint")) & F.col("of").eqNullSafe(F.col("appVersion")), "left")

    # Wilson's score interval.
    z = 1.959963984540054
    hits, sessions = F.coalesce("hits", F.lit(0)), F.col("sessions")
    rate = hits / sessions
    middle = (rate + z * z / (2 * sessions)) / (1 + z * z / sessions)
    half = z * F.sqrt((rate * (1 - rate) + z * z / (4 * sessions)) / sessions) / (1 + z * z / sessions)
    return joined.select(
        "fingerprint", "rule", "severity", "path", "at", "first", "last", F.col("appVersion").alias("version"),
        "sessions", hits.alias("hits"), rate.alias("rate"),
        F.when(hits == 0, 0.0).otherwise(middle - half).alias("low"),
        F.when(hits == sessions, 1.0).otherwise(middle + half).alias("high"))


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    spark = SparkSession.builder.appName("causes").getOrCreate()
    table = causes(spark, sys.argv[1])
    table.write.mode("overwrite").parquet(sys.argv[2])
    spark.read.parquet(sys.argv[2]).where("severity <> 'info'").orderBy(F.desc("hits")).show(100, truncate=False)


if __name__ == "__main__":
    main()
