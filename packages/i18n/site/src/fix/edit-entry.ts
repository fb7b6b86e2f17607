import { type JsonMember, JsonPlaces, type JsonRange, sentence } from '@waymark/infra/internal'
import type { Edit } from '@waymark/infra/problem'
import { isOtherEntry } from '../database/other-entry.ts'
import { FileError } from '../file-error.ts'
import type { AddedLink, EntryEdits } from './database-edits.ts'

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
  const json = new JsonPlaces(text)
  const entry = json.root
  const members = json.members(entry)
  const splices: Splice[] = []
  const operations: Edit[] = []
  const alternates = memberOf(members, 'alternates')?.value
  const list = alternates === undefined || text[alternates.start] !== '[' ? null : alternates
  const elements = list === null ? [] : json.elements(list)
  for (const [path, value] of edits.values) {
    const range = findValue(json, path, members, elements)
    if (range === null || isInRemovedLink(path, edits)) continue
    splices.push({ ...range, text: JSON.stringify(value) })
    operations.push({ op: 'replace', path, value })
  }
  if (list !== null) removeLinks(list, elements, edits.removedLinks, splices, operations)
  const { addedLang, addedLinks } = edits
  if (addedLang !== null) {
    const value = JSON.stringify(addedLang)
    // A `lang` that is not a string is replaced.
    const wrong = memberOf(members, 'lang')?.value
    splices.push(
      wrong === undefined
        ? addMember(
            json,
            entry,
            memberOf(members, 'lastmod') ?? memberOf(members, 'loc'),
            'lang',
            value,
          )
        : { ...wrong, text: value },
    )
    operations.push({ op: 'add', path: '/lang', value: addedLang })
  }
  if (addedLinks.length > 0) {
    if (list !== null) {
      splices.push(addLinks(json, list, entry, { links: addedLinks, removed: edits.removedLinks }))
      for (const value of addedLinks) operations.push({ op: 'add', path: '/alternates/-', value })
    } else if (alternates === undefined) {
      const added = newList(json, entry, addedLinks)
      splices.push(addMember(json, entry, members.at(-1), 'alternates', added))
      operations.push({ op: 'add', path: '/alternates', value: addedLinks })
    }
  }
  return { text: applySplices(text, splices), operations }
}

/** @throws {FileError} If the JSON of an entry has another form than that of the database, whose members would not be found. */
export function requireOwnForm(text: string, file: string): void {
  if (!isOtherEntry(JSON.parse(text))) return
  const message = sentence('An entry to correct has another form than that of a database.')
  const remedy = sentence('Convert it with `waymark convert`, and correct what that writes.')
  throw new FileError('fix-needs-database', file, message, { remedy })
}

/** Returns a member of an object; of several with one name the last, as `JSON.parse` does. */
export function memberOf(members: readonly JsonMember[], name: string): JsonMember | undefined {
  let last: JsonMember | undefined
  for (const member of members) if (member.name === name) last = member
  return last
}

/** Returns the range of a value; `null` if the entry does not have it. */
function findValue(
  json: JsonPlaces,
  path: string,
  members: readonly JsonMember[],
  links: readonly JsonRange[],
): JsonRange | null {
  const [, link, member] = /^\/alternates\/(\d+)\/(lang|loc)$/.exec(path) ?? []
  if (link === undefined || member === undefined) {
    return memberOf(members, path.slice(1))?.value ?? null
  }
  const element = links[Number(link)]
  return element === undefined ? null : (memberOf(json.members(element), member)?.value ?? null)
}

function isInRemovedLink(path: string, { removedLinks }: EntryEdits): boolean {
  const link = /^\/alternates\/(\d+)\//.exec(path)?.[1]
  return link !== undefined && removedLinks.has(Number(link))
}

function removeLinks(
  list: JsonRange,
  parts: readonly JsonRange[],
  removed: ReadonlySet<number>,
  splices: Splice[],
  operations: Edit[],
): void {
  const indexes = [...removed].sort((a, b) => b - a)
  for (const index of indexes) operations.push({ op: 'remove', path: `/alternates/${index}` })
  if (indexes.length === parts.length) {
    if (parts.length > 0) splices.push({ start: list.start + 1, end: list.end - 1, text: '' })
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
  json: JsonPlaces,
  entry: JsonRange,
  after: JsonMember | undefined,
  name: string,
  value: string,
): Splice {
  const [first] = json.members(entry)
  if (first === undefined || after === undefined) {
    return insertion(entry.end - 1, `"${name}":${value}`)
  }
  const space = spaceBefore(json.text, first.key.start)
  return insertion(after.value.end, `,${space}"${name}"${colonOf(json, first)}${value}`)
}

function addLinks(
  json: JsonPlaces,
  list: JsonRange,
  entry: JsonRange,
  {
    links,
    removed,
  }: { readonly links: readonly AddedLink[]; readonly removed: ReadonlySet<number> },
): Splice {
  const parts = json.elements(list)
  const last = parts.at(-1)
  if (last === undefined || removed.size === parts.length) {
    return insertion(list.end - 1, newList(json, entry, links).slice(1, -1))
  }
  const space = spaceBefore(json.text, last.start)
  return insertion(last.end, links.map((link) => `,${space}${linkLike(json, last, link)}`).join(''))
}

/** Writes a link with the white space of another one. */
function linkLike(json: JsonPlaces, model: JsonRange, { lang, loc }: AddedLink): string {
  const { text } = json
  const [first, second] = json.members(model)
  if (first === undefined) return JSON.stringify({ lang, loc })
  const colon = colonOf(json, first)
  const begin = text.slice(model.start + 1, first.key.start)
  const between = second === undefined ? begin : spaceBefore(text, second.key.start)
  const end = spaceBefore(text, model.end - 1)
  const shown = [`"lang"${colon}${JSON.stringify(lang)}`, `"loc"${colon}${JSON.stringify(loc)}`]
  return `{${begin}${shown.join(`,${between}`)}${end}}`
}

/** Writes a list of links, indented like the members of the entry. */
function newList(json: JsonPlaces, entry: JsonRange, links: readonly AddedLink[]): string {
  const [first] = json.members(entry)
  const inner = first === undefined ? '' : spaceBefore(json.text, first.key.start)
  const outer = spaceBefore(json.text, entry.end - 1)
  const colon = first === undefined ? ':' : colonOf(json, first)
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

function insertion(at: number, text: string): Splice {
  return { start: at, end: at, text }
}

/** Returns the colon of a member, with the white space around it. */
function colonOf({ text }: JsonPlaces, { key, value }: JsonMember): string {
  return text.slice(key.end, value.start)
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
