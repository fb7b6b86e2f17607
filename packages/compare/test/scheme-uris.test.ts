import { compare, keyOf } from '@waymark/compare'
import { groupLines } from '@waymark/compare/group'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leastHits, runs } from '../../../test/runs.ts'

function verdict(method: string, a: string, b: string) {
  return compare(a, b, { methods: [method] }).verdicts[0]!
}

const joined = (pieces: readonly string[]) =>
  fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map((list) => list.join(''))

const tails: Readonly<Record<string, readonly string[]>> = {
  urn: ['ab:', 'AB:', 'x', 'X', '%2c', '%2C', '/', '?+r', '?=q', '#f', ':', '-'],
  mailto: [
    ...['a@b', 'A@B', ',', '?to=', '&to=', 'c@d', '?Subject=x', '&body=%2B', '&cc=', '%2C', '%40'],
    ...['@b%C3%BC', '#f', '?', '&', '=', '+', '%22', '//'],
  ],
  tel: ['+1', '1', '-', '(', ';ext=1', ';phone-context=', 'a.b', '+2', ';A=b', ';a=B', '%23', '*'],
}

describe.each(Object.entries(tails))('%s', (scheme, pieces) => {
  const method = scheme === 'tel' ? 'tel-uri' : scheme
  const texts = joined(pieces).map((tail) => `${scheme}:${tail}`)
  test('a key is its own key, and a URI without a key equals nothing', () => {
    let keyed = 0
    fc.assert(
      fc.property(texts, texts, (a, b) => {
        const key = keyOf(a, method)
        if (key !== null) {
          keyed++
          expect(keyOf(key, method)).toBe(key)
        }
        expect(verdict(method, a, b).equal).toBe(key !== null && key === keyOf(b, method))
        expect(keyOf(scheme.toUpperCase() + a.slice(scheme.length), method)).toBe(key)
      }),
      { numRuns: runs(2000) },
    )
    expect(keyed).toBeGreaterThan(leastHits(50))
  })
})

describe('urn', () => {
  test.each([
    ['urn:ISBN:0-395-36341-1', 'urn:isbn:0-395-36341-1'],
    ['urn:a1:x?+r/?r?=q?q#f', 'urn:a1:x'],
    ['urn:a1:x?=q?+r', 'urn:a1:x'],
    ['urn:a1:%c3%a9/%7e', 'urn:a1:%C3%A9/%7E'],
    ['urn:a1:x?y', null],
    ['urn:a1:x?+', null],
    ['urn:a1:/x', null],
    ['urn:a1:', null],
    ['urn:a:x', null],
    ['urn:a-:x', null],
    [`urn:${'a'.repeat(33)}:x`, null],
    ['urn:a1:\u00e9', null],
    ['urn:a1:%', null],
    ['info:a1:x', null],
  ])('the key of %s is %s', (text, key) => expect(keyOf(text, 'urn')).toBe(key))
})

describe('mailto', () => {
  test.each([
    // The examples of RFC 6068, section 6.
    ['mailto:gorby%25kremvax@example.com', 'mailto:gorby%25kremvax@example.com'],
    [
      'mailto:unlikely%3Faddress@example.com?blat=foop',
      'mailto:unlikely%3Faddress@example.com?blat=foop',
    ],
    ['mailto:%22oh%5c%5cno%22@example.org', 'mailto:%22oh%5C%5Cno%22@example.org'],
    ['mailto:?to=%22a%2Cb%22@c', 'mailto:%22a%2Cb%22@c'],
    ['mailto:a@b?TO=c@D&cc=E@F&to=g@h', 'mailto:a@b,c@d,g@h?cc=E@f'],
    ['mailto:a@b?to=', 'mailto:a@b?to='],
    ['mailto:?subject=x', 'mailto:?subject=x'],
    ['mailto:%61@b?%53ubject=%41%0d%0A%26', 'mailto:a@b?subject=A%0D%0A%26'],
    ['mailto:bill+ietf@example.org', 'mailto:bill+ietf@example.org'],
    ['mailto:bill%2Bietf@example.org', 'mailto:bill+ietf@example.org'],
    ['mailto:', 'mailto:'],
    ['mailto:joe@example.com?cc=bob@example.com?body=hello', null],
    ['mailto://a@b', null],
    ['mailto:a b@c', null],
    ['mailto:\u00e9@c', null],
    ['tel:+1', null],
  ])('the key of %s is %s', (text, key) => expect(keyOf(text, 'mailto')).toBe(key))
})

