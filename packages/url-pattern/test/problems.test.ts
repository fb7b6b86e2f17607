import { PatternProblem, URLPattern } from '@waymark/url-pattern'
import { problems } from '@waymark/url-pattern/problems'
import { expect, test } from 'vitest'
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

test('every code has one entry', () => {
  expect(problems.entries.map(({ code }) => code)).toEqual(Object.keys(PATTERN_WORDS))
})
