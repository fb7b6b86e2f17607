import { utf8Encode } from '@waymark/infra'
import type { Edit } from '@waymark/infra/problem'
import type { ByteSource } from '../byte-source.ts'
import { JsonDocument, type JsonListener } from '../database/json-document.ts'
import { Utf8Decoder } from '../database/utf-8-text.ts'
import type { DatabaseEdits } from './database-edits.ts'
import { editEntry, requireOwnForm } from './edit-entry.ts'

/**
 * Applies changes to a database in JSON while it is read. All bytes that need not change stay as they are. The database
 * must be one that `readDatabase` reads without an error.
 *
 * @param onOperation - Called with the operations of a JSON Patch, in the order in which they are applied.
 */
export async function* editJson(
  source: Pick<ByteSource, 'name' | 'chunks'>,
  edits: DatabaseEdits,
  onOperation: (operation: Edit) => void,
): AsyncGenerator<Uint8Array, void, undefined> {
  const editor = new JsonEditor(source.name, edits, onOperation)
  const document = new JsonDocument(source.name, editor)
  const decoder = new Utf8Decoder()
  for await (const chunk of source.chunks()) {
    const piece = decoder.decode(chunk)
    if (piece.isMarked) editor.onBetween('\ufeff')
    document.add(piece)
    yield utf8Encode(editor.take())
  }
  document.end()
  yield utf8Encode(editor.end())
}

/** Writes a database as it is read, with changed entries and members. */
class JsonEditor implements JsonListener {
  readonly #file: string
  readonly #edits: DatabaseEdits
  readonly #onOperation: (operation: Edit) => void
  #out = ''
  /** The text since the last value. */
  #between = ''
  #key = ''
  #index = 0
  #removed = 0
  /** The white space before the first entry. */
  #lead = ''

  constructor(file: string, edits: DatabaseEdits, onOperation: (operation: Edit) => void) {
    this.#file = file
    this.#edits = edits
    this.#onOperation = onOperation
  }

  onBetween(text: string): void {
    this.#between += text
  }

  onKey(text: string, key: string): void {
    this.#key = key
    this.#write(text)
  }

  onMember(text: string): void {
    const value = this.#edits.head.get(this.#key)
    this.#write(value === undefined ? text : JSON.stringify(value))
    if (value !== undefined) this.#onOperation({ op: 'replace', path: `/${this.#key}`, value })
  }

  onEntry(text: string): void {
    const index = this.#index++
    if (index === 0) {
      const open = this.#between.indexOf('[') + 1
      this.#lead = this.#between.slice(open)
      this.#out += this.#between.slice(0, open)
      this.#between = this.#lead
    }
    const edits = this.#edits.ofEntry(index)
    // A document that is a list has no key.
    const list = this.#key === '' ? '' : '/urls'
    const path = `${list}/${index - this.#removed}`
    if (edits?.isRemoved === true) {
      this.#between = ''
      this.#removed++
      this.#onOperation({ op: 'remove', path })
      return
    }
    // No comma comes before the first entry that is kept.
    if (index === this.#removed) this.#between = this.#lead
    if (edits !== null) requireOwnForm(text, this.#file)
    const edited = edits === null ? { text, operations: [] } : editEntry(text, edits)
    this.#write(edited.text)
    for (const operation of edited.operations) {
      this.#onOperation({ ...operation, path: path + operation.path })
    }
  }

  #write(text: string): void {
    this.#out += this.#between + text
    this.#between = ''
  }

  /** Returns what has been written since the last call. */
  take(): string {
    const out = this.#out
    this.#out = ''
    return out
  }

  /** Returns the rest. */
  end(): string {
    this.#write('')
    return this.take()
  }
}
