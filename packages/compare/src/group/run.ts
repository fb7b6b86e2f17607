import { RUN_BUFFER, type RunStorage } from './run-storage.ts'

/** Records in order, in a storage. */
export interface Run {
  readonly run: number
  /** Bytes of its longest record, at most. */
  readonly longest: number
}

/**
 * Writes records to a new run, each as JSON on a line of its own.
 *
 * JSON has an escape for every code unit that UTF-8 cannot encode, so a string comes back code unit by code unit.
 */
export function writeRun(storage: RunStorage, records: Iterable<unknown>): Run {
  const run = storage.open()
  let longest = 0
  let pending = ''
  for (const record of records) {
    const line = `${JSON.stringify(record)}\n`
    pending += line
    longest = Math.max(longest, line.length * 3)
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
      for (const line of piece.split('\n')) if (line !== '') yield JSON.parse(line)
    }
  } finally {
    storage.close(run)
  }
}
