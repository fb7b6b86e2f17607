import { inspectUrlPattern } from '@waymark/url-pattern/inspect'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leastHits, runs } from '../../../test/runs.ts'
import { attempt, sourceOf, type Tree } from './backtracking-matcher.ts'

const MANY_STEPS = 1_000_000

const FOUND: readonly (readonly [pathname: string, marked: string])[] = [
  ['/((?:.|a){24}b)', '(?:.|a){24}'],
  ['/((?:.|a){24})', '(?:.|a){24}'],
  ['/((?:aa?){20}b)', '(?:aa?){20}'],
  ['/((?:a{1,2}){20}b)', '(?:a{1,2}){20}'],
  ['/((?:a|ab|b){12,40})', '(?:a|ab|b){12,40}'],
  ['/((?:[a-z]{1,10}-?){20})', '(?:[a-z]{1,10}-?){20}'],
  ['/((?:a+){6})', '(?:a+){6}'],
  // What can take nothing is in several places.
  ['/((?:a?){24}a{24})', '(?:a?){24}'],
  ['/((?:a?){24,}b)', '(?:a?){24,}'],
  ['/((?:a?b?){15}c)', '(?:a?b?){15}'],
  // Counts in counts: the one that is enough by itself.
  ['/((?:(?:.|a){5}){5})', '(?:(?:.|a){5}){5}'],
  ['/(x(?:y(?:.|a){24}z){2})', '(?:.|a){24}'],
  // "b" is read in three ways, "a" in two.
  ['/([ab]{3,24}(?:.|.|b){12})', '(?:.|.|b){12}'],
  ['/((?:b|a?|a){3,24})', '(?:b|a?|a){3,24}'],
  ['/((?:.|a){3,24}a)', '(?:.|a){3,24}'],
  // Several that are only together enough.
  ['/((?:.|a){12}(?:.|a){12})', '(?:.|a){12}'],
  [`/(${'a?'.repeat(24)}${'a'.repeat(16)})`, 'a?a?'],
  [`/(${'a{0,40}'.repeat(5)})`, 'a{0,40}a{0,40}'],
]

const NOT_FOUND = [
  '/(\\d{4}-\\d{2})',
  '/((?:ab){20})',
  '/((?:a|b){20})',
  '/((?:\\d{4}){20})',
  '/((?:\\d{1,3}){1,4})',
  '/((?:\\d{1,3}\\.){3}\\d{1,3})',
  '/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})',
  '/((?:[a-z0-9](?:[a-z0-9\\-]{0,61}[a-z0-9])?\\.){1,5}com)',
  '/((?:[a-z]{1,10}-){1,20})',
  '/((?:a|ab){2})',
  '/((?:.|a){8})',
  '/((?:a?b?){8}c)',
  // The engine does not repeat what takes nothing more often than it must.
  '/((?:a?){0,24}b)',
  // Whatever comes after it, it matches.
  '/((?:.|a){0,24}.*)',
  '/(en|de)?/:year(\\d{4})?/:month(\\d{2})?/:day(\\d{2})?',
]

describe('inspectUrlPattern finds counted repetitions that can be read in several ways', () => {
  test.each(FOUND)('%s', (pathname, marked) => {
    const problems = inspectUrlPattern({ pathname })
    const found = problems.map(({ code, input, start, end }) => [code, input.slice(start, end)])
    expect(found).toEqual([['pattern-backtracking-exponential', marked]])
    const [problem] = problems
    expect(problem?.example?.times).toBeGreaterThan(1)
    expect(problem?.data).toMatchObject({ times: problem?.example?.times })
  })

  test.each(NOT_FOUND)('and not %s', (pathname) => {
    expect(inspectUrlPattern({ pathname })).toEqual([])
  })

  test('each of several', () => {
    const pathname = '/((?:.|a){24}-(?:b|[bc]){30})'
    const found = inspectUrlPattern({ pathname })
    expect(found.map(({ input, start, end }) => input.slice(start, end))).toEqual([
      '(?:.|a){24}',
      '(?:b|[bc]){30}',
    ])
  })

  test('and says with what and how often, as an example that does not match', () => {
    expect(inspectUrlPattern({ pathname: '/((?:.|a){24}b)' })).toMatchObject([
      {
        code: 'pattern-backtracking-exponential',
        data: {
          repetition: '(?:.|a){24}',
          text: 'a',
          times: 18,
        },
        start: 2,
        end: 13,
        example: { prefix: '/a', repeated: 'a', times: 18, suffix: '' },
      },
    ])
  })
})

const setOf = (source: string): Tree => {
  const one = new RegExp(`^${source}$`, 'v')
  return { kind: 'set', source, takes: (character) => one.test(character) }
}
const COUNTS = [
  [0, 1],
  [0, 1],
  [2, 2],
  [1, 3],
  [7, 7],
  [0, 12],
  [12, 12],
  [20, 20],
  [3, 24],
] as const

const { tree: anyTree } = fc.letrec<{ tree: Tree; small: Tree }>((tie) => {
  const leaf = fc.constantFrom('a', 'b', '[ab]', '.').map(setOf)
  const lists = fc.array(tie('small'), { minLength: 1, maxLength: 3 })
  const inner = fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    { arbitrary: leaf, weight: 3 },
    { arbitrary: fc.record({ kind: fc.constant('sequence' as const), items: lists }), weight: 2 },
    { arbitrary: fc.record({ kind: fc.constant('choice' as const), items: lists }), weight: 3 },
    {
      arbitrary: fc
        .tuple(tie('small'), fc.constantFrom(...COUNTS))
        .map(([item, [min, max]]): Tree => ({ kind: 'repeat', item, min, max })),
      weight: 3,
    },
  )
  return { small: inner, tree: lists.map((items): Tree => ({ kind: 'sequence', items })) }
})

const WORDS = ['a', 'b', 'ab', 'aab', 'abb']

describe('for any small pattern', () => {
  test('what is found takes a million steps, and nothing else takes many more', {
    tags: 'slow',
  }, () => {
    const seen = { found: 0, fine: 0 }
    fc.assert(
      fc.property(anyTree, (tree) => {
        const [problem] = inspectUrlPattern({ pathname: `/(${sourceOf(tree)})` })
        const whole: Tree = { kind: 'sequence', items: [setOf('/'), tree] }
        if (problem === undefined) {
          seen.fine++
          for (const word of WORDS) {
            for (const times of [8, 16, 40]) {
              for (const end of ['', '-']) {
                const text = `/${word.repeat(times)}${end}`
                const { matches } = attempt(whole, text, 3 * MANY_STEPS)
                if (matches === null) throw new Error(`${text} takes many steps`)
              }
            }
          }
        } else if (problem.code === 'pattern-backtracking-exponential') {
          seen.found++
          const { prefix, repeated, times, suffix } = problem.example!
          const text = prefix + repeated.repeat(times!) + suffix
          const { matches } = attempt(whole, text, MANY_STEPS - 1)
          // Or it did match, or it had tried all ways before.
          expect(matches).toBe(null)
        }
      }),
      { numRuns: runs(50) },
    )
    expect(seen.found).toBeGreaterThan(leastHits(1))
    expect(seen.fine).toBeGreaterThan(leastHits(15))
  })
})
