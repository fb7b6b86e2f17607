import { utf8PercentDecodeStrict } from '@waymark/percent-encoding'
import { expect, test } from 'vitest'

test.each([
  ['', ''],
  ['plain é😀', 'plain é😀'],
  ['%C3%A9%F0%9F%98%80', 'é😀'],
  ['%EF%BB%BFa', '\ufeffa'],
  ['100%', '100%'],
  ['%zz%41', '%zzA'],
  ['%2541', '%41'],
  ['%FF', null],
  ['%C3', null],
  ['%C0%AE', null],
  ['%ED%A0%80', null],
  ['%F4%90%80%80', null],
  ['\ud800', null],
  ['%41\udc00', null],
])('%j is %j, or not UTF-8', (text, decoded) => {
  expect(utf8PercentDecodeStrict(text)).toBe(decoded)
})
