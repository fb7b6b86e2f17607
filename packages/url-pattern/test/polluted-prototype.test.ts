import {
  buildUrlPatternFromInfraValue,
  buildUrlPatternFromWebIdlValue,
  URLPattern,
} from '@waymark/url-pattern'
import { afterEach, expect, test } from 'vitest'
import { COMPONENTS } from '../src/url-component.ts'

// Strings and what is left out have no members, so nothing that others put on `Object.prototype` may count. Of
// an object, Web IDL reads what it inherits.
const MEMBERS = [...COMPONENTS, 'baseURL']

afterEach(() => {
  for (const member of MEMBERS) Reflect.deleteProperty(Object.prototype, member)
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
