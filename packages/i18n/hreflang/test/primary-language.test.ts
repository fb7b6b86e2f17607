import { primaryLanguage } from '@waymark/hreflang'
import { expect, test } from 'vitest'

test.each<[string, string | null]>([
  ['en', 'en'],
  ['EN-gb', 'en'],
  ['zh-Hant-TW', 'zh'],
  ['de-1996', 'de'],
  ['haw', 'haw'],
  ['es-419', 'es'],
  ['nb', 'no'],
  ['sr-Cyrl', 'sh'],
  ['iw', 'he'],
  ['fil', 'tl'],
  ['x-default', null],
  ['X-Default', null],
  ['jp', null],
  ['en-UK', null],
  ['en_US', null],
  ['x-a', null],
  ['i-klingon', null],
  ['', null],
])('the language of %j is %j', (value, language) => {
  expect(primaryLanguage(value)).toBe(language)
})

test('languages of one macrolanguage, and codes that were replaced, are one', () => {
  const groups = ['no nb nn', 'hr bs sr', 'ms id in', 'he iw', 'yi ji', 'jv jw', 'ro mo', 'tl fil']
  for (const group of [...groups, 'zh cmn yue nan', 'fa prs', 'ak tw']) {
    expect(new Set(group.split(' ').map(primaryLanguage)).size).toBe(1)
  }
  const apart = 'cs sk da no sv en de nl af ru uk be hi ur'.split(' ')
  expect(new Set(apart.map(primaryLanguage)).size).toBe(apart.length)
})
