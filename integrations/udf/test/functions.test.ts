import { presets, rules } from '@waymark/normalize'
import { sqlName, type UdfExample } from '@waymark/udf'
import { urlParts } from '@waymark/url-parser/internal/url-parts'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'
import { udfsOf } from '../src/bundles.ts'
import { rememberLast } from '../src/functions/last-made.ts'

type Call = (...args: readonly unknown[]) => unknown

vi.stubGlobal('WAYMARK_VERSION', '1.2.3')
afterAll(() => vi.unstubAllGlobals())

const [lite, full] = (await Promise.all([
  import('../src/lite.ts'),
  import('../src/full.ts'),
])) as unknown as readonly Readonly<Record<string, Call>>[]
const scripts = { lite: lite!, full: full! } as const

describe.each(['lite', 'full'] as const)('the script %s', (bundle) => {
  const functions = scripts[bundle]

  test('has the functions of the registry and no others', () => {
    expect(Object.keys(functions).sort()).toEqual(
      udfsOf(bundle)
        .map(({ name }) => name)
        .sort(),
    )
  })

  test.each(udfsOf(bundle).flatMap((udf) => udf.examples.map((example) => [udf.name, example])))(
    '%s: %j',
    (name, example) => {
      const [args, result] = example as UdfExample
      expect(functions[name as string]!(...args)).toEqual(result)
    },
  )
})

describe('what is no text has no answer', () => {
  const texts: Readonly<Record<string, string>> = {
    url: 'https://a.example/?q=1',
    rules: 'sort-query',
    method: 'whatwg',
    pattern: 'https://*/*',
    part: 'host',
    name: 'q',
    reference: '/de',
    base: 'https://a.example/',
    tag: 'en',
    value: 'en-UK',
  }
  const places = udfsOf('full').flatMap((udf) =>
    udf.parameters.map((parameter) => ({ udf, parameter: parameter.name })),
  )
  test.each(places.map(({ udf, parameter }) => [sqlName(udf), parameter, udf] as const))(
    '%s, %s',
    (_, parameter, udf) => {
      const texted = udf.parameters.map(({ name }) => texts[name])
      if (udf.name === 'whyInvalid') texted[0] = 'not a URL'
      expect(full![udf.name]!(...texted)).not.toBeNull()
      for (const value of [null, undefined, 5, {}, ['en']]) {
        const args = udf.parameters.map(({ name }) => (name === parameter ? value : texts[name]))
        expect(full![udf.name]!(...args)).toBeNull()
      }
    },
  )
})

test.each<[string, readonly string[], unknown]>([
  ['normalize', ['https://example.com'], 'https://example.com/'],
  ['whyInvalid', ['https://localhost/'], null],
  ['domain', ['mailto:a@example.com'], null],
  ['domain', ['not a URL'], null],
  ['publicSuffix', ['mailto:a@example.com'], null],
  ['publicSuffix', ['not a URL'], null],
  ['displayDomain', ['mailto:a@example.com'], null],
  ['displayDomain', ['not a URL'], null],
  ['domainWarnings', ['https://127.0.0.1/'], null],
  ['domainWarnings', ['https://[::1]/'], null],
  ['site', ['not a URL'], null],
  ['languageTag', ['not a tag'], null],
  ['suggestHreflang', ['en-GB-oed-x'], null],
  ['part', ['https://a:b@example.com/#f', 'username'], 'a'],
  ['part', ['https://a:b@example.com/#f', 'fragment'], 'f'],
  ['part', ['https://example.com', 'href'], 'https://example.com/'],
  ['param', ['not a URL', 'q'], null],
  ['param', ['https://a.example/?p=1', 'q'], null],
  ['param', ['https://a.example/?p=1&q=2&q=3', 'q'], '2'],
  ['resolve', ['https://a b/', 'https://a.example/'], null],
  ['resolve', ['?b', 'https://a.example/x?a'], 'https://a.example/x?b'],
  [
    'normalizeWith',
    ['https://a.example/?b&a#x', ' sort-query , remove-fragment '],
    'https://a.example/?a&b',
  ],
  ['normalizeWith', ['mailto:a@example.com', 'seo'], null],
  ['matches', ['https://a.example/', 'https://a.example/*'], true],
])('%s of %j', (name, args, answer) => {
  expect(full![name]!(...args)).toEqual(answer)
})

