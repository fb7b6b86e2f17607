import { normalize, presets, rules, trace } from '@waymark/normalize'
import { basicUrlParse, parseUrl, readUrl } from '@waymark/url-parser'
import { parseText, parseUrlText } from '@waymark/url-parser/internal'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'

// Modules that another file has loaded call the parser, and not the spies.
vi.hoisted(() => vi.resetModules())
vi.mock('@waymark/url-parser', { spy: true })
vi.mock('@waymark/url-parser/internal', { spy: true })

afterAll(() => {
  vi.resetModules()
})

const PARSERS = [parseUrl, readUrl, basicUrlParse, parseText, parseUrlText]

function parses(): number {
  return PARSERS.reduce(
    (sum, parser) => sum + vi.mocked<() => unknown>(parser as never).mock.calls.length,
    0,
  )
}

beforeEach(() => {
  vi.clearAllMocks()
})

const onRecords = Object.values(presets).filter(
  ({ canonicalizer, options }) => canonicalizer === undefined && options.model !== 'rfc3986',
)

test.each(onRecords)('the preset $name parses a URL once', (preset) => {
  for (const input of ['https://a.example/', 'HTTP://www.A.example:80/b/../c//?z=1&a=%7e#x']) {
    vi.clearAllMocks()
    expect(normalize(input, preset)).not.toBeNull()
    expect(parses()).toBe(1)
  }
})

test('rules parse nothing, but for the one that is asked to', () => {
  const url = parseUrl('http://www.a.example/b//c%7e/?z=1&a=2#x')!
  for (const rule of rules.filter(({ name }) => name !== 'parse-serialise')) {
    vi.clearAllMocks()
    rule.apply(url, {})
    expect([rule.name, parses()]).toEqual([rule.name, 0])
  }
})

test('a trace parses once; it only looks for the places of parts that the parser changed', () => {
  trace('https://a.example/b/', 'seo')
  expect(parses()).toBe(1)
  vi.clearAllMocks()
  trace('https://A.example/b/', 'seo')
  expect(parseUrl).toHaveBeenCalledTimes(1)
})
