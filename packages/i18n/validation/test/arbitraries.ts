import type { URLNormalizationConfig } from '@waymark/i18n-validation'
import fc from 'fast-check'
import { anyCharacter } from '../../../../test/any-character.ts'

const scheme = fc.constantFrom('https', 'http', 'HTTPS', ' h\tttp', 'ftp', 'https:', '')
const host = fc.constantFrom(
  'example.com',
  'EXAMPLE.com.',
  'b.example',
  'c.example',
  'bücher.example',
  '[::1]',
  '[2606:4700::1111]',
  '127.1',
  '1.1',
  'a_b.example',
  'a.example',
  'a b',
  '',
  'u:p@a',
)
const port = fc.constantFrom('', '', ':', ':80', ':443', ':8080', ':0080', ':99999')
const path = fc
  .array(fc.constantFrom('', 'a', 'B', '..', '.', '%2f', 'é', 'c d', '%'), { maxLength: 4 })
  .map((segments) => segments.map((segment) => `/${segment}`).join(''))
const tail = fc.constantFrom('', '?', '#', '?a=b#c', '#?', ' ', '\n')

/** Strings that are URLs, or are not URLs in all ways that matter here. */
export const urlLike: fc.Arbitrary<string> = fc
  .tuple(scheme, host, port, path, tail)
  .map(([s, h, p, pa, t]) => `${s}://${h}${p}${pa}${t}`)

/** Any string of code units, so it may have lone surrogates. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  urlLike,
  fc.string({ unit: anyCharacter }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 })
    .map((units) => `https://${String.fromCharCode(...units)}`),
)

export const config: fc.Arbitrary<URLNormalizationConfig> = fc.record({
  trailingSlash: fc.constantFrom('always', 'never', 'preserve'),
  removeQuery: fc.boolean(),
  removeFragment: fc.boolean(),
  allowedProtocols: fc.constantFrom(['https'] as const, ['http', 'https'] as const),
  normalizePort: fc.boolean(),
})

/** Usually a value that the format allows, sometimes any value. */
function mostly<T>(good: fc.Arbitrary<T>): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: good, weight: 30 }, { arbitrary: fc.jsonValue(), weight: 1 })
}

const loc = mostly(
  fc.oneof(
    { arbitrary: fc.constantFrom('https://example.com/a', ' H\nttp://b.example/'), weight: 8 },
    { arbitrary: urlLike, weight: 1 },
  ),
)
const time = fc
  .tuple(
    fc.integer({ min: 0, max: 23 }),
    fc.integer({ min: 0, max: 59 }),
    fc.option(fc.integer({ min: 0, max: 59 }), { nil: null }),
    fc.stringMatching(/^(?:\.[0-9]{1,12})?$/),
    fc.stringMatching(/^(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$/),
  )
  .map(([hour, minute, second, fraction, zone]) => {
    const seconds = second === null ? '' : `:${two(second)}${fraction}`
    return `T${two(hour)}:${two(minute)}${seconds}${zone}`
  })

/** Every date of https://www.w3.org/TR/NOTE-datetime: years, months, days, and days with a time and a time zone. */
export const w3cDateTime: fc.Arbitrary<string> = fc
  .tuple(
    fc.date({
      min: new Date('0000-01-01T00:00:00Z'),
      max: new Date('9999-12-31T00:00:00Z'),
      noInvalidDate: true,
    }),
    fc.constantFrom(4, 7, 10, 10, 10),
    fc.option(time, { nil: '' }),
  )
  .map(([day, length, timeOfDay]) => {
    const date = day.toISOString().slice(0, length)
    return length === 10 ? date + timeOfDay : date
  })

/** Strings that nearly are such dates, and some that are. */
export const dateLike: fc.Arbitrary<string> = fc
  .tuple(
    w3cDateTime,
    fc.nat(30),
    fc.nat(2),
    fc.constantFrom(
      ...['', '0', '1', '3', '9', '-', ':', '.', ',', 'T', 't', 'Z', 'z', '+', ' ', '\n', '٣'],
    ),
  )
  .map(([date, at, removed, added]) => date.slice(0, at) + added + date.slice(at + removed))

const dateTime = mostly(
  fc.oneof(
    { arbitrary: w3cDateTime, weight: 10 },
    { arbitrary: dateLike, weight: 1 },
    {
      arbitrary: fc
        .tuple(
          fc.constantFrom('1900', '2000', '2023', '2024', '0000', '2100'),
          fc.integer({ min: 0, max: 13 }),
          fc.integer({ min: 0, max: 32 }),
          fc.constantFrom('T23:59:59.1Z', 'T24:00:00Z', 'T10:00:00Z', ''),
        )
        .map(([y, m, d, t]) => `${y}-${two(m)}-${two(d)}${t}`),
      weight: 1,
    },
  ),
)
const tag = mostly(
  fc.oneof(
    {
      arbitrary: fc.constantFrom('en', 'zh-Hant', 'x-default', 'I-Klingon', 'en-gb-OED'),
      weight: 8,
    },
    {
      arbitrary: fc
        .array(
          fc.constantFrom(
            'en',
            'zho',
            'abc',
            'Latn',
            'US',
            '419',
            'rozaj',
            '1901',
            'a',
            'x',
            '0',
            '',
          ),
          { maxLength: 6 },
        )
        .map((subtags) => subtags.join('-')),
      weight: 1,
    },
  ),
)
const alternates = mostly(
  fc.array(mostly(fc.record({ lang: tag, loc }, { requiredKeys: ['lang', 'loc'] })), {
    maxLength: 2,
  }),
)
const entry = mostly(
  fc.record(
    {
      loc,
      lastmod: dateTime,
      lang: tag,
      changefreq: mostly(fc.constantFrom('daily', 'never', 'often')),
      priority: mostly(fc.oneof(fc.constantFrom(0, 0.5, 1, 1.5, -1), fc.double())),
      alternates,
    },
    { requiredKeys: ['loc'] },
  ),
)
const canonical = mostly(
  fc.oneof(
    fc.constantFrom('safe', 'seo', 'seo-strict', 'SEO'),
    fc.record(
      {
        'trailing-slash': fc.constantFrom('never', 'always', 'preserve', 'keep'),
        query: fc.constantFrom('keep', 'remove'),
        fragment: fc.constantFrom('keep', 'remove'),
        'https-only': fc.boolean(),
      },
      { requiredKeys: [] },
    ),
  ),
)
const whole = {
  version: mostly(fc.constant('1.1')),
  generated: dateTime,
  defaultLang: tag,
  canonical,
}

/** Values that are databases, or similar to databases. */
export const database: fc.Arbitrary<unknown> = mostly(
  fc.oneof(
    {
      arbitrary: fc.record({ ...whole, urls: mostly(fc.array(entry, { maxLength: 2 })) }),
      weight: 20,
    },
    {
      arbitrary: fc.record(
        { ...whole, urls: mostly(fc.array(entry, { maxLength: 2 })), other: fc.jsonValue() },
        { requiredKeys: [] },
      ),
      weight: 1,
    },
  ),
)

function two(value: number): string {
  return String(value).padStart(2, '0')
}
