import { isValidOpaqueHostString, parseIpv6 } from '@waymark/host'
import { isUrlUnits, parseHostText } from '@waymark/host/internal'
import { expect, test } from 'vitest'

/** Optimised code of V8 reads beyond the end of such a slice with `codePointAt`: it must be hot. */
test('a slice that ends within a surrogate pair ends in a lone surrogate, also in hot code', () => {
  const cut = 'wwwwwwwwwwwwwwwwwwwwwwww\u{1f680}.example'.slice(0, 25)
  const address = '1111:2222:3333:4444:5555\u{1f680}'.slice(0, 25)
  const ends: number[] = []
  for (let i = 0; i < 20_000; i++) {
    if (isUrlUnits(cut) || isValidOpaqueHostString(cut)) expect.fail(`in call ${i}`)
    parseHostText(cut, true, (_, start, end) => ends.push(end - start))
    parseIpv6(address, (_, start, end) => ends.push(end - start))
  }
  expect(ends.length).toBe(40_000)
  expect(ends.every((length) => length === 1)).toBe(true)
})
