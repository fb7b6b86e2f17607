import { toScalarValueString } from '@waymark/infra'
import {
  describeValue,
  escapeHidden,
  isRecord,
  type Sentence,
  sentence,
} from '@waymark/infra/internal'
import type { ByteSink } from '@waymark/normalize/bulk/lines'
import { isLonger } from '../is-longer.ts'
import type { OpValue } from '../op.ts'
import { columnsFault, type FormatFault, formatFault } from '../row-fault.ts'
import type { RowValues } from '../row-ops.ts'
import type { FormatSettings, LineCodec, LineRow } from './format.ts'

/**
 * A row is a value by itself, an array of values, or an object. The answer has the shape of the row; that of a row which is refused
 * or too long has the shape of the answer before it, because engines expect all rows to be alike.
 */
type Shape = 'value' | 'array' | 'object'

const SPACE = 0x20
/** How many bytes are read for each of a value: escapes such as `\\u0001` have six. */
const MOST_WRITTEN = 6
/** The shapes that a first byte shows: `"`, `[` and `{`. */
const SHAPES: ReadonlyMap<number, Shape> = /* @__PURE__ */ new Map([
  [0x22, 'value'],
  [0x5b, 'array'],
  [0x7b, 'object'],
])

/** One JSON value on each line: JSONEachRow or JSONCompactEachRow of ClickHouse, or values alone. */
export class JsonCodec implements LineCodec {
  readonly bound: number
  readonly #columns: readonly string[]
  readonly #maxLength: number
  readonly #inputKeys: readonly string[]
  readonly #outputKeys: readonly string[]
  #shape: Shape
  /** Whether a row has shown it, or the names of members have. */
  #isShapeKnown: boolean
  /** Whether a byte other than a space of what is skimmed has been seen. */
  #hasBegun = false
  /** Whether a row has had the columns that are read, or was too long to be looked at. */
  #hasFitted = false

  constructor({ columns, maxLength, inputKeys, outputKeys, hasKeys }: FormatSettings) {
    this.#shape = hasKeys ? 'object' : 'value'
    this.#isShapeKnown = hasKeys
    // A longer row has a value that is too long, or other members. Around a value, there are its name, quotes and marks.
    const lengths = inputKeys.map((key) => MOST_WRITTEN * (maxLength + key.length) + 6)
    this.bound = lengths.reduce((sum, length) => sum + length, 2)
    this.#columns = columns
    this.#maxLength = maxLength
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
    this.#guessShape(bytes, start, end)
    if (text === null) {
      values.fill(null)
      return null
    }
    let row: unknown
    try {
      row = JSON.parse(text)
    } catch {
      return malformed(sentence('the line is not a JSON value: send one value on each line'))
    }
    if (Array.isArray(row)) return this.#readList(row, values, 'array')
    if (isRecord(row)) {
      const absent = this.#inputKeys.find((key) => !Object.hasOwn(row, key))
      if (absent !== undefined) {
        const said = sentence(
          'the object has no member {member:quote80}: add it, or name the members that are read',
          { member: absent },
        )
        return this.#misfit(formatFault('row-columns', said))
      }
      return this.#readList(
        this.#inputKeys.map((key) => row[key]),
        values,
        'object',
      )
    }
    return this.#readList([row], values, 'value')
  }

  #readList(row: readonly unknown[], values: RowValues, shape: Shape): FormatFault | null {
    if (row.length !== this.#columns.length) {
      return this.#misfit(columnsFault(row.length, this.#columns))
    }
    this.#hasFitted = true
    for (let i = 0; i < row.length; i++) {
      const value = row[i]
      if (value !== null && typeof value !== 'string') {
        const facts = { column: this.#columns[i]!, got: describeValue(value) }
        return malformed(sentence('{column} must be a string or null; got {got:phrase}', facts))
      }
      values[i] = value !== null && this.#isText(value) ? value : null
    }
    // NULL alone has no shape.
    if (shape !== 'value' || row[0] !== null) this.#showShape(shape)
    return null
  }

  #isText(value: string): boolean {
    // A lone surrogate, which only an escape can write, has no UTF-8.
    return !isLonger(value, this.#maxLength) && toScalarValueString(value) === value
  }

  /** Before any row has had the columns, the columns are wrong; after one, the row is. */
  #misfit(fault: FormatFault): FormatFault {
    return this.#hasFitted ? { ...fault, isOfRow: true } : fault
  }

  skim(bytes: Uint8Array, start: number, end: number): void {
    this.#hasBegun ||= this.#guessShape(bytes, start, end)
  }

  endSkim(): null {
    this.#hasBegun = false
    this.#hasFitted = true
    return null
  }

  /**
   * Before any row has shown its shape, the first byte that is not a space may show it.
   *
   * @returns Whether there is such a byte.
   */
  #guessShape(bytes: Uint8Array, start: number, end: number): boolean {
    let at = start
    while (at < end && bytes[at]! <= SPACE) at++
    if (at === end) return false
    const shape = SHAPES.get(bytes[at]!)
    if (!this.#isShapeKnown && shape !== undefined) this.#showShape(shape)
    return true
  }

  #showShape(shape: Shape): void {
    this.#shape = shape
    this.#isShapeKnown = true
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

function malformed(message: Sentence): FormatFault {
  return { ...formatFault('row-malformed', message), isOfRow: true }
}

function toJson(answer: OpValue): string {
  return typeof answer === 'boolean' ? String(Number(answer)) : escapeHidden(JSON.stringify(answer))
}
