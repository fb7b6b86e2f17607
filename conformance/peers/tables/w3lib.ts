import { normalize } from '@waymark/normalize'
import { readRuleText } from '@waymark/normalize/rule-file'
import type { Case, Suite } from '../../suite.ts'
import { OURS } from '../ours.ts'
import { knownFailuresOf } from './known.ts'
import { type List, type Literal, membersOf, pathOf, readValue } from './literal.ts'
import { callOf, itemsOf, type PythonRow, pythonRows } from './python-rows.ts'
import { statementsOf } from './statements.ts'
import {
  type Question,
  SkippedRow,
  tableCase,
  textOf,
  UnknownRow,
  unknownCase,
} from './table-case.ts'
import { written } from './written.ts'

const FILE = 'w3lib/tests/test_url.py'

/** The URLs of Scrapy. */
export const w3lib: Suite = {
  file: FILE,
  *cases(text) {
    for (const { kind, name, value } of statementsOf(text, 'python')) {
      if (kind === 'assign' && TABLES.includes(name)) yield* tableOf(name, value)
    }
    for (const row of pythonRows(text)) yield toCase(row)
  },
  knownFailures: knownFailuresOf(FILE),
}

/** Tables of `safe_url_string`, whose rows have an encoding, a URL and what it gives, or only the last two. */
const TABLES = ['SAFE_URL_ENCODING_CASES', 'SAFE_URL_URL_CASES']

const NOT_A_FORM = 'not a canonical form of a URL'
const RELATIVE = 'a relative reference: only a URL has a normal form on records'
const SEPARATOR = 'a separator of parameters other than `&`: no option here'
const TYPES = 'about types of Python'
const OTHER_TABLE = 'the rows are read where the table is'
const ENCODING = 'an encoding other than UTF-8, or a part that stays unencoded: no option here'

/** Tests of functions without a counterpart here, which are not about canonical forms. */
const OTHERS =
  /^test_(?:add_or_replace_|any_to_uri|base64|bytes_uri|data_prefixed|default_mediatype|file_uri_to_path|is_url|mediatype_|missing_|parse_|path_to_file|scheme_case|split_params|text_|unicode_uri|url_query_parameter|urlsplit|urlun|wrong_)/

function* tableOf(name: string, rows: Literal): Iterable<Case> {
  if (rows.kind !== 'list') {
    yield unknownCase(name, 'it is not a list')
    return
  }
  for (const row of rows.items) {
    yield tableCase(`${name} ${written(row)}`, () => {
      const items = itemsOf(row, name === 'SAFE_URL_URL_CASES' ? 2 : 3)
      const [url, output] = items.slice(-2)
      if (url === undefined || output === undefined) throw new UnknownRow('a row of another shape')
      const encoding = items.length === 3 ? readValue(items[0]!) : null
      if (encoding !== null) throw new SkippedRow(ENCODING)
      const isRefused = ['ValueError', 'Exception'].includes(pathOf(output) ?? '')
      const isNoString = url.kind === 'number' || url.kind === 'call'
      if (isNoString) throw new SkippedRow('not a string')
      return safeUrl(textOf(readValue(url)), isRefused ? null : textOf(readValue(output)))
    })
  }
}

function toCase(row: PythonRow): Case {
  const asked = row.kind === 'assert' ? sidesOf(row.value) : null
  return tableCase(`${row.of} ${writtenOf(row)}`, () => {
    if (OTHERS.test(row.of)) throw new SkippedRow(NOT_A_FORM)
    if (row.kind === 'unreadable') throw new UnknownRow(row.problem)
    if (row.kind === 'parameters') {
      if (/^test_safe_url_string_(?:encoding|url)$/.test(row.of)) throw new SkippedRow(OTHER_TABLE)
      if (row.of !== 'test_canonicalize_url_remove_ascii_tab_and_newlines') {
        throw new UnknownRow(`nothing is known of ${row.of}`)
      }
      const [only] = itemsOf(row.row, 1)
      // What its one assertion says of each row.
      return canonicalUrl(textOf(only && readValue(only)), new Map(), 'http://example.com/ab?q=ab')
    }
    const call = callOf(asked?.left ?? row.value)
    if (call?.path === 'isinstance') throw new SkippedRow(TYPES)
    if (call === null || asked === null) throw new UnknownRow('it asks no function')
    return questionOf(call.path, call.args, asked.right)
  })
}

