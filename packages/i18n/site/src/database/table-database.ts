import type { UrlTable } from '@waymark/hreflang'
import { type Sentence, sentence, suggest } from '@waymark/infra/internal'
import type { ByteSource } from '../byte-source.ts'
import { FileError } from '../file-error.ts'
import { type SiteProblem, siteProblem } from '../site-problem.ts'
import { whyUnlisted } from './crawl-export.ts'
import {
  COLUMNS,
  type Column,
  columnName,
  type Header,
  headerOf,
  OTHER_NAMES,
} from './csv-header.ts'
import type { DatabaseReader, RawEntry } from './database-reader.ts'
import type { Position } from './position.ts'
import type { CsvRecord } from './read-csv.ts'
import { MOST_ROWS, pagesOf } from './table-groups.ts'
import { entryOf, type Row, readRow } from './table-row.ts'
import { perhaps } from './unknown-members.ts'

/**
 * Reads a table of pages: one page in each row. The rows of one group are each other's alternates; they must follow one
 * another, so that memory holds one group.
 *
 * @param records - The rows, the header first.
 * @param groups - The groups that other tables of the same database have. Those of this table are added.
 * @param column - A column that is read besides those of a database.
 * @throws {FileError} If the input is not CSV, or has no header.
 */
export function readTableDatabase(
  source: Pick<ByteSource, 'name'>,
  records: AsyncGenerator<readonly CsvRecord[], void, undefined>,
  groups: UrlTable,
  column?: string,
): DatabaseReader {
  return new TableDatabase(source.name, records, { groups, column })
}

class TableDatabase implements DatabaseReader {
  readonly file: string
  readonly isList: boolean = true
  readonly isTable: boolean = true
  readonly isSitemap: boolean = false
  readonly #records: AsyncGenerator<readonly CsvRecord[], void, undefined>
  readonly #groups: UrlTable
  readonly #column: string | undefined
  #header: Header | null = null
  /** The rows of the current group. */
  #rows: Row[] = []
  #group: string | null = null
  #problems: SiteProblem[] = []
  #index = 0

  constructor(
    file: string,
    records: AsyncGenerator<readonly CsvRecord[], void, undefined>,
    { groups, column }: { readonly groups: UrlTable; readonly column: string | undefined },
  ) {
    this.file = file
    this.#records = records
    this.#groups = groups
    this.#column = column
  }

  async *entries(): AsyncGenerator<readonly RawEntry[], void, undefined> {
    for await (const records of this.#records) {
      const batch: RawEntry[] = []
      for (const record of records) {
        // An empty line.
        if (record.fields.length === 1 && record.fields[0]!.trim() === '') continue
        if (this.#header === null) this.#header = this.#readHeader(record)
        else this.#add(record, batch)
      }
      if (batch.length > 0) yield batch
    }
    const last: RawEntry[] = []
    this.#endGroup(last)
    if (last.length > 0) yield last
  }

  leading(): undefined {
    return undefined
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

  #headerError({ line, column }: Position, message: Sentence, remedy: Sentence): FileError {
    return new FileError('csv-header-invalid', this.file, message, { line, column, remedy })
  }

  #report(code: string, message: Sentence, place: Position, value?: string): void {
    this.#problems.push(siteProblem(code, message, { file: this.file, ...place, value }))
  }

