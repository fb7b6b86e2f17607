import { checkLanguageTag, isValid } from '@waymark/language-tag'
import { expect, test } from 'vitest'

test('a problem points to its subtag', () => {
  expect(checkLanguageTag('xx-Abcd-QQ-foobar')).toMatchObject([
    { code: 'unknown-language', start: 0, end: 2 },
    { code: 'unknown-script', start: 3, end: 7 },
    { code: 'unknown-variant', start: 11, end: 17 },
  ])
  expect(checkLanguageTag('en-UK')).toMatchObject([{ code: 'unknown-region', start: 3, end: 5 }])
})

test('a tag that is not well-formed has only that problem, at the first grammar error', () => {
  expect(checkLanguageTag('en_US')).toMatchObject([
    { code: 'tag-not-well-formed', start: 2, end: 3 },
  ])
  expect(checkLanguageTag('en-419-DE')).toMatchObject([
    { code: 'tag-not-well-formed', start: 7, end: 9 },
  ])
  expect(checkLanguageTag('en-')).toMatchObject([{ code: 'tag-not-well-formed', start: 3, end: 3 }])
  expect(checkLanguageTag('en-US-a')).toMatchObject([
    { code: 'tag-not-well-formed', start: 6, end: 7 },
  ])
})

test.each([
  ['en-419-DE_x', 7, 9],
  ['en-419-DE-x_y', 7, 9],
  ['en-419-DE--', 7, 9],
  ['en-419-DE-abcdefghi', 7, 9],
  ['e_US', 0, 1],
  ['abcdefghi_', 0, 9],
  ['en--x_', 3, 3],
  ['en-_', 3, 4],
  ['_', 0, 1],
  ['en-a_b', 4, 5],
  ['en-a-', 5, 5],
  ['en-x_', 4, 5],
  ['en-US-DE_x', 6, 8],
  ['en-x-a-b_c', 8, 9],
  ['en-a-x-b', 5, 6],
  ['en-a-b-cc', 5, 6],
  ['en-x', 3, 4],
  ['x', 0, 1],
  ['en-a--b', 5, 5],
])('the first grammar error of %s is reported from %i to %i', (tag, start, end) => {
  expect(checkLanguageTag(tag)).toMatchObject([{ code: 'tag-not-well-formed', start, end }])
})

test('an extlang must be registered, follow its language, and be the only one', () => {
  expect(isValid('zh-yue')).toBe(true)
  expect(checkLanguageTag('zh-abc')).toMatchObject([{ code: 'unknown-extlang', start: 3, end: 6 }])
  expect(checkLanguageTag('ar-yue')).toMatchObject([
    { code: 'extlang-prefix-mismatch', start: 3, end: 6 },
  ])
  expect(checkLanguageTag('zh-gan-hak')).toMatchObject([
    { code: 'multiple-extlangs', start: 7, end: 10 },
  ])
})

test('variants and singletons are compared ignoring case', () => {
  expect(checkLanguageTag('sl-rozaj-ROZAJ')).toMatchObject([
    { code: 'duplicate-variant', start: 9, end: 14 },
  ])
  expect(checkLanguageTag('en-a-bb-A-cc')).toMatchObject([
    { code: 'duplicate-singleton', start: 8, end: 9 },
  ])
  for (const tag of ['en-x-a-a', 'en-a-bb-bb', 'en-a-bb-b-bb']) expect(isValid(tag), tag).toBe(true)
})

test('private-use ranges of the registry are valid', () => {
  for (const tag of ['qaa', 'qtz', 'en-Qaaa', 'en-Qabx', 'en-QM', 'en-XZ']) {
    expect(isValid(tag), tag).toBe(true)
  }
  for (const tag of ['en-Qaby', 'en-QL']) expect(isValid(tag), tag).toBe(false)
})

test('all languages of two and three letters are looked up', () => {
  for (const tag of ['aa', 'zu', 'aaa', 'aaf', 'aaz', 'haw', 'zza', 'zzj']) {
    expect(isValid(tag), tag).toBe(true)
  }
  for (const tag of ['zz', 'aay', 'zzb', 'zzz', 'aaaa']) expect(isValid(tag), tag).toBe(false)
})

test('grandfathered and private-use tags are valid as a whole', () => {
  expect(isValid('i-default')).toBe(true)
  expect(isValid('x-anything-at-all')).toBe(true)
})
