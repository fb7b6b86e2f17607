import { compare, keyOf, type MethodChoice, methodNamed } from '@waymark/compare'
import { groupLines } from '@waymark/compare/group'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'
import { leastHits, runs } from '../../../test/runs.ts'

function verdict(method: MethodChoice, a: string, b: string) {
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
  const method = methodNamed(scheme === 'tel' ? 'tel-uri' : scheme)
  const texts = joined(pieces).map((tail) => `${scheme}:${tail}`)
  test('a key is its own key, and there is no answer for a URI without a key', () => {
    let keyed = 0
    fc.assert(
      fc.property(texts, texts, (a, b) => {
        const key = keyOf(a, method)
        if (key !== null) {
          keyed++
          expect(keyOf(key, method)).toBe(key)
        }
        const other = keyOf(b, method)
        const expected = key === null || other === null ? null : key === other
        expect(verdict(method, a, b).equal).toBe(expected)
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
    ['mailto:a@b#x', 'mailto:a@b'],
    ['mailto:?#x', 'mailto:?'],
    ['mailto:a@b?', 'mailto:a@b?'],
    ['mailto:a@b?&', 'mailto:a@b?&'],
    ['mailto:a@b?x', 'mailto:a@b?x'],
    ['mailto:a@b?=y', 'mailto:a@b?=y'],
    ['mailto:a@b?x=y=z', 'mailto:a@b?x=y=z'],
    ['mailto:a@b?to', 'mailto:a@b?to'],
    ['mailto:?to=a@B&to=', 'mailto:a@b?to='],
    ['mailto:a@b?%54O=c', 'mailto:a@b,c'],
    ['mailto:A,B@C', 'mailto:A,B@c'],
    ['mailto:A@B@C', 'mailto:A@B@c'],
    ['mailto:a/b', null],
    ['mailto:?to=a/b', null],
    ['mailto:?cc=a/b', 'mailto:?cc=a/b'],
    ['mailto:?subject=a/b', 'mailto:?subject=a/b'],
    ['mailto:a%2fb@c', 'mailto:a%2Fb@c'],
    ['mailto:%21%24%27%28%29%2a%2b%2c%3b%3a%40@%42%2d', "mailto:!$'%28%29*+%2C%3B%3A%40@b-"],
    ['mailto:?x=%21%24%27%28%29%2a%2b%2c%3b%3a%40%26%3d%3f', "mailto:?x=!$'()*+,;:@%26%3D%3F"],
    ['mailto:?%21%2c=1', 'mailto:?!,=1'],
    ['mailto:?cc=%2c%28A@B', 'mailto:?cc=%2C%28A@b'],
    ['mailto:?BCC=A@B', 'mailto:?bcc=A@b'],
    ['mailto:?X=A@B', 'mailto:?x=A@B'],
    ['mailto:a@%C3%A9', 'mailto:a@xn--9ca'],
    ['mailto:a@%C3%A9%20', 'mailto:a@%C3%A9%20'],
    ['mailto:a@%41%c3', 'mailto:a@a%C3'],
    ['mailto:a@B%2eC%21', 'mailto:a@b.c!'],
    ['mailto:a%3Fb?c', 'mailto:a%3Fb?c'],
    ['mailto:a?b?c', null],
    ['xmailto:a', null],
    ['mailto', null],
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
    ['xtel:+1', null],
    ['tel:1;phone-context=A.B.', 'tel:1;phone-context=a.b.'],
    ['tel:1;phone-context=a-b.c1', 'tel:1;phone-context=a-b.c1'],
    ['tel:1;phone-context=1.a1', 'tel:1;phone-context=1.a1'],
    ['tel:1;phone-context=a..b', null],
    ['tel:1;phone-context=-a', null],
    ['tel:1;phone-context=a-', null],
    ['tel:1;phone-context=1a', null],
    ['tel:1;phone-context=1-.a', null],
    ['tel:1;phone-context=-1.a', null],
    ['tel:1;phone-context=a.', 'tel:1;phone-context=a.'],
    ['tel:1;phone-context=a..', null],
    ['tel:1;phone-context=.a', null],
    ['tel:1;phone-context=+(1).2-3', 'tel:1;phone-context=+123'],
    ['tel:1;phone-context=+', null],
    ['tel:1;phone-context', null],
    ['tel:#*aF;phone-context=a', 'tel:%23*af;phone-context=a'],
    ['tel:%2a%23;phone-context=a', 'tel:*%23;phone-context=a'],
    ['tel:#1#2;phone-context=a', 'tel:%231%232;phone-context=a'],
    ['tel:%28%29%2b1', 'tel:+1'],
    ['tel:g;phone-context=a', null],
    ['tel:ag;phone-context=a', null],
    ['tel:ga;phone-context=a', null],
    ['tel:1+;phone-context=a', null],
    ['tel:++1', null],
    ['tel:1', null],
    ['tel:', null],
    ['tel:;phone-context=a', null],
    ['tel:+1;ext=%31(2)', 'tel:+1;ext=12'],
    ['tel:+1;ext=a1', null],
    ['tel:+1;ext=1a', null],
    ['tel:+1;isub=A?b@c=d,e', 'tel:+1;isub=a?b@c=d,e'],
    ['tel:+1;isub=^', null],
    ['tel:+1;isub=', null],
    ['tel:+1;isub', null],
    ['tel:+1;b=1;a=2;phone-context=C;ext=3;isub=4', 'tel:+1;isub=4;ext=3;phone-context=c;a=2;b=1'],
    ['tel:+1;c;a;b', 'tel:+1;a;b;c'],
    ['tel:+1;a=[]/:&+$%23!', 'tel:+1;a=[]/:&+$%23!'],
    ['tel:+1;a=%21%2a%27%28%29%26', "tel:+1;a=!*'()%26"],
    ['tel:+1;a=?', null],
    ['tel:+1;a=@', null],
    ['tel:+1;A-1=B', 'tel:+1;a-1=b'],
    ['tel:+1;a_b=1', null],
    ['tel:+1;_=1', null],
    ['tel:+1;%61=1', null],
    ['tel:+1;=1', null],
    ['tel:+1;a=', null],
    ['tel:+1;a;a', null],
    ['tel:+1;ext=1;EXT=1', null],
    ['tel:+1;a=%c3A', 'tel:+1;a=%C3a'],
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
  /** What differs; of a parameter, the name instead of the words for it. */
  const factsOf = (a: string, b: string) => {
    const { part, ...facts } = verdict('sip-uri', a, b).data ?? {}
    return part === undefined || 'name' in facts ? facts : { part, ...facts }
  }
  test('the verdict says which component differs', () => {
    expect(verdict('sip-uri', 'sip:a@b', 'sip:a@b:5060')).toMatchObject({
      kind: 'pairwise',
      equal: false,
      keys: null,
      difference: null,
      data: { part: 'port', b: '5060' },
    })
    expect(factsOf('sip:b;x=1', 'sip:b;x=2')).toEqual({ name: 'x', a: '1', b: '2' })
    expect(verdict('sip-uri', 'sip:b', 'sip:b')).toMatchObject({ equal: true })
    expect(factsOf('sip:b', 'sip:b')).toEqual({})
    expect(verdict('sip-uri', 'sip:b', 'tel:+1')).toMatchObject({ equal: null })
    expect(factsOf('sip:b', 'tel:+1')).toEqual({ lacking: ['b'] })
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
  ])('%s is not a SIP URI, so there is no answer', (text) => {
    expect(equal(text, text)).toBe(null)
    expect(equal(text, 'sip:a@b')).toBe(null)
    expect(equal('sip:a@b', text)).toBe(null)
  })
  test.each([
    ['sip:a@b', 'sips:a@b', { part: 'scheme', a: 'sip', b: 'sips' }],
    ['sip:a@b', 'sip:A@b', { part: 'user', a: 'a', b: 'A' }],
    ['sip:a@b', 'sip:b', { part: 'user', a: 'a' }],
    ['sip:a:x@b', 'sip:a:X@b', { part: 'password' }],
    ['sip:a:x@b', 'sip:a@b', { part: 'password' }],
    ['sip:a', 'sip:b', { part: 'host', a: 'a', b: 'b' }],
    ['sip:a:1', 'sip:a:2', { part: 'port', a: '1', b: '2' }],
    ['sip:a?b=1', 'sip:a?b=2', { part: 'headers', a: 'b=1', b: 'b=2' }],
    ['sip:a?b=1', 'sip:a', { part: 'headers', a: 'b=1', b: '' }],
    ['sip:a?b=1&b=2', 'sip:a?b=2&b=1', { part: 'headers', a: 'b=1&b=2', b: 'b=2&b=1' }],
    ['sip:a;ttl=1', 'sip:a', { name: 'ttl', a: '1' }],
    ['sip:a;user=x', 'sip:a', { name: 'user', a: 'x' }],
    ['sip:a;method=x', 'sip:a', { name: 'method', a: 'x' }],
    ['sip:a;transport=x', 'sip:a', { name: 'transport', a: 'x' }],
    ['sip:a;maddr=x', 'sip:a', { name: 'maddr', a: 'x' }],
    ['sip:a', 'sip:a;Maddr=X', { name: 'maddr', b: 'x' }],
    ['sip:a;a=1;b=1', 'sip:a;b=2;a=1', { name: 'b', a: '1', b: '2' }],
    ['sip:a;a', 'sip:a;a=1', { name: 'a', a: '', b: '1' }],
    ['sip:a%26@b', 'sip:a&@b', { part: 'user', a: 'a%26', b: 'a&' }],
    [`sip:a;p=${'x'.repeat(61)}`, 'sip:a;p=y', { name: 'p', a: 'x'.repeat(61), b: 'y' }],
    [
      `sip:a;${'p'.repeat(61)}=1`,
      `sip:a;${'p'.repeat(61)}=2`,
      { name: 'p'.repeat(61), a: '1', b: '2' },
    ],
  ])('%s and %s differ in %j', (a, b, facts) => {
    expect(equal(a, b)).toBe(false)
    expect(factsOf(a, b)).toEqual(facts)
    expect(equal(b, a)).toBe(false)
  })
  test.each([
    ['sip:a;other=x', 'sip:a'],
    ['sip:a;A=B;c', 'sip:a;C;a=b'],
    ['SIP:A', 'sip:a'],
    ['sip:a?X=Y&b=C', 'sip:a?B=c&x=y'],
    ['sip:a?c=1&a=2&b=3', 'sip:a?b=3&c=1&a=2'],
    ['sip:a?b=', 'sip:a?B='],
    ['sip:a?b=?', 'SIP:a?B=?'],
    [
      "sip:aZ9_.!~*'()&=+$,;?/-:aZ9_.!~*'()&=+$,-@b",
      "sip:%61Z9_.%21~%2a%27%28%29&=+$,;?/-:aZ9_.!~*'()&=+$,-@b",
    ],
    ["sip:a;b[]/:&+$_.!~*'()-=c[]/:&+$_.!~*'()-", "sip:a;b[]/:&+$_.!~*'()-=c[]/:&+$_.!~*'()-"],
    ["sip:a?[]/?:+$_.!~*'()-=[]/?:+$_.!~*'()-", "sip:a?[]/?:+$_.!~*'()-=[]/?:+$_.!~*'()-"],
    ['sip:a:0', 'sip:a:00'],
    ['sip:1.22.333.4', 'sip:1.22.333.4'],
    ['sip:a.', 'sip:A.'],
    ['sip:1.a-b', 'sip:1.A-b'],
    ['sip:[::1]:5', 'sip:[0::1]:05'],
  ])('%s equals %s', (a, b) => {
    expect(equal(a, b)).toBe(true)
    expect(equal(b, a)).toBe(true)
  })
  test.each([
    ...[
      'sip:a?=b',
      'sip:a?b=c^',
      'sip:a?b^=c',
      'sip:a?b=c=d',
      'sip:a?b=c&',
      'sip:a;b=c^',
      'sip:a;b^',
    ],
    ...[
      'sip:a;b=c=d',
      'sip:a;=b',
      'sip:a;;b',
      'sip:a^@b',
      'sip:a:b^@c',
      'sip:a:b:c@d',
      'sip:a:b;c@d',
    ],
    ...[
      'sip:1.2.3.4.5',
      'sip:1234.1.1.1',
      'sip:1.2.3',
      'sip:x1.2.3.4',
      'sip:1.2.3.4x',
      'sip:-a',
      'sip:a-',
    ],
    ...[
      'sip:a_b',
      'sip:1a',
      'sip:a.1',
      'sip:a..b',
      'sip:.a',
      'sip:[::1]a',
      'sip:[::1]:',
      'sip:[::1]:x',
    ],
    ...['sip:a:1x', 'sip:a:x1', 'xsip:a', 'sipss:a', 'sip', 'sip:a%4', 'sip:?b=c', 'sip:;b'],
  ])('%s is not a SIP URI', (text) => {
    expect(factsOf(text, 'sip:a')).toEqual({ lacking: ['a'] })
    expect(factsOf('sip:a', text)).toEqual({ lacking: ['b'] })
    expect(factsOf(text, text)).toEqual({ lacking: ['a', 'b'] })
  })
  test('equality is symmetric, but not transitive, so there are no keys', () => {
    const texts = joined(['a', '@', 'b', ':1', ';x=1', ';x=2', ';ttl=1', '?h=1', '&g=2', '%61'])
    fc.assert(
      fc.property(texts, texts, (a, b) => {
        expect(equal(`sip:${a}`, `sip:${b}`)).toBe(equal(`sip:${b}`, `sip:${a}`))
      }),
      { numRuns: runs(1000) },
    )
    expect(() => keyOf('sip:a', 'sip-uri')).toThrow(
      errorWith({ name: 'ArgumentError', argument: 'method' }),
    )
    expect(() => keyOf('sip:a', 'soap', { comparison: 'sip-uri' })).toThrow(
      errorWith({ option: 'comparison', code: 'option-refused' }),
    )
    const lines = [{ file: 0, line: 1, text: 'sip:a' }]
    expect(() => groupLines(lines, 'sip-uri')).toThrow(
      errorWith({ name: 'ArgumentError', argument: 'method' }),
    )
  })
})
