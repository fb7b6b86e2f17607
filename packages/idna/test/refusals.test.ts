import { toAscii } from '@waymark/idna'
import { findRefusals, mapDomain, type Refusal } from '@waymark/idna/internal/refusals'
import { encode } from '@waymark/idna/punycode'
import { expect, test } from 'vitest'

test('the ASCII characters of an A-label are named where they are written, letters and digits not', () => {
  const label = `xn--${encode('az09-_+ü')!}`
  const found = findRefusals(label)
  expect(found.map(({ reason, start, end }) => [reason, label.slice(start, end)])).toEqual([
    ['ascii-character', '_'],
    ['ascii-character', '+'],
  ])
  const clean = `xn--${encode('az09-ü')!}`
  expect(findRefusals(clean)).toEqual([])
  expect(toAscii(clean)).toBe(clean)
})

/** A refusal; what is not given is `null`, and the relaxed rules refuse it, too. */
const refusal = (
  reason: Refusal['reason'],
  start: number,
  end: number,
  details: Partial<Refusal> = {},
): Refusal => ({
  reason,
  start,
  end,
  isStrict: false,
  codePoint: null,
  decoded: null,
  length: null,
  ...details,
})
const strict = (
  reason: Refusal['reason'],
  start: number,
  end: number,
  details: Partial<Refusal> = {},
): Refusal => refusal(reason, start, end, { isStrict: true, ...details })

const HYPHEN = { codePoint: 0x2d }

test.each<[string, Refusal[]]>([
  ['-', [strict('hyphen-at-start', 0, 1, HYPHEN)]],
  ['a-', [strict('hyphen-at-end', 1, 2, HYPHEN)]],
  ['-a-', [strict('hyphen-at-start', 0, 1, HYPHEN), strict('hyphen-at-end', 2, 3, HYPHEN)]],
  ['a--b', []],
  ['abc-d.ab-c', []],
  ['xyz.ab--ü', [strict('hyphens-in-third-and-fourth-place', 6, 8, HYPHEN)]],
  [
    'ab--',
    [
      strict('hyphens-in-third-and-fourth-place', 2, 4, HYPHEN),
      strict('hyphen-at-end', 3, 4, HYPHEN),
    ],
  ],
  ['a_b.ü', [strict('ascii-character', 1, 2, { codePoint: 0x5f })]],
  [
    '％.℀b',
    [
      strict('ascii-character', 0, 1, { codePoint: 0x25 }),
      strict('ascii-character', 2, 3, { codePoint: 0x2f }),
    ],
  ],
  [
    '💩\u{e0001}x.\u{e0002}',
    [
      refusal('disallowed-character', 2, 4, { codePoint: 0xe0001 }),
      refusal('disallowed-character', 6, 8, { codePoint: 0xe0002 }),
    ],
  ],
  [
    '\ue000\ud800.\udfff',
    [
      refusal('disallowed-character', 0, 1, { codePoint: 0xe000 }),
      refusal('disallowed-character', 1, 2, { codePoint: 0xd800 }),
      refusal('disallowed-character', 3, 4, { codePoint: 0xdfff }),
    ],
  ],
  [
    '_\u2028-',
    [
      strict('ascii-character', 0, 1, { codePoint: 0x5f }),
      refusal('disallowed-character', 1, 2, { codePoint: 0x2028 }),
      strict('hyphen-at-end', 2, 3, HYPHEN),
    ],
  ],
  ['x.\u0301a', [refusal('mark-at-start', 2, 3, { codePoint: 0x301 })]],
  [
    'ü\u200cb.\u094d',
    [
      refusal('joiner', 1, 2, { codePoint: 0x200c }),
      refusal('mark-at-start', 4, 5, { codePoint: 0x94d }),
    ],
  ],
])('the characters of %j that are refused', (domain, refusals) => {
  expect(findRefusals(domain)).toEqual(refusals)
})

test.each<[string, Refusal[]]>([
  ['xn--ü', [refusal('punycode-not-ascii', 4, 5, { codePoint: 0xfc })]],
  ['a.xn--aü\u0080', [refusal('punycode-not-ascii', 7, 8, { codePoint: 0xfc })]],
  ['a.xn--a\u0080', [refusal('punycode-not-ascii', 7, 8, { codePoint: 0x80 })]],
  ['b.xn--a_b', [refusal('punycode-digit', 7, 8, { codePoint: 0x5f })]],
  ['xn--a-ab/c', [refusal('punycode-digit', 8, 9, { codePoint: 0x2f })]],
  ['xn--a-9', [refusal('punycode-overflow', 0, 7)]],
  ['a.xn--99999a', [refusal('punycode-overflow', 2, 12)]],
  ['xn--', [refusal('punycode-of-ascii', 0, 4, { decoded: '' })]],
  ['b.xn--abc-', [refusal('punycode-of-ascii', 2, 10, { decoded: 'abc' })]],
  ['xn--bucher-xyd.a', [refusal('punycode-not-normalized', 0, 14, { decoded: 'bu\u0308cher' })]],
  [
    'xn--xn---epa',
    [
      strict('hyphens-in-third-and-fourth-place', 0, 12, { ...HYPHEN, decoded: 'xn--é' }),
      refusal('punycode-of-prefix', 0, 12, { decoded: 'xn--é' }),
    ],
  ],
  ['a.xn----eha', [strict('hyphen-at-start', 2, 11, { ...HYPHEN, decoded: '-ü' })]],
  [
    'xn--a---goa',
    [
      strict('hyphens-in-third-and-fourth-place', 0, 11, { ...HYPHEN, decoded: 'üa--' }),
      strict('hyphen-at-end', 0, 11, { ...HYPHEN, decoded: 'üa--' }),
    ],
  ],
  ['xn--a-wbb', [refusal('mark-at-start', 0, 9, { codePoint: 0x301, decoded: '\u0301a' })]],
  ['xn--wca', [refusal('disallowed-character', 0, 7, { codePoint: 0xdc, decoded: 'Ü' })]],
  ['xn--ab-j1t', [refusal('joiner', 0, 10, { codePoint: 0x200c, decoded: 'a\u200cb' })]],
  ['xn--ngb8i.xn--tda', []],
])('why the A-label in %j is refused', (domain, refusals) => {
  expect(findRefusals(domain)).toEqual(refusals)
})

