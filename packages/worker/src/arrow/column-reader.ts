import type { TextCodec } from '@waymark/normalize/bulk/lines'
import { type Data, DataType } from 'apache-arrow'

/**
 * Gives the value of a row; `null` for NULL, and for a value that is too long or not UTF-8.
 *
 * @throws RangeError if the value is outside of its column: the library does not check it.
 */
export type ReadValue = (row: number) => string | null

/** The size of the description of a value in columns of views, and of the longest value that is within it. */
const VIEW_SIZE = 16
const LONGEST_INLINE = 12

/** Reads columns of strings, which come as they are, as views or as indices into a dictionary. */
export class ColumnReader {
  readonly #codec: TextCodec
  readonly #maxLength: number
  /** The values of the pieces of dictionaries, which many batches use. */
  readonly #dictionaries = new WeakMap<Data, readonly (string | null)[]>()

  constructor(codec: TextCodec, maxLength: number) {
    this.#codec = codec
    this.#maxLength = maxLength
  }

  /** @throws RangeError if the column has fewer rows. */
  read(data: Data, rows: number): ReadValue {
    if (data.length < rows) throw new RangeError('a column has fewer rows than the batch')
    const { type } = data
    if (DataType.isNull(type)) return () => null
    const read = DataType.isDictionary(type)
      ? this.#readIndexed(data)
      : DataType.isUtf8View(type) || DataType.isBinaryView(type)
        ? this.#readViews(data)
        : this.#readPlain(data)
    return data.nullCount > 0 ? (row) => (data.getValid(row) ? read(row) : null) : read
  }

  #readPlain({ values, valueOffsets }: Data): ReadValue {
    const size: number = values.length
    const decode = this.#codec.decoder(values)
    return (row) => {
      // Of the Large forms, they are BigInt.
      const start = Number(valueOffsets[row])
      const end = Number(valueOffsets[row + 1])
      if (!(start >= 0 && start <= end && end <= size)) throw outside()
      return end - start > this.#maxLength ? null : decode(start, end)
    }
  }

  #readViews({ values, variadicBuffers }: Data): ReadValue {
    const views = new DataView(values.buffer, values.byteOffset, values.byteLength)
    const decodeInline = this.#codec.decoder(values)
    const decoders = variadicBuffers.map((bytes) => this.#codec.decoder(bytes))
    return (row) => {
      const at = row * VIEW_SIZE
      // Throws a RangeError if the view is not there.
      const length = views.getInt32(at, true)
      if (length < 0) throw outside()
      if (length > this.#maxLength) return null
      if (length <= LONGEST_INLINE) return decodeInline(at + 4, at + 4 + length)
      const place = views.getInt32(at + 8, true)
      const start = views.getInt32(at + 12, true)
      const decode = decoders[place]
      if (decode === undefined || start < 0 || start + length > variadicBuffers[place]!.length) {
        throw outside()
      }
      return decode(start, start + length)
    }
  }

  #readIndexed({ values: indices, dictionary }: Data): ReadValue {
    const pieces = (dictionary?.data ?? []).map((piece) => this.#dictionaryOf(piece))
    const entries = pieces.length === 1 ? pieces[0]! : pieces.flat()
    return (row) => {
      const value = entries[Number(indices[row])]
      if (value === undefined) throw outside()
      return value
    }
  }

  #dictionaryOf(piece: Data): readonly (string | null)[] {
    const known = this.#dictionaries.get(piece)
    if (known !== undefined) return known
    const read = this.read(piece, piece.length)
    const entries = Array.from({ length: piece.length }, (_, row) => read(row))
    this.#dictionaries.set(piece, entries)
    return entries
  }
}

function outside(): RangeError {
  return new RangeError('a value is outside of its column')
}
