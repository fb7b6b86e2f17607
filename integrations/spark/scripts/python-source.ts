import { auditSql, auditSteps, sqlChecks } from '@waymark/duckdb/audit'
import { keyTables } from '@waymark/site'
import { type Op, ops } from '@waymark/worker'
import type { FunctionArgument } from '@waymark/worker/functions'

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
  return { 'ops.py': opsModule(), 'functions.py': functionsModule(), 'audit.py': auditModule() }
}

const HEAD = 'Written by scripts/write-python.ts. Do not edit.'

/** A column of a DataFrame cannot be without values: `version` is for engines with expressions. */
const answerable = ops.filter(({ columns }) => columns.length > 0)

function opsModule(): string {
  const entries = answerable.map((op) => {
    const about = [
      tuple(op.columns),
      op.type === 'String' ? 'True' : 'False',
      tuple(op.options),
      tuple(constantsOf(op)),
      text(op.summary),
    ]
    return `    ${text(op.name)}: Op(\n        ${about.join(',\n        ')},\n    ),\n`
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

/** The arguments that are the same for all rows: those that a person writes, and not those that a table has. */
function constantsOf({ columns, of, options }: Op): readonly string[] {
  return of.arguments
    .filter(({ kind, name }) => kind === 'name' || kind === 'pattern' || name === 'name')
    .map(({ name }) => name)
    .filter((name) => options.some((option) => option === name) && columns.includes(name))
}

/** A function for each op: columns first, then the name of the new one, then what is the same for all rows. */
function functionsModule(): string {
  const sources = answerable.map(functionOf)
  const names = answerable.map(({ name }) => `    ${text(pythonName(name))},\n`)
  return `"""A function for each op, for the common case of one answer. ${HEAD}"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pyspark.sql import DataFrame

from waymark_spark.with_waymark import DEFAULT_WORKER, with_waymark
from waymark_spark.worker import Worker

__all__ = [
${names.sort().join('')}]
${sources.join('')}`
}

function functionOf(op: Op): string {
  const constants = constantsOf(op)
  const [first = '', ...others] = op.columns.filter((name) => !constants.includes(name))
  const given = [
    ...constants.map((name) => `${name}: str`),
    ...op.options.flatMap((option) => keywordsOf(option, op.columns)),
  ]
  const keywords = [...new Set(given)]
  const parameters = [
    'df: DataFrame',
    'column: str',
    ...others.map((name) => `${columnName(name)}: str`),
    'to: str',
    '*',
    ...keywords.map((keyword) => (keyword.includes('None') ? `${keyword} = None` : keyword)),
    'worker: Worker = DEFAULT_WORKER',
  ]
  const columns =
    others.length === 0
      ? 'column'
      : `{${[`${text(first)}: column`, ...others.map((name) => `${text(name)}: ${columnName(name)}`)].join(', ')}}`
  const passed = keywords.map((keyword) => keyword.split(':')[0]!)
  const call = [
    'df',
    columns,
    `{to: ${text(op.name)}}`,
    ...passed.map((name) => `${name}=${name}`),
    'worker=worker',
  ]
  return `

def ${pythonName(op.name)}(
${parameters.map((parameter) => `    ${parameter},\n`).join('')}) -> DataFrame:
    """Appends the answers of the op \`${op.name}\`.

    ${sentenceOf(op)}
    """
    return with_waymark(
${call.map((argument) => `        ${argument},\n`).join('')}    )
`
}

function pythonName(op: string): string {
  return op.replaceAll('-', '_')
}

function columnName(argument: FunctionArgument['name']): string {
  return argument === 'other' ? 'other' : `${argument}_column`
}

/** The keyword arguments for an option. The rest is said by `with_waymark`. */
function keywordsOf(option: string, columns: readonly string[]): readonly string[] {
  if (columns.includes(option)) return []
  switch (option) {
    case 'preset':
      return ['preset: str | None', 'rule: str | None']
    case 'method':
      return ['method: str | None', 'preset: str | None', 'rule: str | None']
    case 'methodOptions':
      return ['method_options: Mapping[str, Any] | None']
    case 'assumeScheme':
      return ['assume_scheme: str | None']
    case 'section':
    case 'base':
      return [`${option}: str | None`]
    default:
      return []
  }
}

function sentenceOf({ summary }: Op): string {
  return summary.length > 90 ? summary.replace(/^(.{60,88}) /, '$1\n    ') : summary
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
  if (items.length === 0) return '()'
  return items.length === 1 ? `(${text(items[0]!)},)` : `(${items.map(text).join(', ')})`
}
