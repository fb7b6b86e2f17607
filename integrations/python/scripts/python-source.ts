import { auditSql, auditSteps, sqlChecks } from '@waymark/duckdb/audit'
import { keyTables } from '@waymark/site'
import { type Op, ops } from '@waymark/worker'
import {
  type FunctionArgument,
  type FunctionExample,
  type FunctionResult,
  type UrlFunction,
  urlFunctions,
} from '@waymark/worker/functions'

/** Where the generated modules are, from the folder of the package. */
export const GENERATED = 'waymark/generated'

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
  return {
    'ops.py': opsModule(),
    'functions.py': functionsModule(),
    'spark_functions.py': sparkFunctionsModule(),
    'audit.py': auditModule(),
  }
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

from waymark._op import Op

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

/** A function of columns for each function of the table. */
function functionsModule(): string {
  const functions = urlFunctions.filter((one) => one.arguments.length > 0)
  const names = functions.map(({ name }) => `    ${text(name)},\n`)
  return `"""The functions of columns. ${HEAD}"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any, Literal, TypeAlias, TypeVar, overload

from waymark._columns import answer

__all__ = [
${names.sort().join('')}]

Strings: TypeAlias = "Sequence[str | None] | str | None"
Column = TypeVar("Column")
"""An array of pyarrow, a Series of pandas or Polars, or an expression of Polars."""
Scheme: TypeAlias = "Literal['https', 'http'] | None"
File: TypeAlias = "str | os.PathLike[str] | None"
Unknown: TypeAlias = "Literal['error', 'null'] | None"
${functions.map(functionOf).join('')}`
}

function functionOf(definition: UrlFunction): string {
  const { name, arguments: all, returns } = definition
  const options = optionsOf(definition)
  const signature = (type: string, result: string) => {
    const given = all.map(
      (one) =>
        `${one.name}: ${type}${one.fallback === undefined ? '' : ` = ${text(one.fallback)}`}`,
    )
    const keywords = options.map((option) => `${option.name}: ${option.type} = None`)
    const star = keywords.length > 0 ? ['*'] : []
    return `def ${name}(${[...given, ...star, ...keywords].join(', ')}) -> ${result}:`
  }
  const lists = `list[${returns === 'string' ? 'str' : 'bool'} | None]`
  const fallback = all.at(-1)?.fallback
  const call = [
    text(name),
    `{${all.map((one) => `${text(one.name)}: ${one.name}`).join(', ')}}`,
    ...(fallback === undefined ? [] : [text(fallback)]),
    ...options.map((option) => `${option.name}=${option.name}`),
  ]
  const documentation = `${definition.summary}

    Args:
${[...all, ...options].map((one) => `        ${one.name}: ${capitalized(one.summary)}.\n`).join('')}
    Returns:
        ${returnsOf(definition)}

    Example:
        >>> import waymark
${definition.examples.map((example) => exampleOf(name, example)).join('')}    `
  return `

@overload
${signature('Strings', lists)} ...
@overload
${signature('Column | str | None', 'Column')} ...
${signature('Any', 'Any')}
    """${unescaped(documentation)}"""
    return answer(${call.join(', ')})
`
}

/** The options of functions of columns: the type of the keyword argument, and what it says. */
const OPTIONS: Readonly<Record<string, { readonly type: string; readonly summary: string }>> = {
  assume_scheme: {
    type: 'Scheme',
    summary: '`https` or `http`, for URLs that begin with a host, such as `www.example.com/a`',
  },
  base: {
    type: 'str | None',
    summary: 'the absolute URL that relative references are resolved against',
  },
  suffix_list: {
    type: 'File',
    summary: 'the file of a newer Public Suffix List than the built-in one',
  },
  unknown: {
    type: 'Unknown',
    summary: '`null` makes NULL of a wrong name in a column; the default is `error`',
  },
}

/** The keyword arguments of a function of columns. */
function optionsOf(definition: UrlFunction) {
  const { arguments: all } = definition
  const read = answerable.filter(({ of }) => of === definition).flatMap(({ options }) => options)
  const names = [
    ...(read.includes('assumeScheme') ? ['assume_scheme'] : []),
    ...(read.includes('base') && !all.some(({ name }) => name === 'base') ? ['base'] : []),
    ...(read.includes('publicSuffixList') ? ['suffix_list'] : []),
    ...(all.some(({ kind }) => kind === 'name' || kind === 'pattern') ? ['unknown'] : []),
  ]
  return names.map((name) => ({ name, ...OPTIONS[name]! }))
}

function returnsOf({ returns, nullFor }: UrlFunction): string {
  const type = returns === 'string' ? 'Strings' : 'True and false'
  return `${type}; None for None, for what is not UTF-8 or longer than 1 MiB${nullFor === undefined ? '' : `, for ${nullFor}`}.`
}

function exampleOf(name: string, [args, result]: FunctionExample): string {
  const [first = null, ...others] = args
  const given = [`[${value(first)}]`, ...others.map(value)].join(', ')
  return `        >>> waymark.${name}(${given})\n        [${repr(result)}]\n`
}

function value(one: string | null): string {
  return one === null ? 'None' : text(one)
}

/** As Python shows it. */
function repr(result: FunctionResult): string {
  if (result === null) return 'None'
  if (typeof result === 'boolean') return result ? 'True' : 'False'
  return result.includes("'") ? text(result) : `'${result}'`
}

function capitalized(summary: string): string {
  return summary[0]!.toUpperCase() + summary.slice(1)
}

/** A function of DataFrames for each op: columns first, then the name of the new one, then what is the same for all rows. */
function sparkFunctionsModule(): string {
  const sources = answerable.map(sparkFunctionOf)
  const names = answerable.map(({ name }) => `    ${text(pythonName(name))},\n`)
  return `"""A function of DataFrames for each op, for the common case of one answer. ${HEAD}"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pyspark.sql import DataFrame

from waymark.spark._with_waymark import DEFAULT_WORKER, with_waymark
from waymark.spark._worker import Worker

__all__ = [
${names.sort().join('')}]
${sources.join('')}`
}

function sparkFunctionOf(op: Op): string {
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

def ${pythonName(op.name)}(${parameters.join(', ')}) -> DataFrame:
    """Appends the answers of the op \`${op.name}\`.

    ${op.summary}
    """
    return with_waymark(${call.join(', ')})
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
    case 'publicSuffixList':
      return ['suffix_list: str | None']
    case 'section':
    case 'base':
      return [`${option}: str | None`]
    default:
      return []
  }
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
  return `"""\n${unescaped(sparkSql(sql))}\n"""`
}

function unescaped(long: string): string {
  if (long.includes('\\') || long.includes('"""')) throw new Error(`This needs escapes: ${long}`)
  return long
}

function tuple(items: readonly string[]): string {
  if (items.length === 0) return '()'
  return items.length === 1 ? `(${text(items[0]!)},)` : `(${items.map(text).join(', ')})`
}
