import { hasOwn, type Sentence, sentence } from '@waymark/infra/internal'
import type { ByteSink } from '@waymark/normalize/bulk/lines'
import {
  type Data,
  type Message,
  makeData,
  RecordBatch,
  RecordBatchReader,
  type RecordBatchStreamReader,
  Schema,
  Struct,
} from 'apache-arrow'
import type { BatchRowsSettings } from '../batch-rows.ts'
import type { OpValue } from '../op.ts'
import { type FormatFault, formatFault, type RowFault } from '../row-fault.ts'
import type { RowValues } from '../row-ops.ts'
import type { RowReader } from '../row-reader.ts'
import { type AnswerColumn, answerColumn, answerField } from './answer-columns.ts'
import { chooseColumns } from './choose-columns.ts'
import { ColumnReader } from './column-reader.ts'
import { type Frame, MessageFrames } from './message-frames.ts'
import { StreamOutput } from './stream-output.ts'

/** More rows in one batch are refused: a batch without values would need no bytes for any number of them. */
const MOST_ROWS = 16_777_216

/** A stream of the input whose schema has been read. */
interface OpenStream {
  readonly reader: RecordBatchStreamReader
  /** Whole messages that the reader has not yet taken. */
  readonly messages: Uint8Array[]
  /** Where the columns that the ops read are. */
  readonly places: readonly number[]
  readonly output: StreamOutput
}

/**
 * Streams of Arrow's IPC format: a batch of answers for each batch.
 *
 * @see https://arrow.apache.org/docs/format/Columnar.html#ipc-streaming-format
 */
export class ArrowRows implements RowReader {
  rows = 0
  readonly #settings: BatchRowsSettings
  readonly #frames = new MessageFrames()
  readonly #columns: ColumnReader
  readonly #schema: Schema
  readonly #values: RowValues
  readonly #answers: OpValue[] = []
  #batches = 0
  #stream: OpenStream | null = null
  /** Whether a stream has come, from its schema to its end. */
  #hasStream = false

