import { isRecord } from '@waymark/infra/internal'
import { type GroupRow, MOST_ROWS, pagesOf } from '../database/table-groups.ts'
import { ALL } from '../database/table-row.ts'

/** A link of an entry: a language and a URL. */
interface Link {
  readonly lang: string
  readonly loc: string
}

/** The links of an entry that may be in a group. */
export interface LinkedEntry {
  readonly own: Link
  /** The alternates as they are written. */
  readonly alternates: readonly Link[]
  /** All links, its own among them. */
  readonly keys: ReadonlySet<string>
}

/** A row of a group: that of an entry, or one that is only a link. */
export interface PlannedRow extends GroupRow {
  /** `null` for a row that is only a link. */
  readonly entry: LinkedEntry | null
}

/**
 * Returns the links of an entry if they may be those of a group; `null` if it has no language or no alternates, or if they have
 * anything that rows do not have.
 */
export function linkedEntry(value: unknown): LinkedEntry | null {
  if (!isRecord(value)) return null
  const { lang, loc, alternates } = value
  if (typeof lang !== 'string' || typeof loc !== 'string' || !Array.isArray(alternates)) return null
  if (alternates.length === 0 || alternates.length >= MOST_ROWS || !alternates.every(isLink)) {
    return null
  }
  const keys = new Set(alternates.map(keyOf))
  if (keys.size < alternates.length) return null
  const own = { lang, loc }
  return { own, alternates, keys: keys.add(keyOf(own)) }
}

/** Whether two entries have the same links, whichever of them is their own. */
export function haveSameLinks(one: LinkedEntry, other: LinkedEntry): boolean {
  if (one.keys.size !== other.keys.size) return false
  for (const key of one.keys) if (!other.keys.has(key)) return false
  return true
}

function isLink(value: unknown): value is Link {
  return (
    isRecord(value) &&
    typeof value['lang'] === 'string' &&
    typeof value['loc'] === 'string' &&
    Object.keys(value).length === 2
  )
}

function keyOf({ lang, loc }: Link): string {
  return `${lang.length} ${lang}${loc}`
}

/**
 * Returns the rows of a group that is read as exactly these entries, in their order and with their links in their order;
 * `null` if there are no such rows.
 *
 * @param entries - With the same links.
 */
export function planGroup(entries: readonly LinkedEntry[]): readonly PlannedRow[] | null {
  const own = new Map(entries.map((entry) => [keyOf(entry.own), entry]))
  const rows = linksInOrder(entries).map((link): PlannedRow => {
    const entry = own.get(keyOf(link)) ?? null
    const all = entry !== null && listsItself(entry) ? { alternates: ALL } : {}
    return { entry, cells: { lang: link.lang, url: link.loc, ...all } }
  })
  // The rows are right only if the reader makes these entries of them.
  const pages = pagesOf(rows)
  const isSame =
    pages.length === entries.length &&
    pages.every(({ row, links }, index) => {
      const entry = entries[index]!
      return (
        row.entry === entry &&
        links.length === entry.alternates.length &&
        links.every(({ cells }, at) => {
          const { lang, loc } = entry.alternates[at]!
          return cells.lang === lang && cells.url === loc
        })
      )
    })
  return isSame ? rows : null
}

function listsItself({ own, alternates }: LinkedEntry): boolean {
  return alternates.some(({ lang, loc }) => lang === own.lang && loc === own.loc)
}

/** All links of a group. An entry that does not list itself comes where the list of another has it. */
function linksInOrder([first, second]: readonly LinkedEntry[]): readonly Link[] {
  const { own, alternates } = first!
  if (listsItself(first!)) return alternates
  if (second === undefined) return [own, ...alternates]
  if (listsItself(second)) return second.alternates
  // The second list has all but the second entry, which comes before what follows it in the first list.
  const links = [...second.alternates]
  const at = alternates.findIndex((link) => keyOf(link) === keyOf(second.own))
  const next = alternates.at(at + 1)
  const place = next === undefined ? -1 : links.findIndex((link) => keyOf(link) === keyOf(next))
  links.splice(place === -1 ? links.length : place, 0, second.own)
  return links
}
