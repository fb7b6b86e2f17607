import { type Host, serializeHost } from '@waymark/host'
import { utf8Decode } from '@waymark/infra'
import { percentDecodeString } from '@waymark/percent-encoding'
import {
  defaultPort,
  isSpecial,
  type Origin,
  serializeOrigin,
  serializePath,
  type UrlRecord,
} from '@waymark/url-parser'
import { parseUrlencoded } from '@waymark/urlencoded'
import { type Clip, clip } from './clip.ts'
import type { Location, Role } from './location.ts'
import { readWords } from './words/read.ts'

/** Where a part's value comes from. */
export type Source = 'input' | 'base' | 'default' | 'none'

/** One line of the table of parts. */
export interface Row {
  readonly part: Role | 'origin'
  readonly label: string
  readonly source: Source
  /** As the parser keeps it; `null` when the URL has no such part. */
  readonly value: Clip | null
  /** What kind of thing it is, in a word or two. */
  readonly kind: string | null
  /** What else is worth knowing, in sentences. */
  /** Sentences about the part. */
  readonly notes: readonly Clip[]
  /** The pieces of a path or a query. */
  readonly items: readonly Item[]
  /** How many pieces there are beyond those listed. */
  readonly moreItems: number
}

/** A path segment (no name) or a query parameter, decoded for reading. */
export interface Item {
  readonly name: Clip | null
  readonly value: Clip
}

export const MOST_ITEMS = 100
/** There may be a hundred of them. */
const LONGEST_ITEM = 500

/** What the rows of a URL are made of besides its record. */
export interface RowContext {
  readonly input: string
  readonly location: Location
  readonly origin: Origin
  /** Says how a domain may be shown to people, and what in it could deceive them. */
  readonly domainNotes: (domain: string) => readonly string[]
}

/** Lays a parsed URL out as the table's rows, in the order in which URLs are written. */
export function partRows(url: UrlRecord, context: RowContext): Row[] {
  const { input, location, origin } = context
  const written = (role: Role): string | null => {
    const span = location.spans.find((each) => each.role === role)
    return span === undefined ? null : input.slice(span.start, span.end)
  }
  const from = (role: Role): Source => (written(role) === null ? 'base' : 'input')
  return [
    schemeRow(url, written('scheme')),
    userRow('username', url.username, from('username')),
    userRow('password', url.password, from('password')),
    hostRow(url, written('host'), context),
    portRow(url, written('port')),
    pathRow(url, written('path'), location.fromBase),
    queryRow(url, from('query')),
    fragmentRow(url),
    originRow(origin),
  ]
}

/** The parts of input that does not parse. */
export function tentativeRows(location: Location, input: string): Row[] {
  return location.spans.map(({ role, start, end }) =>
    row(role, { source: 'input', value: input.slice(start, end) }),
  )
}

interface RowTexts extends Partial<Omit<Row, 'value' | 'notes'>> {
  readonly value?: string | null
  readonly notes?: readonly string[]
}

function row(part: Row['part'], { value = null, notes = [], ...rest }: RowTexts): Row {
  return {
    part,
    label: readWords().parts[part],
    source: 'none',
    value: value === null ? null : clip(value),
    kind: null,
    notes: notes.map((note) => clip(note)),
    items: [],
    moreItems: 0,
    ...rest,
  }
}

function schemeRow(url: UrlRecord, written: string | null): Row {
  const words = readWords()
  return row('scheme', {
    source: written === null ? 'base' : 'input',
    value: url.scheme,
    kind: isSpecial(url) ? words.special : words.notSpecial,
    notes: [...writtenNote(written, url.scheme), ...(isSpecial(url) ? [] : [words.notSpecialNote])],
  })
}

function userRow(part: 'username' | 'password', value: string, source: Source): Row {
  if (value === '') return row(part, {})
  const decoded = decode(value)
  return row(part, {
    source,
    value,
    notes: decoded === value ? [] : [readWords().decoded + decoded],
  })
}

