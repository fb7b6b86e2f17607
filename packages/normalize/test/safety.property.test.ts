import { normalize, presets, rules } from '@waymark/normalize'
import { decodeUnreserved, uppercasePercentEncoding } from '@waymark/normalize/rules'
import { percentDecodeString } from '@waymark/percent-encoding'
import { parseUrl, type UrlRecord } from '@waymark/url-parser'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../test/runs.ts'
import { anyText, uriRules, urlLike } from './arbitraries.ts'

/** The bytes that a percent-encoded string means, which need not be UTF-8. */
const meaning = (text: string) =>
  Array.from(percentDecodeString(text), (b) => b.toString(16)).join(' ')

function decodedComponents({
  scheme,
  username,
  password,
  host,
  port,
  path,
  query,
  fragment,
}: UrlRecord) {
  return {
    scheme,
    username: meaning(username),
    password: meaning(password),
    host: host?.kind === 'opaque' ? meaning(host.text) : host,
    port,
    path: path.kind === 'opaque' ? meaning(path.text) : path.segments.map(meaning),
    query: query === null ? null : meaning(query),
    fragment: fragment === null ? null : meaning(fragment),
  }
}

const preserving = rules.filter(({ category }) => category === 'preserves')

describe.each(preserving)('$name, which preserves,', (rule) => {
  test('never changes the decoded components of a URL that parses', () => {
    fc.assert(
      fc.property(anyText, (input) => {
        const url = parseUrl(input)
        fc.pre(url !== null)
        const output = parseUrl(normalize(input, [rule])!)!
        expect(decodedComponents(output)).toEqual(decodedComponents(url))
      }),
      { numRuns: runs(250) },
    )
  })

  if (rule.applyToUri !== undefined) {
    test('nor those of one that is normalised as written', () => {
      fc.assert(
        fc.property(urlLike, (input) => {
          const url = parseUrl(input)
          fc.pre(url !== null)
          const output = parseUrl(normalize(input, [rule], { model: 'rfc3986' })!)!
          const [after, before] = [decodedComponents(output), decodedComponents(url)]
          if (url.host?.kind === 'opaque' || url.host?.kind === 'empty') {
            // For RFC 3986, hosts have no case, and an empty path after one is `/`.
            after.host = before.host
            if (before.path.length === 0) after.path = before.path
          }
          expect(after).toEqual(before)
        }),
        { numRuns: runs(250), examples: [['file://C:/a'], ['FILE://c|/a']] },
      )
    })
  }
})

test.each(['safe', 'standard'] as const)(
  'the preset %s holds rules that preserve, and no others',
  (name) => {
    for (const rule of presets[name].rules) expect(preserving).toContain(rule)
  },
)

const PATH = '/a%2Fb%FF+c%3D%zz%/%C3%28%25'
const QUERY = 'k%3D=%FF+%2F&k%3D=%&l%26=%C3%28'
const FRAGMENT = '%2F%FF+%3D%'
const LEAVES = ['remove-query', 'remove-fragment', 'keep-params', 'force-scheme']

test.each(rules.filter(({ name }) => !LEAVES.includes(name)))(
  '$name writes nothing anew that it does not name',
  (rule) => {
    const input = `https://e.example${PATH}?${QUERY}#${FRAGMENT}`
    expect(normalize(input, [rule])).toBe(input)
    if (rule.applyToUri !== undefined) {
      expect(normalize(input, [rule], { model: 'rfc3986' })).toBe(input)
    }
  },
)

test('bytes that are not UTF-8 pass through our own presets unchanged', () => {
  const bytes = fc
    .array(fc.integer({ min: 0x80, max: 0xff }), { minLength: 1, maxLength: 6 })
    .map((list) => list.map((byte) => `%${byte.toString(16)}`).join(''))
  const own = [presets.safe, presets.crawler, presets['rfc3986-scheme'], presets['uri-guide']]
  fc.assert(
    fc.property(bytes, bytes, fc.constantFrom(...own), (path, query, preset) => {
      const output = parseUrl(normalize(`http://e.example/${path}?q=${query}`, preset)!)!
      expect(output.path.kind === 'list' && output.path.segments.map(meaning)).toEqual([
        meaning(path),
      ])
      expect(meaning(output.query!)).toBe(meaning(`q=${query}`))
    }),
  )
})

describe('URLs with opaque paths', () => {
  const opaque = fc
    .tuple(
      fc.constantFrom(
        'urn:isbn:',
        'mailto:',
        'data:text/plain,',
        'tel:',
        'about:',
        'blob:https://a/',
      ),
      fc.string({
        unit: fc.constantFrom('a', 'B', '.', '/', ':', '@', '%2e', '%C3', ',', ';', 'w'),
      }),
    )
    .filter(([, rest]) => !rest.startsWith('/'))
    .map((both) => both.join(''))
  const named = [uppercasePercentEncoding, decodeUnreserved]

  test.each(rules.filter((rule) => !named.includes(rule)))('$name leaves them', (rule) => {
    fc.assert(
      fc.property(opaque, (input) => {
        expect(normalize(input, [rule])).toBe(input)
        if (rule.applyToUri !== undefined) {
          expect(normalize(input, [rule], { model: 'rfc3986' })).toBe(input)
        }
      }),
    )
  })

  test('the other two change no more than the writing', () => {
    fc.assert(
      fc.property(opaque, (input) => {
        for (const model of ['whatwg', 'rfc3986'] as const) {
          expect(meaning(normalize(input, named, { model })!)).toBe(meaning(input))
        }
      }),
    )
  })
})

test('URIs as written keep every byte that a rule does not change', () => {
  fc.assert(
    fc.property(anyText, (input) => {
      // Without anything to do, the text is the very same.
      const output = normalize(input, ['remove-empty-fragment'], { model: 'rfc3986' })
      expect(output).toBe(
        input.endsWith('#') && input.indexOf('#') === input.length - 1 ? input.slice(0, -1) : input,
      )
    }),
  )
  expect(rules.filter((rule) => !uriRules.includes(rule)).map(({ name }) => name)).toEqual([
    'parse-serialise',
    'unwrap-redirects',
    'merge-site-aliases',
  ])
})

test('seo gives what its own rules make of what safe gives', () => {
  const own = ['trailing-slash', 'remove-query', 'remove-fragment'] as const
  const url = fc.tuple(fc.constantFrom('https://a.example/', 'http://a.example:80/'), anyText)
  fc.assert(
    fc.property(url, ([start, rest]) => {
      const input = start + rest
      const safe = normalize(input, 'safe')
      fc.pre(safe !== null)
      expect(normalize(input, 'seo')).toBe(normalize(safe, [...own], presets.seo.options))
      expect(normalize(safe, 'seo')).toBe(normalize(input, 'seo'))
    }),
    { numRuns: runs(2000), examples: [[['https://a.example/', '%2e%2E/%7e/%c3%bc/?%61#%62']]] },
  )
})
