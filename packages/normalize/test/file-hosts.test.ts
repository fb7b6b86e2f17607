import { normalize, presets } from '@waymark/normalize'
import { parseUrl, serializeUrl } from '@waymark/url-parser'
import { expect, test } from 'vitest'

test.each([
  'file://localhost./a',
  'file://LOCALHOST./C|/a',
  'file://localhost./',
  'file://localhost.',
])('the root dot goes from %s, and with it a host that the parser does not write', (input) => {
  for (const name of ['usually-safe', 'aggressive', 'crawler'] as const) {
    const output = normalize(input, presets[name])!
    expect(output).toMatch(/^file:\/\/\//)
    expect(serializeUrl(parseUrl(output)!)).toBe(output)
  }
})

test('an IP address in a file URL can be this machine', () => {
  const map = { '127.0.0.1': 'localhost' }
  expect(normalize('file://127.0.0.1/a', ['ip-to-host'], { map })).toBe('file:///a')
  expect(normalize('http://127.0.0.1/a', ['ip-to-host'], { map })).toBe('http://localhost/a')
})
