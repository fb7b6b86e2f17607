import { type RenderOptions, renderUrl } from '@waymark/display'
import { getRegistrableDomain } from '@waymark/public-suffix'
import { parseUrl, serializeUrl, urlEquals } from '@waymark/url-parser'
import { replaceParts } from '@waymark/url-parser/internal'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '../../../test/any-character.ts'
import { runs } from '../../../test/runs.ts'
import { UNSEEN } from './engine-unicode.ts'

const render = (input: string, options?: RenderOptions) => renderUrl(parseUrl(input)!, options)
const textOf = (input: string, options?: RenderOptions) => render(input, options).text

describe('https://url.spec.whatwg.org/#url-rendering-simplification', () => {
  test('credentials are never shown', () => {
    expect(textOf('https://examplecorp.com@attacker.example/')).toBe('https://attacker.example/')
    expect(textOf('https://u:p@attacker.example/')).toBe('https://attacker.example/')
  })

  test('the registrable domain alone', () => {
    expect(textOf('https://examplecorp.attacker.com/', { show: 'domain' })).toBe('attacker.com')
    expect(textOf('https://a.example.co.uk:8080/x', { show: 'domain' })).toBe('example.co.uk')
    expect(textOf('https://[::1]:8080/x', { show: 'domain' })).toBe('[::1]')
    expect(textOf('mailto:a@b.example', { show: 'domain' })).toBe('mailto:a@b.example')
  })

  test.each<[string, RenderOptions]>([
    ['file:///p', { show: 'domain' }],
    ['file:///p?q#f', { show: 'origin' }],
    ['web+x:///p', { show: 'domain' }],
    ['mailto:a@b.example', { show: 'origin' }],
    ['file:///', { omitRootPath: true }],
  ])('where there is no host that could replace it, the whole URL: %s, %j', (input, options) => {
    expect(textOf(input, options)).toBe(input)
  })

  test('the origin alone', () => {
    expect(textOf('https://a.example.com:8080/x?y#z', { show: 'origin' })).toBe(
      'https://a.example.com:8080',
    )
  })

  const simple = { omitSchemes: ['https'], omitTrivialSubdomains: true, omitRootPath: true }
  test.each([
    ['https://www.example.com/', 'example.com'],
    ['https://m.example.com/a', 'example.com/a'],
    ['http://www.example.com/', 'http://example.com'],
    ['https://www.com/', 'www.com'],
    ['https://www.co.uk/', 'www.co.uk'],
    ['https://www.www.example.com/', 'www.example.com'],
    ['https://example.com/?', 'example.com/?'],
    ['https://127.0.0.1/', '127.0.0.1'],
  ])('without what says nothing: %s', (input, text) => {
    expect(textOf(input, simple)).toBe(text)
  })
})