describe('tel', () => {
  test.each([
    ['tel:+1-(201)-555.0123', 'tel:+12015550123'],
    ['tel:*21%23;phone-context=a.example', 'tel:*21%23;phone-context=a.example'],
    ['tel:*21#;phone-context=a.example', 'tel:*21%23;phone-context=a.example'],
    ['tel:+1;b=2;a;isub=1;ext=2-3', 'tel:+1;isub=1;ext=23;a;b=2'],
    ['tel:+1;X=%41%c3', 'tel:+1;x=a%C3'],
    ['tel:1A;phone-context=+1-2', 'tel:1a;phone-context=+12'],
    ['tel:+%31', 'tel:+1'],
    ['tel:+', null],
    ['tel:+-', null],
    ['tel:-;phone-context=a', null],
    ['tel:+1;ext=', null],
    ['tel:+1;ext', null],
    ['tel:+1;a=1;A=2', null],
    ['tel:+1;', null],
    ['tel:1;phone-context=1.2', null],
    ['tel:+1a', null],
    ['tel:+1%', null],
  ])('the key of %s is %s', (text, key) => expect(keyOf(text, 'tel-uri')).toBe(key))
})

describe('sip', () => {
  const equal = (a: string, b: string) => verdict('sip-uri', a, b).equal
  test('the verdict says which component differs', () => {
    expect(verdict('sip-uri', 'sip:a@b', 'sip:a@b:5060')).toMatchObject({
      kind: 'pairwise',
      equal: false,
      keys: null,
      difference: null,
      why: 'They differ in the port: nothing and "5060".',
    })
    expect(verdict('sip-uri', 'sip:b;x=1', 'sip:b;x=2').why).toBe(
      'They differ in the parameter "x": "1" and "2".',
    )
    expect(verdict('sip-uri', 'sip:b', 'sip:b').why).toBe('No difference between the two counts.')
    expect(verdict('sip-uri', 'sip:b', 'tel:+1').why).toBe('The second is not a SIP or SIPS URI.')
  })
  test.each([
    ['sip:a:B@c', 'sip:a:b@c', false],
    ['sip:a:@c', 'sip:a@c', false],
    ['sip:a%2fb@c', 'sip:a/b@c', false],
    ['sip:a%2fb@c', 'sip:a%2Fb@c', true],
    ['sip:%27@c', "sip:'@c", true],
    ['sip:[2001:DB8:0:0::1]', 'sip:[2001:db8::1]', true],
    ['sip:[::1]:5060', 'sip:[::1]', false],
    ['sip:c:05060', 'sip:c:5060', true],
    ['sip:c;maddr=d', 'sip:c', false],
    ['sip:c;lr', 'sip:c;lr=on', false],
    ['sip:c?A=1&a=2', 'sip:c?a=2&A=1', false],
    ['sip:a;b?c@d', 'sip:a;b?c@D', true],
  ])('%s and %s: %s', (a, b, expected) => {
    expect(equal(a, b)).toBe(expected)
    expect(equal(b, a)).toBe(expected)
    expect([equal(a, a), equal(b, b)]).toEqual([true, true])
  })
  test.each([
    ...['sip:', 'sip:@a', 'sip:a@b@c', 'sip:1.x.3', 'sip:[x]', 'sip:[::1', 'sip:[::1]5', 'sip:a:'],
    ...['sip:a;', 'sip:a;b=', 'sip:a;b=1;B=2', 'sip:a?', 'sip:a?b', 'sip:a#b', 'sip:a%', 'sip: a'],
  ])('%s is not a SIP URI, and does not equal itself', (text) => {
    expect(equal(text, text)).toBe(false)
  })
  test('equality is symmetric, but not transitive, so there are no keys', () => {
    const texts = joined(['a', '@', 'b', ':1', ';x=1', ';x=2', ';ttl=1', '?h=1', '&g=2', '%61'])
    fc.assert(
      fc.property(texts, texts, (a, b) => {
        expect(equal(`sip:${a}`, `sip:${b}`)).toBe(equal(`sip:${b}`, `sip:${a}`))
      }),
      { numRuns: runs(1000) },
    )
    expect(() => keyOf('sip:a', 'sip-uri')).toThrow('compares two URLs and has no keys')
    expect(() => keyOf('sip:a', 'soap', { comparison: 'sip-uri' })).toThrow('needs a method')
    const lines = [{ file: 0, line: 1, text: 'sip:a' }]
    expect(() => groupLines(lines, 'sip-uri')).toThrow('has no keys')
  })
})
