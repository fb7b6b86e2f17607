import {
  buildUrlPatternFromInfraValue,
  buildUrlPatternFromWebIdlValue,
  compareComponent,
  generateComponent,
  URLPattern,
} from '@waymark/url-pattern'
import { afterEach, expect, test } from 'vitest'
import { COMPONENTS } from '../src/url-component.ts'

// Strings and what is left out have no members, so nothing that others put on `Object.prototype` may count. Of
// an object, Web IDL reads what it inherits.
const MEMBERS = [...COMPONENTS, 'baseURL']

/** Names of properties, and places that lists do not have. */
const NAMES = ['get', 'set', 'value', 'writable', '-1', '0', '1', '2', '3']

afterEach(() => {
  for (const member of [...MEMBERS, ...NAMES]) Reflect.deleteProperty(Object.prototype, member)
})

function answers(): readonly unknown[] {
  const constructed = [
    new URLPattern(),
    new URLPattern('/x', 'https://a.example'),
    new URLPattern('https://a.example/:x'),
    new URLPattern('?q', 'a:b'),
    buildUrlPatternFromInfraValue(JSON.parse('{ "hash": "x" }'), 'https://a.example'),
    buildUrlPatternFromWebIdlValue(Object.create(null), 'https://a.example'),
  ].map((pattern) => COMPONENTS.map((component) => pattern![component]))
  const matched = new URLPattern('https://a.example/:x').exec('https://a.example/y')
  return [constructed, matched?.pathname.groups['x'], new URLPattern().test(undefined)]
}

const expected = answers()

test.each(MEMBERS)('Object.prototype.%s changes nothing', (member) => {
  Reflect.set(Object.prototype, member, member === 'baseURL' ? 'https://evil.example' : 'https')
  expect(answers()).toEqual(expected)
  expect(() => new URLPattern('/x')).toThrow('pattern-base-missing')
})

function looks(): unknown {
  const pattern = new URLPattern({ pathname: '/:a/(\\d+)/*', hostname: '{*.}?é.example' })
  const found = pattern.exec({ pathname: '/é/12/rest', hostname: 'x.é.example' })
  const others = ['/:x/:y', '/:x', '/*'].map((pathname) => new URLPattern({ pathname }))
  return [
    pattern.pathname,
    found?.pathname.groups,
    found?.hostname.groups,
    others.map((one) => others.map((two) => compareComponent('pathname', one, two))),
    generateComponent(others[0]!, 'pathname', { x: 'é', y: '1' }),
    new URLPattern('https://a.example/a?b').search,
  ]
}

const seen = JSON.stringify(looks())

test.each(NAMES)('Object.prototype[%j] changes nothing', (name) => {
  Reflect.set(Object.prototype, name, 'x')
  const now = looks()
  Reflect.deleteProperty(Object.prototype, name)
  expect(JSON.stringify(now)).toBe(seen)
})