  #readHeader({ fields, places }: CsvRecord): Header {
    const header = headerOf(fields, this.#column)
    const { columns, unknown } = header
    const names = fields.map(columnName)
    for (const [at, column] of columns.entries()) {
      if (column !== null && columns.indexOf(column) !== at) {
        throw this.#headerError(
          places[at]!,
          sentence('The column {column} appears twice.', { detail: 'twice', column }),
          sentence('Keep one of them.'),
        )
      }
    }
    if (!columns.includes('url')) {
      const other = names.findIndex((name) => hintFor(name) === 'url')
      throw this.#headerError(
        places[Math.max(0, other)]!,
        sentence('The header has no column url.', { detail: 'no-url' }),
        other === -1
          ? sentence('Write a first line such as {header}.', {
              header: COLUMNS.slice(0, 4).join(','),
            })
          : sentence('Rename {column:quote80} to url.', { column: fields[other]! }),
      )
    }
    const first = unknown.at(0)
    if (header.isExport && first !== undefined) {
      const ignored = unknown.map((at) => fields[at]!.trim())
      const message = sentence(
        'Columns that are not those of a database are not read: {ignored,list}.',
        { detail: 'ignored', ignored },
      )
      const place = { file: this.file, ...places[first]! }
      this.#problems.push(siteProblem('UNKNOWN_MEMBER', message, { severity: 'info', ...place }))
      return header
    }
    for (const at of unknown) {
      const near = hintFor(names[at]!)
      const hint =
        near === null || columns.includes(near)
          ? sentence('the columns are {known,list}', { known: COLUMNS })
          : perhaps(near)
      const statement = sentence('{column:quote80} is not a column of a database', {
        detail: 'column',
        column: fields[at]!.trim(),
      })
      const message = sentence('{statement:phrase}; {hint:phrase}.', { statement, hint })
      const place = { file: this.file, ...places[at]! }
      this.#problems.push(siteProblem('UNKNOWN_MEMBER', message, { severity: 'warning', ...place }))
    }
    return header
  }

  #add({ fields, places }: CsvRecord, batch: RawEntry[]): void {
    const header = this.#header!
    const { columns } = header
    const start = places[0]!
    if (fields.length !== columns.length) {
      const message = sentence(
        'The row has {fields} {fields|field|fields}, and the header has {columns}.',
        { fields: fields.length, columns: columns.length },
      )
      const at = fields.length > columns.length ? places[columns.length]! : start
      this.#report('row-length', message, at)
      return
    }
    const unlisted = whyUnlisted(fields, header.crawl, fields[columns.indexOf('url')]!)
    if (unlisted !== null) {
      const { code, message, cause, at, cell } = unlisted
      const place = { file: this.file, ...places[at]!, value: cause }
      this.#problems.push({ ...siteProblem(code, message, place), cell })
      return
    }
    const row = readRow({ fields, places }, header)
    const group = row.cells.group ?? null
    if (group === null || group !== this.#group) {
      this.#endGroup(batch)
      this.#group = group
      if (group !== null) this.#startGroup(group, row)
    }
    if (this.#rows.length === MOST_ROWS) {
      const message = sentence('The group {group:quote80} has more than {most} rows.', {
        detail: 'rows',
        group: this.#group ?? '',
        most: MOST_ROWS,
      })
      const { line, column } = start
      const remedy = sentence('Give each page with its translations a group of its own.')
      throw new FileError('csv-too-large', this.file, message, { line, column, remedy })
    }
    this.#rows.push(row)
  }

  #startGroup(group: string, { places }: Row): void {
    const known = this.#groups.length
    if (this.#groups.add(group) === known) return
    const message = sentence(
      'Earlier rows of the group {group:quote80} are not directly before this row, so they are not linked to it.',
      { detail: 'apart', group },
    )
    this.#report('group-repeated', message, places.group!, group)
  }

  /** Adds the entries of the current group. */
  #endGroup(batch: RawEntry[]): void {
    const rows = this.#rows
    this.#rows = []
    if (rows.length > 1) this.#reportUnnamed(rows)
    for (const { row, links } of pagesOf(rows)) {
      const group = row.cells.group === undefined ? {} : { group: row.cells.group }
      const cell = row.own === undefined ? {} : { cell: row.own }
      batch.push({ index: this.#index++, ...entryOf(row, links), ...group, ...cell })
    }
  }

  /** Reports the rows of a group without a language. The validation reports those without a URL. */
  #reportUnnamed(rows: readonly Row[]): void {
    for (const { cells, start } of rows) {
      if (cells.lang !== undefined || cells.url === undefined) continue
      const message = sentence(
        'The row has a group but no lang, so the other pages have no link to it.',
        { detail: 'no-lang' },
      )
      this.#report('group-without-lang', message, start, cells.url)
    }
  }
}

/** Returns the column that is probably meant; `null` if none is near. */
function hintFor(name: string): Column | null {
  const near = suggest(name, [...COLUMNS])
  return OTHER_NAMES[name] ?? (near as Column | null)
}
