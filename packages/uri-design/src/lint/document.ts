import { quote } from '@waymark/infra'
import { suggest } from '@waymark/infra/options'
import { TEMPLATE_CODES } from '@waymark/uri-template'
import { RESOURCE_TEXTS } from '../resource-problem.ts'
import { DocumentError } from './document-error.ts'
import { type DocumentProblem, documentProblem } from './document-problem.ts'
import { findJsonParts, type JsonPart, type JsonPath } from './json-members.ts'
import { type Finding, type LintConfig, type LintItem, lintSet, ruleNames } from './lint.ts'

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
  /** What is wrong with the document itself: entries without a URI, ignore comments without effect. */
  readonly problems: readonly DocumentProblem[]
}

interface PlacedItem extends DocumentItem {
  /** The place in the document of an offset in the URI. */
  place(offset: number): number
}

interface ReadDocument {
  readonly items: readonly PlacedItem[]
  readonly problems: readonly DocumentProblem[]
}

/**
 * Lints a document with URIs: the JSON that a server gives for `resources/list` or `resources/templates/list`, alone,
 * in its JSON-RPC answer or in a list; a JSON array of URIs; or text with one URI or template on each line.
 *
 * In text, `#` begins a comment line. `# waymark-ignore-next-line rule` and, after a URI and a space,
 * `# waymark-ignore rule` suppress findings, and `# waymark-ignore-file rule` does so for all lines; without a rule, all
 * findings are suppressed. Words after `--` are a reason. In JSON, `"_meta": { "waymark/ignore": ["rule"] }` next to the
 * URI does the same.
 *
 * @throws {@link DocumentError}
 */
