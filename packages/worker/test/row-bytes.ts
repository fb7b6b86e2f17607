import {
  escapeTsv,
  type RowFault,
  type RowFormat,
  type RowWorker,
  type RowWorkerOptions,
} from '@waymark/worker'

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** A value of a row as a format can have it. */
export type Value = string | null

/** What one op answers with the value itself, so that the output is the input. */
export const ECHO: RowWorkerOptions = { ops: ['key'], method: 'string-code-point' }

/** A text in UTF-8. */
export function encode(text: string): Uint8Array<ArrayBuffer> {
  return encoder.encode(text)
}

/** Rows as the bytes of a format. */
export function rowsIn(
  format: RowFormat['name'],
  rows: readonly (readonly Value[])[],
): Uint8Array<ArrayBuffer> {
  if (format === 'rowbinary') return join(rows.flat().map(binaryValue))
  return encode(rows.map((row) => `${lineOf(format, row)}\n`).join(''))
}

function lineOf(format: RowFormat['name'], row: readonly Value[]): string {
  if (format === 'jsonl') return JSON.stringify(row)
  if (format === 'lines') return row[0] ?? ''
  return row.map((value) => (value === null ? '\\N' : escapeTsv(value))).join('\t')
}

/** A value of a column `Nullable(String)` in RowBinary. */
export function binaryValue(value: Value): Uint8Array {
  if (value === null) return Uint8Array.of(1)
  const bytes = encode(value)
  return join([Uint8Array.of(0), varint(bytes.length), bytes])
}

/** A whole number as RowBinary writes it. */
export function varint(value: number): Uint8Array {
  const bytes: number[] = []
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Uint8Array.from([...bytes, rest])
    bytes.push((rest % 128) + 128)
  }
}

/** Pieces of bytes in one. */
export function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** The lines of an output, each of which must end with a newline. */
export function linesOf(output: Uint8Array): string[] {
  const lines = decoder.decode(output).split('\n')
  if (lines.pop() !== '') throw new Error('the output ends within a row')
  return lines
}

/** The values of rows in RowBinary whose columns are all `Nullable(String)`. */
export function binaryValues(output: Uint8Array): Value[] {
  const values: Value[] = []
  for (let at = 0; at < output.length; ) {
    if (output[at++] === 1) {
      values.push(null)
      continue
    }
    let length = 0
    for (let scale = 1; ; scale *= 128) {
      const byte = output[at++]!
      length += (byte % 128) * scale
      if (byte < 128) break
    }
    if (at + length > output.length) throw new Error('the output ends within a value')
    values.push(decoder.decode(output.subarray(at, at + length)))
    at += length
  }
  return values
}

/** All that a worker writes for an input in pieces, and why it stopped. */
export function outputOf(worker: RowWorker, pieces: Iterable<Uint8Array>) {
  const written: Uint8Array[] = []
  for (const piece of pieces) {
    const { output, fault } = worker.push(piece)
    written.push(new Uint8Array(output))
    if (fault !== null) return { output: join(written), fault, rows: worker.rows }
  }
  return { output: join(written), fault: worker.end().fault, rows: worker.rows }
}

/** Bytes in pieces of one size, of which the last may be shorter. */
export function piecesOf(input: Uint8Array, size: number): Uint8Array[] {
  return Array.from({ length: Math.ceil(input.length / size) }, (_, i) =>
    input.subarray(i * size, (i + 1) * size),
  )
}

/** A fault in one line, without its words: its place, its code and its facts. */
export function shownFault({ row, offset, code, data = {} }: RowFault): string {
  return [`row ${row}, byte ${offset}: ${code}`, ...Object.values(data)].join(' ')
}
