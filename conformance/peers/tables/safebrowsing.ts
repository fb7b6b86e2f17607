import {
  hashPrefix,
  parseSafeBrowsingUrl,
  safeBrowsingExpressions,
} from '@waymark/normalize/safe-browsing'
import type { Case, Suite } from '../../suite.ts'
import { fieldsOf, type GoRow, goRows } from './go-tables.ts'
import { knownFailuresOf } from './known.ts'
import { type Literal, readValue } from './literal.ts'
import { callOf } from './python-rows.ts'
import { statementsOf } from './statements.ts'
import { SkippedRow, tableCase, textOf, UnknownRow } from './table-case.ts'
import { written } from './written.ts'

const FILE = 'safebrowsing/urls_test.go'
const HASHES = 'safebrowsing/hash_test.go'

/** The canonical URLs, the expressions and the hash of Google's client. */
export const safebrowsing: readonly Suite[] = [
  {
    file: FILE,
    *cases(text) {
      for (const row of goRows(text, ['vectors'])) yield toCase(row)
    },
    knownFailures: knownFailuresOf(FILE),
  },
  { file: HASHES, cases: hashCases, knownFailures: knownFailuresOf(HASHES) },
]

/** By the test: what gives the same here. `null` is a URL that is refused. */
const ASKED: Readonly<Record<string, (url: string) => unknown>> = {
  TestGeneratePatterns: (url) => sorted(safeBrowsingExpressions(url)),
  TestParseIPAddress: (host) => {
    const canonical = parseSafeBrowsingUrl(`http://${host}/`)?.host ?? ''
    return /^[\d.]+$/.test(canonical) && canonical.split('.').length === 4 ? canonical : ''
  },
  TestCanonicalHost: (url) => parseSafeBrowsingUrl(url)?.host ?? null,
  TestGenerateLookupHosts: (url) => distinct(url, (expression) => /^[^/]*/.exec(expression)![0]),
  TestCanonicalPath: (url) => parseSafeBrowsingUrl(url)?.path ?? null,
  TestGenerateLookupPaths: (url) =>
    sorted(distinct(url, (expression) => expression.replace(/^[^/]*/, ''))),
  // The peer's function leaves the query out.
  TestCanonicalURL: (url) => {
    const parts = parseSafeBrowsingUrl(url)
    return parts && `${parts.scheme}://${parts.host}${parts.path}`
  },
}

function sorted(list: readonly string[] | null): readonly string[] | null {
  return list && [...list].sort()
}

function distinct(url: string, part: (expression: string) => string): readonly string[] | null {
  const expressions = safeBrowsingExpressions(url)
  return expressions && [...new Set(expressions.map(part))]
}

function toCase(row: GoRow | string): Case {
  if (typeof row === 'string') {
    return tableCase(row, () => {
      throw new UnknownRow('a test without a table')
    })
  }
  const fields = fieldsOf(
    row.row,
    row.of === 'TestParseIPAddress' ? ['url', 'output'] : ['url', 'output', 'fail'],
  )
  const url = fields?.get('url')
  return tableCase(`${row.of} ${written(url ?? row.row)}`, () => {
    const ask = Object.hasOwn(ASKED, row.of) ? ASKED[row.of] : undefined
    if (fields === null || url === undefined || ask === undefined) {
      throw new UnknownRow('a row of another shape')
    }
    const input = readValue(url)
    const fail = fields.get('fail')
    const isRefused = fail !== undefined && readValue(fail) === true
    const isSorted = row.of === 'TestGeneratePatterns' || row.of === 'TestGenerateLookupPaths'
    const expected = isRefused ? null : outputOf(fields.get('output'))
    return {
      expected: isSorted ? sorted(expected as string[] | null) : expected,
      ours: () => ask(input as string),
    }
  })
}

function outputOf(literal: Literal | undefined): unknown {
  if (literal === undefined) throw new UnknownRow('a row without an output')
  const call = callOf(literal)
  if (call?.path === 'strings.ToLower') return textOf(readValue(call.args.items[0]!)).toLowerCase()
  return readValue(literal)
}

/** One of the tests is about the hash of an expression; the others are about lists of hashes. */
function* hashCases(text: string): Iterable<Case> {
  let test = ''
  for (const { kind, name, value } of statementsOf(text, 'go')) {
    if (kind === 'function' && name.startsWith('Test')) {
      test = name
      if (test !== 'TestHashFromPattern') {
        yield tableCase(test, () => {
          throw new SkippedRow('about lists of hashes, which a client keeps')
        })
      }
    } else if (kind === 'assign' && test === 'TestHashFromPattern' && name === 'want') {
      yield tableCase(test, () => {
        const inner = callOf(value)?.args.items[0]
        const hex = inner && callOf(inner)?.args.items[1]
        if (hex === undefined) throw new UnknownRow('no hash in hexadecimal')
        return { expected: textOf(readValue(hex)), ours: () => hashPrefix('foo.com/', 256) }
      })
    }
  }
}
