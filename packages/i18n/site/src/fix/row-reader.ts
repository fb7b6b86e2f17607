import type { ByteSource } from '../byte-source.ts'
import type { Position } from '../database/position.ts'
import { readCsv } from '../database/read-csv.ts'
import { Utf8Decoder } from '../database/utf-8-text.ts'

/** A row of a table, or a line. */
export interface TextRow {
  /** With its line end, if it has one. */
  readonly text: string
  /** Where each field of a table begins. */
  readonly places: readonly Position[]
}

/**
 * Splits a database into its rows, whose texts together are the whole input. A byte order mark is a row of its own.
 *
 * @param delimiter - What separates the fields of a table, whose rows can contain line ends in quotes; `null` for lines.
 */
export async function* readRows(
  source: Pick<ByteSource, 'name' | 'chunks'>,
  delimiter: string | null,
): AsyncGenerator<TextRow, void, undefined> {
  if (delimiter !== null) {
    for await (const rows of readCsv(source, delimiter, { keepText: true })) yield* rows
    return
  }
  const decoder = new Utf8Decoder()
  let rest = ''
  for await (const chunk of source.chunks()) {
    const { text, isMarked } = decoder.decode(chunk)
    if (isMarked) yield { text: '\ufeff', places: [] }
    const end = text.lastIndexOf('\n') + 1
    if (end > 0) {
      for (const line of linesOf(rest + text.slice(0, end))) yield { text: line, places: [] }
      rest = ''
    }
    rest += text.slice(end)
  }
  if (rest !== '') yield { text: rest, places: [] }
}

/** Splits text after each line feed. */
export function linesOf(text: string): readonly string[] {
  return text.split(/(?<=\n)/)
}