test('a function gives the answers of the argument of each call', () => {
  const url = 'https://News.bbc.co.uk/x?b=1&a=2'
  for (let i = 0; i < 2; i++) {
    expect(full!['key']!(url, 'same-site')).toBe('https://bbc.co.uk')
    expect(full!['key']!(url, 'whatwg')).toBe('https://news.bbc.co.uk/x?b=1&a=2')
  }
})

describe('a maker is asked', () => {
  test('once for the same name in a row', () => {
    const asked: string[] = []
    const made = rememberLast((name) => {
      asked.push(name)
      return name.toUpperCase()
    })
    expect(['a', 'a', 'b', 'a', 'a'].map(made)).toEqual(['A', 'A', 'B', 'A', 'A'])
    expect(asked).toEqual(['a', 'b', 'a'])
  })

  test('anew after it threw, and what it made before is kept', () => {
    const asked: string[] = []
    const made = rememberLast((name) => {
      asked.push(name)
      if (name === 'bad') throw new TypeError('no')
      return name
    })
    expect(made('a')).toBe('a')
    for (let i = 0; i < 2; i++) expect(() => made('bad')).toThrow(new TypeError('no'))
    expect(made('a')).toBe('a')
    expect(asked).toEqual(['a', 'bad', 'bad'])
  })
})

const RULES = rules.map(({ name }) => name)
const unknown = (data: object, ...kinds: readonly string[]) => ({
  argument: 'name',
  data: { kinds, ...data },
})

describe('a name that does not exist is said to be what it can be', () => {
  test.each<[string, readonly string[], object]>([
    ['part', ['https://a.example', 'hots'], unknown({ name: 'hots', near: 'host' }, 'part')],
    ['part', ['not a URL', 'hots'], unknown({ name: 'hots', near: 'host' }, 'part')],
    [
      'part',
      ['https://a.example', 'constructor'],
      unknown({ name: 'constructor', known: urlParts.map(({ name }) => name) }, 'part'),
    ],
    [
      'key',
      ['https://a.example', 'same-sit'],
      { option: 'method', data: { given: '"same-sit"', near: ['same-site'] } },
    ],
    [
      'normalizeWith',
      ['https://a.example/', 'sort-querry'],
      unknown({ name: 'sort-querry', near: 'sort-query' }, 'preset', 'rule'),
    ],
    [
      'normalizeWith',
      ['https://a.example/', 'crawlr'],
      unknown({ name: 'crawlr', near: 'crawler' }, 'preset', 'rule'),
    ],
    [
      'normalizeWith',
      ['https://a.example/', 'sort-query,remove-fragmnt'],
      unknown({ name: 'remove-fragmnt', near: 'remove-fragment' }, 'rule'),
    ],
    [
      'normalizeWith',
      ['https://a.example/', 'crawlr, sort-query'],
      unknown({ name: 'crawlr', known: RULES }, 'rule'),
    ],
    [
      'normalizeWith',
      ['https://a.example/', 'seo,seo'],
      unknown({ name: 'seo', known: RULES }, 'rule'),
    ],
    [
      'normalizeWith',
      ['https://a.example/', 'toString'],
      unknown({ name: 'toString', known: [...Object.keys(presets), ...RULES] }, 'preset', 'rule'),
    ],
    ['matches', ['not a URL', '/relative'], { cause: errorWith({ code: 'pattern-base-missing' }) }],
  ])('%s of %j', (name, args, error) => {
    expect(() => full![name]!(...args)).toThrow(expect.objectContaining(error))
  })
})

test('a script says its version and those of its data', () => {
  expect(lite!['version']!()).toMatch(/^waymark-lite 1\.2\.3, Unicode \d+\.0\.0$/)
  expect(full!['version']!()).toMatch(
    /^waymark 1\.2\.3, Unicode \d+\.0\.0, Public Suffix List 20\d\d-\d\d-\d\d \w+, language subtags 20\d\d-\d\d-\d\d$/,
  )
})
