import { toScalarValueString } from '@waymark/infra'
import { quote, shorten } from '@waymark/infra/internal'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

describe('quote', () => {
  test.each([
    ['', '""'],
    ['a b', '"a b"'],
    ['say "hi" \\', '"say \\"hi\\" \\\\"'],
    ['a\nb\0', '"a\\nb\\u0000"'],
    ['\u202ea\u2028\x85', '"\\u202ea\\u2028\\u0085"'],
    ['\ud800', '"\\ud800"'],
    ['ü😀', '"ü😀"'],
  ])('%j is shown as %s', (text, shown) => {
    expect(quote(text)).toBe(shown)
  })

  test('a short text can be read back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(JSON.parse(quote(text, Infinity))).toBe(text)
      }),
    )
  })
})

describe('shorten', () => {
  test('a longer text loses its middle', () => {
    expect(shorten('abcdefghij', 5)).toBe('ab…ij')
  })

  test('the result is not longer than asked for, begins and ends as the text, and cuts no surrogate pair', () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 40 })
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 40 }), (text, maxLength) => {
        const shown = shorten(text, maxLength)
        expect(shown.length).toBeLessThanOrEqual(maxLength)
        expect(toScalarValueString(shown)).toBe(shown)
        const [start, ...end] = text.length > maxLength ? shown.split('…') : [text]
        expect(text.startsWith(start!) && text.endsWith(end.join('…'))).toBe(true)
      }),
    )
  })
})
