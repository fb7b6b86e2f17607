import type { UrlTable } from '@waymark/hreflang'
import { counted, quote } from '@waymark/infra'
import { suggest } from '@waymark/infra/options'
import type { ByteSource } from '../byte-source.ts'
import { FileError } from '../file-error.ts'
import { type SiteProblem, siteProblem } from '../site-problem.ts'

import { COLUMNS, type Column, columnName, OTHER_NAMES } from './csv-header.ts'
import type { CsvRecord, DatabaseReader, RawEntry } from './database-reader.ts'
import { EntryPlaces } from './entry-places.ts'
import type { Position } from './position-counter.ts'

/** The maximum number of rows of a group: each page has a link to each of the others. */
const MOST_ROWS = 1000

/** One row of a table of pages. */
interface Row {
  readonly cells: Readonly<Partial<Record<Column, string>>>
  readonly start: Position
  readonly places: Readonly<Partial<Record<Column, Position>>>
}

/**
 * Reads a table of pages: one page in each row. The rows of one group are each other's alternates; they must follow one
 * another, so that memory holds one group.
 *
 * @param records - The rows, the header first.
 * @param groups - The groups that other tables of the same database have. Those of this table are added.
 * @throws {FileError} If the input is not CSV, or has no header.
 */
export function readTableDatabase(
  source: Pick<ByteSource, 'name'>,
  records: AsyncGenerator<readonly CsvRecord[], void, undefined>,
  groups: UrlTable,
): DatabaseReader {
  return new TableDatabase(source.name, records, groups)
}

class TableDatabase implements DatabaseReader {
  readonly file: string
  readonly isList: boolean = true
  readonly #records: AsyncGenerator<readonly CsvRecord[], void, undefined>
  readonly #groups: UrlTable
  #columns: readonly (Column | null)[] | null = null
  /** The rows of the current group. */
  #rows: Row[] = []
  #group: string | null = null
  #problems: SiteProblem[] = []
  #index = 0

  constructor(
    file: string,
    records: AsyncGenerator<readonly CsvRecord[], void, undefined>,
    groups: UrlTable,
  ) {
    this.file = file
    this.#records = records
    this.#groups = groups
  }

  async *entries(): AsyncGenerator<readonly RawEntry[], void, undefined> {
    for await (const records of this.#records) {
      const batch: RawEntry[] = []
      for (const record of records) {
        // An empty line.
        if (record.fields.length === 1 && record.fields[0]!.trim() === '') continue
        if (this.#columns === null) this.#columns = this.#readHeader(record)
        else this.#add(record, batch)
      }
      if (batch.length > 0) yield batch
    }
    const last: RawEntry[] = []
    this.#endGroup(last)
    if (last.length > 0) yield last
  }

  head(): undefined {
    return undefined
  }

  placeOf(): Position {
    return { line: 1, column: 1 }
  }

  problems(): readonly SiteProblem[] {
    const found = this.#problems
    this.#problems = []
    return found
  }

  #headerError({ line, column }: Position, what: string, remedy: string): FileError {
    return new FileError('csv-header-invalid', this.file, what, { line, column, remedy })
  }