// https://www.rfc-editor.org/rfc/rfc5893#section-2
test.each<[string, Refusal[]]>([
  ['a.1א', [refusal('bidi-first-character', 2, 3, { codePoint: 0x31 })]],
  ['\u0661\u0627', [refusal('bidi-first-character', 0, 1, { codePoint: 0x661 })]],
  ['1.a', []],
  ['1.xn--4db', [refusal('bidi-first-character', 0, 1, { codePoint: 0x31 })]],
  ['א.xn--1-eha', [refusal('bidi-first-character', 2, 11, { codePoint: 0x31, decoded: '1ü' })]],
  ['אaא', [refusal('bidi-right-to-left-character', 1, 2, { codePoint: 0x61 })]],
  [
    'b.xn--a-zhc',
    [refusal('bidi-right-to-left-character', 2, 11, { codePoint: 0x61, decoded: 'אa' })],
  ],
  [
    'a.א-',
    [strict('hyphen-at-end', 3, 4, HYPHEN), refusal('bidi-right-to-left-end', 3, 4, HYPHEN)],
  ],
  ['א-\u05b0', [refusal('bidi-right-to-left-end', 1, 2, HYPHEN)]],
  ['א1\u0661', [refusal('bidi-mixed-digits', 2, 3, { codePoint: 0x661 })]],
  ['א\u06611', [refusal('bidi-mixed-digits', 2, 3, { codePoint: 0x31 })]],
  ['א11.א\u0661\u0662', []],
  ['aאa', [refusal('bidi-left-to-right-character', 1, 2, { codePoint: 0x5d0 })]],
  ['a\u0661.א', [refusal('bidi-left-to-right-character', 1, 2, { codePoint: 0x661 })]],
  ['a\u0661a', [refusal('bidi-left-to-right-character', 1, 2, { codePoint: 0x661 })]],
  ['a-\u0301.א', [refusal('bidi-left-to-right-end', 1, 2, HYPHEN)]],
  ['a1.א-\u0661.א\u05b0', []],
  // The Bidi rule is for domains without another fault.
  ['1א.\u2028', [refusal('disallowed-character', 3, 4, { codePoint: 0x2028 })]],
  [
    '1א_',
    [
      refusal('bidi-first-character', 0, 1, { codePoint: 0x31 }),
      strict('ascii-character', 2, 3, { codePoint: 0x5f }),
    ],
  ],
])('what in %j breaks the Bidi rule', (domain, refusals) => {
  expect(findRefusals(domain)).toEqual(refusals)
})

// https://www.unicode.org/reports/tr46/#ToASCII, step 4
test.each<[string, Refusal[]]>([
  ['', [strict('empty-label', 0, 0)]],
  ['\u00ad', [strict('empty-label', 0, 1)]],
  ['a.', [strict('empty-label', 1, 2)]],
  ['.a', [strict('empty-label', 0, 1)]],
  ['\u00ad。a', [strict('empty-label', 1, 2)]],
  ['a..b', [strict('empty-label', 1, 2)]],
  [`${'a.'.repeat(126)}a`, []],
  [`${'a.'.repeat(126)}ab`, [strict('domain-too-long', 0, 254, { length: 254 })]],
  [`b.${'a'.repeat(63)}`, []],
  [`b.${'a'.repeat(64)}`, [strict('label-too-long', 2, 66, { length: 64 })]],
  [`b.${'ü'.repeat(57)}`, []],
  [`b.${'ü'.repeat(58)}.c`, [strict('label-too-long', 2, 60, { length: 64 })]],
  [
    `${'a'.repeat(1950)}\u{10ffff}`,
    [
      refusal('label-not-encodable', 0, 1952),
      refusal('disallowed-character', 1950, 1952, { codePoint: 0x10ffff }),
    ],
  ],
])('%j is too short or too long, or not (%#)', (domain, refusals) => {
  expect(findRefusals(domain)).toEqual(refusals)
})

test.each([
  ['a\u00adb', [0x61, 0x62], [0, 2], [1, 3]],
  ['💩㍿', [0x1f4a9, 0x682a, 0x5f0f, 0x4f1a, 0x793e], [0, 2, 2, 2, 2], [2, 3, 3, 3, 3]],
  ['\u{10000}\uffff', [0x10000, 0xffff], [0, 2], [2, 3]],
  // Two marks that change places have those of the text; of three code points that become two, nobody knows.
  ['xa\u0327\u0316', [0x78, 0x61, 0x327, 0x316], [0, 1, 2, 3], [1, 2, 3, 4]],
  ['xa\u0301\u0316y', [0x78, 0xe1, 0x316, 0x79], [0, 1, 1, 4], [1, 4, 4, 5]],
  ['q\u0301\u0316', [0x71, 0x316, 0x301], [0, 1, 2], [1, 2, 3]],
])('where the code points of %j come from', (domain, points, starts, ends) => {
  expect(mapDomain(domain)).toEqual({ points, starts, ends })
})
