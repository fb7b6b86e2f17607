import { checkSegment, decodeSegment, encodeSegment, RefusalError } from '@waymark/path-guard'
import { expect, test } from 'vitest'

test.each([
  ['', 'name-empty', 0, 0],
  ['..', 'dot-segment', 0, 2],
  ['a\ud800b', 'lone-surrogate', 1, 2],
  ['a/b', 'separator-in-name', 1, 2],
  ['a\\b', 'separator-in-name', 1, 2],
  ['ab\0', 'control-character', 2, 3],
  ['x%2fy', 'multiple-encoding', 1, 4],
  ['..;x', 'dot-segment-parameter', 0, 3],
] as const)('%j cannot be a segment: %s', (text, code, start, end) => {
  expect(checkSegment(text)).toMatchObject({ allowed: false, code, start, end })
  expect(() => encodeSegment(text)).toThrow(`segment: ${code}: `)
  expect(() => encodeSegment(text, { part: 'id' })).toThrow(RefusalError)
  expect(() => encodeSegment(text, { part: 'id' })).toThrow(`id: ${code}: `)
})

test('a contained segment may hold whatever can be carried', () => {
  const contained = { policy: 'contained' } as const
  for (const text of ['a/b', '..;x', '%2e%2e', 'a\0', 'é😀', 'a b']) {
    expect(checkSegment(text, contained)).toBeNull()
    expect(decodeSegment(encodeSegment(text, contained), contained)).toEqual({
      allowed: true,
      text,
    })
  }
  for (const text of ['', '.', '..', '\udc00']) expect(checkSegment(text, contained)).not.toBeNull()
})

test.each([
  ['a%20b', { allowed: true, text: 'a b' }],
  ['%2525', { allowed: true, text: '%25' }],
  ['%', { code: 'invalid-percent-encoding', start: 0, end: 1 }],
  ['a%FF', { code: 'ill-formed-utf8', start: 0, end: 4 }],
  ['%2e%2E', { code: 'dot-segment' }],
  ['a%2Fb', { code: 'separator-in-name' }],
])('a segment is decoded exactly once: %s', (written, result) => {
  expect(decodeSegment(written)).toMatchObject(result)
})

test('misspelt options are refused', () => {
  const options = { polcy: 'contained' } as object
  for (const call of [checkSegment, encodeSegment, decodeSegment]) {
    expect(() => call('a', options)).toThrow(
      expect.objectContaining({
        option: 'polcy',
        code: 'option-unknown',
        data: { near: 'policy' },
      }),
    )
  }
})
