import { checkHreflang } from '@waymark/language-tag'
import { describe, expect, test } from 'vitest'
import { LANGUAGE_SLIPS, REGION_SLIPS, TAG_SLIPS, WIDE_REGIONS } from '../src/slips.ts'

/** The problems of a value without their words, which quote it. */
function placesOf(value: string): object[] {
  return checkHreflang(value).problems.map(({ message, remedy, severity, data, ...place }) => place)
}

describe('checkHreflang', () => {
  test.each(['en', 'EN-gb', 'zh-Hant-TW', 'x-default', 'X-Default', 'de-ES'])(
    'accepts %s',
    (value) => expect(checkHreflang(value)).toEqual({ usable: true, problems: [] }),
  )

  test.each([
    ['en-UK', 'unknown-region', 'en-GB'],
    ['uk-UK', 'unknown-region', 'uk-UA'],
    ['kr-KO', 'unknown-region', 'ko-KR'],
    ['jp', 'unknown-language', 'ja'],
    ['jp-jp', 'unknown-language', 'ja-JP'],
    ['cz', 'unknown-language', 'cs'],
    ['eng', 'unknown-language', 'en'],
    ['ukr', 'unknown-language', 'uk'],
    ['cze-CZ', 'unknown-language', 'cs-CZ'],
    ['GB', 'unknown-language', 'en-GB'],
    ['at', 'unknown-language', 'de-AT'],
    ['iw', 'deprecated-subtag', 'he'],
    ['en-BU', 'deprecated-subtag', 'en-MM'],
    ['zh-yue-HK', 'deprecated-subtag', 'yue-HK'],
    ['en_US', 'tag-not-well-formed', 'en-US'],
    [' en ', 'tag-not-well-formed', 'en'],
    ['i-lux', 'grandfathered', 'lb'],
    ['en-USA', 'unknown-region', 'en-US'],
    ['de-aut', 'unknown-region', 'de-AT'],
    ['fa-AFG', 'unknown-region', 'fa-AF'],
    ['zh-Hant-TWN', 'tag-not-well-formed', 'zh-Hant-TW'],
    ['en_USA', 'tag-not-well-formed', 'en-US'],
    ['en_UK', 'tag-not-well-formed', 'en-GB'],
    ['us_en', 'tag-not-well-formed', 'en-US'],
    ['jp_JP', 'tag-not-well-formed', 'ja-JP'],
    ['hy_Armn', 'tag-not-well-formed', 'hy-Armn'],
    ['en_US'.padEnd(32), 'tag-not-well-formed', 'en-US'],
    ['pt-ABW', 'unknown-region', 'pt-AW'],
    ['en-ZWE', 'unknown-region', 'en-ZW'],
    ['fr-WLF', 'unknown-region', 'fr-WF'],
    ['es-LATAM', 'invalid-subtag', 'es'],
    ['pt-latam', 'invalid-subtag', 'pt'],
  ])('reports %j as %s and suggests %s', (value, name, suggestion) =>
    expect(checkHreflang(value)).toMatchObject({
      usable: false,
      problems: [{ code: name, suggestion }],
    }),
  )

  test('reports every common mistake as not registered, and suggests a registered value', () => {
    const slips = [
      ...[...LANGUAGE_SLIPS].map(([slip, meant]) => [slip, 'unknown-language', meant] as const),
      ...[...REGION_SLIPS].map(
        ([slip, meant]) => [`en-${slip}`, 'unknown-region', `en-${meant}`] as const,
      ),
      ...[...WIDE_REGIONS].map((slip) => [`en-${slip}`, 'invalid-subtag', 'en'] as const),
    ]
    for (const [slip, name, suggestion] of slips) {
      expect(checkHreflang(slip).problems, slip).toMatchObject([{ code: name, suggestion }])
      expect(checkHreflang(suggestion).usable, suggestion).toBe(true)
    }
    for (const [slip, suggestion] of TAG_SLIPS) {
      expect(checkHreflang(slip).problems.at(-1), slip).toMatchObject({ suggestion })
      expect(checkHreflang(suggestion).usable, suggestion).toBe(true)
    }
  })

  test.each([
    ['', 'tag-not-well-formed'],
    ['en_US'.padEnd(33), 'tag-not-well-formed'],
    ['jp_EU', 'tag-not-well-formed'],
    ['haw_US', 'tag-not-well-formed'],
    ['zz', 'unknown-language'],
    ['us-sh', 'unknown-language'],
    ['FX', 'unknown-language'],
    ['x-foo', 'private-use'],
    ['zh-min', 'grandfathered'],
    ['I-Default', 'grandfathered'],
    ['i-\u212alingon', 'tag-not-well-formed'],
    ['en-Abcd', 'unknown-script'],
    ['haw', 'language-not-iso-639-1'],
    ['sh', 'language-not-iso-639-1'],
    ['en-EU', 'region-not-iso-3166'],
    ['es-419', 'region-not-iso-3166'],
    ['nl-AN', 'region-not-iso-3166'],
    ['de-1996', 'undocumented-subtag'],
    ['de-1996-x-a', 'undocumented-subtag'],
    ['de-u-co-phonebk', 'undocumented-subtag'],
    ['zh-abc', 'invalid-subtag'],
    ['en-yue', 'invalid-subtag'],
    ['de-foobar', 'invalid-subtag'],
    ['es-MX-latam', 'invalid-subtag'],
    ['es-1994-latam', 'invalid-subtag'],
    ['de-1996-1996', 'invalid-subtag'],
    ['de-1996-foobar-x-a', 'invalid-subtag'],
    ['de-a-bb-a-cc', 'invalid-subtag'],
    ['en-USA-US', 'invalid-subtag'],
    ['en-Qaaa', 'private-use'],
    ['en-qabx', 'private-use'],
    ['en-XA', 'region-not-iso-3166'],
    ['en-ZZ', 'region-not-iso-3166'],
  ])('reports %j as %s without a suggestion', (value, name) => {
    const { problems } = checkHreflang(value)
    expect(problems.map((problem) => problem.code)).toEqual([name])
    expect(problems[0]).not.toHaveProperty('suggestion')
  })

  test.each([
    ['haw-UK', 'haw-GB', 'language-not-iso-639-1'],
    ['sh-latam', 'sh', 'language-not-iso-639-1'],
    ['jp-419', 'ja-419', 'region-not-iso-3166'],
    ['iw-EU', 'he-EU', 'region-not-iso-3166'],
    ['i-klingon', 'tlh', 'language-not-iso-639-1'],
  ])('suggests for %s the value %s, which still has %s', (value, suggestion, name) => {
    const suggested = checkHreflang(value).problems.flatMap((problem) => problem.suggestion ?? [])
    expect(suggested).toEqual([suggestion])
    expect(checkHreflang(suggestion).problems).toMatchObject([{ code: name }])
  })

  test.each([
    'zz-UK',
    'iw-ZQ',
    'jp-Abcd',
    'sh-yue-KO',
    'jp-Qaaa',
    'us-Qaaa-en',
    'us-yue-zh',
    'us-en-1994',
    'zz-en',
  ])('suggests nothing for %s, because search engines cannot read the rest of it', (value) => {
    const { problems } = checkHreflang(value)
    expect(problems).not.toEqual([])
    for (const problem of problems) expect(problem).not.toHaveProperty('suggestion')
  })

  test.each([
    ['by-BE', 'be-BY'],
    ['vn-VI', 'vi-VN'],
    ['rs-SR', 'sr-RS'],
    ['rs-latn-sr', 'sr-Latn-RS'],
    ['ua-UK', 'uk-UA'],
    ['cz-CS', 'cs-CZ'],
    ['cn-ZH', 'zh-CN'],
    ['jp-JA', 'ja-JP'],
    ['sp-ES', 'es-ES'],
    ['ua-BE', 'uk-BE'],
  ])('suggests for %s the value %s: a country can be before its language', (value, suggestion) => {
    const { problems } = checkHreflang(value)
    expect(problems[0]).toMatchObject({ code: 'unknown-language', suggestion })
    for (const { code: name, suggestion: other } of problems) {
      if (name === 'unknown-region') expect(other).toBe(suggestion)
    }
  })

  test.each([
    ['us-en', 'en-US'],
    ['US-EN', 'en-US'],
    ['gb-en', 'en-GB'],
    ['us-es', 'es-US'],
    ['at-de', 'de-AT'],
    ['mx-es', 'es-MX'],
    ['uk-en', 'en-GB'],
    ['ca-en', 'en-CA'],
    ['be-en', 'en-BE'],
    ['tw-zh', 'zh-TW'],
    ['rs-Latn-sr', 'sr-Latn-RS'],
  ])('suggests for %s the value %s: the language comes first', (value, suggestion) => {
    const suggested = checkHreflang(value).problems.flatMap((problem) => problem.suggestion ?? [])
    expect(new Set(suggested)).toEqual(new Set([suggestion]))
  })

  test.each(['ca-FR', 'be-NL', 'br-PT', 'se-SE', 'de-AT'])(
    'accepts %s, which may be meant as it is written',
    (value) => expect(checkHreflang(value).usable).toBe(true),
  )

  test.each([
    ['en_US', 2, 3],
    ['en-419-DE', 7, 9],
    ['', 0, 0],
    ['I-LUX', 0, 5],
    ['zh-min', 0, 6],
    ['x-foo', 0, 5],
  ])('the problem of %j is from %i to %i', (value, start, end) =>
    expect(checkHreflang(value)).toMatchObject({ usable: false, problems: [{ start, end }] }),
  )

  test('every problem has its own position', () => {
    expect(placesOf('iw-UK-x-a')).toEqual([
      { code: 'deprecated-subtag', start: 0, end: 2, suggestion: 'he-GB' },
      { code: 'unknown-region', start: 3, end: 5, suggestion: 'he-GB' },
      { code: 'undocumented-subtag', start: 6, end: 9 },
    ])
    expect(placesOf('zh-yue-HKG')).toEqual([
      { code: 'deprecated-subtag', start: 3, end: 6, suggestion: 'yue-HK' },
      { code: 'unknown-region', start: 7, end: 10, suggestion: 'yue-HK' },
    ])
    expect(placesOf('ja-Latn-hepburn-heploc-x-a')).toEqual([
      { code: 'undocumented-subtag', start: 8, end: 26 },
      { code: 'deprecated-subtag', start: 16, end: 22, suggestion: 'ja-Latn' },
    ])
    expect(placesOf('iw-heploc-foobar-HEPLOC')).toEqual([
      { code: 'deprecated-subtag', start: 0, end: 2, suggestion: 'he' },
      { code: 'deprecated-subtag', start: 3, end: 9, suggestion: 'he' },
      { code: 'invalid-subtag', start: 10, end: 16 },
      { code: 'invalid-subtag', start: 17, end: 23 },
    ])
    expect(placesOf('haw-EU')).toEqual([
      { code: 'language-not-iso-639-1', start: 0, end: 3 },
      { code: 'region-not-iso-3166', start: 4, end: 6 },
    ])
    expect(placesOf('zh-yue-abc-Abcd')).toEqual([
      { code: 'deprecated-subtag', start: 3, end: 6 },
      { code: 'invalid-subtag', start: 7, end: 10 },
      { code: 'unknown-script', start: 11, end: 15 },
    ])
    // The second extlang is not valid, although it is registered after the same language.
    expect(placesOf('zh-yue-gan')).toEqual([
      { code: 'deprecated-subtag', start: 3, end: 6 },
      { code: 'invalid-subtag', start: 7, end: 10 },
    ])
    // Afghan Sign Language, and not a sign language of Afghanistan.
    expect(placesOf('sgn-AFG')).toEqual([
      { code: 'language-not-iso-639-1', start: 0, end: 3 },
      { code: 'deprecated-subtag', start: 4, end: 7, suggestion: 'afg' },
    ])
    expect(placesOf('SGN-us')).toEqual([
      { code: 'deprecated-subtag', start: 0, end: 6, suggestion: 'ase' },
    ])
    expect(placesOf('de-Qaaa-1996-foobar-1996')).toEqual([
      { code: 'private-use', start: 3, end: 7 },
      { code: 'invalid-subtag', start: 13, end: 19 },
      { code: 'invalid-subtag', start: 20, end: 24 },
    ])
  })
})

test.each([
  ['en-EU', 3, 5],
  ['zh-Hant-EU', 8, 10],
  ['es-419', 3, 6],
  ['zh-yue-Hant-AN', 12, 14],
])('the region of %s is from %i to %i', (value, start, end) => {
  const { problems } = checkHreflang(value)
  expect(problems).toContainEqual(
    expect.objectContaining({ code: 'region-not-iso-3166', start, end }),
  )
})

test.each([
  ['de-DD', 3, 5],
  ['zh-Hant-BU', 8, 10],
])('the deprecated region of %s is from %i to %i', (value, start, end) => {
  const { problems } = checkHreflang(value)
  expect(problems).toContainEqual(
    expect.objectContaining({ code: 'deprecated-subtag', start, end }),
  )
})
