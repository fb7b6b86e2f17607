import { extractOrigin, URL } from '@waymark/url'
import * as ascii from '@waymark/url/ascii'
import { expect, test } from 'vitest'

test('the origin of a URL comes as data', () => {
  expect(extractOrigin(new URL('https://example.org:8080/p'))).toEqual({
    kind: 'tuple',
    scheme: 'https',
    host: { kind: 'domain', name: 'example.org' },
    port: 8080,
  })
  expect(extractOrigin(new URL('blob:https://example.org/x'))).toMatchObject({ scheme: 'https' })
  expect(extractOrigin(new URL('data:x'))).toEqual({ kind: 'opaque' })
})

test('it follows the setters', () => {
  const url = new URL('https://a.example/')
  url.host = 'b.example'
  expect(extractOrigin(url)).toMatchObject({ host: { name: 'b.example' } })
})

test('only a URL of the same entry has one', () => {
  const alike = { href: 'https://a.example/' }
  expect(() => extractOrigin(alike as unknown as URL)).toThrow(TypeError)
  expect(() => ascii.extractOrigin(new URL('https://a.example/'))).toThrow(TypeError)
})
