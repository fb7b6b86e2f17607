import { expect, test } from 'vitest'
import { Random } from '../differential/random.ts'
import { askJava, javaVersion } from '../java/ask.ts'
import { pairs } from '../java/questions.ts'

test('the pairs of a seed are the same each time, and no two alike in a row', () => {
  const first = [...pairs(new Random(1), 500)]
  expect([...pairs(new Random(1), 500)]).toEqual(first)
  expect(new Set(first.map(([a]) => a)).size).toBeGreaterThan(400)
  expect(first.some(([a, b]) => a === b)).toBe(true)
})

// The methods follow Java 17.
test.skipIf(!javaVersion()?.includes(' 17.'))(
  'a JDK gives the same answers',
  { tags: 'slow' },
  () => {
    expect(askJava([...pairs(new Random(2), 2000)])).toEqual([])
  },
)
