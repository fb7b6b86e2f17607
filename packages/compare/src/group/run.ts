import { RUN_BUFFER, type RunStorage } from './run-storage.ts'

/** Records in order, in a storage. */
export interface Run {
  readonly run: number
  /** Bytes of its longest record, at most. */
  readonly longest: number
}

/** Writes records, each as JSON without a line end, to a new run, one on each line. */
export function writeRun(storage: RunStorage, records: Iterable<string>): Run {
  const run = storage.open()
  let longest = 0
  let pending = ''
  for (const record of records) {
    pending += `${record}\n`
    longest = Math.max(longest, record.length * 3)
    if (pending.length < RUN_BUFFER) continue
    storage.append(run, pending)
    pending = ''
  }
  if (pending !== '') storage.append(run, pending)
  return { run, longest }
}

/** Reads a run from its beginning, and closes it at its end. */
export function* readRun(storage: RunStorage, { run }: Run): Generator<unknown, void> {
  try {
    for (const piece of storage.read(run)) {
      // Cut one by one: all lines at once would be old to the garbage collector before they are read.
      for (let start = 0; start < piece.length; ) {
        const end = piece.indexOf('\n', start)
        const line = piece.slice(start, end === -1 ? piece.length : end)
        if (line !== '') yield JSON.parse(line)
        start += line.length + 1
      }
    }
  } finally {
    storage.close(run)
  }
}
