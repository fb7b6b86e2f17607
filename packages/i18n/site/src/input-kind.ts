import { hasOwn, isRecord } from '@waymark/infra/internal'
import { type ByteSource, joinBytes, latin1Of, readStart, rewound, utf16Of } from './byte-source.ts'
import { blankError } from './checked-text.ts'
import { isHeader } from './database/csv-header.ts'
import type { DatabaseForm } from './database/database-reader.ts'
import { type Peeked, peek } from './peek.ts'
import { encodingError, hasXmlName, notXmlError, templateError } from './text-check.ts'
import { EXPECTED } from './words.ts'

/**
 * The kind of an input. `utf-16` is UTF-16 that is not XML; `template` is XML that a site generator has still to make;
 * `other` is not recognised.
 */
export type InputKind =
  | DatabaseForm
  | 'xml'
  | 'feed'
  | 'text'
  | 'robots'
  | 'utf-16'
  | 'template'
  | 'other'

/** Whether an input is a database. */
export function isDatabase(kind: InputKind): kind is DatabaseForm {
  return kind === 'json' || kind === 'ndjson' || kind === 'csv' || kind === 'tsv'
}

/** Enough of the beginning to recognise `https:`. */
const TOLD_BY = 6
/** The maximum number of bytes that are kept in memory while white space is skipped. */
const MOST_SPACE = 4_194_304

/**
 * Recognises the kind of a source by its beginning. XML begins with `<`, and is a feed if its root is that of one; a list of
 * URLs begins with a URL, a database with `{` or `[`, and a table of pages with a header that has the column `url`. If the
 * first line is a whole object without `urls`, the database has an entry in each line. A name that ends in `.ndjson`,
 * `.jsonl`, `.csv` or `.tsv` decides before the first line does; `.json` and `.txt` decide for anything else. A robots.txt
 * has this name, or begins with one of its rules.
 *
 * @param format - The form of databases, if it is given.
 * @throws {FileError} If the source has only white space, is no robots.txt, and the form is not given.
 */
export async function tellKind(
  input: ByteSource,
  format?: DatabaseForm,
): Promise<{
  readonly kind: InputKind
  /** The local name of the root of XML, if it is in the beginning. */
  readonly root?: string | null
  readonly source: ByteSource
}> {
  const first = await tellByStart(input)
  const { kind } = first
  if (kind === 'utf-16') return first
  if (kind === 'xml') {
    const { root, source } = await peekRoot(first.source)
    return { kind: root !== null && FEED_ROOTS.includes(root) ? 'feed' : 'xml', root, source }
  }
  if (format !== undefined) return { kind: format, source: first.source }
  if (/(?:^|[/\\])robots\.txt$/i.test(input.name)) return { ...first, kind: 'robots' }
  if (first.isBlank) throw blankError({ name: input.name, expected: EXPECTED })
  const ending = /\.(csv|tsv|ndjson|jsonl)(?:\.(?:gz|zst))?$/i.exec(input.name)?.[1]?.toLowerCase()
  const named = ending === 'jsonl' ? 'ndjson' : (ending as DatabaseForm | undefined)
  const isJson = kind === 'json'
  // A name cannot make JSON of a table, or the reverse.
  if (named !== undefined && isJson === (named === 'ndjson')) return { ...first, kind: named }
  if (kind === 'text' || kind === 'template') return first
  const beginning = await peek(first.source)
  return { kind: kindOfLine(beginning, kind, input.name), source: beginning.source }
}

/** What the pages of a site may be in: a database, or something else that is read like one. */
export type PagesForm = DatabaseForm | 'xml' | 'feed' | 'text' | 'robots'

/** Recognises the form of a source that must have pages. */
export async function findForm(
  input: ByteSource,
  format?: DatabaseForm,
): Promise<{ readonly form: PagesForm; readonly source: ByteSource }> {
  if (format !== undefined) return { form: format, source: input }
  const { kind, source } = await tellKind(input)
  if (kind === 'utf-16') throw encodingError(source.name, 'UTF-16')
  if (kind === 'template') throw templateError(source.name)
  if (kind === 'other' && hasXmlName(source.name)) throw notXmlError(source.name)
  // The reader of JSON says what is wrong with anything else.
  return { form: kind === 'other' ? 'json' : kind, source }
}

/** Tells JSON, NDJSON and tables apart by the first line. */
function kindOfLine(beginning: Peeked, kind: InputKind, name: string): InputKind {
  const { line } = beginning
  if (kind === 'json') return isEntryLine(beginning) ? 'ndjson' : 'json'
  if (ROBOTS_LINE.test(line)) return 'robots'
  if (isHeader(line)) return line.includes('\t') ? 'tsv' : 'csv'
  if (/\.json(?:\.(?:gz|zst))?$/i.test(name)) return 'json'
  if (/\.txt(?:\.(?:gz|zst))?$/i.test(name)) return 'text'
  // Front matter, as in a template of Jekyll.
  return /^---\s*$/.test(line) ? 'template' : 'other'
}

