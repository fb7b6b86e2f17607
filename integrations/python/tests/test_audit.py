from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest
from conftest import NODE, ROOT, command_line
from pyspark.sql import SparkSession

from waymark.spark import AUDIT_CODES, hreflang_audit, load_tables

PAGES = int(os.environ.get("WAYMARK_PYTHON_PAGES", "6000"))


def write_faulty_site(path: Path, pages: int, seed: int) -> None:
    module = ROOT / "packages" / "duckdb" / "scripts" / "faulty-site.ts"
    script = f"(await import({json.dumps(module.as_uri())})).writeFaultySite"
    call = f"await {script}({json.dumps(str(path))}, {pages}, {seed})"
    command = [NODE, "--input-type=module", "--eval", call]
    subprocess.run(command, check=True)


def test_the_counts_are_those_of_validate(spark: SparkSession, tmp_path: Path, seed: int) -> None:
    print(f"seed {seed}")
    database, tables = tmp_path / "url-source.ndjson", tmp_path / "tables"
    write_faulty_site(database, PAGES, seed)
    report = json.loads(command_line("validate", database, "--format", "json"))
    counts = {kind["code"]: kind["count"] for kind in report["kinds"]}
    expected = {code: counts[code] for code in AUDIT_CODES if code in counts}

    command_line("keys", database, "--out", tables)
    load_tables(spark, tables)
    for name in ("pages", "links", "keys", "languages"):
        spark.table(name).cache()
    findings = hreflang_audit(spark)
    assert findings.columns == ["code", "page", "link", "loc", "lang", "target"]
    rows = findings.groupBy("code").count().collect()
    assert {row["code"]: row["count"] for row in rows} == expected
    # Counts of a site without faults would be equal too.
    assert len(expected) > len(AUDIT_CODES) / 2
    print(f"{PAGES} pages: {expected}")
    spark.catalog.clearCache()


def test_another_format_is_refused(spark: SparkSession) -> None:
    with pytest.raises(ValueError, match="format must be 'ndjson' or 'parquet', got 'csv'"):
        load_tables(spark, "tables", format="csv")  # type: ignore[arg-type]


def test_tables_that_are_not_there_are_named(spark: SparkSession, tmp_path: Path) -> None:
    with pytest.raises(Exception, match=r"pages\.ndjson"):
        load_tables(spark, tmp_path)
