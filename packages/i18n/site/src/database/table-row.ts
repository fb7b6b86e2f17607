import { ownOptions } from '@waymark/infra/internal'
import type { Column, Header } from './csv-header.ts'
import type { RawEntry } from './database-reader.ts'
import { EntryPlaces } from './entry-places.ts'
import { ownLink } from './other-entry.ts'
import type { Position } from './position.ts'
import type { CsvRecord } from './read-csv.ts'

/** One row of a table of pages. Empty cells are absent. */
export interface Row {
  readonly cells: Readonly<Partial<Record<Column, string>>>
  readonly start: Position
  readonly places: Readonly<Partial<Record<Column, Position>>>
  /** The links in columns of their own. */
  readonly links: readonly RowLink[]
  /** The cell of the column that was asked for; `undefined` if there is none. */
  readonly own: string | undefined
}

/** A link in a column of its own. */
interface RowLink {
  readonly lang: string
  readonly loc: string
  readonly place: Position
  /** Where the language is; `null` if it is in the header. */
  readonly langPlace: Position | null
}

/** The value of `alternates` for the links of the group with the page itself. */
export const ALL = 'all'

/** The columns whose cells are text. The others have numbers or JSON. */
const TEXT_COLUMNS: ReadonlySet<Column> = /* @__PURE__ */ new Set<Column>([
  'group',
  'lang',
  'url',
  'lastmod',
  'changefreq',
  'image',
])

/** Reads a row with as many fields as the table has columns. */
export function readRow(
  { fields, places: all }: Omit<CsvRecord, 'text'>,
  { columns, links, own: at }: Pick<Header, 'columns' | 'links' | 'own'>,
): Row {
  const cells: Partial<Record<Column, string>> = ownOptions({})
  const places: Partial<Record<Column, Position>> = {}
  for (const [at, column] of columns.entries()) {
    const field = fields[at]!
    if (column === null || field === '') continue
    cells[column] = TEXT_COLUMNS.has(column) ? textOfCell(field) : field
    places[column] = all[at]!
  }
  const own = at === undefined ? undefined : textOfCell(fields[at]!)
  return { cells, start: all[0]!, places, links: linksOf(fields, all, links), own }
}

/** The links of a row, each once: exports repeat those of the page for each way in which they were found. */
function linksOf(
  fields: readonly string[],
  places: readonly Position[],
  columns: Header['links'],
): readonly RowLink[] {
  const links = new Map<string, RowLink>()
  for (const { loc: at, lang: own } of columns) {
    const loc = fields[at]!.trim()
    const lang = typeof own === 'string' ? own : fields[own]!.trim()
    if (loc === '' || links.has(`${lang} ${loc}`)) continue
    const langPlace = typeof own === 'string' ? null : places[own]!
    links.set(`${lang} ${loc}`, { lang, loc, place: places[at]!, langPlace })
  }
  return [...links.values()]
}

/**
 * Returns the text of a cell. A cell with a JSON string has the value of that string: so tables can have text that CSV or
 * a spreadsheet would change, such as the empty text, line ends, and text that looks like a formula.
 */
function textOfCell(cell: string): string {
  const value = cell.startsWith('"') ? jsonOf(cell) : cell
  return typeof value === 'string' ? value : cell
}

/** The value of a cell with JSON; the text of the cell if it is not JSON, which the validation reports. */
function jsonOf(cell: string): unknown {
  try {
    return JSON.parse(cell)
  } catch {
    return cell
  }
}

/** A decimal, as schemas and JSON write it. */
const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/

/** The validation reports text that is not a number. */
function priorityOf(cell: string): unknown {
  return DECIMAL.test(cell) ? Number(cell) : textOfCell(cell)
}

/** A date as HTTP has it, which crawlers export: `Sat, 07 Sep 2002 09:42:31 GMT`. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/** Returns a date of HTTP as one of a sitemap; any other text as it is. */
function w3cDateOf(text: string): string {
  const time = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? text : new Date(time).toISOString().replace('.000', '')
}

/**
 * Returns the entry of a row.
 *
 * @param links - The rows that it links to if it does not have its own alternates.
 */
export function entryOf(
  { cells, start, places: own, links: inRow }: Row,
  links: readonly Row[],
): Pick<RawEntry, 'value' | 'places'> {
  const value: Record<string, unknown> = {}
  const places = new EntryPlaces(start)
  const add = (column: Column, member: string, found: unknown): void => {
    if (found === undefined) return
    value[member] = found
    places.addMember(member, own[column]!)
  }
  const { url, lastmod, lang, changefreq, priority, alternates, image, images, videos, news } =
    cells
  add('url', 'loc', url)
  add('lastmod', 'lastmod', lastmod === undefined ? undefined : w3cDateOf(lastmod))
  add('lang', 'lang', lang)
  const self = lang === undefined && alternates === undefined ? ownLink(url, inRow) : -1
  if (self !== -1) {
    const { lang: said, langPlace } = inRow[self]!
    value['lang'] = said
    if (langPlace !== null) places.addMember('lang', langPlace)
  }
  const others = inRow.filter((_, link) => link !== self)
  add('changefreq', 'changefreq', changefreq)
  if (priority !== undefined) add('priority', 'priority', priorityOf(priority))
  if (alternates !== undefined && alternates !== ALL) {
    const list = jsonOf(alternates)
    add('alternates', 'alternates', list)
    for (const _ of Array.isArray(list) ? list : []) places.addAlternate(own.alternates!)
  } else if (others.length > 0) {
    value['alternates'] = others.map(({ lang, loc }) => ({ lang, loc }))
    places.addMember('alternates', others[0]!.place)
    for (const { place, langPlace } of others) {
      places.addAlternate(place)
      if (langPlace !== null) places.addAlternateMember('lang', langPlace)
      places.addAlternateMember('loc', place)
    }
  } else if (links.length > 0) {
    value['alternates'] = links.map(({ cells }) => ({ lang: cells.lang, loc: cells.url }))
    places.addMember('alternates', start)
    for (const { start: row, places: others } of links) {
      places.addAlternate(row)
      if (others.lang !== undefined) places.addAlternateMember('lang', others.lang)
      if (others.url !== undefined) places.addAlternateMember('loc', others.url)
    }
  }
  if (image !== undefined) add('image', 'images', [{ loc: image }])
  if (images !== undefined) {
    const list = jsonOf(images)
    // The one image of `image` comes before the others, and before what is not a list.
    add('images', 'images', image === undefined ? list : [{ loc: image }, list].flat())
  }
  if (videos !== undefined) add('videos', 'videos', jsonOf(videos))
  if (news !== undefined) add('news', 'news', jsonOf(news))
  return { value, places }
}
