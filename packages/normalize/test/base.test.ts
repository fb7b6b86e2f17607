import {
  createRuleRunner,
  normalize,
  normalizeRecord,
  normalizeUri,
  presets,
  trace,
} from '@waymark/normalize'
import { normalizeLines } from '@waymark/normalize/bulk'
import { splitUri } from '@waymark/rfc3986'
import { parseUrl } from '@waymark/url-parser'
import { describe, expect, test } from 'vitest'

const base = 'https://example.com/a/b?c'
/** Presets that read a string without a scheme as a host, so that no string is relative for them. */
const WITHOUT_BASE = ['iipc-semantic-precise', 'iipc-semantic', 'iipc-aggressive', 'safe-browsing']
const withBase = Object.values(presets).filter(({ name }) => !WITHOUT_BASE.includes(name))

test.each(withBase)('$name resolves a reference against the base', (preset) => {
  for (const reference of [
    '../x',
    '/x',
    '//example.com/x',
    '?q',
    '',
    '#f',
    'https://other.example/y',
  ]) {
    const resolved = new URL(reference, base).href
    expect(normalize(reference, preset, { base })).toBe(normalize(resolved, preset))
  }
})

test.each(WITHOUT_BASE)('%s refuses a base, which it would ignore', (name) => {
  const refused =
    'option `base` would have no effect: the preset is a single procedure, which reads URLs in its own way'
  expect(() => normalize('/x', name, { base })).toThrow(refused)
  expect(() => trace('/x', name, { base })).toThrow(refused)
  expect(() => normalizeLines(chunks(''), name, { base })).toThrow(refused)
})

test('a base must be absolute', () => {
  for (const model of ['whatwg', 'rfc3986'] as const) {
    expect(() => normalize('x', [], { base: '/a', model })).toThrow(
      "option `base` must be an absolute URL; got '/a'",
    )
  }
})

test('on strings as they are written, only a relative reference is changed by the base', () => {
  const given = { base: 'HTTP://A/b/c', model: 'rfc3986' } as const
  expect(normalize('../%7e', [], given)).toBe('HTTP://A/%7e')
  expect(normalize('http://x/./y', [], given)).toBe('http://x/./y')
})

test('a written default port is kept if that was asked for', () => {
  expect(normalize('//h:443/', 'seo', { base, defaultPort: 'keep' })).toBe('https://h:443/')
  expect(normalize('//h:443/', 'seo', { base })).toBe('https://h/')
})

describe('a trace', () => {
  test.each(withBase)('of $name begins by resolving', (preset) => {
    const { output, steps } = trace('../x?utm_source=y', preset, { base })
    expect(output).toBe(normalize('../x?utm_source=y', preset, { base }))
    expect(steps[0]).toMatchObject({
      rule: 'resolve',
      before: '../x?utm_source=y',
      after: 'https://example.com/x?utm_source=y',
    })
    expect(steps.at(-1)?.after).toBe(output)
  })

  test('of an absolute URL does not mention the base', () => {
    expect(trace('https://example.com/x', 'seo', { base }).steps).toEqual([])
  })
})

test('what has been parsed takes no base', () => {
  const refused = 'option `base` would have no effect'
  expect(() => normalizeRecord(parseUrl(base)!, [], { base })).toThrow(refused)
  expect(() => normalizeUri(splitUri('x'), [], { base })).toThrow(refused)
})

test('many lists of rules can run on one reference', () => {
  const run = createRuleRunner('../x#f', { base })
  expect(run([])).toBe('https://example.com/x#f')
})

test('lines are resolved as by normalize', async () => {
  const lines = ['../x', 'https://example.com:443/x/', '//example.com/%7e', 'https://exa mple/']
  for (const preset of withBase) {
    const expected = lines
      .map((line) => normalize(line, preset, { base }))
      .filter((x) => x !== null)
    const written = []
    for await (const { output } of normalizeLines(chunks(lines.join('\n')), preset, { base })) {
      written.push(...new TextDecoder().decode(output).split('\n'))
    }
    expect(written.filter((line) => line !== '')).toEqual(expected)
  }
})

async function* chunks(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text)
}
