import { hasOwn, isRecord } from '@waymark/infra/internal'
import { extensions } from '@waymark/sitemap/extensions'
import type { LeftOut } from '../left-out.ts'
import { valueAt } from '../value-at.ts'
import { EXTENSION } from './extension-members.ts'

/** What happens to an entry: it is written without the parts that have errors, repeats an earlier page, or is left out whole. */
export type EntryState = 'written' | 'repeated' | 'unusable'

/** The beginning of a pointer to a link. */
export const LINK: RegExp = /^\/alternates\/(\d+)/

/**
 * Returns a function that says what the error at a pointer in one entry leaves out. Two errors of one part leave it out once.
 *
 * @param entry - The entry as it is in the database.
 */
export function leftOutParts(
  entry: unknown,
  state: EntryState,
): (pointer: string) => Partial<LeftOut> | undefined {
  const gone = new Set<string>()
  return (pointer) => {
    const part = state === 'unusable' ? ENTRY : state === 'written' ? partOf(entry, pointer) : null
    if (part === null || gone.has(part.name)) return undefined
    gone.add(part.name)
    return part.leftOut
  }
}

interface Part {
  readonly name: string
  readonly leftOut: Partial<LeftOut>
}

const ENTRY: Part = { name: 'entry', leftOut: { entries: 1 } }

/** Returns the part of an entry that an error at a pointer leaves out; `null` if it is not one part. */
function partOf(entry: unknown, pointer: string): Part | null {
  if (pointer === '/lastmod') return { name: pointer, leftOut: { dates: 1 } }
  if (pointer === '/changefreq' || pointer === '/priority') {
    return { name: pointer, leftOut: { hints: 1 } }
  }
  const medium = EXTENSION.exec(pointer)?.[0]
  if (medium !== undefined) return { name: medium, leftOut: { media: countMedia(entry, medium) } }
  if (pointer === '/images' || pointer === '/videos') {
    return wholePart(pointer, { media: countItems(valueAt(entry, pointer), () => 1) })
  }
  if (pointer === '/alternates') {
    return wholePart(pointer, { links: countItems(valueAt(entry, pointer), countLinks) })
  }
  const link = pointer === '/lang' ? pointer : LINK.exec(pointer)?.[0]
  return link === undefined ? null : { name: link, leftOut: { links: 1 } }
}

/** A member that is refused whole; `null` if nothing is in it. */
function wholePart(name: string, leftOut: Partial<LeftOut>): Part | null {
  return Object.values(leftOut).some((count) => count > 0) ? { name, leftOut } : null
}

/** How many items a value has that should be a list. A text counts for one. */
function countItems(value: unknown, countIn: (record: object) => number): number {
  if (Array.isArray(value)) return value.length
  if (isRecord(value)) return countIn(value)
  return value === undefined || value === null || value === '' ? 0 : 1
}

/** An object is one link, or has the URL of one link for each language. */
function countLinks(record: object): number {
  return hasOwn(record, 'loc') ? 1 : Object.keys(record).length
}

/** An error at the first item that a page can no longer have leaves out the rest of the list. */
function countMedia(entry: unknown, pointer: string): number {
  const [, member, index] = pointer.split('/')
  const most = extensions.find((extension) => extension.member === member)?.maxPerPage
  const list = valueAt(entry, `/${member}`)
  return Array.isArray(list) && Number(index) === most ? list.length - most : 1
}