function writtenOf(row: PythonRow): string {
  if (row.kind === 'unreadable') return row.problem
  return written(row.kind === 'parameters' ? row.row : (sidesOf(row.value)?.left ?? row.value))
}

function sidesOf(value: Literal): { left: Literal; right: Literal } | null {
  return value.kind === 'operation' && value.operator === '==' ? value : null
}

function questionOf(path: string, args: List, right: Literal): Question {
  const [first, ...more] = args.items
  if (first === undefined) throw new UnknownRow('no argument')
  if (callOf(first) !== null) throw new SkippedRow('the argument is the result of another call')
  const options = membersOf(args)
  const input = textOf(readValue(first))
  if (callOf(right) !== null) throw new SkippedRow('two results of the peer are compared')
  const expected = textOf(readValue(right))
  switch (path) {
    case 'safe_url_string':
    case 'safe_download_url':
      if (more.length > 0 || !hasNoEncoding(options)) throw new SkippedRow(ENCODING)
      if (!/^[a-z][a-z\d+.-]*:/i.test(input)) throw new SkippedRow(RELATIVE)
      return safeUrl(input, expected)
    case 'canonicalize_url':
      return canonicalUrl(input, options, expected)
    case 'url_query_cleaner':
      return cleanedQuery(input, more, options, expected)
    default:
      throw new UnknownRow(`nothing is known of ${path}`)
  }
}

function hasNoEncoding(options: Map<string, unknown>): boolean {
  return [...options].every(
    ([name, value]) => value === 'utf-8' || (name === 'quote_path' && value === true),
  )
}

function safeUrl(input: string, expected: string | null): Question {
  return { expected, ours: () => OURS['w3lib safe_url_string']!.run(input) }
}

function canonicalUrl(input: string, given: Map<string, unknown>, expected: string): Question {
  const {
    encoding,
    keep_fragments: keepFragments,
    keep_blank_values: keepBlank,
    ...more
  } = Object.fromEntries(given)
  if (more['query_separator'] !== undefined) throw new SkippedRow(SEPARATOR)
  const name = Object.keys(more)[0]
  if (name !== undefined) throw new UnknownRow(`nothing is known of the option ${name}`)
  if (encoding !== undefined && !/^utf-?8$/.test(String(encoding))) throw new SkippedRow(ENCODING)
  if (!/^\s*[a-z][a-z\d+.-]*:/i.test(input)) throw new SkippedRow(RELATIVE)
  const rules = [
    OURS['w3lib canonicalize_url']!.name,
    ...(keepBlank === false ? ['remove-empty-params(bare=remove)'] : []),
    ...(keepFragments === true ? [] : ['remove-fragment']),
  ]
  return { expected, ours: () => normalize(input, readRuleText(rules.join(', '))) }
}

function cleanedQuery(
  input: string,
  more: readonly Literal[],
  options: Map<string, unknown>,
  expected: string,
): Question {
  if (more.length > 1) throw new UnknownRow('more arguments than are known')
  const list = more[0] === undefined ? [] : [readValue(more[0])].flat()
  const names = list.map((name) => textOf(name))
  const rules =
    options.get('remove') === true
      ? [`remove-tracking-params(params=${names.join(',')})`]
      : names.length > 0
        ? [`keep-params(keep=${names.join(',')})`]
        : ['remove-empty-params']
  rules.push('remove-empty-query')
  if (options.get('keep_fragments') !== true) rules.push('remove-fragment')
  const preset = readRuleText(rules.join(', '), { model: 'rfc3986' })
  return { expected, ours: () => normalize(input, preset) }
}