describe('https://url.spec.whatwg.org/#url-rendering-elision', () => {
  test.each([
    [61, 'https://examplecorp.com.evil.com/first/second/last.html?q=1#…'],
    [58, 'https://examplecorp.com.evil.com/first/second/last.html?…'],
    [57, 'https://examplecorp.com.evil.com/first/second/last.html?…'],
    [56, 'https://examplecorp.com.evil.com/first/…/last.html?…'],
    [52, 'https://examplecorp.com.evil.com/first/…/last.html?…'],
    [51, 'https://examplecorp.com.evil.com/…/last.html?…'],
    [40, 'https://examplecorp.com.evil.com/…'],
    [30, 'https://…com.evil.com/…'],
    [20, 'https://…evil.com/…'],
    [1, 'https://…evil.com/…'],
  ])('in %i code points', (maxLength, text) => {
    const input = 'https://examplecorp.com.evil.com/first/second/last.html?q=1#ff'
    expect(textOf(input, { maxLength })).toBe(text)
  })

  test('where there is room for nothing, one ellipsis replaces everything after the host', () => {
    expect(textOf('https://a.example/?query', { maxLength: 20 })).toBe('https://a.example/?…')
    expect(textOf('https://a.example/?query', { maxLength: 19 })).toBe('https://a.example/…')
    expect(textOf('https://a.example/b?q', { maxLength: 1 })).toBe('https://a.example/…')
    expect(textOf('https://a.example/#fragment', { maxLength: 1 })).toBe('https://a.example/…')
    expect(textOf('https://a.example/b', { maxLength: 1 })).toBe('https://a.example/b')
    expect(textOf('web+x://a.example?query', { maxLength: 1 })).toBe('web+x://a.example?…')
    expect(textOf('data:,?query', { maxLength: 1 })).toBe('data:…')
    expect(textOf('http:/,www./../ü?a&b=c', { maxLength: 5 })).toBe('http://,www./…')
  })

  test('the registrable domain stays whole', () => {
    const input = 'https://not-really-examplecorp.com/'
    expect(textOf(input, { maxLength: 18 })).toBe(input)
    expect(textOf(input, { maxLength: 18, show: 'domain' })).toBe('not-really-examplecorp.com')
  })

  test('a long name loses its middle', () => {
    expect(textOf('https://a.example/a-very-long-name-for-one-page', { maxLength: 36 })).toBe(
      'https://a.example/a-very-lo…one-page',
    )
    expect(textOf('data:text/plain,abcdefghijklmn', { maxLength: 17 })).toBe('data:text/p…jklmn')
  })

  test('an ellipsis for labels is left of those that are shown, also of right-to-left ones', () => {
    const { parts, text } = render('https://aaaaaaaaaaaa.שלום.example.com/', { maxLength: 28 })
    expect(text).toBe('\u2066https://…\u2068שלום\u2069.example.com/\u2069')
    expect(parts.map((part) => part.text)).toEqual([
      'https://',
      '…',
      'שלום',
      '.',
      'example.com',
      '/',
    ])
  })

  test('an ellipsis within a right-to-left name is a part of it', () => {
    const path = '%D7%90'.repeat(10) + '%D7%91'.repeat(10)
    expect(textOf(`https://a.example/${path}`, { maxLength: 29 })).toBe(
      '\u2066https://a.example/\u2068אאאאא…בבבבב\u2069\u2069',
    )
  })

  test('a character is not cut from its marks, nor a percent sign from its digits', () => {
    const path = 'a%CC%81'.repeat(20) + '%20'.repeat(20)
    for (let maxLength = 18; maxLength < 80; maxLength++) {
      const { plainText } = render(`https://a.example/${path}`, { maxLength })
      expect(plainText).toMatch(/^https:\/\/a\.example\/(?:a\u0301)*…?(?:a\u0301)*(?:%20)*$/u)
    }
  })
})

describe('https://url.spec.whatwg.org/#url-rendering-i18n', () => {
  test('the domain is in Unicode and the rest decoded', () => {
    expect(textOf('https://xn--bcher-kva.example/stra%C3%9Fe?%C3%BC#%E6%97%A5')).toBe(
      'https://bücher.example/straße?ü#日',
    )
  })

  test('a label that could deceive stays, with a warning', () => {
    const { text, warnings } = render('https://раураl.com/')
    expect(text).toBe('https://xn--l-7sba6dbr.com/')
    expect(warnings[0]).toMatchObject({ code: 'mixed-script', resembles: 'paypal' })
  })

  test('right-to-left text is isolated, part by part, from left to right', () => {
    const { parts, plainText, text } = render('https://עברית.co.il/שלום-עולם/a?ג=d')
    expect(plainText).toBe('https://עברית.co.il/שלום-עולם/a?ג=d')
    expect(text).toBe(
      '\u2066https://\u2068עברית\u2069.co.il/\u2068שלום-עולם\u2069/a?\u2068ג\u2069=d\u2069',
    )
    const isolated = parts.filter((part) => part.isBidirectional)
    expect(isolated).toEqual([
      { kind: 'domain', text: 'עברית', direction: 'rtl', isBidirectional: true },
      { kind: 'path', text: 'שלום-עולם', direction: 'rtl', isBidirectional: true },
      { kind: 'query', text: 'ג', direction: 'rtl', isBidirectional: true },
    ])
    expect(render('https://a.example/a%D7%90').parts.at(-1)).toMatchObject({
      direction: 'ltr',
      isBidirectional: true,
    })
  })
})

