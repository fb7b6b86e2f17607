import { checkHreflang, checkLanguageTag } from '@waymark/language-tag'
import { problems } from '@waymark/language-tag/problems'
import { expect, test } from 'vitest'
import { WORDS } from '../src/problem-words.ts'

const { entries } = problems

test.each(entries)(
  'the wrong examples of $code have it, and the right examples do not',
  ({ code, scope, examples }) => {
    for (const { wrong, right = '' } of examples) {
      const tag = (value: string) => checkLanguageTag(value).map((problem) => problem.code)
      const hreflang = (value: string) =>
        checkHreflang(value).problems.map((problem) => problem.code)
      if (scope !== 'hreflang') {
        expect(tag(wrong)).toContain(code)
        expect(tag(right)).toEqual([])
      }
      if (scope !== 'language tag') {
        expect(hreflang(wrong)).toContain(code)
        expect(hreflang(right)).toEqual([])
      }
    }
  },
)

test('every code has exactly one entry', () => {
  expect(entries.map(({ code }) => code)).toEqual(Object.keys(WORDS))
})

test('a problem says what is wrong and what to write', () => {
  expect(checkLanguageTag('en-UK')).toEqual([
    {
      code: 'unknown-region',
      severity: 'error',
      message: 'The region "UK" is not registered.',
      remedy: 'Use a two-letter code of ISO 3166-1, such as GB for the United Kingdom.',
      data: { part: 'UK' },
      start: 3,
      end: 5,
    },
  ])
  const [problem] = checkHreflang('en-UK').problems
  expect(problem).toMatchObject({
    remedy: 'Write en-GB.',
    suggestion: 'en-GB',
    data: { part: 'UK', suggestion: 'en-GB' },
  })
})

test('the catalogue says of each code what it is about, how severe it is, and where that is documented', () => {
  const rfc = (section: string) => `https://www.rfc-editor.org/rfc/rfc5646#section-${section}`
  const registry = 'https://www.iana.org/assignments/language-subtag-registry'
  const google =
    'https://developers.google.com/search/docs/specialty/international/localized-versions#language-codes'
  expect(problems.title).toBe('Language tags and hreflang values')
  expect(
    entries.map(({ code, scope, severity, source }) => [code, scope, severity, source]),
  ).toEqual([
    ['tag-not-well-formed', 'both', 'error', rfc('2.1')],
    ['unknown-language', 'both', 'error', registry],
    ['unknown-extlang', 'language tag', 'error', rfc('2.2.2')],
    ['multiple-extlangs', 'language tag', 'error', rfc('2.2.2')],
    ['extlang-prefix-mismatch', 'language tag', 'error', rfc('2.2.2')],
    ['unknown-script', 'both', 'error', registry],
    ['unknown-region', 'both', 'error', registry],
    ['unknown-variant', 'language tag', 'error', registry],
    ['duplicate-variant', 'language tag', 'error', rfc('2.2.9')],
    ['duplicate-singleton', 'language tag', 'error', rfc('2.2.9')],
    ['grandfathered', 'hreflang', 'error', google],
    ['private-use', 'hreflang', 'error', google],
    ['invalid-subtag', 'hreflang', 'error', rfc('2.2.9')],
    ['deprecated-subtag', 'hreflang', 'warning', registry],
    ['language-not-iso-639-1', 'hreflang', 'warning', google],
    ['region-not-iso-3166', 'hreflang', 'warning', google],
    ['undocumented-subtag', 'hreflang', 'info', google],
  ])
  expect(Object.isFrozen(entries[0]?.examples[0])).toBe(true)
})

test('the catalogue says which codes are corrected in a database, and when they are not', () => {
  expect(entries.filter(({ fixed }) => fixed !== undefined).map(({ code }) => code)).toEqual([
    'unknown-language',
    'unknown-region',
    'deprecated-subtag',
  ])
  expect(entries.filter(({ notFixed }) => notFixed !== undefined).map(({ code }) => code)).toEqual([
    'unknown-language',
    'unknown-region',
    'deprecated-subtag',
    'language-not-iso-639-1',
    'region-not-iso-3166',
    'undocumented-subtag',
  ])
})

const MESSAGES: Readonly<Record<string, string>> = {
  'tag-not-well-formed': '"en_US" is not a language tag: "_" is not allowed there.',
  'unknown-language': 'The language "jp" is not registered.',
  'unknown-extlang': 'The extlang "USA" is not registered.',
  'multiple-extlangs': '"zh-yue-cmn" has a second extlang, "cmn"; only one is allowed.',
  'extlang-prefix-mismatch': 'The extlang "yue" is not allowed after the language of "en-yue".',
  'unknown-script': 'The script "Abcd" is not registered.',
  'unknown-region': 'The region "UK" is not registered.',
  'unknown-variant': 'The variant "latam" is not registered.',
  'duplicate-variant': 'The variant "1996" appears twice in "de-1996-1996".',
  'duplicate-singleton': 'The extension "u" appears twice in "de-u-co-phonebk-u-nu-latn".',
  grandfathered: '"i-lux" is a grandfathered tag, which search engines cannot read.',
  'private-use': '"x-klingon" is for private use, so search engines cannot know what it means.',
  'invalid-subtag': 'The subtag "LATAM" is not valid in "es-LATAM".',
  'deprecated-subtag': '"iw" is deprecated: the registry prefers another value.',
  'language-not-iso-639-1': 'The language "haw" has no two-letter code in ISO 639-1.',
  'region-not-iso-3166': 'The region "419" is not a country of ISO 3166-1.',
  'undocumented-subtag': 'Search engines do not document "1996".',
}

test.each(entries)('the message of $code names what is wrong', ({ code, severity, examples }) => {
  const [{ wrong }] = examples as [(typeof examples)[number]]
  const found = [...checkLanguageTag(wrong), ...checkHreflang(wrong).problems]
    .filter((problem) => problem.code === code)
    .map((problem) => [problem.severity, problem.message])
  expect(found).not.toEqual([])
  for (const each of found) expect(each).toEqual([severity, MESSAGES[code]])
})

test.each([
  ['', '"" is not a language tag.'],
  ['_', '"_" is not a language tag.'],
  ['en-', '"en-" is not a language tag.'],
  ['a'.repeat(60), `"${'a'.repeat(60)}" is not a language tag.`],
  ['a'.repeat(61), `"${'a'.repeat(29)}…${'a'.repeat(29)}" is not a language tag.`],
  [
    `en-${'a'.repeat(61)}`,
    `"en-${'a'.repeat(26)}…${'a'.repeat(29)}" is not a language tag: "${'a'.repeat(29)}…${'a'.repeat(29)}" is not allowed there.`,
  ],
])('the message of %j is %s', (tag, message) => {
  expect(checkLanguageTag(tag).map((problem) => problem.message)).toEqual([message])
})

test('a long or hostile value is quoted safely', () => {
  const [problem] = checkLanguageTag(`en-\u202e${'x'.repeat(1000)}`)
  expect(problem?.message.length).toBeLessThan(200)
  expect(problem?.message).toContain('\\u202e')
})
