import { utf8Encode } from '@waymark/infra'
import { JsonPlaces } from '@waymark/infra/json'
import type { ByteSource } from '../byte-source.ts'
import { isBlankLine, isHead as isHeadLine } from '../database/line-database.ts'
import type { DatabaseEdits } from './database-edits.ts'
import { editEntry, memberOf } from './edit-entry.ts'
import { fieldsOf, readRows, type TextRow } from './row-reader.ts'

/**
 * Applies changes to a database in NDJSON while it is read. All lines that need not change stay as they are.
 *
 * @param onRemove - Called with the index of each line that is removed, counted from 0.
 */
export async function* editLines(
  source: Pick<ByteSource, 'chunks'>,
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
    else yield utf8Encode(editEntry(text, entry).text)
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
    if (edits.removedRows.has(`${read.line}:${read.column}`)) onRemove(row)
    else if (hasLine(read, lines)) yield utf8Encode(editRow(read, delimiter, edits))
    else yield utf8Encode(read.text)
  }
}

function hasLine({ text, line }: TextRow, lines: ReadonlySet<number>): boolean {
  let current = line
  for (let at = 0; at !== -1; at = text.indexOf('\n', at + 1)) {
    if (lines.has(current)) return true
    current++
  }
  return false
}

function editRow({ text, line, column }: TextRow, delimiter: string, edits: DatabaseEdits): string {
  let result = ''
  let at = 0
  for (const { start, end } of fieldsOf(text, delimiter)) {
    const before = text.slice(0, start)
    const breaks = before.split('\n').length - 1
    const inLine = breaks === 0 ? column + start : start - before.lastIndexOf('\n')
    const value = edits.cells.get(`${line + breaks}:${inLine}`)
    if (value === undefined) continue
    const isQuoted = text[start] === '"'
    result += text.slice(at, start) + fieldText(String(value), delimiter, isQuoted)
    at = end
  }
  return result + text.slice(at)
}

function fieldText(value: string, delimiter: string, isQuoted: boolean): string {
  const needsQuotes = isQuoted || value.includes(delimiter) || /["\r\n]/.test(value)
  return needsQuotes ? `"${value.replaceAll('"', '""')}"` : value
}
