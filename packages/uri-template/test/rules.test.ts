import { toScalarValueString } from '@waymark/infra'
import { OptionError } from '@waymark/infra/options'
import { defineRoutes, defineTemplate, type VariableRule } from '@waymark/uri-template'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'
import { leastHits, runs } from '../../../test/runs.ts'

const template = (x: VariableRule) => defineTemplate('/{x}', { kinds: { x } } as const)

test('a range of integers has exactly its integers', () => {
  const bound = fc.oneof(fc.integer({ min: -1_200, max: 1_200 }), fc.maxSafeInteger())
  const value = fc.oneof(fc.integer({ min: -1_300, max: 1_300 }), fc.maxSafeInteger())
  let inside = 0
  fc.assert(
    fc.property(bound, bound, fc.array(value, { minLength: 20 }), (a, b, values) => {
      const [min, max] = a < b ? [a, b] : [b, a]
      const ranged = template({ kind: 'integer', min, max })
      for (const x of [...values, min, max, min - 1, max + 1]) {
        const isInside = Number.isSafeInteger(x) && x >= min && x <= max
        if (isInside) inside++
        expect(ranged.match(`/${x}`), `${x} in ${min} to ${max}`).toEqual(isInside ? { x } : null)
      }
    }),
    { numRuns: runs(200) },
  )
  expect(inside).toBeGreaterThan(leastHits(400))
})

test.each(['07', '+7', '-0', '7.0', '', '1e3', '9007199254740992', '%37'])(
  '%s is not how an integer is written',
  (text) => {
    expect(template({ kind: 'integer' }).match(`/${text}`)).toBeNull()
  },
)

const PATTERNS = [
  '[A-Za-z0-9_-]+',
  '[a-z]{2}(?:-[A-Z]{2})?',
  '\\d{4}-\\d{2}-\\d{2}',
  'v\\d+(\\.\\d+){0,2}',
  '(a|b|ab)*c',
  '[^-.~]{1,3}',
  'é+|ß',
  '.{2}',
  '\\W\\D?',
  '|x',
  'a{2,3}b{0,1}c{1,}',
  '(a*)*b',
] as const

test('a pattern means what it means as a regular expression, however it is written in the URI', () => {
  const character = fc.constantFrom(...'abcABZ019-_.~!é😀ßv ')
  const text = fc.array(character, { minLength: 1, maxLength: 10 }).map((list) => list.join(''))
  const free = defineTemplate('/{x}')
  const hits = new Set<string>()
  for (const pattern of PATTERNS) {
    const made = template({ pattern })
    const reference = new RegExp(`^(?:${pattern})$`, 'su')
    fc.assert(
      fc.property(fc.oneof(text, fc.stringMatching(new RegExp(`^(?:${pattern})$`))), (x) => {
        // What the place or the policy refuses does not reach the rule.
        fc.pre(toScalarValueString(x) === x && free.match(`/${encodeURIComponent(x)}`) !== null)
        const isIn = reference.test(x)
        if (isIn) hits.add(pattern)
        const written = encodeURIComponent(x).replace(/[ab]/, (c) => (c === 'a' ? '%61' : '%62'))
        expect(made.match(`/${encodeURIComponent(x)}`), `${pattern} ${x}`).toEqual(
          isIn ? { x } : null,
        )
        if (!/%/.test(encodeURIComponent(x))) {
          expect(made.match(`/${written}`), `${pattern} ${written}`).toEqual(isIn ? { x } : null)
        }
        if (isIn) expect(made.match(made.expand({ x }))).toEqual({ x })
        else expect(() => made.expand({ x })).toThrow('value-of-wrong-pattern')
      }),
      { numRuns: runs(1_000) },
    )
  }
  expect([...hits]).toEqual(PATTERNS)
})

test.each([
  ['(?=a)', 'group'],
  ['(?<x>a)', 'group'],
  ['(a', 'bracket-unclosed'],
  ['a)', 'bracket-unopened'],
  ['[a', 'class-unclosed'],
  ['[z-a]', 'range-order'],
  ['^a$', 'anchor'],
  ['a**', 'repetition-twice'],
  ['*a', 'repetition-of-nothing'],
  ['a{2', 'count'],
  ['a{3,2}', 'count-order'],
  ['a{2000}', 'count-limit'],
  ['\\1', 'escape'],
  ['\\p{L}', 'escape'],
  ['[^é]', 'class-outside-ascii'],
  ['[a-é]', 'range-outside-ascii'],
  ['((((((a{99}){99}){99}))))', 'pattern-too-large'],
  ['('.repeat(60), 'depth'],
  ['\ud800', 'surrogate'],
])('the pattern %s is refused, and the error says why: %s', (pattern, fault) => {
  expect(() => template({ pattern })).toThrow(errorWith({ option: 'x', data: { detail: fault } }))
})

test('lengths count code points', () => {
  for (const max of [3, 300]) {
    const limited = template({ minLength: 2, maxLength: max })
    expect(limited.match(`/${'😀'.repeat(max)}`)).toEqual({ x: '😀'.repeat(max) })
    expect(limited.match(`/${'é'.repeat(max + 1)}`)).toBeNull()
    expect(limited.match('/😀')).toBeNull()
    expect(() => limited.expand({ x: '😀' })).toThrow('value-of-wrong-length')
    expect(limited.expand({ x: 'ab' })).toBe('/ab')
  }
})

