import { certainHreflang, checkHreflang } from '@waymark/language-tag'
import { expect, test } from 'vitest'

test.each([
  ['jp', 'ja'],
  ['en_US', 'en-US'],
  ['EN_us', 'en-US'],
  [' en-us ', 'en-US'],
  ['en-UK', 'en-GB'],
  ['us-en', 'en-US'],
  ['by-BE', 'be-BY'],
  ['in-ID', 'id-ID'],
  ['iw', 'he'],
  ['no-bok', 'nb'],
  ['eng-usa', 'en-US'],
  ['hy_Armn', 'hy-Armn'],
  ['kz-KK', 'kk-KZ'],
])('%j certainly means %s, which is usable', (value, meant) => {
  expect(certainHreflang(value)).toBe(meant)
  expect(checkHreflang(meant).usable).toBe(true)
})

test.each([
  ['a usable value', 'de-CH'],
  ['a value without a suggestion', 'qq'],
  ['a country with two official languages', 'by'],
  ['another country with two official languages', 'kz'],
  ['a deprecated language that is also a country', 'in'],
  ['the same with a space', ' in '],
  ['another deprecated language that is also a country', 'mo'],
  ['the same with the country', 'in-IN'],
  ['the same with an underscore', 'in_IN'],
  ['a correction that adds a country', 'at'],
  ['a correction that loses a part', 'es-LATAM'],
  ['a variant after a mistake', 'iw-1994'],
  ['a correction that is not documented', 'zh-yue'],
  ['a grandfathered tag for such a language', 'i-klingon'],
])('%s is not certain', (_, value) => {
  expect(certainHreflang(value)).toBe(null)
})
