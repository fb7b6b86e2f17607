import { expect, test } from 'vitest'
import { dataFolder, isMissing } from '../../test/data.ts'
import { runs } from '../../test/runs.ts'
import { answer, type Implementation } from '../differential/answer.ts'
import { compare } from '../differential/compare.ts'
import { differences } from '../differential/differences.ts'
import { readSeeds } from '../differential/seeds.ts'

const seed = Number(process.env['WAYMARK_SEED'] || Date.now() % 0x100000000)

// Without the data there are no real URLs to begin with, and made-up ones repeat themselves.
const cases = isMissing('wpt/urltestdata.json') ? 2_000 : runs(20_000)

test(`${cases} cases agree with Node and whatwg-url, or a table says who is wrong (WAYMARK_SEED=${seed})`, () => {
  const { unexplained, unexplainedCount } = compare({
    cases,
    seed,
    seeds: readSeeds(dataFolder()),
  })
  expect(unexplained.slice(0, 5)).toEqual([])
  expect(unexplainedCount).toBe(0)
})

test('each class of difference has a name, and says what decides', () => {
  expect(new Set(differences.map(({ name }) => name)).size).toBe(differences.length)
  for (const { decides } of differences) expect(decides.length).toBeGreaterThan(40)
})

test('an implementation that is wrong is caught', () => {
  const node: Implementation = { name: 'node', URL, URLSearchParams }
  const wrong: Implementation = {
    ...node,
    URL: class extends URL {
      constructor(input: string, base?: string) {
        super(input.toLowerCase(), base)
      }
    },
  }
  const question = { kind: 'parse', input: 'https://h/#F', base: null } as const
  expect(answer(wrong, question)).not.toBe(answer(node, question))
})
