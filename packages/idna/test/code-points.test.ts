import { toAscii, toUnicode } from '@waymark/idna'
import { encode } from '@waymark/idna/punycode'
import { expect, test } from 'vitest'

/** Optimised code of V8 reads beyond the end of such a slice with `codePointAt`: it must be hot. */
test('a slice that ends within a surrogate pair ends in a lone surrogate, also in hot code', () => {
  const text = 'wwwwwwwwwwwwwwwwwwwwwwww\u{1f680}.example'
  const cut = text.slice(0, 25)
  for (let i = 0; i < 20_000; i++) {
    if (encode(cut) !== null || toAscii(cut) !== null || !toUnicode(cut).error) {
      expect.fail(`in call ${i}`)
    }
  }
  expect(cut.charCodeAt(24)).toBe(0xd83d)
  expect(toAscii(text)).toBe('xn--wwwwwwwwwwwwwwwwwwwwwwww-8y63x.example')
})
