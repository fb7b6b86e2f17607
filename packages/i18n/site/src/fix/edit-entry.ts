import type { Edit } from '@waymark/infra/problem'
import type { AddedLink, EntryEdits } from './database-edits.ts'
import {
  elementsOf,
  type JsonMember,
  type JsonParts,
  type JsonRange,
  memberOf,
  membersOf,
  skipSpace,
} from './json-ranges.ts'

/** A part of a text that is replaced. */
interface Splice extends JsonRange {
  readonly text: string
}

/** A changed entry. */
export interface EditedEntry {
  readonly text: string
  /** The changes as operations that are applied one after the other; paths are in the entry. */
  readonly operations: readonly Edit[]
}

/**
 * Changes the JSON of one entry. All characters that need not change stay, and what is added is formatted like what is there.
 *
 * @param text - A JSON object; white space around it stays.
 */
export function editEntry(text: string, edits: EntryEdits): EditedEntry {
  const entry = membersOf(text, skipSpace(text, 0))
  const splices: Splice[] = []
  const operations: Edit[] = []
  const find = (name: string) => memberOf(entry.parts, name)
  const alternates = find('alternates')
  const list =
    alternates === undefined || text[alternates.start] !== '['
      ? null
      : elementsOf(text, alternates.start)
  for (const [path, value] of edits.values) {
    const range = findValue(text, path, find, list)
    if (range === null || isInRemovedLink(path, edits)) continue
    splices.push({ ...range, text: JSON.stringify(value) })
    operations.push({ op: 'replace', path, value })
  }
  if (list !== null) removeLinks(text, list, edits.removedLinks, splices, operations)
  const { addedLang, addedLinks } = edits
  if (addedLang !== null) {
    const value = JSON.stringify(addedLang)
    // A `lang` that is not a string is replaced.
    const wrong = find('lang')
    splices.push(
      wrong === undefined
        ? addMember(text, entry, find('lastmod') ?? find('loc'), 'lang', value)
        : { start: wrong.start, end: wrong.end, text: value },
    )
    operations.push({ op: 'add', path: '/lang', value: addedLang })
  }
  if (addedLinks.length > 0) {
    if (list !== null) {
      splices.push(addLinks(text, list, entry, { links: addedLinks, removed: edits.removedLinks }))
      for (const value of addedLinks) operations.push({ op: 'add', path: '/alternates/-', value })
    } else if (alternates === undefined) {
      const added = newList(text, entry, addedLinks)
      splices.push(addMember(text, entry, entry.parts.at(-1), 'alternates', added))
      operations.push({ op: 'add', path: '/alternates', value: addedLinks })
    }
  }
  return { text: applySplices(text, splices), operations }
}

/** Returns the range of a value; `null` if the entry does not have it. */
function findValue(
  text: string,
  path: string,
  find: (name: string) => JsonMember | undefined,
  list: JsonParts<JsonRange> | null,
): JsonRange | null {
  const [, link, member] = /^\/alternates\/(\d+)\/(lang|loc)$/.exec(path) ?? []
  if (link === undefined || member === undefined) return find(path.slice(1)) ?? null
  const element = list?.parts[Number(link)]
  if (element === undefined) return null
  return memberOf(membersOf(text, element.start).parts, member) ?? null
}

function isInRemovedLink(path: string, { removedLinks }: EntryEdits): boolean {
  const link = /^\/alternates\/(\d+)\//.exec(path)?.[1]
  return link !== undefined && removedLinks.has(Number(link))
}

function removeLinks(
  text: string,
  { parts, close }: JsonParts<JsonRange>,
  removed: ReadonlySet<number>,
  splices: Splice[],
  operations: Edit[],
): void {
  const indexes = [...removed].filter((index) => index < parts.length).sort((a, b) => b - a)
  for (const index of indexes) operations.push({ op: 'remove', path: `/alternates/${index}` })
  if (indexes.length === parts.length) {
    const open = text.lastIndexOf('[', parts[0]?.start ?? close)
    if (parts.length > 0) splices.push({ start: open + 1, end: close, text: '' })
    return
  }
  const firstKept = parts.findIndex((_, index) => !removed.has(index))
  for (const index of indexes) {
    const { start, end } = parts[index]!
    // With the comma before it, or after it if nothing is kept before it.
    const range =
      index > firstKept
        ? { start: parts[index - 1]!.end, end }
        : { start, end: parts[index + 1]!.start }
    splices.push({ ...range, text: '' })
  }
}

