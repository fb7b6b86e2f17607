import { deepFreeze } from '@waymark/infra/internal'
import type { FormatSettings, LineCodec } from './format.ts'
import { JsonCodec } from './jsonl.ts'
import { PlainCodec } from './lines.ts'
import { TsvCodec } from './tsv.ts'

/** A format of rows, for documentation and for the worker. */
export interface RowFormat {
  readonly name: 'tsv' | 'rowbinary' | 'jsonl' | 'lines' | 'arrow'
  /** One sentence: what a row is. */
  readonly summary: string
  /** Rows have one column, and one answer. */
  readonly isSingle?: true
  /** Characters that mean something else in a line. */
  readonly special?: string
  /** Rows come in batches, which have columns with names: `@waymark/worker/arrow/node` reads them. */
  readonly isBatched?: true
  /** Absent for a format whose rows are not lines. */
  createLineCodec?(settings: FormatSettings): LineCodec
  /** Whether answers in normal form can be copied as bytes from rows with one column. */
  readonly copiesLines?: true
}

/**
 * Every format, in the order in which documentation lists them.
 *
 * @example
 * ```ts
 * import { formats } from '@waymark/worker'
 *
 * formats.map(({ name }) => name) // => ['tsv', 'rowbinary', 'jsonl', 'lines', 'arrow']
 * ```
 */
export const formats: readonly RowFormat[] = /* @__PURE__ */ deepFreeze([
  {
    name: 'tsv',
    summary: 'TabSeparated of ClickHouse: tabs between columns, escapes such as \\t, \\N for NULL.',
    special: '\\',
    copiesLines: true,
    createLineCodec: (settings) => new TsvCodec(settings),
  },
  {
    name: 'rowbinary',
    summary: 'RowBinary of ClickHouse: Nullable(String) columns in, Nullable columns out.',
  },
  {
    name: 'jsonl',
    summary:
      'JSON on each line: a string, an array (JSONCompactEachRow) or an object (JSONEachRow). The answer has the same shape.',
    createLineCodec: (settings) => new JsonCodec(settings),
  },
  {
    name: 'lines',
    summary: 'One URL on each line as it is, for shells; an empty line for NULL.',
    isSingle: true,
    copiesLines: true,
    createLineCodec: (settings) => new PlainCodec(settings),
  },
  {
    name: 'arrow',
    summary:
      'Streams of Arrow (IPC): a batch of answers for each batch. It needs the npm package apache-arrow.',
    isBatched: true,
  },
])
