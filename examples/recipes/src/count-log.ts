import { open } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { BulkNormalizer } from '@waymark/normalize/bulk/node'

/** The target in a line of an access log, such as `/a?b` in `"GET /a?b HTTP/1.1"`. */
const REQUEST = /"[A-Z]+ ([^ "]+) HTTP/

/** How many lines are sent to the threads together. */
const BATCH = 10_000

/** How often each page was requested, from an access log of any size. */
export async function countLog(
  log: string,
  site: string,
  jobs: number = Math.min(64, availableParallelism()),
): Promise<Map<string, number>> {
  const hits = new Map<string, number>()
  const normalizer = new BulkNormalizer('crawler', { base: site, jobs })
  try {
    await normalizer.run(readTargets(log), async ({ output }) => {
      for (const page of output.toString().trimEnd().split('\n')) {
        if (page !== '') hits.set(page, (hits.get(page) ?? 0) + 1)
      }
      return true
    })
  } finally {
    await normalizer.close()
  }
  return hits
}

async function* readTargets(log: string): AsyncGenerator<Uint8Array> {
  const file = await open(log)
  let targets: string[] = []
  for await (const line of file.readLines()) {
    const target = REQUEST.exec(line)?.[1]
    if (target !== undefined) targets.push(target)
    if (targets.length === BATCH) {
      yield Buffer.from(`${targets.join('\n')}\n`)
      targets = []
    }
  }
  yield Buffer.from(targets.join('\n'))
}
