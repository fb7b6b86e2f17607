import { type BlockStore, MemoryLimitError, TableMemory } from '@waymark/hreflang'
import { sentence } from '@waymark/infra/internal'
import { type OptionType, optionType } from '@waymark/infra/options'
import { FileError } from './file-error.ts'

/** Keeps what does not fit into memory, until it is closed. */
export interface TableStore extends BlockStore {
  /** Removes everything. */
  close(): void
}

/** Makes a store. `createTableStore` of `@waymark/site/node` makes a temporary file. */
export type CreateTableStore = () => TableStore

const MEBIBYTE = 1_048_576

/** With less, the lists of the audit would read from the store at each step. */
const LEAST = 4 * MEBIBYTE

/** The option `memory`. */
export const MEMORY: OptionType = /* @__PURE__ */ optionType(
  `a number of bytes, ${LEAST} (4 MiB) or more`,
  (value) => Number.isSafeInteger(value) && (value as number) >= LEAST,
)

/** The memory of one run. */
export interface RunMemory {
  /** The memory of its tables; `undefined` if it is not limited. */
  readonly tables: TableMemory | undefined
  readonly limit: number
  readonly store: TableStore | null
}

/**
 * Limits the memory of tables.
 *
 * @throws {FileError} If there is a limit and no store.
 */
export function openMemory(
  limit: number | undefined,
  createStore: CreateTableStore | undefined,
): RunMemory {
  if (limit === undefined) return { tables: undefined, limit: 0, store: null }
  if (createStore === undefined) {
    const message = sentence('It needs a store.')
    const remedy = sentence('Give createTableStore of @waymark/site/node.')
    throw new FileError('table-store-missing', 'the option memory', message, { remedy })
  }
  const store = createStore()
  return { tables: new TableMemory({ limit, store: guarded(store) }), limit, store }
}

/**
 * Returns the events of a run whose tables are in its memory, and removes what was stored at the end.
 *
 * @param file - The input, for messages.
 * @throws {FileError} If the limit is too small, or the store fails.
 */
export async function* withinMemory<Event, Result>(
  events: AsyncGenerator<Event, Result, undefined>,
  { limit, store }: RunMemory,
  file: string,
): AsyncGenerator<Event, Result, undefined> {
  try {
    return yield* events
  } catch (error) {
    if (error instanceof StoreError) throw error.cause
    if (!(error instanceof MemoryLimitError)) throw error
    const message = sentence('Its tables need more than {limit} of memory.', {
      limit: sizeOf(limit),
    })
    const remedy = sentence('Set {memory:option} to {enough} or more.', {
      enough: sizeOf(error.enough),
    })
    throw new FileError('memory-limit-exceeded', file, message, { remedy })
  } finally {
    store?.close()
  }
}

/** An error of the store, which is not one of the file that is read. */
class StoreError extends Error {
  constructor(cause: unknown) {
    super('the store failed', { cause })
  }
}

function guarded(store: TableStore): BlockStore {
  const guard = (run: () => void): void => {
    try {
      run()
    } catch (error) {
      throw new StoreError(error)
    }
  }
  return {
    read: (position, bytes) => guard(() => store.read(position, bytes)),
    write: (position, bytes) => guard(() => store.write(position, bytes)),
  }
}

function sizeOf(bytes: number): string {
  return bytes % MEBIBYTE === 0 ? `${bytes / MEBIBYTE}MiB` : `${bytes} bytes`
}
