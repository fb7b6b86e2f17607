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
