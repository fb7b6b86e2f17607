import {
  buildUrlPatternFromInfraValue,
  buildUrlPatternFromWebIdlValue,
  URLPattern,
} from '@waymark/url-pattern'
import { expect, test } from 'vitest'

const base = 'https://a.example/x/y'

test('every function that takes a pattern accepts the object, a string or the parts', () => {
  const pattern = new URLPattern('https://b.example/')
  expect(buildUrlPatternFromWebIdlValue(pattern, base)).toBe(pattern)
  expect(buildUrlPatternFromWebIdlValue(':z', base).pathname).toBe('/x/:z')
  expect(buildUrlPatternFromWebIdlValue({ pathname: 'z' }, base).hostname).toBe('a.example')
  expect(buildUrlPatternFromWebIdlValue({ baseURL: 'http://c/' }, base).hostname).toBe('c')
  const url = new globalThis.URL(base)
  expect(buildUrlPatternFromWebIdlValue(url, url).pathname).toBe('/x/y')
  expect(() => buildUrlPatternFromWebIdlValue('(', base)).toThrow(TypeError)
})

test('an object of the class is known by its making', () => {
  const pattern = new URLPattern('https://a.example/*')
  Object.setPrototypeOf(pattern, {})
  expect(buildUrlPatternFromWebIdlValue(pattern, 'http://b.example/')).toBe(pattern)
  for (const impostor of [
    Object.create(URLPattern.prototype) as URLPattern,
    new Proxy(new URLPattern('https://a.example/*'), {}),
  ]) {
    // As a dictionary, its first getter throws.
    expect(() => buildUrlPatternFromWebIdlValue(impostor, 'http://b.example/')).toThrow('Illegal')
  }
})

test('a file has patterns as strings and objects of strings', () => {
  const build = (json: string) => buildUrlPatternFromInfraValue(JSON.parse(json), base)
  expect(build('"/:z"')?.pathname).toBe('/:z')
  expect(build('{ "pathname": "/:z" }')?.hostname).toBe('a.example')
  expect(build('{ "baseURL": "http://c/" }')?.hostname).toBe('c')
  expect(build('{}')?.pathname).toBe('/x/y')
  expect(() => build('{ "pathname": "(" }')).toThrow(TypeError)
})

test.each([
  '1',
  'null',
  'true',
  '["/z"]',
  '{ "path": "/z" }',
  '{ "port": 80 }',
  '{ "__proto__": "" }',
])('%s is not a pattern', (json) => {
  expect(buildUrlPatternFromInfraValue(JSON.parse(json), base)).toBe(null)
})

test('an object whose parts are elsewhere is not a pattern', () => {
  const map = new Map([['pathname', '/x']])
  expect(buildUrlPatternFromInfraValue(map, base)).toBe(null)
  const bare = Object.assign(Object.create(null), { pathname: '/x' })
  expect(buildUrlPatternFromInfraValue(bare, base)?.pathname).toBe('/x')
})
