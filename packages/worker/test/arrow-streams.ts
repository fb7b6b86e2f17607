import {
  Binary,
  type DataType,
  Dictionary,
  Field,
  Int8,
  LargeBinary,
  LargeUtf8,
  makeData,
  RecordBatch,
  RecordBatchStreamWriter,
  Schema,
  Struct,
  tableFromIPC,
  Utf8,
  Utf8View,
  vectorFromArray,
} from 'apache-arrow'
import { encode, type Value } from './row-bytes.ts'

/** The types of columns that are read. */
export const TEXT_TYPES: Readonly<Record<string, () => DataType>> = {
  Utf8: () => new Utf8(),
  LargeUtf8: () => new LargeUtf8(),
  Utf8View: () => new Utf8View(),
  Binary: () => new Binary(),
  LargeBinary: () => new LargeBinary(),
  Dictionary: () => new Dictionary(new Utf8(), new Int8(), 1),
}

/** The marker that a stream ends with. */
export const END_OF_STREAM: Uint8Array = Uint8Array.of(255, 255, 255, 255, 0, 0, 0, 0)

/** Columns by their names. */
export type Columns = Readonly<Record<string, readonly Value[]>>

/** A stream with a batch for each of the columns. */
export function streamOf(
  batches: readonly Columns[],
  type: DataType = new Utf8(),
  names: readonly string[] = Object.keys(batches[0] ?? { url: [] }),
): Uint8Array {
  const schema = new Schema(names.map((name) => new Field(name, type, true)))
  const writer = new RecordBatchStreamWriter({ autoDestroy: false })
  writer.reset(undefined, schema)
  for (const columns of batches) {
    const children = names.map((name) => vectorOf(columns[name]!, type).data[0]!)
    const length = columns[names[0]!]!.length
    writer.write(
      new RecordBatch(schema, makeData({ type: new Struct(schema.fields), length, children })),
    )
  }
  writer.finish()
  return writer.toUint8Array(true)
}

function vectorOf(values: readonly Value[], type: DataType) {
  const isBytes = type instanceof Binary || type instanceof LargeBinary
  return vectorFromArray(
    isBytes ? values.map((value) => (value === null ? null : encode(value))) : values,
    type,
  )
}

/** The batches of a whole stream: the values of each column. */
export function batchesOf(stream: Uint8Array): Record<string, unknown[]>[] {
  const table = tableFromIPC(stream)
  const names = table.schema.fields.map(({ name }) => name)
  return table.batches.map((batch) =>
    Object.fromEntries(names.map((name) => [name, [...batch.getChild(name)!]])),
  )
}