function hostRow(url: UrlRecord, written: string | null, context: RowContext): Row {
  const { host } = url
  if (host === null) return row('host', { notes: [readWords().noHost] })
  const value = serializeHost(host)
  return row('host', {
    source: written === null ? (host.kind === 'empty' ? 'none' : 'base') : 'input',
    value,
    kind: readWords().hostKinds[host.kind],
    notes: [...hostNotes(host, written, context), ...writtenNote(written, value)],
  })
}

function hostNotes(host: Host, written: string | null, context: RowContext): readonly string[] {
  const words = readWords()
  switch (host.kind) {
    case 'domain':
      return context.domainNotes(host.name)
    case 'ipv4':
      return [words.oneNumber(host.address)]
    case 'ipv6':
      return [words.eightPieces(host.pieces.map((piece) => piece.toString(16)).join(' '))]
    case 'opaque':
      return []
    case 'empty':
      // Only `localhost` is left out, in any spelling.
      return [written ? words.localhostIsNone : words.emptyHost]
  }
}

function writtenNote(written: string | null, value: string): string[] {
  return written === null || written === value ? [] : [readWords().written + written]
}

function portRow(url: UrlRecord, written: string | null): Row {
  const words = readWords()
  const standard = defaultPort(url.scheme)
  if (url.port !== null) {
    const notes = [
      ...(standard === null ? [] : [words.defaultPort(url.scheme, standard)]),
      ...writtenNote(written, String(url.port)),
    ]
    return row('port', {
      source: written === null ? 'base' : 'input',
      value: String(url.port),
      notes,
    })
  }
  if (standard === null) return row('port', {})
  return row('port', {
    source: 'default',
    value: String(standard),
    notes: written === null ? [] : [words.defaultPortRemoved(written)],
  })
}

function pathRow(url: UrlRecord, written: string | null, fromBase: Location['fromBase']): Row {
  const words = readWords()
  const value = serializePath(url)
  const isOfBase = fromBase === 'path' || fromBase === 'query'
  const source = written !== null ? 'input' : isOfBase ? 'base' : 'default'
  if (url.path.kind === 'opaque') {
    return row('path', {
      source: written === null && value === '' ? 'none' : source,
      value,
      kind: words.opaque,
      notes: [words.opaquePath],
    })
  }
  const { segments } = url.path
  return row('path', {
    source: value === '' ? 'none' : source,
    value: value === '' ? null : value,
    kind: words.segmentCount(segments.length),
    notes: writtenNote(written, value),
    items: segments.slice(0, MOST_ITEMS).map((segment) => item(null, decode(segment))),
    moreItems: Math.max(0, segments.length - MOST_ITEMS),
  })
}

function queryRow(url: UrlRecord, source: Source): Row {
  const { query } = url
  if (query === null) return row('query', {})
  if (query === '') {
    return row('query', {
      source: 'input',
      value: '',
      notes: [readWords().bareQuery],
    })
  }
  const all = parseUrlencoded(query)
  return row('query', {
    source,
    value: query,
    kind: readWords().parameterCount(all.length),
    items: all.slice(0, MOST_ITEMS).map(([name, value]) => item(name, value)),
    moreItems: Math.max(0, all.length - MOST_ITEMS),
  })
}

function fragmentRow(url: UrlRecord): Row {
  const { fragment } = url
  if (fragment === null) return row('fragment', {})
  const decoded = decode(fragment)
  return row('fragment', {
    source: 'input',
    value: fragment,
    notes: [
      ...(fragment === '' ? [readWords().bareFragment] : []),
      ...(decoded === fragment ? [] : [readWords().decoded + decoded]),
    ],
  })
}

function originRow(origin: Origin): Row {
  const value = serializeOrigin(origin)
  return row('origin', {
    source: 'input',
    value,
    kind: value === 'null' ? readWords().opaque : null,
    notes: value === 'null' ? [readWords().opaqueOrigin] : [],
  })
}

function item(name: string | null, value: string): Item {
  return {
    name: name === null ? null : clip(name, LONGEST_ITEM),
    value: clip(value, LONGEST_ITEM),
  }
}

/** Decodes for reading. If the bytes are not UTF-8, the string is not changed. */
function decode(text: string): string {
  if (!text.includes('%')) return text
  const decoded = utf8Decode(percentDecodeString(text))
  return decoded.includes('\ufffd') ? text : decoded
}
