import { asciiLowercase } from '@waymark/infra'
import type { TwinDifference } from './finding.ts'
import { IntList } from './int-list.ts'
import { formOfEntry, type Site } from './site.ts'
import { createTextNumbers, type TextNumbers } from './text-numbers.ts'
import { differencesOf, listedPages, splitUrl, type UrlParts } from './twin-parts.ts'

/** Of pages that are each other's twins, so many are named. */
const MAX_NAMED = 10

const NONE = -1

/** Pages with entries whose URLs differ only in upper and lower case and in `www`. */
interface ListedTwins {
  /** The first entry of each of the first pages. */
  readonly entries: readonly number[]
  /** How many pages there are. */
  readonly pages: number
  readonly differs: readonly TwinDifference[]
}

/**
 * Finds the listed pages that are each other's twins, in the order of the second of each.
 *
 * At most one of them is written as sites usually are: in lower case, and with or without `www` like the first page. Only the
 * keys of the others are kept, as fingerprints; most sites have none.
 */
export function* findListedTwins(site: Site): Generator<ListedTwins, void, undefined> {
  const unusual = unusualKeys(site)
  if (unusual.length === 0) return
  const { memory } = site.urls
  const first = new IntList(memory).padTo(unusual.length, NONE)
  const last = new IntList(memory).padTo(unusual.length, NONE)
  /** For the entry of each second twin, that of the first. */
  const before = new IntList(memory).padTo(site.entryCount, NONE)
  const next = new IntList(memory).padTo(site.entryCount, NONE)
  for (const { entry, parts } of listedPages(site)) {
    const key = unusual.find(keyOf(parts))
    if (key === -1) continue
    const previous = last.get(key)
    last.set(key, entry)
    if (previous === NONE) first.set(key, entry)
    else next.set(previous, entry)
    if (previous !== NONE && previous === first.get(key)) before.set(entry, previous)
  }
  for (let entry = 0; entry < site.entryCount; entry++) {
    const start = before.get(entry)
    if (start === NONE) continue
    const entries: number[] = []
    let pages = 0
    for (let twin = start; twin !== NONE; twin = next.get(twin)) {
      pages++
      if (entries.length < MAX_NAMED) entries.push(twin)
    }
    yield { entries, pages, differs: differencesAmong(site, entries) }
  }
  for (const list of [first, last, before, next]) list.release()
}

/** The keys of the pages that are not written as usual. */
function unusualKeys(site: Site): TextNumbers {
  const keys = createTextNumbers(site.urls.memory)
  let hasWww: boolean | null = null
  for (const { parts } of listedPages(site)) {
    hasWww ??= parts.hasWww
    if (parts.hasWww !== hasWww || hasUpperCase(parts)) keys.add(keyOf(parts))
  }
  return keys
}

/** What twins share. In a query, names may differ only in upper and lower case. */
function keyOf({ scheme, page, slashes, end }: UrlParts): string {
  return `${scheme} ${slashes} ${asciiLowercase(page)}${end}`
}

function hasUpperCase({ page }: UrlParts): boolean {
  return UPPER_CASE.test(page.includes('%') ? page.replace(ESCAPES, '') : page)
}

const UPPER_CASE = /[A-Z]/
/** Their digits are written in upper case. */
const ESCAPES = /%[\dA-F]{2}/g

function differencesAmong(site: Site, entries: readonly number[]): readonly TwinDifference[] {
  const [own, ...others] = entries.map(
    (entry) => splitUrl(site.urls.text(formOfEntry(site, entry)))!,
  )
  return [...new Set(others.flatMap((other) => differencesOf(own!, other)))].sort()
}
