import { parseHost, serializeHost } from '@waymark/host'
import { normalize } from '@waymark/normalize'
import { normalizeSyntax } from '@waymark/rfc3986'
import type { Case, Suite } from '../../suite.ts'
import { knownFailuresOf } from './known.ts'
import { readValue } from './literal.ts'
import { callOf, itemsOf, type PythonRow, pythonRows } from './python-rows.ts'
import { SkippedRow, tableCase, textOf, UnknownRow, unknownCase } from './table-case.ts'
import { written } from './written.ts'

const FOLDER = 'url-normalize/tests'

/** The tests of url-normalize that are about what a URL becomes; one file for each part. */
export const urlNormalize: readonly Suite[] = [
  'test_url_normalize.py',
  'test_normalize_fragment.py',
  'test_normalize_host.py',
  'test_normalize_path.py',
  'test_normalize_port.py',
  'test_normalize_query.py',
  'test_normalize_query_filters.py',
  'test_normalize_scheme.py',
  'test_normalize_userinfo.py',
].map((name) => {
  const file = `${FOLDER}/${name}`
  return {
    file,
    *cases(text) {
      for (const row of pythonRows(text)) yield toCase(row)
    },
    knownFailures: knownFailuresOf(file),
  }
})

const GUESSED = 'the peer guesses a scheme or takes a default host'
const FILTERED = 'the peer has its own list of parameters for each site'

/** By the test: what gives the same here. A part is asked as that of a URL. */
const ASKED: Readonly<Record<string, (value: string) => string | null>> = {
  test_url_normalize_no_changes_expected: standard,
  test_url_normalize_expected_changes: standard,
  test_normalize_fragment_result_is_expected: (value) =>
    after('http://h/#', standard(`http://h/${value === '' ? '' : `#${value}`}`)),
  test_normalize_host_result_is_expected: (value) => {
    const host = parseHost(value)
    return host && serializeHost(host)
  },
  test_normalize_path_result_is_expected: (value) =>
    after('http://h', standard(`http://h${/^\/|^$/.test(value) ? '' : '/'}${value}`)),
  test_normalize_port_result_is_expected: (value) => {
    const scheme = value === '443' ? 'https' : 'http'
    const url = standard(`${scheme}://h:${value}/`)
    return url && (/^https?:\/\/h:?(.*)\/$/.exec(url)?.[1] ?? null)
  },
  test_normalize_query_result_is_expected: (value) =>
    after('http://h/?', standard(`http://h/${value === '' ? '' : `?${value}`}`)),
  test_normalize_scheme_result_is_expected: (value) =>
    standard(`${value}://h/`)?.replace(/:.*/, '') ?? null,
  test_normalize_userinfo_result_is_expected: (value) =>
    standard(`http://${value}h/`)?.replace(/^http:\/\/|h\/$/g, '') ?? null,
}

function standard(url: string): string | null {
  // A reference has no record.
  return /^[a-z][a-z\d+.-]*:/i.test(url) ? normalize(url, 'standard') : normalizeSyntax(url)
}

/** What comes after the start of a URL; empty if it is shorter. */
function after(start: string, url: string | null): string | null {
  if (url === null) return null
  return url.startsWith(start) ? url.slice(start.length) : ''
}

function toCase(row: PythonRow): Case {
  if (row.kind === 'unreadable') return unknownCase(`${row.of} unreadable`, row.problem)
  if (row.kind === 'assert') {
    return tableCase(`${row.of} ${written(row.value)}`, () => {
      const { value } = row
      const call = value.kind === 'operation' ? callOf(value.left) : null
      if (value.kind !== 'operation' || call?.path !== 'url_normalize') {
        throw new UnknownRow('it asks another function')
      }
      const names = call.args.members.map(([key]) => written(key))
      if (names.some((name) => /filter|allowlist/.test(name))) throw new SkippedRow(FILTERED)
      if (names.length > 0) throw new SkippedRow(GUESSED)
      return {
        expected: textOf(readValue(value.right)),
        ours: () => standard(textOf(readValue(call.args.items[0]!))),
      }
    })
  }
  return tableCase(`${row.of} ${written(row.row)}`, () => {
    if (row.of === 'test_parameter_filtering') throw new SkippedRow(FILTERED)
    if (row.of === 'test_url_normalize_with_default_domain') throw new SkippedRow(GUESSED)
    const [input, output = input] = itemsOf(row.row, row.names.length)
    const ask = Object.hasOwn(ASKED, row.of) ? ASKED[row.of] : undefined
    if (input === undefined || output === undefined || ask === undefined) {
      throw new UnknownRow(`nothing is known of ${row.of}`)
    }
    const text = textOf(readValue(input))
    const isOfUrls = row.of.startsWith('test_url_normalize')
    if (isOfUrls && /^\/\/|^[^/:]*[./]/.test(text) && !/^[a-z][\w+.-]*:/i.test(text)) {
      throw new SkippedRow(GUESSED)
    }
    return { expected: textOf(readValue(output)), ours: () => ask(text) }
  })
}
