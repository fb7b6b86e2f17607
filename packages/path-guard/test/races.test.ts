/**
 * @module-tag slow
 * @module-tag night
 */
import { afterEach, expect, test } from 'vitest'
import { emulateNoFollowAny } from '../scripts/no-follow-any.ts'
import { noCounts, outside, Race, type RaceCounts, SCENES } from '../scripts/race.ts'
import { openWithoutLinks } from '../src/node/no-follow-any.ts'
import { openByPath } from '../src/node/open-by-path.ts'
import { safeOpener } from '../src/node/safe-opener.ts'
import type { Opener } from '../src/node/way.ts'

// The long run is `pnpm fuzz:races --cases 1_000_000`.
const CASES = 300
/** A busy machine may let the other process run so rarely that it swaps nothing during `CASES`. */
const PATIENCE = 500_000

/** Races `CASES` times, and on until the swapping was seen. */
async function runAll(running: Race, opener: Opener, counts: RaceCounts): Promise<void> {
  const isSeen = () => counts.done > 0 && counts.refused > 0
  for (let index = 0; index < CASES || (!isSeen() && index < PATIENCE); index++) {
    await running.run(opener, index, counts)
  }
}

const opener = process.platform === 'win32' ? null : await safeOpener()
const safe: [string, Opener][] = opener === null ? [] : [['the default', opener]]
if (process.platform === 'linux') {
  safe.push(['the flag of macOS, emulated', (way) => openWithoutLinks(way, emulateNoFollowAny)])
}

let race: Race | null = null
afterEach(async () => {
  await race?.end(noCounts())
  race = null
})

for (const [name, safely] of safe) {
  test.each(SCENES)(`while a %s is swapped, nothing outside is reached: ${name}`, async (scene) => {
    const counts = noCounts()
    race = await Race.begin(scene, false)
    await runAll(race, safely, counts)
    expect(counts.errors).toEqual([])
    expect(outside(counts)).toBe(0)
    // An opener that refuses everything would pass, too; and without swaps, nothing is refused.
    expect(counts.done).toBeGreaterThan(0)
    expect(counts.refused).toBeGreaterThan(0)
  })
}

test.runIf(process.platform === 'linux').each(SCENES)(
  'while a %s is swapped, no file outside is emptied by path, and each failure is explained',
  async (scene) => {
    const counts = noCounts()
    race = await Race.begin(scene, false)
    await runAll(race, openByPath, counts)
    expect(counts.errors).toEqual([])
    expect(counts.truncatedOutside).toBe(0)
    expect(counts.refused).toBeGreaterThan(0)
    const { reads, writes, creations, readOutside, wroteOutside, createdOutside } = counts
    console.log(
      `by path, ${scene}, of ${reads + writes + creations}: ${readOutside} read, ${wroteOutside} overwritten, ${createdOutside} made`,
    )
  },
)
