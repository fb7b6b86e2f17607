import { isValid, isWellFormed, parseLanguageTag } from '@waymark/language-tag'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'

describe('parseLanguageTag', () => {
  test('returns every part of a tag as written', () => {
    expect(parseLanguageTag('ZH-yue-hant-HK-1994-oxendict-u-co-pinyin-a-b1-X-Mine-2')).toEqual({
      kind: 'langtag',
      language: 'ZH',
      extlangs: ['yue'],
      script: 'hant',
      region: 'HK',
      variants: ['1994', 'oxendict'],
      extensions: [
        { singleton: 'u', subtags: ['co', 'pinyin'] },
        { singleton: 'a', subtags: ['b1'] },
      ],
      privateUse: ['Mine', '2'],
    })
  })

  test('returns empty parts for a language alone', () => {
    expect(parseLanguageTag('en')).toEqual({
      kind: 'langtag',
      language: 'en',
      extlangs: [],
      script: null,
      region: null,
      variants: [],
      extensions: [],
      privateUse: [],
    })
  })

  test('returns the kind privateuse for a private-use tag', () => {
    expect(parseLanguageTag('x-a-1')).toEqual({ kind: 'privateuse', privateUse: ['a', '1'] })
  })

  test('recognises grandfathered tags in any case and returns them in the case of the registry', () => {
    expect(parseLanguageTag('SGN-be-fr')).toEqual({
      kind: 'grandfathered',
      tag: 'sgn-BE-FR',
      regular: false,
    })
    expect(parseLanguageTag('ZH-MIN')).toEqual({
      kind: 'grandfathered',
      tag: 'zh-min',
      regular: true,
    })
    expect(parseLanguageTag('CEL-Gaulish')).toEqual({
      kind: 'grandfathered',
      tag: 'cel-gaulish',
      regular: true,
    })
  })

  test('allows an extlang only after a language of two or three letters', () => {
    expect(parseLanguageTag('abcd-efg')).toBeNull()
    expect(parseLanguageTag('abc-efg-hij-klm')).toMatchObject({ extlangs: ['efg', 'hij', 'klm'] })
    expect(parseLanguageTag('abc-efg-hij-klm-nop')).toBeNull()
  })
})

describe('isWellFormed', () => {
  test.each([
    'de-1abc',
    'de-9abc',
    'es-419',
    'english',
    'abcdefgh-ABCDEFGH',
    'en-x-1',
    'en-0-ab',
    'en-4190a',
    'X-A',
    'abcd',
    'az-AZ-x-AZaz09',
    'i-klingon',
    'en-GB-oed',
  ])('takes %s', (tag) => expect(isWellFormed(tag)).toBe(true))

  test.each([
    ['', 'is empty'],
    ['e', 'has one letter'],
    ['en-', 'ends in a hyphen'],
    ['en-41', 'has a region of two digits'],
    ['en-419-US', 'has two regions'],
    ['en-US-Latn', 'has a script after the region'],
    ['en-US-1ab', 'has a variant of three characters'],
    ['en-abcdefghi', 'has a subtag of nine characters'],
    ['en-Ab1d', 'has a script with a digit'],
    ['en-1ab', 'has letters in a region of digits'],
    ['en-12a', 'has a letter in a region of digits'],
    ['en-1a2', 'has a letter in a region of digits'],
    ['en-x-`', 'has the character before a'],
    ['en-x-{', 'has the character after z'],
    ['en-x-@', 'has the character before A'],
    ['en-x-[', 'has the character after Z'],
    ['en-x-/', 'has the character before 0'],
    ['en-x-:', 'has the character after 9'],
    ['en-a-x-b', 'has a singleton with nothing behind it'],
    ['en-x', 'has an x with nothing behind it'],
    ['1en', 'starts with a digit'],
    ['éa', 'has a letter outside ASCII'],
    ['en-Kelvin\u212a', 'has a character that lower case makes ASCII'],
    ['en\u0000', 'has a control character'],
  ])('refuses %j, which %s', (tag) => expect(isWellFormed(tag)).toBe(false))
})

test.each([
  ['isValid', isValid],
  ['isWellFormed', isWellFormed],
])('%s refuses what is not a string by the name of its argument', (_, ask) => {
  expect(() => ask(5 as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'tag', data: { expected: 'a string', got: '5' } }),
  )
})
