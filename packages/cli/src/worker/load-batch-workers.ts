import { sentence } from '@waymark/infra/internal'
import type { createRowWorker } from '@waymark/worker/node'
import { Failure } from '../failure.ts'

/** Loads what makes workers that also read batches. It needs a package that no other format needs. */
export type LoadBatchWorkers = () => Promise<typeof createRowWorker>

/** Loads them from the installed packages. */
export async function loadBatchWorkers(): ReturnType<LoadBatchWorkers> {
  try {
    return (await import('@waymark/worker/arrow/node')).createRowWorker
  } catch (error) {
    const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    throw new Failure(
      sentence(
        '--format arrow needs the package apache-arrow, which cannot be loaded ({why}): run npm install apache-arrow, or choose another format',
        { detail: 'no-arrow', why },
      ),
    )
  }
}