export function lintDocument(content: string, config: LintConfig = {}): LintedDocument {
  // Editors on Windows begin files with a byte order mark; JSON.parse takes it for an error.
  const text = content.replace(/^\ufeff/, '')
  const before = content.length - text.length
  const { items, problems } = /^\s*[[{]/.test(text) ? readJson(text) : readLines(text)
  const findings = lintSet(items, config).map((finding) => {
    const item = items[finding.index]!
    return {
      ...finding,
      ...(item.pointer === null ? {} : { pointer: item.pointer }),
      documentStart: before + item.place(finding.start),
      documentEnd: before + item.place(finding.end),
    }
  })
  return {
    items: items.map(({ place: _, ...item }) => item),
    findings,
    problems: problems.map((problem) => {
      const { documentStart: start, documentEnd: end } = problem
      return { ...problem, documentStart: before + start, documentEnd: before + end }
    }),
  }
}

function kindOf(text: string): DocumentItem['kind'] {
  return /\{[^{}]*\}/.test(text) ? 'template' : 'uri'
}

const DIRECTIVE = /^#\s*waymark-ignore-(file|next-line)(?![\w-])(.*)$/
const TRAILING = /\s#\s*waymark-ignore(?![\w-])(.*)$/
/** A comment that was meant as one of these. */
const LIKE_DIRECTIVE = /^#\s*(waymark-?ignore[\w-]*)/i
const DIRECTIVES: readonly string[] = ['waymark-ignore-next-line', 'waymark-ignore-file']

function readLines(content: string): ReadDocument {
  const items: (Omit<PlacedItem, 'ignore'> & { ignore: string[] })[] = []
  const problems: DocumentProblem[] = []
  const everywhere: string[] = []
  let next: readonly string[] = []
  let start = 0
  for (const line of content.split('\n')) {
    const written = line.endsWith('\r') ? line.slice(0, -1) : line
    const from = start + (/^\s*/.exec(written)?.[0].length ?? 0)
    const trimmed = written.trim()
    start += line.length + 1
    if (trimmed === '') continue
    /** The names at the end of the line. */
    const namesOf = (words: string): readonly string[] => {
      return readNames(words, from + trimmed.length - words.length, problems)
    }
    if (trimmed.startsWith('#')) {
      const directive = DIRECTIVE.exec(trimmed)
      if (directive?.[1] === 'file') everywhere.push(...namesOf(directive[2]!))
      if (directive?.[1] === 'next-line') next = namesOf(directive[2]!)
      const meant = directive === null ? LIKE_DIRECTIVE.exec(trimmed)?.[1] : undefined
      if (meant !== undefined) problems.push(misspelt(meant, from + trimmed.indexOf(meant)))
      continue
    }
    const hash = trimmed.lastIndexOf('#')
    const trailing = hash <= 0 ? null : TRAILING.exec(trimmed.slice(hash - 1))
    const text = trailing === null ? trimmed : trimmed.slice(0, hash - 1).trimEnd()
    const ignore = [...next, ...(trailing === null ? [] : namesOf(trailing[1]!))]
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
  return { items, problems }
}

/** A line of its own that looks like an ignore comment. */
function misspelt(word: string, start: number): DocumentProblem {
  const near = word === 'waymark-ignore' ? DIRECTIVES[0] : suggest(word, DIRECTIVES)
  const remedy = `Write ${near ?? DIRECTIVES.join(' or ')}.`
  const message = `A line of its own cannot begin with "${word}".`
  return documentProblem('ignore-not-understood', message, {
    start,
    end: start + word.length,
    remedy,
  })
}

/** The names of an ignore comment; without a name it ignores everything. What follows `--` is a reason. */
function readNames(text: string, start: number, problems: DocumentProblem[]): readonly string[] {
  const words = [...text.matchAll(/[^\s,]+/g)]
  const reason = words.findIndex(([word]) => word.startsWith('--'))
  const names = reason === -1 ? words : words.slice(0, reason)
  for (const { 0: name, index } of names) {
    const place = { start: start + index, end: start + index + name.length }
    const problem = unknownName(name, place)
    if (problem !== null) problems.push(problem)
  }
  return names.length === 0 ? ['*'] : names.map(([name]) => name)
}

let known: ReadonlySet<string> | null = null

/** What an ignore comment can name. */
function knownNames(): ReadonlySet<string> {
  known ??= new Set([...ruleNames, ...Object.keys(RESOURCE_TEXTS), ...TEMPLATE_CODES, '*'])
  return known
}

function unknownName(
  name: string,
  place: { readonly start: number; readonly end: number; readonly pointer?: string },
): DocumentProblem | null {
  if (knownNames().has(name)) return null
  const near = suggest(name, [...knownNames()])
  const message = `There is no rule, group or cause ${quote(name, 60)}.`
  const remedy = near === null ? {} : { remedy: `Did you mean ${near}?` }
  return documentProblem('ignore-not-understood', message, { ...place, ...remedy })
}

function readJson(content: string): ReadDocument {
  try {
    JSON.parse(content)
  } catch (error) {
    throw new DocumentError(error instanceof Error ? error.message : String(error))
  }
  const strings: JsonString[] = []
  const ignored = new Map<string, string[]>()
  const problems: DocumentProblem[] = []
  for (const part of findJsonParts(content)) {
    if (part.part === 'string' && jsonKind(part) !== null) strings.push(part)
    else if (part.part === 'string' && part.path.at(-2) === IGNORE) {
      const { path, value, start, end } = part
      const place = { start, end, pointer: pointerTo(path) }
      const problem = path.at(-3) === '_meta' ? unknownName(value, place) : null
      if (problem !== null) problems.push(problem)
      const owner = JSON.stringify(path.slice(0, -3))
      const names = ignored.get(owner)
      if (path.at(-3) !== '_meta') continue
      if (names === undefined) ignored.set(owner, [value])
      else names.push(value)
    } else {
      const problem = partProblem(part)
      if (problem !== null) problems.push(problem)
    }
  }
  const items = strings.map((string) => {
    const { value, path, place } = string
    const ignore = ignored.get(JSON.stringify(path.slice(0, -1))) ?? []
    // Only strings with a kind are kept.
    return { text: value, kind: jsonKind(string)!, pointer: pointerTo(path), ignore, place }
  })
  return { items, problems }
}

type JsonString = Extract<JsonPart, { part: 'string' }>

const IGNORE = 'waymark/ignore'

/** What is wrong with a part that is not a URI or a name to ignore; `null` if nothing is. */
function partProblem(part: JsonPart): DocumentProblem | null {
  const { path, start, end } = part
  const place = { start, end, pointer: pointerTo(path) }
  const name = path.at(-1)
  switch (part.part) {
    case 'repeated':
      return documentProblem(
        'resource-member-repeated',
        `The object has the member ${JSON.stringify(part.name)} twice, and readers differ in which one they take.`,
        place,
      )
    case 'entry': {
      const wanted = path.at(-2) === 'resources' ? 'uri' : 'uriTemplate'
      if (part.names.has(wanted)) return null
      return documentProblem('resource-uri-missing', `The entry has no member "${wanted}".`, {
        ...place,
        remedy: `Add the member "${wanted}", a string.`,
      })
    }
    case 'string':
    case 'other': {
      const type = part.part === 'string' ? 'a string' : part.type
      if (name === IGNORE) {
        if (type === 'an array' || path.at(-2) !== '_meta') return null
        const message = `"${IGNORE}" is ${type}, not an array of names.`
        const remedy = 'Write the names of rules in square brackets.'
        return documentProblem('ignore-not-understood', message, { ...place, remedy })
      }
      if (path.at(-2) === IGNORE) {
        const message = `A name to ignore is ${type}, not a string.`
        return documentProblem('ignore-not-understood', message, place)
      }
      if (name === 'resources' || name === 'resourceTemplates') {
        if (type === 'an array') return null
        return documentProblem('resource-list-not-array', `"${name}" is ${type}.`, place)
      }
      if (typeof name === 'number') {
        if (type === 'an object' || (type === 'an array' && path.length === 1)) return null
        const [what, remedy] =
          path.length === 1
            ? ['An element of the list', 'Write a URI in quotes, or an object with a "uri".']
            : ['The entry', 'Write an object with a "uri".']
        return documentProblem('resource-uri-missing', `${what} is ${type}, not a resource.`, {
          ...place,
          remedy,
        })
      }
      return documentProblem('resource-uri-not-string', `"${name}" is ${type}.`, place)
    }
  }
}

function jsonKind({ path, value }: JsonString): DocumentItem['kind'] | null {
  const name = path.at(-1)
  if (name === 'uri') return 'uri'
  if (name === 'uriTemplate') return 'template'
  return path.length === 1 && typeof name === 'number' ? kindOf(value) : null
}

/** https://www.rfc-editor.org/rfc/rfc6901#section-3 */
function pointerTo(path: JsonPath): string {
  return path
    .map((token) => `/${String(token).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('')
}
