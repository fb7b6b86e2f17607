import { parseHostText } from '@waymark/host/internal'
import { type LintRule, lintRules } from '@waymark/uri-design'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileString } from '../../../test/hostile-strings.ts'
import { leastHits, runs } from '../../../test/runs.ts'
import { isSnakeCase } from '../src/lint/query-families.ts'
import { readSettings } from '../src/lint/settings.ts'
import { createSubject, FEATURES, type SubjectKind } from '../src/lint/subject.ts'
import { wordsOf } from '../src/lint/words.ts'
import { isPlainHost } from '../src/schemes/read-parts.ts'

const settings = readSettings({ allowedSchemes: ['https'] })

/** Every example of every rule, and the same with pieces that rules look for. */
const texts = lintRules.flatMap(({ examples }) => examples.map(({ text }) => text))
const anyText = fc.oneof(
  fc.constantFrom(...texts),
  fc
    .array(
      fc.constantFrom(...texts, ...'%?#/@: {}é\\|\ud800', '//', '%2f', '&a=', '{?x}', '{#y}'),
      {
        maxLength: 5,
      },
    )
    .map((pieces) => pieces.join('')),
  hostileString,
)
const kinds: readonly SubjectKind[] = ['uri', 'template', 'path', 'segment', 'query', 'fragment']

test('a rule that needs a feature finds nothing in a string without it', () => {
  const needy = lintRules.filter(({ needs, check }) => needs !== undefined && check !== undefined)
  expect(needy.length).toBeGreaterThan(20)
  const looked = new Map<LintRule, number>()
  fc.assert(
    fc.property(anyText, fc.constantFrom(...kinds), (text, kind) => {
      const subject = createSubject(text, kind, settings)
      for (const rule of needy) {
        if (!rule.kinds.includes(kind) || (subject.features & FEATURES[rule.needs!]) !== 0) continue
        looked.set(rule, (looked.get(rule) ?? 0) + 1)
        rule.check!(subject, settings, (found) => {
          throw new Error(`${rule.code} finds ${JSON.stringify(found)}`)
        })
      }
    }),
    { numRuns: runs(3_000) },
  )
  for (const rule of needy)
    expect([rule.code, (looked.get(rule) ?? 0) > leastHits(100)]).toEqual([rule.code, true])
})

/** The words of a name, without the short way for names in lower case. */
function plainWordsOf(name: string): readonly string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase())
}

const anyName = fc.oneof(
  fc.stringMatching(/^[a-z0-9]{0,4}(?:[_-]{1,2}[a-zA-Z0-9]{0,4}){0,3}$/),
  fc.array(fc.constantFrom(...'aZ09_-.[]é '), { maxLength: 8 }).map((pieces) => pieces.join('')),
)

test('names in lower case have the words that all names have', () => {
  fc.assert(
    fc.property(anyName, (name) => {
      expect(wordsOf(name)).toEqual(plainWordsOf(name))
    }),
    { numRuns: runs(3_000) },
  )
})

test('a name in snake case is made of pieces in snake case', () => {
  fc.assert(
    fc.property(anyName, (name) => {
      const pieces = name.split(/[[\].]+/)
      const areSnakes = pieces.every((each) => /^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)*)?$/.test(each))
      expect(isSnakeCase(name)).toBe(areSnakes)
    }),
    { numRuns: runs(3_000) },
  )
})

test('a plain host is what a URL parser writes for it', () => {
  let hits = 0
  const label = fc.oneof(
    fc.stringMatching(/^[a-z0-9-]{1,6}$/),
    fc.constantFrom('xn--', 'xn--a', '0x', '0x1f', '1', '127', '-', 'a--b', 'com', ''),
  )
  fc.assert(
    fc.property(fc.array(label, { minLength: 1, maxLength: 4 }), (labels) => {
      const host = labels.join('.')
      if (!isPlainHost(host)) return
      hits++
      expect(parseHostText(host)).toBe(host)
    }),
    { numRuns: runs(5_000) },
  )
  expect(hits).toBeGreaterThan(leastHits(300))
})
