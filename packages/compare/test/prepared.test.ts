import { createComparer, createKeyFunction, equal, keyOf, type MethodName } from '@waymark/compare'
import type { RuleName } from '@waymark/normalize'
import { expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

/** An option that holds a table, a URL that it makes equal to `http://b.example/`, and how to change the table. */
const TABLES: readonly (readonly [
  method: MethodName,
  a: string,
  options: Readonly<Record<string, Record<string, unknown>>>,
  name: string,
])[] = [
  ['rfc3986-scheme', 'http://b.example:99/', { ports: { http: 99 } }, 'http'],
  [
    'rfc3986-protocol',
    'http://a.example/',
    { redirects: { 'http://a.example/': '//b.example/' } },
    'http://a.example/',
  ],
  ['java-url-equals', 'http://a.example/', { dns: { 'a.example': ['b.example'] } }, 'a.example'],
]

const B = 'http://b.example/'

test.each(TABLES)(
  '%s checks a table that is changed after a call again',
  (method, a, options, name) => {
    const given = structuredClone(options)
    const [[option = '', table = {}] = []] = Object.entries(given)
    expect(equal(a, B, method, given)).toBe(true)
    const key = keyOf(a, method, given)
    delete table[name]
    expect(equal(a, B, method, given)).toBe(false)
    expect(keyOf(a, method, given)).not.toBe(key)
    table[name] = Symbol('wrong')
    const refused = `option `.concat('`', option, '` must be ')
    expect(() => equal(a, B, method, given)).toThrow(refused)
    expect(() => keyOf(a, method, given)).toThrow(refused)
  },
)

test.each(TABLES)('%s: a prepared function keeps the table', (method, a, options, name) => {
  const given = structuredClone(options)
  const isEqual = createComparer(method, given)
  const prepared = createKeyFunction(method, given)
  for (const table of Object.values(given)) {
    table[name] = Symbol('wrong')
    delete table[name]
  }
  expect(isEqual(a, B)).toBe(true)
  expect(prepared(a)).toBe(keyOf(a, method, options))
})

test('rules that are changed after a call are other rules', () => {
  const rules: RuleName[] = ['remove-fragment']
  const prepared = createKeyFunction(rules)
  expect(keyOf('http://a.example/?q#f', rules)).toBe('http://a.example/?q')
  rules[0] = 'remove-query'
  expect(keyOf('http://a.example/?q#f', rules)).toBe('http://a.example/#f')
  expect(prepared('http://a.example/?q#f')).toBe('http://a.example/?q')
})

test('a comparer takes methods of every kind', () => {
  expect(createComparer('whatwg')('http://a.example', 'HTTP://a.example/')).toBe(true)
  expect(createComparer('whatwg')('x', 'x')).toBe(false)
  expect(createComparer('csp-host-part')('*.a.example', 'www.a.example')).toBe(true)
  expect(createComparer('sip-uri')('sip:a@b.example', 'sip:a@B.example')).toBe(true)
  expect(() => createComparer('soap')).toThrow(
    errorWith({ name: 'MissingOptionError', method: 'soap', option: 'comparison' }),
  )
  expect(() => createKeyFunction('csp-host-part')).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'method' }),
  )
})
