import { auditSql, auditSteps, sqlChecks } from '@waymark/duckdb/audit'
import { keyTables } from '@waymark/site'
import { ops } from '@waymark/worker'

/** Where the generated modules are, from the folder of the package. */
export const GENERATED = 'waymark_spark/generated'

/** What Spark calls otherwise. Everything else of the audit is the same in both dialects. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  arg_min: 'min_by',
  starts_with: 'startswith',
  unnest: 'explode',
}

const OTHER_TYPES: Readonly<Record<string, string>> = {
  VARCHAR: 'STRING',
  'VARCHAR[]': 'ARRAY<STRING>',
}

/** A query of DuckDB as Spark reads it. */
export function sparkSql(sql: string): string {
  return sql.replace(/\b(\w+)(?=\()/g, (name) => OTHER_NAMES[name] ?? name)
}

/** The generated modules, by their names. */
export function pythonSources(): Readonly<Record<string, string>> {
  return { 'ops.py': opsModule(), 'audit.py': auditModule() }
}

const HEAD = 'Written by scripts/write-python.ts. Do not edit.'

function opsModule(): string {
  const entries = ops.map(({ name, columns, type, options, needs = [], summary }) => {
    const about = [
      tuple(columns),
      type === 'String' ? 'True' : 'False',
      tuple(options),
      tuple(needs),
      text(summary),
    ]
    return `    ${text(name)}: Op(\n        ${about.join(',\n        ')},\n    ),\n`
  })
  return `"""The ops of \`waymark worker\`. ${HEAD}"""

from collections.abc import Mapping
from typing import Final

from waymark_spark.op import Op

OPS: Final[Mapping[str, Op]] = {
${entries.join('')}}
"""What a worker can be asked, by name."""
`
}

function auditModule(): string {
  const tables = Object.entries(keyTables).map(([name, columns]) => [
    name,
    columns.map((one) => `\`${one.name}\` ${OTHER_TYPES[one.type] ?? one.type}`).join(', '),
  ])
  const findings = /TEMP TABLE audit_findings AS\n([^;]+);/.exec(auditSql())?.[1]
  if (findings === undefined) throw new Error('auditSql() does not make audit_findings')
  const codes = sqlChecks.flatMap((check) => check.codes)
  return `"""The audit of hreflang links. ${HEAD}"""

from collections.abc import Mapping
from typing import Final

CODES: Final = (
${codes.map((code) => `    ${text(code)},\n`).join('')})

TABLES: Final[Mapping[str, str]] = {
${tables.map(([name = '', schema = '']) => `    ${text(name)}: ${text(schema)},\n`).join('')}}

STEPS: Final[Mapping[str, str]] = {
${auditSteps.map(({ name, sql }) => `    ${text(name)}: ${query(sql)},\n`).join('')}}

CACHED: Final = (
${auditSteps.flatMap(({ name, kind }) => (kind === 'TABLE' ? [`    ${text(name)},\n`] : [])).join('')})
"""The steps that several queries read."""

CHECKS: Final = (
${sqlChecks.map(({ sql }) => `    ${query(sql)},\n`).join('')})

FINDINGS: Final = ${query(findings)}
`
}

/** A string of Python: what JSON escapes, Python reads in the same way. */
function text(value: string): string {
  return JSON.stringify(value)
}

function query(sql: string): string {
  if (sql.includes('\\') || sql.includes('"""')) throw new Error(`This needs escapes: ${sql}`)
  return `"""\n${sparkSql(sql)}\n"""`
}

function tuple(items: readonly string[]): string {
  return items.length === 1 ? `(${text(items[0]!)},)` : `(${items.map(text).join(', ')})`
}
