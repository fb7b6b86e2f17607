import { afterEach, expect, test } from 'vitest'
import { emulateNoFollowAny } from '../scripts/no-follow-any.ts'
import { noCounts, outside, Race, SCENES } from '../scripts/race.ts'
import { openWithoutLinks } from '../src/node/no-follow-any.ts'
import { openByPath } from '../src/node/open-by-path.ts'
import { safeOpener } from '../src/node/safe-opener.ts'
import type { Opener } from '../src/node/way.ts'

// The long run is `pnpm fuzz:races --cases 1_000_000`.
const CASES = 1200

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
    for (let index = 0; index < CASES; index++) await race.run(safely, index, counts)
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
    for (let index = 0; index < CASES; index++) await race.run(openByPath, index, counts)
    expect(counts.errors).toEqual([])
    expect(counts.truncatedOutside).toBe(0)
    expect(counts.refused).toBeGreaterThan(0)
    const { readOutside, wroteOutside, createdOutside } = counts
    console.log(
      `by path, ${scene}, of ${CASES}: ${readOutside} read, ${wroteOutside} overwritten, ${createdOutside} made`,
    )
  },
)
