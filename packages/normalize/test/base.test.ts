import {
  createRecordNormalizer,
  createRuleRunner,
  normalize,
  normalizeUri,
  normalizeWith,
  presets,
  resolveLink,
  trace,
  traceWith,
} from '@waymark/normalize'
import { normalizeLines } from '@waymark/normalize/bulk'
import { splitUri } from '@waymark/rfc3986'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

const base = 'https://example.com/a/b?c'
const withBase = Object.values(presets)

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

test('a canonicaliser that knows nothing of a base refuses it', () => {
  const own = { rules: [], options: {}, canonicalizer: { canonicalize: (input: string) => input } }
  const refused = { option: 'base', code: 'option-unread' }
  expect(() => normalizeWith('/x', own, { base })).toThrow(errorWith(refused))
  expect(() => traceWith('/x', own, { base })).toThrow(errorWith(refused))
})

test.each(['iipc-semantic-precise', 'iipc-semantic', 'iipc-aggressive', 'safe-browsing'] as const)(
  'with a base, a string without a scheme is a reference and not a host for %s',
  (name) => {
    expect(normalize('b.example/x', name)).toBe('http://b.example/x')
    expect(normalize('b.example/x', name, { base })).toBe(
      normalize('https://example.com/a/b.example/x', name),
    )
    expect(normalize('//b example/', name, { base })).toBeNull()
    expect(trace('//b example/', name, { base })).toMatchObject({ output: null, steps: [] })
    expect(() => normalize('x', name, { base: '/a' })).toThrow(
      errorWith({ option: 'base', code: 'option-wrong' }),
    )
  },
)

test('a link is resolved as in a browser, and an absolute URL stays as it is written', () => {
  expect(resolveLink('\\\\b.example\\x', base)).toBe('https://b.example/x')
  expect(resolveLink(' HTTP://b.example:80', base)).toBe(' HTTP://b.example:80')
  expect(resolveLink('http://[', base)).toBe('http://[')
  expect(resolveLink('//[', base)).toBeNull()
  expect(() => resolveLink('x', 'y')).toThrow(
    expect.objectContaining({ option: 'base', code: 'option-wrong' }),
  )
})

test('a base must be absolute', () => {
  for (const model of ['whatwg', 'rfc3986'] as const) {
    expect(() => normalize('x', [], { base: '/a', model })).toThrow(
      expect.objectContaining({ option: 'base', code: 'option-wrong' }),
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
  const refused = { option: 'base', code: 'option-unread' }
  expect(() => createRecordNormalizer([], { base })).toThrow(errorWith(refused))
  expect(() => normalizeUri(splitUri('x'), [], { base })).toThrow(errorWith(refused))
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