  #report(code: string, message: string, place: Position, value?: string): void {
    this.#problems.push(siteProblem(code, message, { file: this.file, ...place, value }))
  }

  #readHeader({ fields, places }: CsvRecord): readonly (Column | null)[] {
    const names = fields.map(columnName)
    const known: readonly string[] = COLUMNS
    const columns = names.map((name) => (known.includes(name) ? (name as Column) : null))
    for (const [at, column] of columns.entries()) {
      if (column !== null && columns.indexOf(column) !== at) {
        throw this.#headerError(
          places[at]!,
          `the column ${column} appears twice`,
          'keep one of them',
        )
      }
    }
    if (!columns.includes('url')) {
      const other = names.findIndex((name) => hintFor(name) === 'url')
      throw this.#headerError(
        places[Math.max(0, other)]!,
        'the header has no column url',
        other === -1
          ? `write a first line such as ${COLUMNS.slice(0, 4).join(',')}`
          : `rename ${quote(fields[other]!, 80)} to url`,
      )
    }
    for (const [at, column] of columns.entries()) {
      if (column !== null || names[at] === '') continue
      const near = hintFor(names[at]!)
      const hint =
        near === null || columns.includes(near)
          ? `the columns are ${COLUMNS.join(', ')}`
          : `perhaps ${near} is meant`
      const name = quote(fields[at]!.trim(), 80)
      const message = `${name} is not a column of a database; ${hint}.`
      const place = { file: this.file, ...places[at]! }
      this.#problems.push(siteProblem('UNKNOWN_MEMBER', message, { severity: 'warning', ...place }))
    }
    return columns
  }

  #add({ fields, places }: CsvRecord, batch: RawEntry[]): void {
    const columns = this.#columns!
    const start = places[0]!
    if (fields.length !== columns.length) {
      const message = `The row has ${counted(fields.length, 'field')}, and the header has ${columns.length}.`
      const at = fields.length > columns.length ? places[columns.length]! : start
      this.#report('row-length', message, at)
      return
    }
    const row = { cells: {}, start, places: {} } as {
      cells: Partial<Record<Column, string>>
      start: Position
      places: Partial<Record<Column, Position>>
    }
    for (const [at, column] of columns.entries()) {
      if (column === null || fields[at] === '') continue
      row.cells[column] = fields[at]!
      row.places[column] = places[at]!
    }
    const group = row.cells.group ?? null
    if (group === null || group !== this.#group) {
      this.#endGroup(batch)
      this.#group = group
      if (group !== null) this.#startGroup(group, row)
    }
    if (this.#rows.length === MOST_ROWS) {
      const what = `the group ${quote(this.#group ?? '', 80)} has more than ${MOST_ROWS} rows`
      const { line, column } = start
      const remedy = 'give each page with its translations a group of its own'
      throw new FileError('csv-too-large', this.file, what, { line, column, remedy })
    }
    this.#rows.push(row)
  }

  #startGroup(group: string, { places }: Row): void {
    const known = this.#groups.length
    if (this.#groups.add(group) === known) return
    const message = `The group ${quote(group, 80)} has rows before, but not directly before this row, so they are not linked.`
    this.#report('group-repeated', message, places.group!, group)
  }

  /** Adds the entries of the current group. */
  #endGroup(batch: RawEntry[]): void {
    const rows = this.#rows
    this.#rows = []
    for (const entry of this.#entriesOf(rows)) {
      batch.push({ index: this.#index++, ...entry })
    }
  }

  *#entriesOf(rows: readonly Row[]): Generator<Pick<RawEntry, 'value' | 'places'>> {
    const pages: Row[] = []
    const links: Row[] = []
    for (const row of rows) {
      const { lang, url } = row.cells
      const same = (other: Row) => other.cells.url === url && url !== undefined
      if (lang === undefined || url === undefined) {
        // The validation reports a page without a URL.
        if (rows.length > 1 && url !== undefined) {
          const message = 'The row has a group but no lang, so the other pages have no link to it.'
          this.#report('group-without-lang', message, row.start, url)
        }
      } else if (!links.some((other) => same(other) && other.cells.lang === lang)) links.push(row)
      else {
        // The audit reports a page that is repeated.
        pages.push(row)
        continue
      }
      const own = pages.findIndex(same)
      // A page may have several languages; x-default is the language of a page only if it has no other.
      if (own === -1) pages.push(row)
      else if (isDefault(pages[own]!) && !isDefault(row)) pages[own] = row
    }
    for (const page of pages) {
      const others = links.filter((link) => link !== page && !isSameLink(link, page))
      yield { value: entryOf(page, others), places: placesOf(page, others) }
    }
  }
}

function isDefault({ cells }: Row): boolean {
  return cells.lang?.toLowerCase() === 'x-default'
}

function isSameLink(a: Row, b: Row): boolean {
  return a.cells.url === b.cells.url && a.cells.lang === b.cells.lang
}

/** Returns the column that is probably meant; `null` if none is near. */
function hintFor(name: string): Column | null {
  const near = suggest(name, [...COLUMNS])
  return OTHER_NAMES[name] ?? (near as Column | null)
}

/** The schema's decimal, which knows no exponent. */
const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/

/** The entry of a row. */
function entryOf({ cells }: Row, links: readonly Row[]): unknown {
  const { url, lastmod, lang, changefreq, priority } = cells
  return {
    ...(url === undefined ? {} : { loc: url }),
    ...(lastmod === undefined ? {} : { lastmod }),
    ...(lang === undefined ? {} : { lang }),
    ...(changefreq === undefined ? {} : { changefreq }),
    // The validation reports text that is not a number.
    ...(priority === undefined
      ? {}
      : { priority: DECIMAL.test(priority) ? Number(priority) : priority }),
    ...(links.length === 0
      ? {}
      : { alternates: links.map((link) => ({ lang: link.cells.lang, loc: link.cells.url })) }),
  }
}

const MEMBERS: readonly (readonly [Column, string])[] = [
  ['url', 'loc'],
  ['lastmod', 'lastmod'],
  ['lang', 'lang'],
  ['changefreq', 'changefreq'],
  ['priority', 'priority'],
]

function placesOf({ start, places: own }: Row, links: readonly Row[]): EntryPlaces {
  const places = new EntryPlaces(start)
  for (const [column, member] of MEMBERS) {
    const place = own[column]
    if (place !== undefined) places.addMember(member, place)
  }
  if (links.length > 0) places.addMember('alternates', start)
  for (const { start: row, places: others } of links) {
    places.addAlternate(row)
    if (others.lang !== undefined) places.addAlternateMember('lang', others.lang)
    if (others.url !== undefined) places.addAlternateMember('loc', others.url)
  }
  return places
}
