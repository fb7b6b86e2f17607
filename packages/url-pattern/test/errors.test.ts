import { PatternProblem, URLPattern, type URLPatternInit } from '@waymark/url-pattern'
import { expect, test } from 'vitest'

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
  ['https://a/b\\', 'escape-incomplete', 'pathname', 11, 12],
  ['https://a/\\::', 'name-missing', 'pathname', 12, 13],
  ['https://a/:x/:x', 'name-duplicate', 'pathname', 13, 15],
  ['https://a/{b', 'group-unclosed', 'pathname', 10, 11],
  ['https://a/{b{c}}', 'token-unexpected', 'pathname', 12, 13],
  ['https://a/b}', 'token-unexpected', 'pathname', 11, 12],
  ['https://a/b+', 'token-unexpected', 'pathname', 11, 12],
  ['https://a/{:b:c}', 'token-unexpected', 'pathname', 13, 15],
  ['https://a/(b', 'regexp-unclosed', 'pathname', 10, 12],
  ['https://a/()', 'regexp-empty', 'pathname', 10, 12],
  ['https://a/(é)', 'regexp-not-ascii', 'pathname', 11, 12],
  ['https://a/(b(c))', 'regexp-capturing', 'pathname', 12, 13],
  ['https://a/(b)(+)', 'regexp-invalid', 'pathname', 13, 16],
  ['https://:a:b@c/?d=(', 'regexp-unclosed', 'search', 18, 19],
  ['h t://a', 'text-invalid', 'protocol', 0, 3],
  ['https://*.a b.c/', 'text-invalid', 'hostname', 9, 15],
  ['https://a:8{x}?/', 'text-invalid', 'port', 12, 13],
])('%s: %s in %s', (input, name, component, start, end) => {
  expect(problemOf(input)).toEqual({ name, component, input, start, end })
})

test.each<[URLPatternInit, string, string, number, number]>([
  [{ pathname: '/(?b)' }, 'regexp-question-mark', '/(?b)', 2, 3],
  [{ protocol: '(:' }, 'regexp-unclosed', '(:', 0, 1],
  [{ search: '?(' }, 'regexp-unclosed', '?(', 1, 2],
  [{ hash: '#a{' }, 'group-unclosed', '#a{', 2, 3],
  [{ pathname: 'a/(', baseURL: 'https://a/b*/c' }, 'regexp-unclosed', 'a/(', 2, 3],
  [{ pathname: '/:a((?<x>b))/:c((?<x>d))' }, 'regexp-invalid', '/:a((?<x>b))/:c((?<x>d))', 0, 24],
  [{ baseURL: 'foo://a%00b/' }, 'text-invalid', 'a%00b', 0, 5],
])('%j: the place counts in the member that was written', (init, name, input, start, end) => {
  expect(problemOf(init)).toMatchObject({ name, input, start, end })
})

test.each<[readonly unknown[], string, string, number]>([
  [['/a'], 'base-missing', '/a', 0],
  [['/a', 'nope'], 'base-invalid', 'nope', 4],
  [[{ baseURL: 'nope' }], 'base-invalid', 'nope', 4],
  [[{}, 'https://a/'], 'base-unexpected', 'https://a/', 10],
])('%j: %s', (args, name, input, end) => {
  expect(problemOf(...args)).toEqual({ name, component: null, input, start: 0, end })
})

test('the message says what is wrong, where, and what to do', () => {
  expect(() => new URLPattern('https://a/(b')).toThrow(
    new TypeError(
      'Invalid pathname pattern "https://a/(b": regexp-unclosed at 10: the regular expression has no ")"; add it, or write "\\(" for a parenthesis',
    ),
  )
  expect(() => new URLPattern('/a')).toThrow('Invalid URL pattern "/a": base-missing at 0: ')
  expect(() => new URLPattern('/a', 'nope')).toThrow('Invalid base URL "nope": base-invalid at 0: ')
  expect(() => new URLPattern({ pathname: '/([)' })).toThrow('Invalid regular expression')
})

test('what could forge or reorder a log line is escaped, and a long text is cut', () => {
  expect(() => new URLPattern('a\n\u202e')).toThrow('"a\\u000a\\u202e"')
  try {
    new URLPattern(`https://a/(${'x'.repeat(1_000_000)}`)
    expect.unreachable()
  } catch (error) {
    expect(String(error).length).toBeLessThan(3_000)
  }
})

test('an object that is matched has no base besides', () => {
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

test('who meant a colon is told how to write it', () => {
  expect(() => new URLPattern('data:foo')).toThrow('write "\\:" for a colon')
})
