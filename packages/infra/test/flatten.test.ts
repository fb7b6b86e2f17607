import { copyText, flatten, flattenAscii } from '@waymark/infra/internal'
import { expect, test } from 'vitest'

test('ASCII stays, whatever it was cut out of', () => {
  const printable = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 0x20 + i))
  for (const text of [
    '',
    'a',
    printable,
    '"',
    '\\',
    '\\u0041',
    'a\nb',
    '\0',
    '"\\"',
    printable.replace(/["\\]/g, ''),
  ]) {
    expect(flattenAscii(text)).toBe(text)
    expect(flattenAscii(`日${text}`.slice(1))).toBe(text)
  }
})

test.each(['', '\0', 'a\0', 'ab', '\ud800', '\ud800\udc00', 'x'.repeat(100_000)])(
  '%j stays',
  (text) => {
    expect(flatten(text)).toBe(text)
    expect(copyText(text)).toBe(text)
    expect(flatten(`${text}${text}`)).toBe(text + text)
  },
)
