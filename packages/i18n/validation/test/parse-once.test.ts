import { validateURL, validateURLSourceEntry } from '@waymark/i18n-validation'
import { basicUrlParse, parseUrl, readUrl } from '@waymark/url-parser'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'

// Modules that another file has loaded call the parser, and not the spies.
vi.hoisted(() => vi.resetModules())
vi.mock('@waymark/url-parser', { spy: true })

afterAll(() => {
  vi.resetModules()
})

const PARSERS = [parseUrl, readUrl, basicUrlParse]

function parses(): number {
  return PARSERS.reduce(
    (sum, parser) => sum + vi.mocked<() => unknown>(parser as never).mock.calls.length,
    0,
  )
}

beforeEach(() => {
  vi.clearAllMocks()
})

test('a valid URL is parsed once, whatever is changed in it', () => {
  for (const input of ['https://a.example/b', 'HTTPS://A.example:443/b//?q#f']) {
    vi.clearAllMocks()
    expect(validateURL(input)).toMatchObject({ data: 'https://a.example/b' })
    expect(parses()).toBe(1)
  }
})

test('an invalid URL is parsed a second time to find the cause', () => {
  validateURL('https://a b/')
  expect(parses()).toBe(2)
})

test('each URL of an entry is parsed once, also to find the rules that changed it', () => {
  const result = validateURLSourceEntry({
    loc: 'https://a.example/b/',
    lang: 'en',
    lastmod: '2026-01-01T00:00:00Z',
    alternates: [{ lang: 'de', loc: 'https://a.example/de?x' }],
  })
  expect(result).toMatchObject({ valid: true })
  expect(parses()).toBe(2)
})