/** Adds a member after another one, or as the only one. */
function addMember(
  text: string,
  { parts, close }: JsonParts<JsonMember>,
  after: JsonMember | undefined,
  name: string,
  value: string,
): Splice {
  const [first] = parts
  if (first === undefined || after === undefined) {
    return { start: close, end: close, text: `"${name}":${value}` }
  }
  const colon = text.slice(first.nameEnd, first.start)
  const space = spaceBefore(text, first.nameStart)
  return { start: after.end, end: after.end, text: `,${space}"${name}"${colon}${value}` }
}

function addLinks(
  text: string,
  { parts, close }: JsonParts<JsonRange>,
  entry: JsonParts<JsonMember>,
  {
    links,
    removed,
  }: { readonly links: readonly AddedLink[]; readonly removed: ReadonlySet<number> },
): Splice {
  const last = parts.at(-1)
  if (last === undefined || removed.size >= parts.length) {
    const added = newList(text, entry, links)
    return { start: close, end: close, text: added.slice(1, -1) }
  }
  const before = parts.length > 1 ? last.start : parts[0]!.start
  const space = spaceBefore(text, before)
  const model = membersOf(text, last.start)
  const added = links.map((link) => `,${space}${linkLike(text, last.start, model, link)}`)
  return { start: last.end, end: last.end, text: added.join('') }
}

/** Writes a link with the white space of another one. */
function linkLike(
  text: string,
  open: number,
  { parts, close }: JsonParts<JsonMember>,
  { lang, loc }: AddedLink,
): string {
  const [first, second] = parts
  if (first === undefined) return JSON.stringify({ lang, loc })
  const colon = text.slice(first.nameEnd, first.start)
  const begin = text.slice(open + 1, first.nameStart)
  const between = second === undefined ? begin : spaceBefore(text, second.nameStart)
  const end = spaceBefore(text, close)
  const shown = [`"lang"${colon}${JSON.stringify(lang)}`, `"loc"${colon}${JSON.stringify(loc)}`]
  return `{${begin}${shown.join(`,${between}`)}${end}}`
}

/** Writes a list of links, indented like the members of the entry. */
function newList(
  text: string,
  { parts, close }: JsonParts<JsonMember>,
  links: readonly AddedLink[],
): string {
  const [first] = parts
  const inner = first === undefined ? '' : spaceBefore(text, first.nameStart)
  const outer = spaceBefore(text, close)
  const colon = first === undefined ? ':' : text.slice(first.nameEnd, first.start)
  if (!inner.includes('\n') || !inner.startsWith(outer)) {
    const shown = links.map(({ lang, loc }) => {
      return `{"lang"${colon}${JSON.stringify(lang)},${inner}"loc"${colon}${JSON.stringify(loc)}}`
    })
    return `[${shown.join(`,${inner}`)}]`
  }
  const unit = inner.slice(outer.length)
  const shown = links.map(({ lang, loc }) => {
    const member = `${inner}${unit}${unit}`
    return `${inner}${unit}{${member}"lang"${colon}${JSON.stringify(lang)},${member}"loc"${colon}${JSON.stringify(loc)}${inner}${unit}}`
  })
  return `[${shown.join(',')}${inner}]`
}

/** Returns the white space before an offset. */
function spaceBefore(text: string, at: number): string {
  let start = at
  while (start > 0 && ' \t\r\n'.includes(text[start - 1]!)) start--
  return text.slice(start, at)
}

function applySplices(text: string, splices: readonly Splice[]): string {
  let result = ''
  let at = 0
  // Stable: what is added where a part ends comes after the removal of the part.
  for (const splice of [...splices].sort((a, b) => a.start - b.start)) {
    result += text.slice(at, splice.start) + splice.text
    at = splice.end
  }
  return result + text.slice(at)
}
