import { readCsv as readCsvInNode } from '@waymark/site/node'
import { readCsv } from '@waymark/site/web'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastHits, runs } from '../../../../test/runs.ts'
import { sourceOf } from './sources.ts'

/** The rows, or why there are none. */
async function outcome(read: typeof readCsv, text: string): Promise<unknown> {
  const rows: unknown[] = []
  try {
    for await (const batch of read(sourceOf(text), ',')) rows.push(...batch)
  } catch (error) {
    // How many rows were read before depends on the chunks.
    return String(error)
  }
  return rows
}

test('CSV is read as in Node, with the same places and the same errors', async () => {
  const piece = fc.constantFrom(
    '"',
    '""',
    ',',
    '\n',
    '\r',
    '\r\n',
    'a',
    ' ',
    'é',
    '𝄞',
    '\0',
    '\ufeff',
  )
  let refused = 0
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 14 }), async (pieces) => {
      const text = pieces.join('')
      const [own, other] = await Promise.all([outcome(readCsv, text), outcome(readCsvInNode, text)])
      expect(own).toEqual(other)
      if (typeof own === 'string') refused++
    }),
    { numRuns: runs(1000) },
  )
  expect(refused).toBeGreaterThan(leastHits(100))
})
