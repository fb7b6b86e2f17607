import { toScalarValueString } from '@waymark/infra'
import { describeValue, escapeHidden, isRecord, quote } from '@waymark/infra/internal'
import type { ByteSink } from '@waymark/normalize/bulk/lines'
import type { OpValue } from '../op.ts'
import { columnsFault, type FormatFault } from '../row-fault.ts'
import type { RowValues } from '../row-ops.ts'
import type { FormatSettings, LineCodec, LineRow } from './format.ts'

/** A row is a value by itself, an array of values, or an object. The answer has the shape of the row. */
type Shape = 'value' | 'array' | 'object'

const SPACE = 0x20
const BRACKET = 0x5b
const BRACE = 0x7b

/** One JSON value on each line: JSONEachRow or JSONCompactEachRow of ClickHouse, or values alone. */
export class JsonCodec implements LineCodec {
  readonly bound: number
  readonly #columns: readonly string[]
  readonly #inputKeys: readonly string[]
  readonly #outputKeys: readonly string[]
  #shape: Shape = 'value'
  /** Whether what was skimmed has shown its shape. */
  #isShapeKnown = false
  /** Whether a row has had the columns that are read. */
  #hasFitted = false

  constructor({ columns, maxLength, inputKeys, outputKeys }: FormatSettings) {
    this.bound = columns.length * maxLength
    this.#columns = columns
    this.#inputKeys = inputKeys
    this.#outputKeys = outputKeys
  }

  read(
    bytes: Uint8Array,
    start: number,
    end: number,
    { decode, values }: LineRow,
  ): FormatFault | null {
    const text = decode(start, end)
    if (text === null) {
      this.#shape = shapeOf(bytes, start, end)
      values.fill(null)
      return null
    }
    let row: unknown
    try {
      row = JSON.parse(text)
    } catch {
      this.#shape = shapeOf(bytes, start, end)
      return malformed('the line is not a JSON value: send one value on each line')
    }
    if (Array.isArray(row)) {
      this.#shape = 'array'
      return this.#readList(row, values)
    }
    if (isRecord(row)) {
      this.#shape = 'object'
      const absent = this.#inputKeys.find((key) => !Object.hasOwn(row, key))
      if (absent !== undefined) {
        return this.#misfit({
          code: 'row-columns',
          message: `the object has no member ${quote(absent, 80)}: add it, or name the members that are read`,
        })
      }
      return this.#readList(
        this.#inputKeys.map((key) => row[key]),
        values,
      )
    }
    this.#shape = 'value'
    return this.#readList([row], values)
  }

  #readList(row: readonly unknown[], values: RowValues): FormatFault | null {
    if (row.length !== this.#columns.length) {
      return this.#misfit(columnsFault(row.length, this.#columns))
    }
    this.#hasFitted = true
    for (let i = 0; i < row.length; i++) {
      const value = row[i]
      if (value !== null && typeof value !== 'string') {
        const message = `${this.#columns[i]} must be a string or null; got ${describeValue(value)}`
        return malformed(message)
      }
      // A lone surrogate, which only an escape can write, has no UTF-8.
      values[i] = value !== null && toScalarValueString(value) === value ? value : null
    }
    return null
  }

  /** Before any row has had the columns, the columns are wrong; after one, the row is. */
  #misfit(fault: FormatFault): FormatFault {
    return this.#hasFitted ? { ...fault, isOfRow: true } : fault
  }

  skim(bytes: Uint8Array, start: number, end: number): void {
    if (this.#isShapeKnown) return
    this.#shape = shapeOf(bytes, start, end)
    this.#isShapeKnown = firstOf(bytes, start, end) < end
  }

  endSkim(): null {
    this.#isShapeKnown = false
    return null
  }

  write(answers: readonly OpValue[], sink: ByteSink): void {
    const written = answers.map(toJson)
    if (this.#shape === 'object') {
      const members = written.map((value, i) => `${JSON.stringify(this.#outputKeys[i])}:${value}`)
      sink.text(`{${members.join(',')}}`)
    } else if (this.#shape === 'value' && written.length === 1) sink.text(written[0]!)
    else sink.text(`[${written.join(',')}]`)
  }
}

function malformed(message: string): FormatFault {
  return { code: 'row-malformed', message, isOfRow: true }
}

/** What the first byte that is not a space shows. */
function shapeOf(bytes: Uint8Array, start: number, end: number): Shape {
  const first = firstOf(bytes, start, end)
  if (first === end) return 'value'
  return bytes[first] === BRACE ? 'object' : bytes[first] === BRACKET ? 'array' : 'value'
}

function firstOf(bytes: Uint8Array, start: number, end: number): number {
  let at = start
  while (at < end && bytes[at]! <= SPACE) at++
  return at
}

function toJson(answer: OpValue): string {
  return typeof answer === 'boolean' ? String(Number(answer)) : escapeHidden(JSON.stringify(answer))
}
