import { type Preset, presets, rules } from '@waymark/normalize'
import { expect, test } from 'vitest'
import { dataFolder } from '../../test/data.ts'
import { runs } from '../../test/runs.ts'
import { Random } from '../differential/random.ts'
import { nextInput, readSources } from '../presets/inputs.ts'
import { findBreach } from '../presets/laws.ts'

const seed = Number(process.env['WAYMARK_SEED'] || Date.now() % 0x100000000)
const all = Object.values(presets)

// The long run is `pnpm fuzz:presets --cases 500000`.
test(`every law holds for every preset on ${runs(500)} URLs (WAYMARK_SEED=${seed})`, () => {
  const random = new Random(seed)
  const sources = readSources(dataFolder())
  for (let i = 0; i < runs(500); i++) {
    const input = nextInput(random, sources)
    for (const preset of all) expect(findBreach(input, preset)).toBeNull()
  }
})

test.each([
  'file://C:/;/.%2E??#%zz',
  'blob://[::01]:?a#b',
  'HtTp://.[1::2::3]:8a?{|}',
  'web+x:/u:p@:80/C:?\ud83d\n\udca9#f',
  'https://e.example/%\t%341',
  'https://e.example/?%\n4\r%31',
  'file://localhost./a',
  'http://e.example/?a=1&b=2&',
])('every law holds for %j, for which one did not hold once', (input) => {
  for (const preset of all) expect(findBreach(input, preset)).toBeNull()
})

const [trailingSlash, sortQuery] = ['trailing-slash', 'sort-query'].map(
  (name) => rules.find((rule) => rule.name === name)!,
)

test.each<readonly [string, string, Partial<Preset>]>([
  ['idempotent', 'https://e.example/a//', { rules: [trailingSlash!] }],
  ['safe', 'https://e.example/a/', { rules: [{ ...trailingSlash!, category: 'preserves' }] }],
  ['replay', 'https://e.example/?b&a', { rules: [{ ...sortQuery!, name: 'remove-fragment' }] }],
  ['same-answer', 'https://e.example/', { canonicalizer: { canonicalize: () => String(count++) } }],
])('a preset that breaks the law %s is caught', (law, input, members) => {
  const preset: Preset = { name: 'wrong', summary: 'Wrong.', rules: [], options: {}, ...members }
  expect(findBreach(input, preset)).toMatchObject({ law, input })
})

let count = 0