/** The roots of RSS and Atom; the reader of feeds looks at their namespaces. */
const FEED_ROOTS: readonly string[] = ['rss', 'feed']

/** A line of a robots.txt. */
const ROBOTS_LINE = /^(?:user-agent|sitemap|allow|disallow)\s*:/i

/** The beginning of an entry that is too long to be read here. */
const ENTRY = /^\{\s*"(?:loc|url|hreflang|lastmod|lang|changefreq|priority|alternates)"/

/** Whether a line that begins with `{` or `[` is a line of NDJSON. */
function isEntryLine({ line, isWhole, rest }: Peeked): boolean {
  if (!isWhole) return ENTRY.test(line)
  try {
    const value: unknown = JSON.parse(line)
    return (
      isRecord(value) &&
      !hasOwn(value, 'urls') &&
      (hasOwn(value, 'loc') || hasOwn(value, 'url') || rest.startsWith('{'))
    )
  } catch {
    return false
  }
}

async function tellByStart(source: ByteSource): Promise<{
  readonly kind: InputKind
  /** Whether there is nothing but white space. */
  readonly isBlank: boolean
  readonly source: ByteSource
}> {
  const chunks = source.chunks()
  const seen: Uint8Array[] = []
  let length = 0
  let start: Uint8Array = new Uint8Array(0)
  let isAll = false
  while (start.length < (utf16Of(start) === null ? TOLD_BY : WIDE_START) && length <= MOST_SPACE) {
    const { value, done } = await chunks.next()
    if (done === true) {
      isAll = true
      break
    }
    seen.push(value)
    length += value.length
    start = afterSpace(joinBytes(start, value))
  }
  return {
    kind: kindOf(start),
    isBlank: isAll && start.length === 0,
    source: rewound(source, seen, chunks),
  }
}

/** Skips a byte order mark, white space, and control characters, which the reader of the kind reports. */
function afterSpace(bytes: Uint8Array): Uint8Array {
  if (utf16Of(bytes) !== null) return bytes
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  let at = isMarked ? 3 : 0
  while (at < bytes.length && bytes[at]! <= SPACE) at++
  return bytes.subarray(at)
}

const SPACE = 0x20

/** In UTF-16, how many bytes are searched for the first `<`. */
const WIDE_START = 512

function kindOf(bytes: Uint8Array): InputKind {
  const wide = utf16Of(bytes)
  if (wide !== null) {
    return beginsWithTag(bytes.subarray(0, WIDE_START), wide) ? 'xml' : 'utf-16'
  }
  const start = latin1Of(bytes.subarray(0, TOLD_BY))
  if (start.startsWith('<')) return 'xml'
  if (/^https?:/i.test(start)) return 'text'
  // `{% if … %}`, `{{ printf … }}` or `{{- … }}`. No JSON begins so.
  if (/^\{(?:%|\{[-\s])/.test(start)) return 'template'
  return /^[[{]/.test(start) ? 'json' : 'other'
}

/** Whether the first character of UTF-16, after a byte order mark and white space, is `<`. */
function beginsWithTag(bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): boolean {
  const high = encoding === 'utf-16le' ? 1 : 0
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    const unit = (bytes[at + high]! << 8) | bytes[at + 1 - high]!
    if (unit !== BYTE_ORDER_MARK && unit > SPACE) return unit === LESS
  }
  return false
}

const BYTE_ORDER_MARK = 0xfeff
const LESS = 0x3c

/** What may come before the root. A comment that is not closed yet hides the rest. */
const BEFORE_ROOT = /<\?.*?(?:\?>|$)|<!--.*?(?:-->|$)|<![^>]*(?:>|$)/gs

/** A start tag, whose name has ended. */
const START_TAG = /<(?:[\w.-]+:)?([\w.-]+)[\s/>]/

/** Reads the beginning of an XML file, and returns the local name of its root; `null` if it is not found there. */
async function peekRoot(
  input: ByteSource,
): Promise<{ readonly root: string | null; readonly source: ByteSource }> {
  const { told: root, source } = await readStart(input, (head) => {
    // In UTF-16, ASCII has zeros between its bytes.
    const text = latin1Of(head).replaceAll('\0', '')
    return START_TAG.exec(text.replace(BEFORE_ROOT, ''))?.[1] ?? null
  })
  return { root, source }
}
