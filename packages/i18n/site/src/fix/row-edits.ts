import { utf8Encode } from '@waymark/infra'
import { JsonPlaces } from '@waymark/infra/internal'
import type { ByteSource } from '../byte-source.ts'
import { isBlankLine, isHead as isHeadLine } from '../database/line-database.ts'
import type { Position } from '../database/position.ts'
import type { DatabaseEdits } from './database-edits.ts'
import { editEntry, memberOf, requireOwnForm } from './edit-entry.ts'
import { readRows, type TextRow } from './row-reader.ts'

/**
 * Applies changes to a database in NDJSON while it is read. All lines that need not change stay as they are.
 *
 * @param onRemove - Called with the index of each line that is removed, counted from 0.
 */
export async function* editLines(
  source: Pick<ByteSource, 'name' | 'chunks'>,
  edits: DatabaseEdits,
  onRemove: (row: number) => void,
): AsyncGenerator<Uint8Array, void, undefined> {
  let row = -1
  let index = -1
  let isFirst = true
  for await (const { text } of readRows(source, null)) {
    row++
    if (text === '\ufeff' || isBlankLine(text)) {
      yield utf8Encode(text)
      continue
    }
    const isHead = isFirst && isHeadLine(JSON.parse(text))
    isFirst = false
    if (isHead) {
      yield utf8Encode(editHead(text, edits.head))
      continue
    }
    index++
    const entry = edits.ofEntry(index)
    if (entry === null) yield utf8Encode(text)
    else if (entry.isRemoved) onRemove(row)
    else {
      requireOwnForm(text, source.name)
      yield utf8Encode(editEntry(text, entry).text)
    }
  }
}

/** Replaces members of the line before the entries. */
function editHead(text: string, values: DatabaseEdits['head']): string {
  let result = text
  for (const [name, value] of values) {
    const json = new JsonPlaces(result)
    const range = memberOf(json.members(json.root), name)?.value
    if (range === undefined) continue
    result = result.slice(0, range.start) + JSON.stringify(value) + result.slice(range.end)
  }
  return result
}

/** The same as `editLines` for a table. */
export async function* editTable(
  source: Pick<ByteSource, 'name' | 'chunks'>,
  edits: DatabaseEdits,
  { delimiter, onRemove }: { readonly delimiter: string; readonly onRemove: (row: number) => void },
): AsyncGenerator<Uint8Array, void, undefined> {
  const lines = new Set([...edits.cells.keys()].map((place) => Number(place.split(':')[0])))
  let row = -1
  for await (const read of readRows(source, delimiter)) {
    row++
    const [start] = read.places
    if (start !== undefined && edits.removedRows.has(keyOf(start))) onRemove(row)
    else if (read.places.some(({ line }) => lines.has(line))) {
      yield utf8Encode(editRow(read, delimiter, edits))
    } else yield utf8Encode(read.text)
  }
}

function keyOf({ line, column }: Position): string {
  return `${line}:${column}`
}

function editRow({ text, places }: TextRow, delimiter: string, edits: DatabaseEdits): string {
  const starts = offsetsOf(text, places)
  const rowEnd = text.replace(/\r?\n$|\r$/, '').length
  let result = ''
  let at = 0
  for (const [index, place] of places.entries()) {
    const value = edits.cells.get(keyOf(place))
    if (value === undefined) continue
    const start = starts[index]!
    const isQuoted = text[start] === '"'
    result += text.slice(at, start) + fieldText(String(value), delimiter, isQuoted)
    // A delimiter is before the next field.
    at = index + 1 < starts.length ? starts[index + 1]! - 1 : rowEnd
  }
  return result + text.slice(at)
}

/** Converts the places of the fields of a row to offsets in its text. */
function offsetsOf(text: string, places: readonly Position[]): readonly number[] {
  let line = places[0]!.line
  let lineStart = 1 - places[0]!.column
  return places.map((place) => {
    for (; line < place.line; line++) lineStart = text.indexOf('\n', Math.max(0, lineStart)) + 1
    return lineStart + place.column - 1
  })
}

function fieldText(value: string, delimiter: string, isQuoted: boolean): string {
  const needsQuotes = isQuoted || value.includes(delimiter) || /["\r\n]/.test(value)
  return needsQuotes ? `"${value.replaceAll('"', '""')}"` : value
}