test('parts say what they are', () => {
  const { parts } = render('https://a.b.example.co.uk:81/p?q#f')
  expect(parts.map(({ kind, text }) => [kind, text])).toEqual([
    ['scheme', 'https://'],
    ['subdomain', 'a.b.'],
    ['domain', 'example.co.uk'],
    ['port', ':81'],
    ['path', '/p'],
    ['query', '?q'],
    ['fragment', '#f'],
  ])
})

const word = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 4 }),
  fc.constantFrom('a', 'שלום', 'ノ', '٠٢', '%2F', '%c3', '%E2%80%AE', '..', '//', '🔒', '\u0301'),
)
const host = fc.constantFrom(
  'examplecorp.com.evil.com',
  'www.bücher.example',
  'a.b.c.d.e.f.עברית.co.il',
  'раураl.com',
  'co.uk',
  'localhost.',
  '127.1',
  '[::1]',
)
const urls = fc
  .tuple(
    fc.oneof(
      host.map((name) => `https://u:p@${name}:81/`),
      fc.constantFrom('data:', 'file:///', 'web+x:/.//', 'web+x://h/', 'https://x.example'),
    ),
    fc.array(word, { maxLength: 6 }),
    fc.constantFrom('', '?', '#', '?q#'),
    word,
  )
  .map(([start, path, mark, end]) => parseUrl(start + path.join('/') + mark + end))
  .filter((url) => url !== null)

test('parsing the plain text gives the same URL without its credentials', () => {
  fc.assert(
    fc.property(urls, (url) => {
      const again = parseUrl(renderUrl(url).plainText)
      expect(again && serializeUrl(again)).toBe(
        serializeUrl(replaceParts(url, { username: '', password: '' })),
      )
      expect(
        again !== null && urlEquals(again, replaceParts(url, { username: '', password: '' })),
      ).toBe(true)
    }),
    { numRuns: runs(2500) },
  )
})

test('nothing invisible is shown, isolates are balanced, and the registrable domain is whole', () => {
  const unseen = new RegExp(`[${UNSEEN}\\p{Default_Ignorable_Code_Point}]`, 'u')
  fc.assert(
    fc.property(urls, fc.integer({ min: 0, max: 60 }), (url, maxLength) => {
      const { parts, plainText, text } = renderUrl(url, { maxLength })
      expect(plainText).not.toMatch(unseen)
      expect(text.replace(/[\u2066\u2068\u2069]/g, '')).toBe(plainText)
      expect(text.match(/[\u2066\u2068]/g)?.length).toBe(text.match(/\u2069/g)?.length)
      const domain = parts.flatMap((part) => (part.kind === 'domain' ? part.text : [])).join('')
      const registrable = url.host === null ? null : getRegistrableDomain(url.host)
      if (registrable !== null) {
        expect(domain.split('.').length).toBe(registrable.split('.').length)
        expect(parseUrl(`https://${domain}/`)?.host).toEqual({ kind: 'domain', name: registrable })
      }
      const whole = renderUrl(url).parts
      const lengthOf = (...kinds: string[]) =>
        whole.flatMap(({ kind, text }) => (kinds.includes(kind) ? [...text] : [])).length
      // Beside what stays whole, an ellipsis for the labels and `/…` or as much.
      const least =
        lengthOf('scheme', 'domain', 'port') +
        Math.min(lengthOf('subdomain'), 1) +
        Math.min(lengthOf('path', 'query', 'fragment'), 2)
      expect([...plainText].length).toBeLessThanOrEqual(Math.max(maxLength, least))
    }),
    { numRuns: runs(2500) },
  )
})
