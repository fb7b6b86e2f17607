import { toScalarValueString } from '@waymark/infra'
import { escapeHidden, quote, quoteAround, safeMessage, shorten } from '@waymark/infra/internal'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '../../../test/any-character.ts'

describe('quote', () => {
  test.each([
    ['', '""'],
    ['a b', '"a b"'],
    ['say "hi" \\', '"say \\"hi\\" \\\\"'],
    ['a\nb\0', '"a\\nb\\u0000"'],
    ['\u202ea\u2028\x85', '"\\u202ea\\u2028\\u0085"'],
    ['\ud800', '"\\ud800"'],
    ['ü😀', '"ü😀"'],
    ['https://ann:secret@a.example/', '"https://ann:***@a.example/"'],
    ['x'.repeat(300), `"${'x'.repeat(300)}"`],
    ['x'.repeat(301), `"${'x'.repeat(149)}…${'x'.repeat(149)}"`],
  ])('%j is shown as %s', (text, shown) => {
    expect(quote(text)).toBe(shown)
  })

  test('a short text can be read back', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 300 }), (text) => {
        expect(JSON.parse(quote(text, Infinity))).toBe(text)
      }),
    )
  })
})

describe('shorten', () => {
  test('a longer text loses its middle', () => {
    expect(shorten('abcdefghij', 5)).toBe('ab…ij')
    expect(shorten('abcdefghij', 6)).toBe('ab…ij')
    expect(shorten('abcdefghij', 9)).toBe('abcd…ghij')
    expect(shorten('abcdefghij', 10)).toBe('abcdefghij')
    expect(shorten('abcdefghij', 1)).toBe('…')
    expect(shorten('a😀bc😀d', 5)).toBe('a…d')
    expect(shorten('ab😀😀cd', 5)).toBe('ab…cd')
    expect(shorten('😀😀', 3)).toBe('…')
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

test('what hides or reorders text is escaped, and nothing else', () => {
  const shown: string[] = []
  for (let c = 0; c <= 0xffff; c++) {
    const character = String.fromCharCode(c)
    const escaped = escapeHidden(character)
    if (escaped === character) continue
    expect(escaped).toBe(`\\u${c.toString(16).padStart(4, '0')}`)
    shown.push(escaped.slice(2))
  }
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => (from + i).toString(16).padStart(4, '0'))
  expect(shown).toEqual([
    ...range(0, 0x1f),
    ...range(0x7f, 0x9f),
    ...['061c', '200e', '200f'],
    ...range(0x2028, 0x202e),
    ...range(0x2066, 0x2069),
  ])
  expect(escapeHidden('\n\n')).toBe('\\u000a\\u000a')
})

test('a message has no passwords and no hidden characters', () => {
  expect(safeMessage('"https://ann:secret@a.example/"\u202e')).toBe(
    '"https://ann:***@a.example/"\\u202e',
  )
})

test.each([
  ['https://ann:secret@example.com:x/?key=1', 18, ''],
  ['https://ann:secret@example.com:x/?key=1', 19, '"…example.com:x/…"'],
  ['https://ann:secret@example.com:x/?key=1', 31, '"…example.com:x/…"'],
  ['https://example.com:x/#key', 20, '"https://example.com:x/…"'],
  ['https://ann:secret%40b:c', 19, ''],
  ['https://ann:secret%40b:c', 21, '"…b:c"'],
  ['x'.repeat(40), 0, `"${'x'.repeat(40)}"`],
  ['x'.repeat(41), 0, `"${'x'.repeat(40)}…"`],
  ['x'.repeat(60), 20, `"${'x'.repeat(40)}…"`],
  [`a${'x'.repeat(39)}b`, 21, `"…${'x'.repeat(39)}b"`],
  [`a${'x'.repeat(40)}b`, 21, `"…${'x'.repeat(40)}…"`],
  ['a"\u202e\n', 1, '"a\\"\\u202e\\n"'],
  ['', 0, '""'],
])('%s is shown around %d as %s', (url, at, shown) => {
  expect(quoteAround(url, at)).toBe(shown)
})
