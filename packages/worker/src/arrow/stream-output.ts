import type { ByteSink } from '@waymark/normalize/bulk/lines'
import {
  AsyncByteQueue,
  type RecordBatch,
  RecordBatchStreamWriter,
  type Schema,
} from 'apache-arrow'

/** Takes what the writer of the library writes, at once: its own queue gives it only to those who wait. */
class Pieces extends AsyncByteQueue {
  #pieces: Uint8Array[] = []

  override write(piece: Uint8Array): void {
    this.#pieces.push(piece)
  }

  /** Puts what has been written into the sink. */
  moveTo(sink: ByteSink): void {
    for (const piece of this.#pieces) sink.copy(piece, 0, piece.length)
    this.#pieces = []
  }
}

/** The stream of answers to one stream. */
export class StreamOutput {
  readonly #pieces = new Pieces()
  readonly #writer = new RecordBatchStreamWriter()

  /** Writes the schema. */
  constructor(schema: Schema, sink: ByteSink) {
    this.#writer.reset(this.#pieces, schema)
    this.#pieces.moveTo(sink)
  }

  write(batch: RecordBatch, sink: ByteSink): void {
    this.#writer.write(batch)
    this.#pieces.moveTo(sink)
  }

  /** Writes the end-of-stream marker. */
  end(sink: ByteSink): void {
    this.#writer.finish()
    this.#pieces.moveTo(sink)
  }
}
