import { asciiLowercase } from '@waymark/infra'
import { sentence } from '@waymark/infra/internal'
import { CLOUDFLARE_LINE, cloudflarePattern } from './cloudflare-redirect.ts'
import { fillNames, hasHost } from './destination.ts'
import { type FileLine, fileLines } from './file-lines.ts'
import { type FileNotes, isHeeded, type RulePlace } from './hosting-rule.ts'
import { netlifyPath } from './netlify-redirect.ts'
import { ofHost, tooLong, tooMany, unreadPattern } from './reasons.ts'
import { comparablePath, escapeRegexp, type RulePattern, regexpPattern } from './rule-pattern.ts'
import type { HeaderRule } from './rule-table.ts'

/** Cloudflare reads no more. */
const MOST_RULES = 100

/** A path, and the lines of headers after it. */
interface HeaderBlock {
  readonly path: FileLine
  readonly lines: readonly HeaderLine[]
}

interface HeaderLine {
  readonly place: RulePlace
  /** In lower case. */
  readonly name: string
  /** `null` for a name after `!`, which removes the header. */
  readonly value: string | null
}

/**
 * Reads a `_headers` as Netlify does. Of two rules for one header the later counts.
 *
 * @see https://docs.netlify.com/manage/routing/headers/
 */
export function netlifyHeaders(text: string, notes: FileNotes): readonly HeaderRule[] {
  return readBlocks(text, Number.POSITIVE_INFINITY, notes).flatMap(({ path, lines }) => {
    const values = lines.flatMap(({ place, name, value }) => {
      if (value !== null) return { place, name, value }
      return (
        notes.problem(
          place,
          sentence('Netlify does not know `!`, and keeps the header.', {
            detail: 'exclamation-mark',
          }),
        ) ?? []
      )
    })
    return netlifyHeaderRules(path.text, values, path, notes)
  })
}

/** The rules of Netlify for the headers of one path. Several with one name are all sent. */
export function netlifyHeaderRules(
  path: string,
  headers: readonly { readonly place: RulePlace; readonly name: string; readonly value: string }[],
  place: RulePlace,
  notes: FileNotes,
): readonly HeaderRule[] {
  const pattern = netlifyHeaderPattern(path)
  const names = new Set<string>()
  if (pattern === null) {
    if (headers.some(({ name }) => isHeeded(name))) notes.doubt(place, unreadPattern(path))
    return []
  }
  return headers.map(({ place, name, value }): HeaderRule => {
    const mode = names.has(name) ? 'add' : 'replace'
    names.add(name)
    return { ...notes.at(place), pattern, name, mode, value: () => value }
  })
}

/** Letters may be in either case; a segment `:name` takes any segment, and `*` takes anything. */
function netlifyHeaderPattern(path: string): RulePattern | null {
  const source = netlifyPath(path)
    .split('/')
    .slice(1)
    .map((segment) => {
      if (segment.startsWith(':')) return '/[^/]+'
      return segment === '*' ? '(?:/.*)?' : `/${segment.split('*').map(escapeRegexp).join('.*')}`
    })
  return regexpPattern(`^${source.join('')}$`, true)
}

/**
 * Reads a `_headers` as Cloudflare does. Values of two rules for one header are joined.
 *
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function cloudflareHeaders(text: string, notes: FileNotes): readonly HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const [number, { path, lines }] of readBlocks(text, CLOUDFLARE_LINE, notes).entries()) {
    if (number === MOST_RULES) {
      notes.problem(path, tooMany(MOST_RULES))
      break
    }
    const matters = lines.some(({ name }) => isHeeded(name))
    if (hasHost(path.text)) {
      if (matters) notes.doubt(path, ofHost(path.text))
      continue
    }
    const pattern = cloudflarePattern(comparablePath(path.text))
    if (pattern === null) {
      if (matters) notes.doubt(path, unreadPattern(path.text))
      continue
    }
    // A rule removes first, wherever its `!` is.
    const inOrder = [...lines].sort((a, b) => Number(b.value === null) - Number(a.value === null))
    for (const { place, name, value } of inOrder) {
      rules.push({
        ...notes.at(place),
        pattern,
        name,
        mode: value === null ? 'remove' : 'add',
        value: (groups) => fillNames(value ?? '', pattern, groups),
      })
    }
  }
  return rules
}

function readBlocks(text: string, longest: number, notes: FileNotes): readonly HeaderBlock[] {
  const blocks: { path: FileLine; lines: HeaderLine[] }[] = []
  for (const line of fileLines(text)) {
    if (line.text.length > longest) notes.problem(line, tooLong(longest))
    else if (line.text.startsWith('/') || hasHost(line.text)) blocks.push({ path: line, lines: [] })
    else {
      const header = readHeaderLine(line)
      const block = blocks.at(-1)
      if (header === null) {
        notes.problem(
          line,
          sentence('The line is neither a path nor a header with a value.', {
            detail: 'not-a-header',
          }),
        )
      } else if (block === undefined) {
        notes.problem(
          line,
          sentence('The header comes before the first path.', { detail: 'no-path' }),
        )
      } else block.lines.push(header)
    }
  }
  return blocks
}

function readHeaderLine({ text, line, column }: FileLine): HeaderLine | null {
  const place = { line, column }
  if (/^!\s/.test(text)) return { place, name: asciiLowercase(text.slice(1).trim()), value: null }
  const colon = text.indexOf(':')
  const name = asciiLowercase(text.slice(0, Math.max(0, colon)).trim())
  const value = text.slice(colon + 1).trim()
  return name === '' || value === '' || /\s/.test(name) ? null : { place, name, value }
}

/** Whether a `_headers` has what only Cloudflare knows: `!`, or a rule for a host. */
export function isOfCloudflare(text: string): boolean {
  for (const { text: line } of fileLines(text)) if (/^!\s/.test(line) || hasHost(line)) return true
  return false
}
