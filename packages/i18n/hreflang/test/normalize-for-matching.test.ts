import {
  auditAlternates,
  createNormalizeForMatching,
  keyOfMatch,
  type MatchingOptions,
} from '@waymark/hreflang'
import { OptionError } from '@waymark/infra/options'
import { parseUrl } from '@waymark/url-parser'
import { describe, expect, test } from 'vitest'

const site = 'https://a.example'

test.each<[string, object]>([
  ['HTTPS://A.example:443', { kind: 'ok', url: `${site}/` }],
  [`${site}/a/?x#y`, { kind: 'ok', url: `${site}/a/?x` }],
  ['http://a.example/a', { kind: 'ok', url: 'http://a.example/a' }],
  [`${site}/%7ea`, { kind: 'ok', url: `${site}/~a` }],
  [`${site}/%c3%bc`, { kind: 'ok', url: `${site}/%C3%BC` }],
  [`${site}/%C3%BC`, { kind: 'ok', url: `${site}/%C3%BC` }],
  [`${site}/a%2fb`, { kind: 'ok', url: `${site}/a%2Fb` }],
  ['/a', { kind: 'relative' }],
  ['', { kind: 'relative' }],
  ['ftp://a.example/', { kind: 'unsupported-scheme' }],
  ['ftp://[', { kind: 'unsupported-scheme' }],
  ['https://[', { kind: 'invalid' }],
  ['http://a b/', { kind: 'invalid' }],
])('%s is matched as %j', (loc, match) => {
  const normalize = createNormalizeForMatching()
  expect(normalize(loc)).toStrictEqual(match)
  expect(normalize(loc, parseUrl(loc))).toStrictEqual(match)
  const { url = null } = match as { url?: string }
  expect(keyOfMatch(normalize(loc))).toBe(url)
})

test('a record that is known is taken', () => {
  const record = parseUrl(`${site}/known/`)
  const url = `${site}/known/`
  expect(createNormalizeForMatching()('/x', record)).toEqual({ kind: 'ok', url })
  expect(createNormalizeForMatching()('ftp://a/', record)).toEqual({ kind: 'ok', url })
})

describe('the options', () => {
  const urls = [
    `${site}/a`,
    `${site}/a/`,
    `${site}/`,
    `${site}/a?x`,
    `${site}/a#y`,
    `${site}/a/?x#y`,
  ]
  const normal = (options?: MatchingOptions) =>
    urls.map((url) => keyOfMatch(createNormalizeForMatching(options)(url))?.slice(site.length))

  test('say which parts do not distinguish pages', () => {
    expect(normal()).toEqual(['/a', '/a/', '/', '/a?x', '/a', '/a/?x'])
    const defaults = {
      trailingSlash: 'preserve',
      removeQuery: false,
      removeFragment: true,
    } as const
    expect(normal(defaults)).toEqual(normal())
    expect(normal({ trailingSlash: undefined, removeQuery: undefined })).toEqual(normal())
    expect(normal({ trailingSlash: 'never' })).toEqual(['/a', '/a', '/', '/a?x', '/a', '/a?x'])
    expect(normal({ trailingSlash: 'always' })).toEqual([
      '/a/',
      '/a/',
      '/',
      '/a/?x',
      '/a/',
      '/a/?x',
    ])
    expect(normal({ removeQuery: true })).toEqual(['/a', '/a/', '/', '/a', '/a', '/a/'])
    expect(normal({ removeFragment: false })).toEqual(['/a', '/a/', '/', '/a?x', '/a#y', '/a/?x#y'])
    const merging = { trailingSlash: 'never', removeQuery: true, removeFragment: true } as const
    expect(new Set(normal(merging))).toEqual(new Set(['/a', '/']))
  })

  test('are checked', () => {
    for (const options of [
      { trailingSlash: '' },
      { trailingSlash: 'both' },
      { trailingSlash: null },
      { removeQuery: 1 },
      { removeFragment: 'no' },
      { removePath: true },
      null,
      'never',
    ]) {
      expect(() => createNormalizeForMatching(options as never)).toThrow(OptionError)
    }
  })
})

test.each([
  ['de_AT', 'invalid-hreflang'],
  ['', 'invalid-hreflang'],
  ['i-klingon', 'invalid-hreflang'],
  ['x-a', 'invalid-hreflang'],
  ['de-Abcd', 'invalid-hreflang'],
  ['xx', 'unknown-language'],
  ['en-UK', 'unknown-region'],
  ['iw', 'deprecated-subtag'],
  ['haw', 'language-not-iso-639-1'],
  ['es-419', 'region-not-iso-3166'],
  ['de-1996', 'undocumented-subtag'],
])('the value %j is reported as %s', (lang, code) => {
  const entries = [{ loc: site, alternates: [{ lang, loc: site }] }]
  const found = auditAlternates(entries, { form: 'sitemap', report: 'info' }).map((one) => one.code)
  expect(found).toContain(code)
})

test('what to do about a missing return link depends on x-default', () => {
  const [a, b] = [`${site}/a`, `${site}/b`]
  const advice = (lang: string, listed: { lang: string; loc: string }[] = []) => {
    const entries = [
      {
        loc: a,
        alternates: [
          { lang: 'en', loc: a },
          { lang, loc: b },
        ],
      },
      { loc: b, alternates: listed },
    ]
    return auditAlternates(entries, { form: 'sitemap' }).map(({ code, data }) => [
      code,
      data?.['detail'],
    ])
  }
  expect(advice('de')).toEqual([['return-link-missing', undefined]])
  expect(advice('X-Default')).toEqual([['return-link-missing', 'other-page']])
  expect(advice('X-Default', [{ lang: 'en', loc: b }])).toEqual([
    ['return-link-missing', 'no-return'],
  ])
})
