import { concatBytes, utf8Decode, utf8Encode } from '@waymark/infra'
import type { Edit } from '@waymark/infra/problem'
import { type ByteSource, joinBytes } from '../byte-source.ts'
import type { DatabaseEdits, EntryEdits } from './database-edits.ts'
import { editEntry } from './edit-entry.ts'

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const COLON = 0x3a
const OPEN_LIST = 0x5b
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

const NOTHING: Uint8Array = new Uint8Array(0)

/** What happens to the bytes that are read next. */
type Target = 'keep' | 'hold' | 'drop'

/**
 * Applies changes to a database in JSON while it is read. All bytes that need not change stay as they are. The database
 * must be one that `readDatabase` reads without an error.
 *
 * @param onOperation - Called with the operations of a JSON Patch, in the order in which they are applied.
 */
export async function* editJson(
  source: Pick<ByteSource, 'chunks'>,
  edits: DatabaseEdits,
  onOperation: (operation: Edit) => void,
): AsyncGenerator<Uint8Array, void, undefined> {
  const editor = new JsonEditor(edits, onOperation)
  for await (const chunk of source.chunks()) {
    for (const part of editor.write(chunk)) if (part.length > 0) yield part
  }
}

/** Follows the structure of a database byte by byte, and changes its entries and the values of its other members. */
class JsonEditor {
  readonly #edits: DatabaseEdits
  readonly #onOperation: (operation: Edit) => void
  #out: Uint8Array[] = []
  #held: Uint8Array[] = []
  #target: Target = 'keep'
  #depth = 0
  #isInString = false
  #isEscaped = false
  /** The bytes of the key of the database that is being read; `null` outside keys. */
  #key: Uint8Array | null = null
  /** Where these bytes begin in the current chunk. */
  #keyStart = 0
  #isKeyNext = true
  #name: string | null = null
  /** Whether the list of entries is open. */
  #isInList = false
  #isInValue = false
  #index = -1
  #removed = 0
  #hasKept = false
  /** The changes of the current entry. */
  #entryEdits: EntryEdits | null = null
  /** The white space before the first entry. */
  #lead: Uint8Array | null = null

  constructor(edits: DatabaseEdits, onOperation: (operation: Edit) => void) {
    this.#edits = edits
    this.#onOperation = onOperation
  }

  write(chunk: Uint8Array): readonly Uint8Array[] {
    this.#out = []
    let start = 0
    /** Gives the bytes before `at` to the current target. */
    const flush = (at: number): void => {
      const part = chunk.subarray(start, at)
      start = at
      if (this.#target === 'keep') this.#out.push(part)
      else if (this.#target === 'hold') this.#held.push(part)
    }
    /** Ends an entry, or a value of the database itself, if one is open at the current depth. */
    const endValue = (at: number): void => {
      if (!this.#isInValue || !this.#isAtValueLevel) return
      flush(at)
      this.#endValue()
    }
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at]!
      if (this.#isInString) {
        if (this.#isEscaped) this.#isEscaped = false
        else if (byte === BACKSLASH) this.#isEscaped = true
        else if (byte === QUOTE) {
          this.#isInString = false
          if (this.#key !== null) {
            this.#name = keyOf(joinBytes(this.#key, chunk.subarray(this.#keyStart, at)))
            this.#key = null
          } else endValue(at + 1)
        }
        continue
      }
      if (isSpace(byte)) {
        endValue(at)
        continue
      }
      if (byte === COMMA || byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
        endValue(at)
        if (byte === COMMA) {
          if (this.#depth === 1) this.#isKeyNext = true
          continue
        }
        if (this.#isInList && this.#depth === 2 && byte === CLOSE_LIST) {
          flush(at)
          this.#endList()
        }
        this.#depth--
        endValue(at + 1)
        continue
      }
      if (byte === COLON) {
        this.#isKeyNext = false
        continue
      }
      // A value or a key begins here.
      if (!this.#isInValue && this.#depth === 1 && this.#isKeyNext) {
        this.#isInString = byte === QUOTE
        this.#key = NOTHING
        this.#keyStart = at + 1
        continue
      }
      if (!this.#isInValue && this.#isAtValueLevel && this.#depth > 0) {
        const isList = this.#depth === 1 && this.#name === 'urls' && byte === OPEN_LIST
        if (isList) {
          flush(at + 1)
          this.#isInList = true
          this.#depth++
          this.#target = 'hold'
          continue
        }
        flush(at)
        this.#startValue()
      }
      if (byte === QUOTE) this.#isInString = true
      else if (byte === OPEN_LIST || byte === OPEN_OBJECT) this.#depth++
    }
    if (this.#key !== null) {
      this.#key = joinBytes(this.#key, chunk.subarray(this.#keyStart))
      this.#keyStart = 0
    }
    flush(chunk.length)
    return this.#out
  }

  /** Whether an entry, or a value of the database itself, begins or ends at the current depth. */
  get #isAtValueLevel(): boolean {
    return this.#depth === (this.#isInList ? 2 : 1)
  }

  #startValue(): void {
    this.#isInValue = true
    if (!this.#isInList) {
      this.#target = this.#edits.head.has(this.#name ?? '') ? 'hold' : 'keep'
      return
    }
    this.#index++
    const separator = this.#takeHeld()
    this.#lead ??= separator
    const edits = this.#edits.ofEntry(this.#index)
    this.#entryEdits = edits
    if (edits?.isRemoved === true) {
      this.#target = 'drop'
      return
    }
    this.#out.push(this.#hasKept ? separator : this.#lead)
    this.#hasKept = true
    this.#target = edits === null ? 'keep' : 'hold'
  }

  #endValue(): void {
    this.#isInValue = false
    const value = this.#takeHeld()
    if (!this.#isInList) {
      if (this.#target === 'hold') {
        const name = this.#name ?? ''
        const changed = this.#edits.head.get(name)!
        this.#out.push(utf8Encode(JSON.stringify(changed)))
        this.#onOperation({ op: 'replace', path: `/${name}`, value: changed })
      }
      this.#target = 'keep'
      return
    }
    const path = `/urls/${this.#index - this.#removed}`
    if (this.#target === 'drop') {
      this.#removed++
      this.#onOperation({ op: 'remove', path })
    } else if (this.#entryEdits !== null) {
      const { text, operations } = editEntry(utf8Decode(value), this.#entryEdits)
      this.#out.push(utf8Encode(text))
      for (const operation of operations) {
        this.#onOperation({ ...operation, path: path + operation.path })
      }
    }
    this.#target = 'hold'
  }

  #endList(): void {
    this.#out.push(this.#takeHeld())
    this.#isInList = false
    this.#target = 'keep'
  }

  /** Returns the bytes that are held, and holds none. */
  #takeHeld(): Uint8Array {
    const parts = this.#held
    this.#held = []
    return concatBytes(parts)
  }
}

function isSpace(byte: number): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09
}

function keyOf(bytes: Uint8Array): string {
  return String(JSON.parse(`"${utf8Decode(bytes)}"`))
}
