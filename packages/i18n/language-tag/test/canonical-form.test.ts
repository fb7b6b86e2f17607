import { canonicalize, toRecommendedCase } from '@waymark/language-tag'
import { describe, expect, test } from 'vitest'

describe('canonicalize', () => {
  test.each([
    ['a deprecated language becomes its new code', 'IW-il', 'he-IL'],
    ['a deprecated region becomes its new code', 'my-bu', 'my-MM'],
    ['an extlang replaces its language', 'zh-yue-hk', 'yue-HK'],
    ['an extlang that is deprecated as a language goes on to its new code', 'ar-ajp', 'apc'],
    ['an extlang behind the wrong language stays', 'ar-yue', 'ar-yue'],
    ['two extlangs stay, for only one is valid', 'zh-yue-gan', 'zh-yue-gan'],
    ['a redundant tag becomes what the registry prefers', 'sgn-us', 'ase'],
    ['a deprecated subtag may give a redundant tag', 'sgn-DD', 'gsg'],
    ['the parts of a redundant tag mean nothing in a longer one', 'sgn-US-x-a', 'sgn-US-x-a'],
    ['a grandfathered tag becomes what the registry prefers', 'i-LUX', 'lb'],
    ['a grandfathered tag without a preferred value stays', 'ZH-MIN', 'zh-min'],
    ['extensions are ordered, private use stays last', 'en-u-ab-0-cd-x-z-a', 'en-0-cd-u-ab-x-z-a'],
    [
      'extensions are ordered from 0 to z',
      'en-z-ab-y-cd-9-ef-a-gh-0-ij',
      'en-0-ij-9-ef-a-gh-y-cd-z-ab',
    ],
    ['extensions of one singleton keep their order', 'en-b-cc-a-bb-b-aa', 'en-a-bb-b-cc-b-aa'],
    ['a tag for private use is written in lower case', 'X-Ab-Cdef', 'x-ab-cdef'],
    [
      'a deprecated variant becomes its new name',
      'ja-Latn-hepburn-heploc',
      'ja-Latn-hepburn-alalc97',
    ],
    ['a variant never repeats', 'ja-Latn-hepburn-heploc-alalc97', 'ja-Latn-hepburn-alalc97'],
    ['unknown subtags stay', 'xx-ABCD-uk', 'xx-Abcd-UK'],
  ])('%s', (_, tag, canonical) => expect(canonicalize(tag)).toBe(canonical))

  test('returns null if the tag is not well-formed', () => expect(canonicalize('en_US')).toBeNull())
})

test('toRecommendedCase changes only the case', () => {
  expect(toRecommendedCase('IW-latn-il-X-AB-CDEF')).toBe('iw-Latn-IL-x-ab-cdef')
  expect(toRecommendedCase('EN-gb-OED')).toBe('en-GB-oed')
  expect(toRecommendedCase('no way')).toBeNull()
})

test.each(['\u212ao', 'en-x-\u212a', 'i-\u212alingon'])(
  '%j is not a tag: U+212A is not the letter K',
  (tag) => {
    expect(canonicalize(tag)).toBeNull()
    expect(toRecommendedCase(tag)).toBeNull()
  },
)
