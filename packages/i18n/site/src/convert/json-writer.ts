import { utf8Encode } from '@waymark/infra'
import { escapeHidden, type Sentence, sentence } from '@waymark/infra/internal'
import { MAX_DEPTH, MAX_ENTRY, MAX_TOKEN } from '../database/database-limits.ts'
import { isHead } from '../database/line-database.ts'
import type { DatabaseWriter, GivenEntry, Lost } from './database-writer.ts'
import type { Head } from './json-head.ts'

/** The levels of a database in JSON around an entry. */
const AROUND = 2

/** The most that an entry may have. */
interface EntryLimits {
  readonly depth: number
  readonly bytes: number
}

/** Writes a database in JSON, with each entry in a line. */
export class JsonWriter implements DatabaseWriter {
  readonly members = 'anywhere'
  readonly #most: EntryLimits
  written = 0

  /** @param bytes - The maximum size of an entry. Only tests give another; messages name the default. */
  constructor(bytes: number = MAX_ENTRY) {
    this.#most = { depth: MAX_DEPTH - AROUND, bytes }
  }

  start(head: Head): string {
    return `{\n${Object.entries(head)
      .map(([name, value]) => `  ${jsonText(name)}: ${jsonText(value)},\n`)
      .join('')}  "urls": [`
  }

  add({ raw, lose }: GivenEntry): string {
    const json = jsonOf(raw.value, lose, this.#most)
    if (json === null) return ''
    if (json.length * BYTES_OF_UNIT > MAX_TOKEN && hasLongToken(raw.value)) {
      lose({
        pointer: '',
        what: sentence('The entry has text of more than 1 MiB', { detail: 'text' }),
      })
      return ''
    }
    this.written++
    return `${this.written === 1 ? '' : ','}\n    ${json}`
  }

  end(head: Head): string {
    const late = Object.entries(head).map(
      ([name, value]) => `,\n  ${jsonText(name)}: ${jsonText(value)}`,
    )
    return `${this.written === 0 ? '' : '\n  '}]${late.join('')}\n}\n`
  }
}

/** Writes a database in NDJSON. */
export class LineWriter implements DatabaseWriter {
  readonly members = 'first'
  readonly #most: EntryLimits
  written = 0
  #hasLine = false

  /** @param bytes - The maximum size of an entry. Only tests give another; messages name the default. */
  constructor(bytes: number = MAX_ENTRY) {
    this.#most = { depth: MAX_LINE_DEPTH, bytes }
  }

  start(head: Head): string {
    if (!isHead(head)) return ''
    this.#hasLine = true
    return `${jsonText(head)}\n`
  }

  add({ raw, lose }: GivenEntry): string {
    const json = jsonOf(raw.value, lose, this.#most)
    if (json === null) return ''
    if (!this.#hasLine && isHead(raw.value)) {
      lose({
        pointer: '',
        what: sentence('The first entry has no loc and has members of a database', {
          detail: 'database-members',
        }),
      })
      return ''
    }
    this.#hasLine = true
    this.written++
    return `${json}\n`
  }

  end(): string {
    return ''
  }
}

/** A code unit has at most three bytes. */
export const BYTES_OF_UNIT = 3
/** `JSON.stringify` uses the stack of the engine. */
export const MAX_LINE_DEPTH = 1000

/** JSON without the characters that a terminal would act on; the value stays the same. */
export function jsonText(value: unknown): string {
  return escapeHidden(JSON.stringify(value))
}

/** The JSON of an entry; `null` if a database cannot have it. */
function jsonOf(
  value: unknown,
  lose: (lost: Lost) => void,
  { depth, bytes }: EntryLimits,
): string | null {
  const fault = faultOf(value, depth)
  if (fault !== null) {
    lose({ pointer: '', what: ENTRY_FAULTS[fault] })
    return null
  }
  const json = jsonText(value)
  if (json.length * BYTES_OF_UNIT <= bytes || utf8Encode(json).length <= bytes) return json
  lose({ pointer: '', what: TOO_LARGE })
  return null
}

/** Why no form can have a value: a number is too large, or it is nested too deeply. */
type ValueFault = 'number' | 'depth'

export const ENTRY_FAULTS: Readonly<Record<ValueFault, Sentence>> = {
  number: sentence('The entry has a number that is too large', { detail: 'number' }),
  depth: sentence('The entry is nested too deeply', { detail: 'depth' }),
}

export const TOO_LARGE: Sentence = sentence('The entry is larger than 64 MiB', { detail: 'size' })

/** Why no form can have a value; `null` if each can. */
export function faultOf(value: unknown, levels: number): ValueFault | null {
  if (typeof value === 'number' && !Number.isFinite(value)) {
    return 'number'
  }
  if (typeof value !== 'object' || value === null) return null
  if (levels === 0) return 'depth'
  for (const member of Object.values(value)) {
    const fault = faultOf(member, levels - 1)
    if (fault !== null) return fault
  }
  return null
}

/** Whether a value has a string that is too long for the reader of JSON. */
function hasLongToken(value: unknown): boolean {
  if (typeof value === 'string') {
    const isShort = value.length * BYTES_OF_UNIT * 2 < MAX_TOKEN
    return !isShort && utf8Encode(JSON.stringify(value)).length > MAX_TOKEN
  }
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, member]) => hasLongToken(name) || hasLongToken(member))
}
