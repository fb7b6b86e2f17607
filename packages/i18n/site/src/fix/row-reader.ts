import type { ByteSource } from '../byte-source.ts'

/** A row of a table, or a line. */
export interface TextRow {
  /** With its line end, if it has one. */
  readonly text: string
  /** From 1. */
  readonly line: number
  /** In UTF-16 code units, from 1. It is greater if a carriage return alone ends the row before. */
  readonly column: number
}

interface Decoder {
  decode(bytes?: Uint8Array, options?: { readonly stream: boolean }): string
}

declare const TextDecoder: new (label: string, options: { readonly ignoreBOM: boolean }) => Decoder

/**
 * Splits valid UTF-8 into its rows, whose texts together are the whole input. A byte order mark is a row of its own.
 *
 * @param delimiter - What separates the fields of a table, whose rows can contain line ends in quotes; `null` for lines.
 */
export async function* readRows(
  source: Pick<ByteSource, 'chunks'>,
  delimiter: string | null,
): AsyncGenerator<TextRow, void, undefined> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const splitter = new RowSplitter(delimiter)
  for await (const chunk of source.chunks()) {
    yield* splitter.add(decoder.decode(chunk, { stream: true }))
  }
  yield* splitter.add(decoder.decode())
  yield* splitter.end()
}

class RowSplitter {
  readonly #delimiter: string | null
  #text = ''
  /** How much of the text is known to be within the current row. */
  #seen = 0
  #isQuoted = false
  /** Whether a field begins at the next character. */
  #isFieldNext = true
  #isFirst = true
  #line = 1
  #column = 1

  constructor(delimiter: string | null) {
    this.#delimiter = delimiter
  }

  *add(more: string): Generator<TextRow, void, undefined> {
    let text = this.#text + more
    if (this.#isFirst && text.length > 0) {
      this.#isFirst = false
      if (text.startsWith('\ufeff')) {
        yield { text: '\ufeff', line: 0, column: 0 }
        text = text.slice(1)
      }
    }
    let start = 0
    for (;;) {
      const end = this.#endOfRow(text)
      if (end === -1) break
      yield this.#rowOf(text.slice(start, end))
      start = end
    }
    this.#text = text.slice(start)
    this.#seen -= start
  }

  *end(): Generator<TextRow, void, undefined> {
    if (this.#text !== '') yield this.#rowOf(this.#text)
  }

  #rowOf(text: string): TextRow {
    const row = { text, line: this.#line, column: this.#column }
    const lineEnd = text.lastIndexOf('\n')
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) this.#line++
    this.#column = lineEnd === -1 ? this.#column + text.length : text.length - lineEnd
    return row
  }

  /** Returns the end of the current row, after its line end; -1 if the text does not have it yet. */
  #endOfRow(text: string): number {
    if (this.#delimiter === null) {
      const end = text.indexOf('\n', this.#seen)
      this.#seen = end === -1 ? text.length : end + 1
      return end === -1 ? -1 : end + 1
    }
    let at = this.#seen
    for (; at < text.length; at++) {
      const character = text[at]!
      if (this.#isQuoted) {
        // A doubled quote closes the field and opens it again.
        if (character === '"') this.#isQuoted = false
      } else if (character === '"') {
        const isAgain = text[at - 1] === '"'
        this.#isQuoted = this.#isFieldNext || isAgain
        this.#isFieldNext = false
      } else if (character === '\n' || character === '\r') {
        // A line feed may follow in the next chunk.
        if (character === '\r' && at + 1 === text.length) break
        const end = character === '\r' && text[at + 1] === '\n' ? at + 2 : at + 1
        this.#isFieldNext = true
        this.#seen = end
        return end
      } else this.#isFieldNext = character === this.#delimiter
    }
    this.#seen = at
    return -1
  }
}

/** A field of a row of a table: from its first character to after its last one, with its quotes. */
export interface FieldRange {
  readonly start: number
  readonly end: number
}

/** Splits a row of a table into its fields. */
export function fieldsOf(text: string, delimiter: string): readonly FieldRange[] {
  const fields: FieldRange[] = []
  const rowEnd = text.replace(/\r?\n$|\r$/, '').length
  let start = 0
  for (;;) {
    let end = start
    if (text[start] === '"') {
      for (end++; text[end] !== '"' || text[end + 1] === '"'; end++) if (text[end] === '"') end++
      end++
    } else while (end < rowEnd && text[end] !== delimiter) end++
    fields.push({ start, end })
    if (end >= rowEnd) return fields
    start = end + 1
  }
}
