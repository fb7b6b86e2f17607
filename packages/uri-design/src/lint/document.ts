import { findJsonStrings, type JsonString } from './json-strings.ts'
import { type Finding, type LintConfig, type LintItem, lintSet } from './lint.ts'

/** A URI in a document. */
export interface DocumentItem extends LintItem {
  readonly kind: 'uri' | 'template'
  /** JSON Pointer to it; `null` in a list of lines. */
  readonly pointer: string | null
}

/** A finding with its place in the document. */
export interface DocumentFinding extends Finding {
  /** UTF-16 offsets in the document. */
  readonly documentStart: number
  readonly documentEnd: number
}

/** The URIs of a document, and what was found in them. */
export interface LintedDocument {
  readonly items: readonly DocumentItem[]
  readonly findings: readonly DocumentFinding[]
}

/** Thrown for a document that begins like JSON but is not valid JSON. */
export class DocumentError extends SyntaxError {
  constructor(message: string) {
    super(message)
    this.name = 'DocumentError'
  }
}

interface PlacedItem extends DocumentItem {
  /** The place in the document of an offset in the URI. */
  place(offset: number): number
}

/**
 * Lints a document with URIs: the JSON that a server gives for `resources/list` or `resources/templates/list`, alone,
 * in its JSON-RPC answer or in a list; a JSON array of URIs; or text with one URI or template on each line.
 *
 * In text, `#` begins a comment line. `# waymark-ignore-next-line rule` and, after a URI and a space,
 * `# waymark-ignore rule` suppress findings, and `# waymark-ignore-file rule` does so for all lines; without a rule, all
 * findings are suppressed. In JSON, `"_meta": { "waymark/ignore": ["rule"] }` next to the URI does the same.
 *
 * @throws {@link DocumentError}
 */
export function lintDocument(content: string, config: LintConfig = {}): LintedDocument {
  // Editors on Windows begin files with a byte order mark; JSON.parse takes it for an error.
  const text = content.replace(/^\ufeff/, '')
  const before = content.length - text.length
  const items = /^\s*[[{]/.test(text) ? readJson(text) : readLines(text)
  const findings = lintSet(items, config).map((finding) => {
    const item = items[finding.index]!
    return {
      ...finding,
      ...(item.pointer === null ? {} : { pointer: item.pointer }),
      documentStart: before + item.place(finding.start),
      documentEnd: before + item.place(finding.end),
    }
  })
  return { items: items.map(({ place: _, ...item }) => item), findings }
}

function kindOf(text: string): DocumentItem['kind'] {
  return /\{[^{}]*\}/.test(text) ? 'template' : 'uri'
}

const DIRECTIVE = /^#\s*waymark-ignore-(file|next-line)\b(.*)$/
const TRAILING = /\s#\s*waymark-ignore(?![\w-])(.*)$/

function readLines(content: string): readonly PlacedItem[] {
  const items: (Omit<PlacedItem, 'ignore'> & { ignore: string[] })[] = []
  const everywhere: string[] = []
  let next: readonly string[] = []
  let start = 0
  for (const line of content.split('\n')) {
    const written = line.endsWith('\r') ? line.slice(0, -1) : line
    const from = start + (/^\s*/.exec(written)?.[0].length ?? 0)
    const trimmed = written.trim()
    start += line.length + 1
    if (trimmed === '') continue
    if (trimmed.startsWith('#')) {
      const directive = DIRECTIVE.exec(trimmed)
      if (directive?.[1] === 'file') everywhere.push(...rulesOf(directive[2]))
      if (directive?.[1] === 'next-line') next = rulesOf(directive[2])
      continue
    }
    const hash = trimmed.lastIndexOf('#')
    const trailing = hash <= 0 ? null : TRAILING.exec(trimmed.slice(hash - 1))
    const text = trailing === null ? trimmed : trimmed.slice(0, hash - 1).trimEnd()
    const ignore = [...next, ...(trailing === null ? [] : rulesOf(trailing[1]))]
    items.push({
      text,
      kind: kindOf(text),
      pointer: null,
      ignore,
      place: (offset) => from + offset,
    })
    next = []
  }
  for (const item of items) item.ignore.push(...everywhere)
  return items
}

function rulesOf(text: string | undefined): readonly string[] {
  const names = (text ?? '').split(/[\s,]+/).filter((name) => /^[\w*-]+$/.test(name))
  return names.length === 0 ? ['*'] : names
}

function readJson(content: string): readonly PlacedItem[] {
  try {
    JSON.parse(content)
  } catch (error) {
    throw new DocumentError(error instanceof Error ? error.message : String(error))
  }
  const strings = [...findJsonStrings(content)]
  const ignored = new Map<string, string[]>()
  for (const { path, value } of strings) {
    const at = path.length - 3
    if (path[at] !== '_meta' || path[at + 1] !== 'waymark/ignore') continue
    const owner = JSON.stringify(path.slice(0, at))
    ignored.set(owner, [...(ignored.get(owner) ?? []), value])
  }
  return strings.flatMap((string) => {
    const kind = jsonKind(string)
    if (kind === null) return []
    const ignore = ignored.get(JSON.stringify(string.path.slice(0, -1))) ?? []
    const { value, path, place } = string
    return [{ text: value, kind, pointer: pointerTo(path), ignore, place }]
  })
}

function jsonKind({ path, value }: JsonString): DocumentItem['kind'] | null {
  const name = path.at(-1)
  if (name === 'uri') return 'uri'
  if (name === 'uriTemplate') return 'template'
  return path.length === 1 && typeof name === 'number' ? kindOf(value) : null
}

/** https://www.rfc-editor.org/rfc/rfc6901#section-3 */
function pointerTo(path: readonly (string | number)[]): string {
  return path
    .map((token) => `/${String(token).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('')
}
