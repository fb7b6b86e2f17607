import { validateURLSourceEntry } from '@waymark/i18n-validation'
import { isRecord, ownOptions } from '@waymark/infra/internal'
import type { ProblemItem } from '@waymark/sitemap'
import { LINK, leftOutParts } from '../build/left-out-parts.ts'
import type { RawEntry } from '../database/database-reader.ts'
import { fromValidation } from '../found-problems.ts'
import type { CountedPage } from '../site-counts.ts'
import type { SiteProblem } from '../site-problem.ts'

/** An entry of a database, and what rows can have of it. */
interface ListedEntry extends RawEntry {
  readonly file: string
  /** `null` if it has no string as its URL. */
  readonly page: CountedPage | null
  /** The original indexes of its links; `null` if all are there. */
  readonly kept: readonly number[] | null
}

/** Returns the problems of what an entry has and no row can have, because it is of another type. */
export function lostRows(entry: ListedEntry): readonly SiteProblem[] {
  if (isWhole(entry)) return []
  const { value, index, places, file, page } = entry
  const { errors = [] } = validateURLSourceEntry(value)
  const leftOut = leftOutParts(value, page === null ? 'unusable' : 'written')
  return errors
    .filter(({ pointer }) => (page === null ? isOfEntry(pointer) : isOfRow(entry, pointer)))
    .map((error) => {
      const { pointer } = error
      const at = { ...error, pointer: `/urls/${index}${pointer}` }
      const place = places.find(pointer)
      return fromValidation(at, file, { place, loc: page?.loc, leftOut: leftOut(pointer) })
    })
}

function isOfEntry(pointer: string): boolean {
  return pointer === '' || pointer === '/loc'
}

/** Whether the value at a pointer has no place in a row. */
function isOfRow({ value, kept }: ListedEntry, pointer: string): boolean {
  const { lang, lastmod } = isRecord(value) ? ownOptions(value) : {}
  if (pointer === '/lang') return typeof lang !== 'string'
  if (pointer === '/lastmod') return typeof lastmod !== 'string'
  const link = LINK.exec(pointer)?.[1]
  return link === undefined ? pointer === '/alternates' : kept?.includes(Number(link)) === false
}

/** Whether rows can have all of an entry. */
function isWhole({ value, page, kept }: ListedEntry): boolean {
  if (page === null || kept !== null || !isRecord(value)) return false
  const { lang, lastmod, alternates } = ownOptions(value)
  return (
    lang === page.lang &&
    lastmod === page.lastmod &&
    (alternates === undefined || Array.isArray(alternates))
  )
}

/** Values of sitemaps that rows have. */
const VALUES: readonly string[] = ['invalid-lastmod', 'feed-date-invalid', 'unknown-element']

/** Whether a problem of a sitemap is about something that rows have, and not about an image or a hint. */
export function concernsRows(code: string, refuses: ProblemItem['refuses']): boolean {
  if (refuses === 'value') return VALUES.includes(code)
  return refuses === 'entry' || refuses === 'alternate' || code === 'link-namespace'
}
