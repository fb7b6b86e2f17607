import { PatternProblem, URLPattern, type URLPatternInit } from '@waymark/url-pattern'
import { expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

function problemOf(...args: readonly unknown[]): PatternProblem {
  try {
    Reflect.construct(URLPattern, args)
  } catch (error) {
    expect(Object(error).constructor).toBe(TypeError)
    if (error instanceof TypeError && error.cause instanceof PatternProblem) return error.cause
  }
  return expect.unreachable()
}

test.each<[string, string, string, number, number]>([
  ['https://a/b\\', 'pattern-escape-incomplete', 'pathname', 11, 12],
  ['https://a/\\::', 'pattern-name-missing', 'pathname', 12, 13],
  ['https://a/:x/:x', 'pattern-name-duplicate', 'pathname', 13, 15],
  ['https://a/{b', 'pattern-group-unclosed', 'pathname', 10, 11],
  ['https://a/{b{c}}', 'pattern-token-unexpected', 'pathname', 12, 13],
  ['https://a/b}', 'pattern-token-unexpected', 'pathname', 11, 12],
  ['https://a/b+', 'pattern-token-unexpected', 'pathname', 11, 12],
  ['https://a/{:b:c}', 'pattern-token-unexpected', 'pathname', 13, 15],
  ['https://a/(b', 'pattern-regexp-unclosed', 'pathname', 10, 12],
  ['https://a/()', 'pattern-regexp-empty', 'pathname', 10, 12],
  ['https://a/(é)', 'pattern-regexp-not-ascii', 'pathname', 11, 12],
  ['https://a/(b(c))', 'pattern-regexp-capturing', 'pathname', 12, 13],
  ['https://a/(b)(+)', 'pattern-regexp-invalid', 'pathname', 13, 16],
  ['https://:a:b@c/?d=(', 'pattern-regexp-unclosed', 'search', 18, 19],
  ['h t://a', 'pattern-text-invalid', 'protocol', 0, 3],
  ['https://*.a b.c/', 'pattern-text-invalid', 'hostname', 9, 15],
  ['https://a:8{x}?/', 'pattern-text-invalid', 'port', 12, 13],
])('%s: %s in %s', (input, name, component, start, end) => {
  expect(problemOf(input)).toMatchObject({ code: name, component, input, start, end })
})

test.each<[URLPatternInit, string, string, number, number]>([
  [{ pathname: '/(?b)' }, 'pattern-regexp-question-mark', '/(?b)', 2, 3],
  [{ protocol: '(:' }, 'pattern-regexp-unclosed', '(:', 0, 1],
  [{ search: '?(' }, 'pattern-regexp-unclosed', '?(', 1, 2],
  [{ hash: '#a{' }, 'pattern-group-unclosed', '#a{', 2, 3],
  [{ pathname: 'a/(', baseURL: 'https://a/b*/c' }, 'pattern-regexp-unclosed', 'a/(', 2, 3],
  [
    { pathname: '/:a((?<x>b))/:c((?<x>d))' },
    'pattern-regexp-invalid',
    '/:a((?<x>b))/:c((?<x>d))',
    0,
    24,
  ],
  [{ baseURL: 'foo://a%00b/' }, 'pattern-text-invalid', 'a%00b', 0, 5],
])('%j: the place counts in the member that was written', (init, name, input, start, end) => {
  expect(problemOf(init)).toMatchObject({ code: name, input, start, end })
})

test.each<[readonly unknown[], string, string, number]>([
  [['/a'], 'pattern-base-missing', '/a', 0],
  [['/a', 'nope'], 'pattern-base-invalid', 'nope', 4],
  [[{ baseURL: 'nope' }], 'pattern-base-invalid', 'nope', 4],
  [[{}, 'https://a/'], 'pattern-base-unexpected', 'https://a/', 10],
])('%j: %s', (args, name, input, end) => {
  expect(problemOf(...args)).toMatchObject({ code: name, component: null, input, start: 0, end })
})

test('the message says what is wrong, where, and what to do', () => {
  expect(() => new URLPattern('https://a/(b')).toThrow(
    errorWith({ cause: { code: 'pattern-regexp-unclosed', start: 10 } }),
  )
  expect(() => new URLPattern('/a')).toThrow(
    errorWith({ cause: { code: 'pattern-base-missing', start: 0 } }),
  )
  expect(() => new URLPattern('/a', 'nope')).toThrow(
    errorWith({ cause: { code: 'pattern-base-invalid', start: 0 } }),
  )
  expect(() => new URLPattern({ pathname: '/([)' })).toThrow(
    errorWith({ cause: { code: 'pattern-regexp-invalid', start: 1 } }),
  )
})

test('what could forge or reorder a log line is escaped, and a long string is cut', () => {
  expect(() => new URLPattern('a\n\u202e')).toThrow('"a\\u000a\\u202e"')
  try {
    new URLPattern(`https://a/(${'x'.repeat(200_000)}`)
    expect.unreachable()
  } catch (error) {
    expect(String(error).length).toBeLessThan(3_000)
  }
})

test('an object is matched without a separate base', () => {
  const pattern = new URLPattern({})
  expect(() => pattern.test({}, 'https://a/')).toThrow('set its baseURL')
  expect(() => pattern.exec({}, 'https://a/')).toThrow(TypeError)
})

test('a long regular expression does not hide why the engine refuses it', () => {
  const reasonOf = (letters: number) => {
    try {
      new URLPattern(`https://a/(${'b'.repeat(letters)}[)`)
    } catch (error) {
      return String(error).split(': ').at(-1)
    }
    return expect.unreachable()
  }
  expect(reasonOf(3000)).toBe(reasonOf(1))
})

test('the message says how to write a literal colon', () => {
  expect(() => new URLPattern('data:foo')).toThrow(
    errorWith({ cause: { code: 'pattern-base-missing', start: 0 } }),
  )
})

test.each<[string, string, string, number, number]>([
  ['d/:x/(', 'https://e.example/b/c', 'pathname', 5, 6],
  ['d/:x/(', 'https://e.example/', 'pathname', 5, 6],
  ['d/:x/(', 'https://e.example/a/long/path/x', 'pathname', 5, 6],
  ['?a=(', 'https://e.example/b/c', 'search', 3, 4],
  ['#a{', 'https://e.example/b/c?d', 'hash', 2, 3],
  ['//h{/d', 'https://e.example/b', 'pathname', 3, 4],
])('%s with the base %s: the place counts in the string', (input, base, component, start, end) => {
  expect(problemOf(input, base)).toMatchObject({ input, component, start, end })
})

test.each([
  [1_989, false],
  [1_990, true],
])('of %i letters in a regular expression, the middle is left out: %j', (letters, isCut) => {
  const input = `https://a/(${'b'.repeat(letters)}`
  try {
    new URLPattern(input)
    expect.unreachable()
  } catch (error) {
    expect(String(error).includes(`pattern "${input}"`)).toBe(!isCut)
    expect(String(error).includes('b…b')).toBe(isCut)
    expect(error).toMatchObject({ cause: { input } })
  }
})
