import { IntList, type TableMemory } from '@waymark/hreflang'
import type { EntryPlaces } from './database/entry-places.ts'
import type { Position } from './database/position.ts'

/** What of an entry is kept before its alternates. */
const MEMBERS: readonly string[] = ['', '/lang', '/loc']

/**
 * The places of the entries of a database, in a few bytes each: each place is written as its distance from the one before
 * it. The audit reports problems when all entries have been read, so all places must be kept until then.
 */
export class PackedPlaces {
  readonly #bytes: IntList
  /** Where the places of each entry begin. */
  readonly #starts: IntList
  /** The last place that was read: those of one entry are usually asked for in their order. */
  #cursor = { entry: -1, next: 0, at: 0, line: 0, column: 0 }

  constructor(memory?: TableMemory) {
    this.#bytes = new IntList(memory)
    this.#starts = new IntList(memory)
  }

  /** Adds the next entry. */
  add(places: EntryPlaces): void {
    this.#starts.push(this.#bytes.length)
    let lineBefore = 0
    let columnBefore = 0
    const write = (line: number, column: number): void => {
      this.#write(line - lineBefore)
      this.#write(line === lineBefore ? column - columnBefore : column)
      lineBefore = line
      columnBefore = column
    }
    for (const member of MEMBERS) {
      const { line, column } = places.find(member)
      write(line, column)
    }
    places.eachAlternate(write)
  }

  /** Returns the place of a pointer in an entry, which must be its `lang`, its `loc`, or those of an alternate. */
  find(entry: number, pointer: string): Position {
    const [, index, member] = /^\/alternates\/(\d+)\/(lang|loc)$/.exec(pointer) ?? []
    const nth =
      index === undefined
        ? Math.max(0, MEMBERS.indexOf(pointer))
        : MEMBERS.length + 2 * Number(index) + (member === 'loc' ? 1 : 0)
    let { next, at, line, column } = this.#cursor
    if (this.#cursor.entry !== entry || next > nth + 1 || next === 0) {
      next = 0
      at = this.#starts.get(entry)
      line = 0
      column = 0
    }
    while (next <= nth) {
      const lines = this.#read(at)
      const columns = this.#read(lines.at)
      line += lines.value
      column = lines.value === 0 ? column + columns.value : columns.value
      at = columns.at
      next++
    }
    this.#cursor = { entry, next, at, line, column }
    return { line, column }
  }

  /** Writes a number in groups of seven bits, the lowest first. The sign is the lowest bit of all. */
  #write(value: number): void {
    let rest = value < 0 ? -2 * value - 1 : 2 * value
    while (rest >= 0x80) {
      this.#bytes.push((rest % 0x80) | 0x80)
      rest = Math.floor(rest / 0x80)
    }
    this.#bytes.push(rest)
  }

  #read(from: number): { readonly value: number; readonly at: number } {
    let at = from
    let value = 0
    let unit = 1
    for (; this.#bytes.get(at) >= 0x80; at++) {
      value += (this.#bytes.get(at) & 0x7f) * unit
      unit *= 0x80
    }
    value += this.#bytes.get(at) * unit
    return { value: value % 2 === 0 ? value / 2 : -(value + 1) / 2, at: at + 1 }
  }
}
