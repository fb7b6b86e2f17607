import { URLPattern, type URLPatternInit } from '@waymark/url-pattern'
import { inspectUrlPattern } from '@waymark/url-pattern/inspect'
import { describe, expect, test } from 'vitest'
import { processorTime, timeRatio } from '../../../test/time-ratio.ts'

/** The code of each problem of a pathname, and what it marks in the pattern. */
function found(pathname: string, ignoreCase = false): readonly string[] {
  return inspectUrlPattern({ pathname }, { ignoreCase }).map(({ code, input, start, end }) => {
    return `${code.replace('pattern-backtracking-', '')} ${input.slice(start, end)}`
  })
}

const EXPONENTIAL: readonly (readonly [pathname: string, marked: string])[] = [
  ['/((?:a+)+)', '(?:a+)+'],
  ['/((?:a*)*b)', '(?:a*)*'],
  ['/((?:a|a)*)', '(?:a|a)*'],
  ['/((?:a|b|ab)*c)', '(?:a|b|ab)*'],
  ['/((?:\\w|\\d)*)', '(?:\\w|\\d)*'],
  ['/:slug((?:[a-z0-9]+-?)+).html', '(?:[a-z0-9]+-?)+'],
  ['/x((?:a(?:b?|c?))+)', '(?:a(?:b?|c?))+'],
  ['/((?:a{1,2}){2,})', '(?:a{1,2}){2,}'],
  ['/((?<n>x+)+y)', '(?<n>x+)+'],
  ['/((?:\\u0061|\\x61)+)', '(?:\\u0061|\\x61)+'],
  ['/((?:\\u{61}|\\p{Ll})+)', '(?:\\u{61}|\\p{Ll})+'],
  ['/((?:[[a-z]--[b-z]]|a)+)', '(?:[[a-z]--[b-z]]|a)+'],
  ['/((?:(?=a)a+)+)', '(?:(?=a)a+)+'],
  // They are twice in the regular expression of the component.
  ['/((?:a+)+)*', '(?:a+)+'],
  ['/{x((?:a+)+)}+', '(?:a+)+'],
  // The modifier of the pattern is the second repetition.
  ['/{x(\\w+)}+', '(\\w+)'],
]

const POLYNOMIAL: readonly (readonly [pathname: string, marked: string])[] = [
  ['/(\\d+\\d+)', '\\d+\\d+'],
  ['/(\\d*x?\\d*y)', '\\d*x?\\d*'],
  ['/:a([a-z]+):b([a-z]+)', '([a-z]+):b([a-z]+)'],
  ['/((?:a+){2})', 'a+'],
  ['/*-*-:id(\\d+)', '/*-*-:id(\\d+)'],
]

