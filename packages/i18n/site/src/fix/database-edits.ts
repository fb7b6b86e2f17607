import { asciiLowercase } from '@waymark/infra'
import { isRecord } from '@waymark/infra/internal'
import type { Edit } from '@waymark/infra/problem'
import type { SiteEdit } from '../site-problem.ts'

/** A link that is added to an entry. */
export interface AddedLink {
  readonly lang: string
  readonly loc: string
}

/** All changes of one entry. Indexes are those before the changes. */
export interface EntryEdits {
  isRemoved: boolean
  /** New values by JSON Pointer in the entry. */
  readonly values: Map<string, string | number>
  readonly removedLinks: Set<number>
  readonly addedLinks: AddedLink[]
  /** A `lang` for an entry that has none. */
  addedLang: string | null
}

/**
 * The changes of one database: of its entries, or of the rows and cells of a table. Of two changes of one value the first
 * counts: the other is found again afterwards.
 */
export class DatabaseEdits {
  readonly #isTable: boolean
  /** The changes of each entry, with paths in the entry. There may be millions, so they are kept as they come. */
  readonly #entries = new Map<number, Edit[]>()
  /** New values of members other than `urls`. */
  readonly head: Map<string, string | number> = new Map()
  /** New values in a table by line and column, joined by a colon. */
  readonly cells: Map<string, string | number> = new Map()
  /** The beginnings of the rows that are removed from a table. */
  readonly removedRows: Set<string> = new Set()

  constructor(isTable: boolean) {
    this.#isTable = isTable
  }

  get isEmpty(): boolean {
    return [this.head, this.#entries, this.cells, this.removedRows].every(({ size }) => size === 0)
  }

  add({ op, path, value, line, column }: SiteEdit): void {
    if (this.#isTable) {
      const place = `${line}:${column}`
      if (op === 'remove') this.removedRows.add(place)
      else if (isValue(value)) setNew(this.cells, place, value)
      return
    }
    const [, index, own = ''] = /^\/urls\/(\d+)(\/.*)?$/.exec(path) ?? []
    if (index === undefined) {
      if (isValue(value)) setNew(this.head, path.slice(1), value)
      return
    }
    const edit: Edit = { op, path: own, value }
    const known = this.#entries.get(Number(index))
    if (known === undefined) this.#entries.set(Number(index), [edit])
    else known.push(edit)
  }

  /** Returns the changes of an entry; `null` if it has none. */
  ofEntry(index: number): EntryEdits | null {
    const edits = this.#entries.get(index)
    return edits === undefined ? null : collect(edits)
  }
}

function collect(edits: readonly Edit[]): EntryEdits {
  const entry: EntryEdits = {
    isRemoved: false,
    values: new Map(),
    removedLinks: new Set(),
    addedLinks: [],
    addedLang: null,
  }
  const known = new Set<string>()
  for (const { op, path, value } of edits) {
    const link = /^\/alternates\/(\d+)$/.exec(path)?.[1]
    if (op === 'replace' && isValue(value)) setNew(entry.values, path, value)
    else if (op === 'remove' && path === '') entry.isRemoved = true
    else if (op === 'remove' && link !== undefined) entry.removedLinks.add(Number(link))
    else if (op === 'add' && path === '/lang') entry.addedLang ??= String(value)
    else if (op === 'add' && path === '/alternates/-' && isLink(value)) {
      const key = `${asciiLowercase(value.lang)} ${value.loc}`
      if (!known.has(key)) entry.addedLinks.push(value)
      known.add(key)
    }
  }
  return entry
}

function setNew(map: Map<string, string | number>, key: string, value: string | number): void {
  if (!map.has(key)) map.set(key, value)
}

function isValue(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

function isLink(value: unknown): value is AddedLink {
  return isRecord(value) && typeof value['lang'] === 'string' && typeof value['loc'] === 'string'
}

/** Whether a table can have the changes: only values that exist are replaced, and only whole rows removed. */
export function fitsTable(edits: readonly Edit[]): boolean {
  return edits.every(({ op, path }) => {
    return op === 'replace' || (op === 'remove' && /^\/urls\/\d+$/.test(path))
  })
}
