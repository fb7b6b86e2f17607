import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { hasOwn } from '@waymark/infra/internal'
import type { InputRecord, RunRecord } from './set-state.ts'

const READ_SIZE = 1_048_576

/** Reads the files of a database to recognise them. `null` if one is not a file that can be read again. */
export async function recordInputs(paths: readonly string[]): Promise<InputRecord[] | null> {
  const records: InputRecord[] = []
  try {
    for (const name of paths) {
      const before = await stat(name)
      if (!before.isFile()) return null
      const hash = createHash('sha256')
      const highWaterMark = Math.min(READ_SIZE, before.size + 1)
      for await (const bytes of createReadStream(name, { highWaterMark })) {
        hash.update(bytes)
      }
      records.push({
        name,
        size: before.size,
        modified: before.mtimeMs,
        digest: hash.digest('hex'),
      })
    }
  } catch {
    // Reading the database says what is wrong.
    return null
  }
  return records
}

/** Whether the files are still those that were recorded, so that the run has read what was recorded. */
export async function areSame(records: readonly InputRecord[]): Promise<boolean> {
  for (const { name, size, modified } of records) {
    const now = await stat(name).catch(() => null)
    if (now?.size !== size || now.mtimeMs !== modified) return false
  }
  return true
}

/** Whether a run with the same options at this time would have the same result. */
export function holds(run: RunRecord, now: number, options: string): boolean {
  return run.options === options && now >= run.from && (run.until === null || now < run.until)
}

/** Whether two databases have the same content. */
export function haveSameContent(
  ones: readonly InputRecord[] | null,
  others: readonly InputRecord[] | null,
): boolean {
  if (ones === null || others === null || ones.length !== others.length) return false
  return ones.every(({ name, size, digest }, i) => {
    const other = others[i]!
    return name === other.name && size === other.size && digest === other.digest
  })
}

/** The options that have an effect on the result, as a text. Functions have none. */
export function describeOptions(options: object): string {
  return JSON.stringify(options, (_, value: unknown) =>
    value !== null && typeof value === 'object' && hasOwn(value, 'namespace')
      ? value.namespace
      : value,
  )
}