test('rules hold for each member of a list and each value of a record', () => {
  const tags = defineTemplate('/x{?tags*}', { kinds: { tags: { oneOf: ['a', 'b'] } } })
  expect(tags.match('/x?tags=a&tags=b')).toEqual({ tags: ['a', 'b'] })
  expect(tags.match('/x?tags=a&tags=c')).toBeNull()
  expect(() => tags.expand({ tags: ['a', 'c' as 'b'] })).toThrow(
    errorWith({ problem: { code: 'value-not-listed', variable: 'tags' } }),
  )
  const search = defineTemplate('/x{?filter*}', {
    kinds: { filter: { kind: 'record', pattern: '[a-z]+' } },
  })
  expect(search.match('/x?state=open')).toEqual({ filter: { state: 'open' } })
  expect(search.match('/x?state=7')).toBeNull()
  expect(() => search.expand({ filter: { state: '7' } })).toThrow(
    errorWith({ problem: { code: 'value-of-wrong-pattern', variable: 'filter' } }),
  )
})

test('a rule holds for a value of which the URI has only the beginning', () => {
  const letters = defineTemplate('/{x:3}', { kinds: { x: { pattern: '[a-z]+' } } })
  expect(letters.match('/abc')).toEqual({ x: 'abc' })
  expect(letters.match('/ab1')).toBeNull()
})

test.each<[VariableRule, string]>([
  [{ kind: 'integer', pattern: 'a' }, 'text-limits'],
  [{ min: 1 }, 'number-limits'],
  [{ oneOf: [] }, 'empty-list'],
  [{ oneOf: ['a', 'a'] }, 'repeated-value'],
  [{ oneOf: ['a'], maxLength: 3 }, 'limits-beside-list'],
  [{ minLength: 3, maxLength: 2 }, 'length-order'],
  [{ kind: 'integer', min: 3, max: 2 }, 'range-order'],
])('the rule %j is refused: %s', (rule, fault) => {
  expect(() => template(rule)).toThrow(errorWith({ option: 'x', data: { detail: fault } }))
})

test.each<[VariableRule, object]>([
  [{ maxLenght: 3 } as VariableRule, { option: 'maxLenght', data: { near: 'maxLength' } }],
  [{ kind: 'number' as 'integer' }, { option: 'kind', code: 'option-wrong' }],
])('the rule %j has a wrong member', (rule, error) => {
  expect(() => template(rule)).toThrow(errorWith(error))
})

test('nothing, repeated many times, is still nothing', () => {
  const pattern = `${'('.repeat(8)}${'){1000}'.repeat(8)}a`
  const template = defineTemplate('/{x}', { kinds: { x: { pattern } } })
  expect(template.match('/a')).toEqual({ x: 'a' })
  expect(template.match('/aa')).toBeNull()
  const optional = defineTemplate('/{x}', { kinds: { x: { pattern: '(a{0}){2,1000}b' } } })
  expect(optional.match('/b')).toEqual({ x: 'b' })
})

test.each<[string, string]>([
  ['many parts that may be left out', '(?:a?b?c?d?){600}'],
  ['one character more than there may be', `${'a{1000}'.repeat(5)}b`],
  ['parts that may be left out, repeated', '(?:(?:a?b?){40}){40}'],
])('a pattern with %s is refused before the work', (_, pattern) => {
  expect(() => template({ pattern })).toThrow(errorWith({ option: 'x', code: 'option-refused' }))
})

test.each([/^[0-9]+$/, new Map([['pattern', 'a']]), new Date(0), new (class {})()])(
  'a rule that is %s is refused, because it would be ignored',
  (rule) => {
    const make = (id: unknown) => defineTemplate('/{id}', { kinds: { id } as never })
    expect(() => make(rule)).toThrow(OptionError)
    expect(() => make(rule)).toThrow(errorWith({ option: 'kinds', code: 'option-wrong' }))
    const routes = () => defineRoutes({ a: '/{id}' }, { kinds: { id: rule } as never })
    expect(routes).toThrow(expect.objectContaining({ option: 'kinds', code: 'option-wrong' }))
  },
)

test('the kinds themselves are not a Map', () => {
  const kinds = new Map([['id', 'integer']]) as never
  expect(() => defineTemplate('/{id}', { kinds })).toThrow(
    expect.objectContaining({ option: 'kinds', code: 'option-wrong' }),
  )
})

test.each([' ', '~'])('%j is a character of ASCII like others', (c) => {
  const but = template({ pattern: `[^${c}]` })
  const only = template({ pattern: `[${c}]` })
  const encoded = `/${encodeURIComponent(c)}`
  expect(only.match(encoded)).toEqual({ x: c })
  expect(but.match(encoded)).toBeNull()
  expect(but.match('/%C3%A9')).toEqual({ x: 'é' })
  expect(only.match('/%C3%A9')).toBeNull()
})