  constructor(settings: BatchRowsSettings) {
    this.#settings = settings
    this.#values = settings.ops.columns.map(() => null)
    this.#columns = new ColumnReader(settings.codec, settings.maxLength)
    this.#schema = new Schema(
      settings.types.map((type, i) => answerField(settings.outputKeys[i]!, type)),
    )
  }

  get held(): number {
    return this.#frames.held
  }

  push(chunk: Uint8Array, sink: ByteSink): RowFault | null {
    this.#frames.push(chunk)
    for (;;) {
      const frame = this.#frames.next()
      if (frame === null) return null
      const fault = this.#readFrame(frame, sink)
      if (fault !== null) return fault
    }
  }

  end(): RowFault | null {
    if (this.#frames.held === 0 && this.#stream === null && this.#hasStream) return null
    const { held } = this.#frames
    const said =
      held > 0
        ? sentence(
            'the input ends within a message, after {held} {held|byte|bytes}: send complete batches',
            {
              held,
            },
          )
        : this.#stream === null
          ? sentence('the input is empty: send a schema, batches and the end-of-stream marker')
          : sentence(
              'the input ends without the end-of-stream marker: close the writer of the stream',
            )
    return this.#faultAt(this.#frames.offset, 0, formatFault('row-truncated', said))
  }

  #readFrame(frame: Frame, sink: ByteSink): RowFault | null {
    if (frame.kind === 'wrong') return this.#malformed(frame.offset, 0, frame.reason)
    if (frame.kind === 'end') {
      if (this.#stream === null) {
        return this.#malformed(frame.offset, 0, NO_SCHEMA)
      }
      this.#stream.output.end(sink)
      this.#stream = null
      this.#hasStream = true
      return null
    }
    const { message, bytes, offset } = frame
    if (message.isSchema() !== (this.#stream === null)) {
      return this.#malformed(offset, 0, NO_SCHEMA)
    }
    if (this.#stream === null) {
      // The library would take the body for the next message.
      if (message.bodyLength > 0) {
        return this.#malformed(offset, 0, sentence('the schema has a body'))
      }
      return this.#open(bytes, offset, sink)
    }
    let batch: BatchHeader | null
    try {
      batch = headerOf(message)
    } catch (error) {
      const reason = reasonOf(error)
      return this.#malformed(
        offset,
        0,
        sentence('the message cannot be read: {reason}', { reason }),
      )
    }
    if (batch === null) {
      const said = sentence('the message is neither a batch nor a dictionary')
      return this.#malformed(offset, 0, said)
    }
    if (batch.compression !== null) {
      const said = sentence('the batch is compressed: write it without compression')
      return this.#malformed(offset, 0, said)
    }
    this.#stream.messages.push(bytes)
    if (message.isDictionaryBatch()) return null
    const { length } = batch
    if (length > MOST_ROWS) {
      const said = sentence('the batch has {rows} rows: write batches of at most {most}', {
        rows: length,
        most: MOST_ROWS,
      })
      return this.#malformed(offset, 0, said)
    }
    return this.#answerBatch(this.#stream, offset, sink)
  }

  #open(bytes: Uint8Array, offset: number, sink: ByteSink): RowFault | null {
    const messages = [bytes]
    const reader = RecordBatchReader.from(takeAll(messages))
    try {
      reader.open()
    } catch (error) {
      const reason = reasonOf(error)
      return this.#malformed(offset, 0, sentence('the schema cannot be read: {reason}', { reason }))
    }
    const { inputKeys, isByName } = this.#settings
    const chosen = chooseColumns(reader.schema, inputKeys, isByName)
    if (hasOwn(chosen, 'code')) return this.#faultAt(offset, 0, chosen)
    const output = new StreamOutput(this.#schema, sink)
    this.#stream = { reader, messages, places: chosen.places, output }
    return null
  }

  /** Answers the batch whose message has come last. */
  #answerBatch(
    { reader, places, output }: OpenStream,
    offset: number,
    sink: ByteSink,
  ): RowFault | null {
    const { ops, types, codec } = this.#settings
    let row = 0
    try {
      const batch: RecordBatch | undefined = reader.next().value
      if (batch === undefined) throw new RangeError('the message has fewer bytes than it announces')
      const { numRows } = batch
      const reads = places.map((place) => this.#columns.read(batch.data.children[place]!, numRows))
      const columns = types.map((type) => answerColumn(type, numRows, codec))
      for (; row < numRows; row++) {
        for (let i = 0; i < reads.length; i++) this.#values[i] = reads[i]!(row)
        const fault = ops.answer(this.#values, this.#answers) ?? put(columns, row, this.#answers)
        if (fault !== null) return this.#faultAt(offset, row, fault)
      }
      output.write(this.#batchOf(columns, numRows), sink)
      this.rows += numRows
      this.#batches++
      return null
    } catch (error) {
      const reason = reasonOf(error)
      return this.#malformed(
        offset,
        row,
        sentence('the batch cannot be read: {reason}', { reason }),
      )
    }
  }

  #batchOf(columns: readonly AnswerColumn[], length: number): RecordBatch {
    const children: Data[] = columns.map((column) => column.finish())
    const type = new Struct(this.#schema.fields)
    return new RecordBatch(this.#schema, makeData({ type, length, nullCount: 0, children }))
  }

  #malformed(offset: number, row: number, message: Sentence): RowFault {
    return this.#faultAt(offset, row, formatFault('row-malformed', message))
  }

  #faultAt(offset: number, row: number, fault: FormatFault): RowFault {
    return { ...fault, batch: this.#batches + 1, row: this.rows + row + 1, offset }
  }
}

function put(
  columns: readonly AnswerColumn[],
  row: number,
  answers: readonly OpValue[],
): FormatFault | null {
  for (let i = 0; i < columns.length; i++) {
    if (!columns[i]!.put(row, answers[i]!)) return TOO_LONG
  }
  return null
}

const NO_SCHEMA = /* @__PURE__ */ sentence('a stream must begin with its schema and have no other')

const TOO_LONG: FormatFault = /* @__PURE__ */ formatFault(
  'row-too-long',
  /* @__PURE__ */ sentence(
    'the answers of the batch have more than 2 GiB in one column: write smaller batches',
  ),
)

const NOTHING = /* @__PURE__ */ new Uint8Array(0)

/**
 * Gives messages to the reader of the library. When it has taken the last, it asks for one more before it needs it, and takes
 * no bytes for an answer. If it asks once more, it misses bytes that no message has.
 */
function* takeAll(messages: Uint8Array[]): Generator<Uint8Array, void, undefined> {
  for (let isMissing = false; ; ) {
    const next = messages.shift()
    if (next === undefined && isMissing) return
    isMissing = next === undefined
    yield next ?? NOTHING
  }
}

/** What a message says of the rows in its body. */
interface BatchHeader {
  readonly length: number
  readonly compression: unknown
}

/**
 * What a message says of its batch, or of the values of its dictionary; `null` if it has neither.
 *
 * @throws TypeError if the message has no header, or one with numbers that are too great: the library reads it only now.
 */
function headerOf(message: Message): BatchHeader | null {
  if (message.isRecordBatch()) {
    const { length, compression } = message.header()
    return { length, compression }
  }
  if (!message.isDictionaryBatch()) return null
  const { length, compression } = message.header().data
  return { length, compression }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
