import { PatternProblem, URLPattern } from '@waymark/url-pattern'
import { inspectUrlPattern } from '@waymark/url-pattern/inspect'
import { problems } from '@waymark/url-pattern/problems'
import { expect, test } from 'vitest'
import { BACKTRACKING_WORDS } from '../src/backtracking/words.ts'
import { PATTERN_WORDS } from '../src/pattern-words.ts'

function codeOf(...args: readonly unknown[]): string | null {
  try {
    Reflect.construct(URLPattern, args)
    return null
  } catch (error) {
    const cause = error instanceof TypeError ? error.cause : null
    return cause instanceof PatternProblem ? cause.code : String(error)
  }
}

const simple = problems.entries.filter(({ examples }) => examples[0]?.given === undefined)

test.each(simple)('the example of $code gives it', ({ code, examples }) => {
  for (const { wrong, right } of examples) {
    expect(codeOf(wrong)).toBe(code)
    expect(codeOf(right)).toBeNull()
  }
})

const withArguments = problems.entries.filter(
  ({ examples }) => examples[0]?.given === 'the arguments of new URLPattern',
)

test.each(withArguments)('the arguments in the example of $code give it', ({ code, examples }) => {
  for (const { wrong, right } of examples) {
    expect(codeOf(...JSON.parse(`[${wrong}]`))).toBe(code)
    expect(codeOf(...JSON.parse(`[${right}]`))).toBeNull()
  }
})

test('the examples with a base URL are among them', () => {
  expect(withArguments.map(({ code }) => code)).toEqual([
    'pattern-base-invalid',
    'pattern-base-unexpected',
  ])
})

test('the example that is a pathname gives its code', () => {
  expect(codeOf({ pathname: '/(?b)' })).toBe('pattern-regexp-question-mark')
  expect(codeOf({ pathname: '/(b)' })).toBeNull()
})

const inspected = problems.entries.filter(({ code }) => Object.hasOwn(BACKTRACKING_WORDS, code))

test.each(inspected)('inspectUrlPattern finds $code in its example', ({ code, examples }) => {
  for (const { wrong, right } of examples) {
    expect(inspectUrlPattern({ pathname: wrong }).map((problem) => problem.code)).toEqual([code])
    expect(inspectUrlPattern({ pathname: right! })).toEqual([])
  }
})

test('every code has one entry', () => {
  const codes = [...Object.keys(PATTERN_WORDS), ...Object.keys(BACKTRACKING_WORDS)]
  expect(problems.entries.map(({ code }) => code)).toEqual(codes)
})

const STANDARD = 'https://urlpattern.spec.whatwg.org/#'
const SLOW =
  'https://developer.mozilla.org/en-US/docs/Web/Security/Attacks/Regular_expression_denial_of_service'

test('each entry has its severity, its source and what its example is given as', () => {
  expect(problems.title).toBe('URL patterns')
  expect(Object.isFrozen(problems.entries)).toBe(true)
  const pathname = 'as the pathname of an object, to inspectUrlPattern'
  const told = problems.entries.map(({ code, severity, source, examples }) => {
    expect(examples).toHaveLength(1)
    return [code, severity, source, examples[0]!.given]
  })
  const strings = [
    'escape-incomplete',
    'name-missing',
    'name-duplicate',
    'group-unclosed',
    'token-unexpected',
    'regexp-unclosed',
    'regexp-empty',
    'regexp-not-ascii',
    'regexp-question-mark',
    'regexp-capturing',
    'regexp-invalid',
    'text-invalid',
  ].map((code) => [
    `pattern-${code}`,
    'error',
    `${STANDARD}pattern-strings`,
    code === 'regexp-question-mark' ? 'as the pathname of an object' : undefined,
  ])
  const bases = ['base-missing', 'base-invalid', 'base-unexpected'].map((code) => [
    `pattern-${code}`,
    'error',
    `${STANDARD}constructor-string-parsing`,
    code === 'base-missing' ? undefined : 'the arguments of new URLPattern',
  ])
  expect(told).toEqual([
    ...strings,
    ...bases,
    ['pattern-backtracking-exponential', 'warning', SLOW, pathname],
    ['pattern-backtracking-polynomial', 'info', SLOW, pathname],
    ['pattern-backtracking-unknown', 'info', SLOW, pathname],
  ])
})

test('an entry says what the problem says', () => {
  const words = new Map<string, readonly string[]>([
    ...Object.entries(PATTERN_WORDS).map(
      ([code, { message, remedy }]) => [code, [message, remedy]] as const,
    ),
    ...Object.entries(BACKTRACKING_WORDS).map(
      ([code, { summary, remedy }]) => [code, [summary, remedy]] as const,
    ),
  ])
  for (const { code, summary, remedy, explanation } of problems.entries) {
    expect([summary, remedy]).toEqual(words.get(code))
    for (const sentence of [summary, remedy, explanation]) {
      expect(sentence).toMatch(/^[A-Z"].*\.$/)
    }
  }
})

test('a problem that is found says its severity and what to do', () => {
  for (const [pathname, code] of [
    ['/((?:a+)+)', 'pattern-backtracking-exponential'],
    ['/(a+a+)', 'pattern-backtracking-polynomial'],
    ['/(a{999})', 'pattern-backtracking-unknown'],
  ] as const) {
    const [problem] = inspectUrlPattern({ pathname })
    const { severity, remedy } = BACKTRACKING_WORDS[code]
    expect(problem).toMatchObject({ code, severity, remedy, component: 'pathname' })
  }
})
