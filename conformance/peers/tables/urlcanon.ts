import { isUtf8 } from 'node:buffer'
import { parseIpv4, serializeIpv4 } from '@waymark/host'
import { normalize } from '@waymark/normalize'
import { canonicalizeForSafeBrowsing } from '@waymark/normalize/safe-browsing'
import {
  iaCanonical,
  iaSurt,
  massageHost,
  reorderQuery,
  reverseHost,
  ssurt,
  ssurtHost,
  stripPathSessionId,
  surt,
} from '@waymark/normalize/surt'
import { recomposeUri, splitUri } from '@waymark/rfc3986'
import type { Case, Suite } from '../../suite.ts'
import { urlCases } from '../../url-vectors.ts'
import { knownFailuresOf } from './known.ts'
import { SkippedRow, tableCase, UnknownRow } from './table-case.ts'

/** What gives the same here for the key of a member; its value is what is expected. */
type Ask = (input: string) => unknown

const PARTS = 'the parts of its own parser, which no function here returns'

/** By the file: what its members are. An object has a file in sections. */
const FILES: Readonly<Record<string, Ask | string | Readonly<Record<string, Ask | string>>>> = {
  'aggressive.json': (url) => normalize(url, 'iipc-aggressive'),
  'funky_ipv4.json': ipv4,
  'idempotence.json': (url) => recomposeUri(splitUri(url)),
  'parsing.json': PARTS,
  'path_dots.json': {
    special: (path) => normalize(`http://h${path}`, ['parse-serialise'])?.slice('http://h'.length),
    // A path that does not begin with a slash comes after no host.
    nonspecial: (path) => {
      const start = path.startsWith('/') ? 's://h' : 's:'
      return normalize(start + path, ['parse-serialise'])?.slice(start.length)
    },
  },
  'semantic_precise.json': (url) => normalize(url, 'iipc-semantic-precise'),
  'ssurt.json': {
    ssurtHost: (host) => ssurtHost(host),
    reverseHost: (host) => reverseHost(host),
    ssurt,
    surt: (url) => surt(url),
    surtWithoutScheme: (url) => surt(url, { withScheme: false }),
    surtWithoutTrailingComma: (url) => surt(url, { trailingComma: false }),
  },
  'supplemental_whatwg.json': (url) => normalize(url, ['parse-serialise']),
  'surt.json': {
    'Canonicalizer.DefaultIA': (url) => iaCanonical(url),
    google: (url) => canonicalizeForSafeBrowsing(url, 'v4'),
    googleSupplementalFromSurt: (url) => canonicalizeForSafeBrowsing(url, 'v4'),
    unescapeRepeatedly: 'here a step of the canonical form',
    'Canonicalizer.IA': (url) => iaCanonical(url, { decode: false }),
    alphaRorderQuery: reorderQuery,
    massageHost,
    stripPathSessionId,
    defaultIASurt: (url) => iaSurt(url),
  },
}

/** The test data of urlcanon, which its packages for Python and for Java share. */
export const urlcanon: readonly Suite[] = [
  ...Object.entries(FILES).map(([name, ask]): Suite => {
    const file = `urlcanon/testdata/${name}`
    return {
      file,
      *cases(text) {
        // The peer takes every string as the bytes that the file has, and an escape in it as one byte.
        yield* casesOf(JSON.parse(Buffer.from(text).toString('latin1')), ask, '')
      },
      knownFailures: knownFailuresOf(file),
    }
  }),
  {
    file: 'urlcanon/testdata/urltestdata.json',
    cases: urlCases,
    knownFailures: knownFailuresOf('urlcanon/testdata/urltestdata.json'),
  },
]

function* casesOf(data: unknown, ask: (typeof FILES)[string], section: string): Iterable<Case> {
  if (typeof data !== 'object' || data === null) throw new Error('neither an object nor a list')
  // A list is of strings that stay as they are.
  const members = Array.isArray(data) ? data.map((one) => [one, one]) : Object.entries(data)
  for (const [key, value] of members) {
    if (typeof ask === 'object') {
      const inner = Object.hasOwn(ask, key) ? ask[key] : undefined
      yield* inner === undefined ? [unknownSection(key)] : casesOf(value, inner, `${key} `)
      continue
    }
    yield tableCase(section + JSON.stringify(key), () => {
      if (typeof ask === 'string') throw new SkippedRow(ask)
      const [input, expected] = [textOfBytes(key), value === null ? null : textOfBytes(value)]
      return { expected, ours: () => ask(input) }
    })
  }
}

function unknownSection(name: string): Case {
  return tableCase(name, () => {
    throw new UnknownRow('nothing is known of this section')
  })
}

function textOfBytes(value: unknown): string {
  if (typeof value !== 'string') throw new UnknownRow('a value that is not a string')
  const bytes = Buffer.from(value, 'latin1')
  if (!isUtf8(bytes)) throw new SkippedRow('its bytes are not UTF-8')
  return bytes.toString()
}

function ipv4(text: string): string | null {
  const address = parseIpv4(text)
  return address === null ? null : serializeIpv4(address)
}
