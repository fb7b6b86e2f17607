import { parseUrl } from '@waymark/url-parser'
import { findPart, urlParts } from '@waymark/url-parser/internal/url-parts'
import { expect, test } from 'vitest'

test.each([
  [
    'https://User@Example.com:8443/a?b#c',
    {
      href: 'https://User@example.com:8443/a?b#c',
      origin: 'https://example.com:8443',
      scheme: 'https',
      username: 'User',
      password: null,
      host: 'example.com',
      port: '8443',
      path: '/a',
      query: 'b',
      fragment: 'c',
    },
  ],
  [
    'https://:p%40@1.2.3.4',
    {
      href: 'https://:p%40@1.2.3.4/',
      origin: 'https://1.2.3.4',
      scheme: 'https',
      username: null,
      password: 'p%40',
      host: '1.2.3.4',
      port: null,
      path: '/',
      query: null,
      fragment: null,
    },
  ],
  ['https://example.com:443?#', { port: null, path: '/', query: '', fragment: '' }],
  ['file:///a', { origin: null, host: '', port: null, query: null }],
  ['mailto:a@example.com', { origin: null, host: null, path: 'a@example.com', fragment: null }],
])('the parts of %s', (text, expected) => {
  const url = parseUrl(text)!
  for (const [name, value] of Object.entries(expected)) {
    expect(findPart(name)!.read(url), name).toBe(value)
  }
})

test('a part is found by its name only', () => {
  for (const part of urlParts) expect(findPart(part.name)).toBe(part)
  expect(findPart('hostname')).toBeNull()
  expect(findPart('toString')).toBeNull()
})
