import { canonicalizeForSafeBrowsing } from '@waymark/normalize/safe-browsing'
import {
  iaCanonical,
  iaSurt,
  massageHost,
  reorderQuery,
  reverseHost,
  stripPathSessionId,
  stripQuerySessionId,
} from '@waymark/normalize/surt'
import { getRegistrableDomain } from '@waymark/public-suffix'
import { PORTS } from '@waymark/rfc3986'
import type { Case, Suite } from '../../suite.ts'
import { knownFailuresOf } from './known.ts'
import { type List, membersOf, readValue } from './literal.ts'
import { callOf, itemsOf, type PythonRow, pythonRows } from './python-rows.ts'
import {
  type Question,
  SkippedRow,
  tableCase,
  textOf,
  UnknownRow,
  unknownCase,
} from './table-case.ts'
import { written } from './written.ts'

const FILE = 'surt/tests/test_surt.py'

/** The keys of the Wayback Machine, by the package that makes them. */
export const surt: Suite = {
  file: FILE,
  *cases(text) {
    for (const row of pythonRows(text)) yield toCase(row)
  },
  knownFailures: knownFailuresOf(FILE),
}

const EXPECTED_TO_FAIL = 'the peer expects the test to fail'
const NO_OPTION = 'an option that has no counterpart here'

/** By the function that is asked: what gives the same here. */
const ASKED: Readonly<Record<string, (input: string, options: Map<string, unknown>) => unknown>> = {
  'surt.surt': askSurt,
  'surt.DefaultIAURLCanonicalizer.canonicalize().getURLString': (url, options) => {
    refuse(options)
    return () => iaCanonical(url)
  },
  'surt.IAURLCanonicalizer.canonicalize().getURLString': (url, options) => {
    refuse(options)
    return () => iaCanonical(url, { decode: false })
  },
  'surt.GoogleURLCanonicalizer.canonicalize().getURLString': (url) => () =>
    canonicalizeForSafeBrowsing(url, 'v4'),
  'surt.GoogleURLCanonicalizer.attemptIPFormats': (host) => () =>
    /^http:\/\/([\d.]+)\/$/.exec(canonicalizeForSafeBrowsing(`http://${host}/`) ?? '')?.[1] ?? null,
  'surt.IAURLCanonicalizer.alphaReorderQuery': (query) => () => reorderQuery(query),
  'surt.IAURLCanonicalizer.massageHost': (host) => () => massageHost(host),
  'surt.IAURLCanonicalizer.getDefaultPort': (scheme) => () => PORTS[scheme] ?? 0,
  'surt.URLRegexTransformer.stripPathSessionID': (path) => () => stripPathSessionId(path),
  'surt.URLRegexTransformer.stripQuerySessionID': (query) => () =>
    `?${stripQuerySessionId(query.replace(/^\?/, ''))}`,
}

const SKIPPED: Readonly<Record<string, string>> = {
  'handyurl.parse().geturl': 'a parser of its own, which here is a step of `iaCanonical`',
  'handyurl.parse().scheme': 'a parser of its own, which here is a step of `iaCanonical`',
  'handyurl().getPublicPrefix': 'the labels before the registrable domain have no function here',
  'surt.GoogleURLCanonicalizer.unescapeRepeatedly': 'here a step of the canonical form',
  isinstance: 'about types of Python',
  type: 'about types of Python',
}

function toCase(row: PythonRow): Case {
  if (row.kind === 'unreadable') return unknownCase(`${row.of} unreadable`, row.problem)
  if (row.kind === 'parameters') return parametrisedCase(row)
  const { value } = row
  const asked = value.kind === 'operation' && value.operator === '==' ? value : null
  const call = callOf(asked?.left ?? value)
  const id = `${row.of} ${written(asked?.left ?? value)}`
  return tableCase(id, () => {
    if (row.of === 'test_surt_query') throw new SkippedRow(EXPECTED_TO_FAIL)
    const path = call?.path ?? 'nothing'
    if (Object.hasOwn(SKIPPED, path)) throw new SkippedRow(SKIPPED[path]!)
    if (asked === null || call === null) throw new UnknownRow(`it asks ${path}`)
    const expected = readValue(asked.right)
    if (path === 'handyurl().getPublicSuffix') {
      const name = textOf(membersOf(call.args).get('host'))
      return { expected, ours: () => getRegistrableDomain({ kind: 'domain', name }) }
    }
    if (!Object.hasOwn(ASKED, path)) throw new UnknownRow(`nothing is known of ${path}`)
    return question(path, inputOf(call.args), membersOf(call.args), expected)
  })
}

/** The rows of `host_in, host_out` and of `url, opts, out`. */
function parametrisedCase(row: PythonRow & { kind: 'parameters' }): Case {
  return tableCase(`${row.of} ${written(row.row)}`, () => {
    if (row.of === 'test_surt_return_type') throw new SkippedRow(SKIPPED['type']!)
    const [input, second, third] = itemsOf(row.row, row.names.length)
    if (input === undefined || second === undefined) throw new UnknownRow('a row of another shape')
    const text = textOf(readValue(input))
    if (row.of === 'test_hostToSURT') {
      const [reversed, kept] = readValue(second) as unknown[]
      const isAddress = reversed !== kept
      return {
        expected: [reversed, kept],
        ours: () => [reverseHost(text, false), isAddress ? text : reverseHost(text, false)],
      }
    }
    if (third === undefined) return question('surt.surt', text, new Map(), readValue(second))
    const options = second.kind === 'call' ? membersOf(second.args) : new Map<string, unknown>()
    return question('surt.surt', text, options, readValue(third))
  })
}

function question(
  path: string,
  input: string,
  options: Map<string, unknown>,
  expected: unknown,
): Question {
  return { expected, ours: ASKED[path]!(input, options) as () => unknown }
}

/** The one argument, or what `handyurl.parse` is given. */
function inputOf(args: List): string {
  const [only] = args.items
  if (only === undefined) throw new UnknownRow('no argument')
  const inner = callOf(only)
  if (inner?.path === 'handyurl.parse') return inputOf(inner.args)
  const value = readValue(only)
  if (value === null) throw new SkippedRow('`None`, where a string has to be given here')
  return textOf(value)
}

function askSurt(url: string, options: Map<string, unknown>): () => unknown {
  const names: Readonly<Record<string, string>> = {
    with_scheme: 'withScheme',
    trailing_comma: 'trailingComma',
    reverse_ipaddr: 'reverseAddress',
  }
  const ours: Record<string, unknown> = {}
  for (const [name, value] of options) {
    // The default of the peer.
    if (name === 'host_massage' && value === true) continue
    if (!Object.hasOwn(names, name)) throw new SkippedRow(NO_OPTION)
    ours[names[name]!] = value
  }
  return () => iaSurt(url, ours)
}

function refuse(options: Map<string, unknown>): void {
  if (options.size > 0) throw new SkippedRow(NO_OPTION)
}
