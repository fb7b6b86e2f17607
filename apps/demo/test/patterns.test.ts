import { describe, expect, test } from 'vitest'
import { matchPatterns, type PatternState } from '../src/pattern-match/match-patterns.ts'
import { PATTERN_EXAMPLES, readPatternState, writePatternState } from '../src/patterns/state.ts'
import { en } from '../src/patterns/words-en.ts'
import { ja } from '../src/patterns/words-ja.ts'
import { ru } from '../src/patterns/words-ru.ts'

const EMPTY: PatternState = { pattern: '', template: '', urls: '', ignoreCase: false }
const match = (state: Partial<PatternState>) => matchPatterns({ ...EMPTY, ...state })

test('both patterns say what they read from each URL', () => {
  const { rows, differ, pattern, template } = match({
    pattern: 'https://:shop.example/books/:id{/:page}?',
    template: 'https://{shop}.example/books/{id}',
    urls: 'https://a.example/books/1\n\n  https://a.example/books/1/2 \nnonsense',
  })
  expect(rows.map(({ url, isUrl }) => [url, isUrl])).toEqual([
    ['https://a.example/books/1', true],
    ['https://a.example/books/1/2', true],
    ['nonsense', false],
  ])
  expect(rows[0]!.pattern).toEqual({
    kind: 'match',
    values: [
      ['shop', 'a'],
      ['id', '1'],
      ['page', null],
    ],
  })
  expect(rows[0]!.template).toEqual({
    kind: 'match',
    values: [
      ['shop', 'a'],
      ['id', '1'],
    ],
  })
  expect(rows.map((row) => [row.pattern.kind, row.template.kind])).toEqual([
    ['match', 'match'],
    ['match', 'no'],
    ['no', 'no'],
  ])
  expect([pattern.matched, template.matched, differ]).toEqual([2, 1, 1])
})

test('a group that needs it is called with its part', () => {
  const { rows } = match({
    pattern: 'https://:a.example/:a/*?:b',
    urls: 'https://x.example/y/z?w',
  })
  expect(rows[0]!.pattern.values.map(([name]) => name)).toEqual([
    'hostname a',
    'pathname 0',
    'pathname a',
    'b',
  ])
})

test('letters match in either case if that is asked for', () => {
  const state = { pattern: 'https://a.example/Books', urls: 'https://a.example/books' }
  expect(match(state).pattern.matched).toBe(0)
  expect(match({ ...state, ignoreCase: true }).pattern.matched).toBe(1)
})

test('a list or a record that a template reads is shown as JSON', () => {
  const { rows } = match({
    template: 'https://a.example/{?q*}',
    urls: 'https://a.example/?q=1&q=2',
  })
  expect(rows[0]!.template.values).toEqual([['q', '["1","2"]']])
})

describe('what is wrong', () => {
  test('is shown at its place in what was typed', () => {
    const { pattern, template, rows, differ } = match({
      pattern: ' https://a.example/:id/:id',
      template: 'https://a.example/{folder}{name}',
      urls: 'https://a.example/1/2',
    })
    expect([pattern.kind, template.kind, differ]).toEqual(['wrong', 'wrong', null])
    expect(pattern.findings[0]).toMatchObject({
      code: 'pattern-name-duplicate',
      excerpt: { marked: ':id' },
      place: { start: 22, end: 25 },
    })
    expect(template.findings[0]).toMatchObject({ code: 'template-ambiguous' })
    expect(rows[0]!.pattern.kind).toBe('none')
  })

  test('a slow regular expression is a finding, and the pattern still matches', () => {
    const { pattern } = match({
      pattern: 'https://a.example/:slug((?:[a-z0-9]+-?)+)',
      urls: 'https://a.example/ab',
    })
    expect(pattern).toMatchObject({
      kind: 'ready',
      matched: 1,
      findings: [{ code: 'pattern-backtracking-exponential', place: null }],
    })
  })
})

test('more URLs than are listed are counted', () => {
  const urls = Array.from({ length: 1000 }, (_, i) => `https://a.example/${i}`).join('\n')
  const { rows, urls: all, pattern } = match({ pattern: 'https://a.example/*', urls })
  expect([rows.length, all, pattern.matched]).toEqual([200, 1000, 1000])
})

test('a link has the whole state', () => {
  for (const state of [...PATTERN_EXAMPLES, { ...EMPTY, ignoreCase: true }]) {
    expect(readPatternState(new Map(writePatternState(state)))).toEqual(state)
  }
  expect(readPatternState(new Map([['view', 'patterns']]))).toBe(null)
})

test.each([en, ja, ru])('each example has a name', ({ exampleNames }) => {
  expect(exampleNames).toHaveLength(PATTERN_EXAMPLES.length)
})
