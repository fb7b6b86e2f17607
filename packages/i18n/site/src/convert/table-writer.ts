import { utf8Encode } from '@waymark/infra'
import { isRecord, ownOptions, type Sentence, sentence } from '@waymark/infra/internal'
import { COLUMNS } from '../database/csv-header.ts'
import { MAX_ENTRY } from '../database/database-limits.ts'
import { MOST_ROWS } from '../database/table-groups.ts'
import { csvRow, textCell } from './csv-cell.ts'
import type { DatabaseWriter, GivenEntry } from './database-writer.ts'
import { haveSameLinks, type LinkedEntry, linkedEntry, planGroup } from './group-rows.ts'
import {
  BYTES_OF_UNIT,
  ENTRY_FAULTS,
  faultOf,
  jsonText,
  MAX_LINE_DEPTH,
  TOO_LARGE,
} from './json-writer.ts'

/** The columns that are written, in their order. `image` is another form of `images`. */
const WRITTEN = COLUMNS.filter((column) => column !== 'image')

type Cells = Partial<Record<(typeof WRITTEN)[number], string>>

/** The members of an entry that are text in a table, with their columns. */
const TEXTS = [
  ['lang', 'lang'],
  ['loc', 'url'],
  ['lastmod', 'lastmod'],
  ['changefreq', 'changefreq'],
] as const

const JSON_MEMBERS = ['alternates', 'images', 'videos', 'news'] as const

/** An entry as a row. */
interface WaitingRow {
  readonly cells: Cells
  readonly links: LinkedEntry
  readonly name: string | undefined
  readonly lose: GivenEntry['lose']
}

/**
 * Writes a database as a table. Neighbouring entries that are exactly each other's alternates are a group; any other entry
 * has its links in the column `alternates`.
 */
export class TableWriter implements DatabaseWriter {
  readonly members = 'none'
  readonly #delimiter: string
  readonly #maxRow: number
  /** Entries with the same links, which may be a group. */
  #waiting: WaitingRow[] = []
  /** The number of code units in their cells. */
  #length = 0
  /** The names of groups in the input. */
  readonly #names = new Set<string>()
  #groups = 0
  written = 0

  /** @param maxRow - Rows have fewer bytes, or the reader would refuse them. Only tests give another; messages name the default. */
  constructor(delimiter: string, maxRow: number = MAX_ENTRY) {
    this.#delimiter = delimiter
    this.#maxRow = maxRow
  }

  start(): string {
    return csvRow(WRITTEN, this.#delimiter)
  }

  add({ raw: { value, group }, lose }: GivenEntry): string {
    const what = entryFault(value)
    if (what !== null) {
      lose({ pointer: '', what })
      return ''
    }
    const cells = cellsOf(value as Readonly<Record<string, unknown>>, lose)
    const links = linkedEntry(value)
    if (links === null) return this.#flush() + this.#alone(cells, lose)
    const [first] = this.#waiting
    const isNext =
      first !== undefined &&
      haveSameLinks(links, first.links) &&
      this.#waiting.length < MOST_ROWS &&
      this.#length < this.#maxRow
    const before = isNext ? '' : this.#flush()
    // The same keys are kept once.
    const kept = isNext ? { ...links, keys: first.links.keys } : links
    this.#waiting.push({ cells, links: kept, name: group, lose })
    this.#length += Object.values(cells).reduce((sum, { length }) => sum + length, 0)
    return before
  }

  end(): string {
    return this.#flush()
  }

  #flush(): string {
    const waiting = this.#waiting
    this.#waiting = []
    this.#length = 0
    const texts = waiting.length === 0 ? [] : this.#group(waiting)
    if (!texts.includes(null)) {
      this.written += waiting.length
      return texts.join('')
    }
    return waiting.map(({ cells, lose }) => this.#alone(cells, lose)).join('')
  }

  /** Returns the rows of a group; `null` among them if the entries are not a group or a row is too long. */
  #group(waiting: readonly WaitingRow[]): readonly (string | null)[] {
    const rows = planGroup(waiting.map(({ links }) => links))
    if (rows === null) return [null]
    const group = textCell(this.#groupName(waiting.map(({ name }) => name)))
    const cellsOfEntry = new Map(waiting.map(({ links, cells }) => [links, cells]))
    return rows.map(({ entry, cells: { lang = '', url = '', alternates = '' } }) => {
      const link = { group, lang: textCell(lang), url: textCell(url) }
      return this.#row(entry === null ? link : { ...cellsOfEntry.get(entry), group, alternates })
    })
  }

  /** Returns a row with its own links; empty if the row is too long. */
  #alone(cells: Cells, lose: GivenEntry['lose']): string {
    const text = this.#row(cells)
    if (text === null) {
      lose({ pointer: '', what: TOO_LARGE })
      return ''
    }
    this.written++
    return text
  }

  /** Returns a row with its line end; `null` if it is too long for the reader. */
  #row(cells: Cells): string | null {
    const text = csvRow(
      WRITTEN.map((column) => cells[column] ?? ''),
      this.#delimiter,
    )
    const isShort = text.length * BYTES_OF_UNIT < this.#maxRow
    return isShort || utf8Encode(text).length < this.#maxRow ? text : null
  }

  /** The name that all entries have, if no other group has it, or the next number. */
  #groupName([name, ...others]: readonly (string | undefined)[]): string {
    if (name !== undefined && others.every((other) => other === name) && !this.#isTaken(name)) {
      this.#names.add(name)
      return name
    }
    do this.#groups++
    while (this.#names.has(String(this.#groups)))
    return String(this.#groups)
  }

  #isTaken(name: string): boolean {
    return this.#names.has(name) || (/^[1-9]\d*$/.test(name) && Number(name) <= this.#groups)
  }
}

/** The cells of an entry outside of a group. */
function cellsOf(value: Readonly<Record<string, unknown>>, lose: GivenEntry['lose']): Cells {
  const cells: Cells = ownOptions({})
  for (const [member, column] of TEXTS) {
    const text = value[member]
    if (typeof text === 'string') cells[column] = textCell(text)
    else if (text !== undefined) {
      lose({ pointer: `/${member}`, what: wrongKind(member, text) })
    }
  }
  const { priority } = value
  if (typeof priority === 'number' || typeof priority === 'string') {
    cells.priority = jsonText(priority)
  } else if (priority !== undefined) {
    lose({ pointer: '/priority', what: wrongKind('priority', priority) })
  }
  for (const member of JSON_MEMBERS) {
    if (value[member] !== undefined) cells[member] = jsonText(value[member])
  }
  return cells
}

/** Why no table can have an entry; `null` if it can. */
function entryFault(value: unknown): Sentence | null {
  if (!isRecord(value)) return sentence('The entry is {kind:phrase}', { kind: kindOf(value) })
  const fault = faultOf(value, MAX_LINE_DEPTH)
  return fault === null ? null : ENTRY_FAULTS[fault]
}

function wrongKind(member: string, value: unknown): Sentence {
  return sentence('The {member} is {kind:phrase}', { member, kind: kindOf(value) })
}

/** What kind of JSON value it is. */
function kindOf(value: unknown): Sentence {
  if (value === null) return sentence('null')
  if (Array.isArray(value)) return sentence('a list')
  if (typeof value === 'string') return sentence('a string')
  if (typeof value === 'number') return sentence('a number')
  return typeof value === 'boolean' ? sentence('a boolean') : sentence('an object')
}
