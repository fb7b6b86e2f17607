import {
  createNormalizer,
  defineRule,
  type Preset,
  pickOptions,
  presets,
  rules,
} from '@waymark/normalize'
import { replaceParts } from '@waymark/url-parser/internal'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMissing, readData } from '../../../test/data.ts'
import { hostileString } from '../../../test/hostile-strings.ts'
import { runs } from '../../../test/runs.ts'
import { planText } from '../src/text-plan.ts'
import { anyText, options, someRules } from './arbitraries.ts'
import { CHOICES, normalizePlainly } from './choices.ts'

const files = ['kasztp', 'userbait', 'test-lists-urls', 'messy-urls']

const ALONE = rules.map((rule) => ({ ...presets.standard, name: rule.name, rules: [rule] }))

function expectSame(input: string, preset: Preset): void {
  const normalize = createNormalizer(preset)
  const plain = normalizePlainly(input, preset)
  // The first call runs every rule on a record; the second is the first that goes by the plan.
  for (const result of [normalize(input), normalize(input)]) {
    if (result !== plain) expect([preset.name, preset.options, input, result]).toEqual(plain)
  }
}

test('every preset and every rule gives what it gives when every rule runs on a record', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const preset of CHOICES) expectSame(text, preset)
    }),
    { numRuns: runs(50) },
  )
})

test('so do lists of rules, with all options', () => {
  fc.assert(
    fc.property(anyText, someRules, options, (text, some, given) => {
      const preset = { name: 'some', summary: '', rules: some, options: pickOptions(given, some) }
      expectSame(text, preset)
      for (const rule of some) {
        expectSame(text, { ...preset, rules: [rule], options: pickOptions(given, [rule]) })
      }
    }),
    { numRuns: runs(700) },
  )
})

test('so do hostile strings', () => {
  fc.assert(
    fc.property(hostileString, hostileString, hostileString, (host, path, query) => {
      for (const preset of [...Object.values(presets), ...ALONE]) {
        expectSame(`https://${host}/${path}`, preset)
        expectSame(`http://a.example/${path}?${query}#${host}`, preset)
      }
    }),
    { numRuns: runs(100) },
  )
})

test.each(files)('so do real URLs: %s', { tags: 'slow' }, (name) => {
  const file = `corpora/${name}.txt`
  if (isMissing(file)) return
  const lines = readData(file).split('\n')
  const step = Math.max(1, Math.floor(lines.length / runs(700)))
  for (let i = 0; i < lines.length; i += step) {
    for (const preset of [...Object.values(presets), ...ALONE]) expectSame(lines[i]!, preset)
  }
})

test('what a rule says of http and https does not hold for other schemes', () => {
  const rule = defineRule({
    name: 'own-ftp',
    category: 'changes',
    summary: 'Shouts.',
    explain: 'For the test.',
    source: 'https://example.com/',
    reads: ['scheme', 'query'],
    effects: () => [],
    apply: (url) => (url.scheme === 'ftp' ? replaceParts(url, { query: 'X' }) : url),
  })
  const preset = { ...presets.standard, rules: [rule] }
  const normalize = createNormalizer(preset)
  const urls = ['ftp://a.example/', 'http://a.example/', 'ftp://a.example/', 'http://a.example/']
  const normal = ['ftp://a.example/?X', 'http://a.example/']
  expect(urls.map((url) => normalize(url))).toEqual([...normal, ...normal])
})

test('the rules of the catalogue say what they can do', () => {
  for (const rule of rules) expect([rule.name, planText([rule], {})]).not.toEqual([rule.name, null])
})