describe('inspectUrlPattern', () => {
  test.each(EXPONENTIAL)('%s is exponential', (pathname, marked) => {
    expect(found(pathname)).toEqual([`exponential ${marked}`])
  })

  test.each(POLYNOMIAL)('%s is polynomial', (pathname, marked) => {
    expect(found(pathname)).toContain(`polynomial ${marked}`)
  })

  test.each([
    '/:id(\\d+)',
    '/:a(\\d+)/:b(\\w+)',
    '/((?:[a-z]+-)*[a-z]+)',
    '/(\\d{1,3}){1,4}',
    '/:year(\\d{4})-:month(\\d\\d)',
    '/:file([^\\/]+\\.(?:png|jpe?g))',
    '/(en|de|fr)/:page([a-z\\-]+)?',
    '/{:a([a-z]+)/}+x',
    '/((?:a?)*)',
    '/((?:foo|bar|foobar)/)*',
    // Nothing that could come after it makes these fail.
    '/((?:.*)*)',
    '/*/(\\d+)/*',
    // The engine does not take their regular expressions.
    '/:a/:b+',
    '*a*a*a*b',
  ])('%s is neither', (pathname) => {
    expect(found(pathname)).toEqual([])
  })

  test('letters are one if their case is ignored, in the components where it is', () => {
    expect(found('/((?:a|A)+)')).toEqual([])
    expect(inspectUrlPattern({ pathname: '/((?:a|A)+)' })).toEqual([])
    expect(inspectUrlPattern({ pathname: '/((?:a|A)+)' }, {})).toEqual([])
    expect(found('/((?:a|A)+)', true)).toEqual(['exponential (?:a|A)+'])
    const hostname = '((?:a|A)+).example'
    expect(inspectUrlPattern({ hostname }, { ignoreCase: true })).toEqual([])
  })

  test('only characters count that the component can have', () => {
    expect(found('/((?: |\\x20)+)')).toEqual([])
    expect(inspectUrlPattern({ search: '((?:#|\\x23)+)' })).toEqual([])
    expect(inspectUrlPattern({ port: '((?:\\d+)+)' })).toEqual([])
  })

  test('an assertion counts as fulfilled, and what is inside of it does not count', () => {
    expect(found('/((?:a+\\b)+)')).toEqual(['exponential (?:a+\\b)+'])
    expect(found('/(a(?=(?:a+)+b)a)')).toEqual([])
  })

  test('what is too large is said to be, with no example', () => {
    const [problem, ...others] = inspectUrlPattern({ pathname: '/((?:(?:a{99}){99}){99})' })
    expect(problem).toMatchObject({ code: 'pattern-backtracking-unknown', example: null })
    expect(others).toEqual([])
    expect(found(`/(${'(?:'.repeat(200)}a${')'.repeat(200)})`)).toHaveLength(1)
    const words = Array.from({ length: 200 }, (_, at) => `x${at}`).join('|')
    expect(found(`/((?:${words})*)`)[0]).toMatch(/^unknown /)
  })

  test.each(POLYNOMIAL.slice(0, 3))(
    'the message of %s says that the time is squared',
    (pathname) => {
      expect(inspectUrlPattern({ pathname })).toMatchObject([{ data: { detail: 'squares' } }])
    },
  )

  test('a string with its base, an init and an object of the class give the same', () => {
    const [problem] = inspectUrlPattern('/x/((?:a+)+)', { baseURL: 'https://a.example' })
    expect(problem).toEqual({
      code: 'pattern-backtracking-exponential',
      severity: 'warning',
      message: expect.any(String),
      data: {
        detail: 'doubles',
        readers: expect.any(String),
        repetition: '(?:a+)+',
        text: 'a',
      },
      remedy: expect.any(String),
      component: 'pathname',
      input: '/x/((?:a+)+)',
      start: 4,
      end: 11,
      example: { prefix: '/x/a', repeated: 'a', times: null, suffix: 'b' },
    })
    const init = { pathname: '/x/((?:a+)+)', baseURL: 'https://a.example' }
    expect(inspectUrlPattern(init)).toEqual([problem])
    expect(inspectUrlPattern(new URLPattern(init))).toEqual([problem])
  })

  test.each([
    `/(a{${'0'.repeat(40)}2}b)`,
    `/(a{${'0'.repeat(20)}1,${'0'.repeat(20)}2}b)`,
    `/((?<${'n'.repeat(200)}>a)b)`,
    `/((?<${'n'.repeat(200)}>a)\\k<${'n'.repeat(200)}>b)`,
    `/(\\u{${'0'.repeat(80)}61}b)`,
  ])('long names and numbers are read as the engine does: %s', (pathname) => {
    expect(found(pathname)).toEqual([])
    expect(found(`${pathname.slice(0, -2)}(?:a+)+b)`)).toEqual(['exponential (?:a+)+'])
  })

  test('what is not a pattern throws as the constructor does', () => {
    expect(() => inspectUrlPattern('/x')).toThrow('pattern-base-missing')
    expect(() => inspectUrlPattern({ pathname: '/(x' })).toThrow('pattern-regexp-unclosed')
  })
})

/** The example of a pathname, and a pattern of it alone. */
function exampleOf(pathname: string): (times: number) => () => boolean {
  const init: URLPatternInit = { pathname }
  const { prefix, repeated, suffix } = inspectUrlPattern(init)[0]!.example!
  const pattern = new URLPattern(init)
  return (times) => {
    const text = prefix + repeated.repeat(times) + suffix
    return () => pattern.test({ pathname: text })
  }
}

/** Processor time, in milliseconds, that is certainly not that of fifty steps. */
const LONG = 4

describe('the example of a problem', () => {
  test.each(EXPONENTIAL)('of %s never matches, and soon takes long', (pathname) => {
    const run = exampleOf(pathname)
    let times = 1
    while (processorTime(run(times)) < LONG && times < 40) times++
    expect(run(times)()).toBe(false)
    // What takes linear or quadratic time takes microseconds for so few.
    expect(times).toBeLessThan(40)
  })

  test.each(POLYNOMIAL)(
    'of %s never matches, and takes more than linear time',
    { tags: ['slow', 'night'] },
    (pathname) => {
      const run = exampleOf(pathname)
      let times = 64
      while (processorTime(run(times)) < 10 * LONG && times < 65_536) times *= 2
      const work = run(times)
      const reference = run(times / 8)
      expect([work(), reference()]).toEqual([false, false])
      // Linear time makes 8, quadratic 64 and more.
      expect(timeRatio({ work, reference, limit: 16 })).toBeGreaterThan(16)
    },
  )
})
