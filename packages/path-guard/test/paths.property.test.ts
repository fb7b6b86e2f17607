import { afterAll, expect, test } from 'vitest'
import { createPlayground, hostileName, judge, judgeOpening, Random } from '../scripts/path-fuzz.ts'

// Links are made here as POSIX makes them. The long run is `pnpm fuzz:paths --cases 100_000_000`.
const onPosix = process.platform !== 'win32'
const playground = onPosix ? createPlayground() : null
afterAll(() => playground?.remove())

test.runIf(onPosix)(
  'no generated name leads the guards outside, as the operating system judges',
  { tags: 'slow' },
  async () => {
    const seed = 20_261_120
    const random = new Random(seed)
    const counts = { cases: 0, allowed: 0, opened: 0 }
    const escapes: string[] = []
    for (let index = 0; index < 10_000; index++) {
      const name = hostileName(random)
      const problem =
        judge(name, playground!, counts) ??
        (index % 20 === 0 ? await judgeOpening(name, playground!, counts) : null)
      if (problem !== null) escapes.push(`seed ${seed}: ${JSON.stringify(name)}: ${problem}`)
    }
    expect(escapes).toEqual([])
    // Guards that refuse everything would pass too.
    expect(counts.allowed).toBeGreaterThan(5_000)
    expect(counts.opened).toBeGreaterThan(2)
  },
)
