import { decodeComponent } from '@waymark/display'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../../../test/any-character.ts'
import { runs } from '../../../test/runs.ts'
import { UNSEEN } from './engine-unicode.ts'

test.each([
  ['letters', 'stra%C3%9Fe/%E6%97%A5%E6%9C%AC', 'straße/日本'],
  ['signs and faces', '%E2%82%AC%F0%9F%98%80', '€😀'],
  ['a letter and its mark', 'a%CC%81', 'a\u0301'],
  ['a Japanese letter among others', '%E3%83%8E%E3%83%BC%E3%83%88', 'ノート'],
  ['an apostrophe', 'l%E2%80%99%C3%A9t%C3%A9', 'l’été'],
  ['a Devanagari mark like a colon', '%E0%A4%A6%E0%A5%81%E0%A4%83%E0%A4%96', 'दुःख'],
  ['an Arabic zero after its point', '%D9%A0%D9%AB%D9%A5', '٠٫٥'],
  ['a halfwidth Japanese letter among others', '%EF%BD%B6%EF%BE%89', 'ｶﾉ'],
  ['a Japanese letter in brackets', '%E3%80%8C%E3%83%8E%E3%80%8D', '「ノ」'],
  ['a Japanese stroke alone', '%E3%83%B3', 'ン'],
  ['letters of Inuktitut like brackets', '%E1%90%B3%E1%90%B8%E1%93%84', 'ᐳᐸᓄ'],
  ['a letter of Lisu like points', '%EA%93%A1%EA%93%BB', 'ꓡꓻ'],
  ['a mark with room of its own', '%E0%AE%B0%E0%AE%BE', 'ரா'],
  ['two marks of Telugu', '%E0%B0%AE%E0%B1%81%E0%B0%82', 'ముం'],
  [
    'marks of Burmese, of which most have room',
    '%E1%80%9C%E1%80%BB%E1%80%BE%E1%80%B1%E1%80%AC%E1%80%B7',
    'လျှော့',
  ],
  ['Arabic digits', '%D9%A2%D9%A0%D9%A2%D9%A5', '٢٠٢٥'],
])('%s are decoded: %s', (_, component, text) => {
  expect(decodeComponent(component)).toBe(text)
})

test.each([
  ['ASCII, which would come back otherwise', '%41%2F%20%25'],
  ['lower-case hex, which would come back otherwise', '%c3%a9'],
  ['bytes that are not UTF-8', '%FF%C3%C3%28%E4%F6%ED%A0%80%F4%90%80%80%C0%AF%E0%80%AF%C3'],
  ['a lone percent sign', '%%C'],
  ['a zero width space', '%E2%80%8B'],
  ['a byte order mark', '%EF%BB%BF'],
  ['an override of direction', 'a%E2%80%AEb'],
  ['an isolate', '%E2%81%A6'],
  ['a no-break space', '%C2%A0'],
  ['an ideographic space', '%E3%80%80'],
  ['a line separator', '%E2%80%A8'],
  ['a control', '%C2%85'],
  ['a soft hyphen', '%C2%AD'],
  ['a Hangul filler', '%E3%85%A4'],
  ['a variation selector', '%EF%B8%8F'],
  ['a tag', '%F3%A0%81%81'],
  ['a character for private use', '%EE%80%80'],
  ['an unassigned one', '%E0%B8%80'],
  ['a noncharacter', '%EF%BF%BF'],
  ['an empty Braille pattern', '%E2%A0%80'],
  ['a blank among hieroglyphs', 'a%F0%93%91%81b'],
  ['half a blank among hieroglyphs', 'a%F0%93%91%82b'],
  ['the mirroring of a hieroglyph', 'a%F0%93%91%80b'],
  ['a note without a head', 'a%F0%9D%85%99b'],
  ['a filler of the Khitan script', 'a%F0%96%BF%A4b'],
  ['a joiner of the Tifinagh script', 'a%E2%B5%BFb'],
  ['a joiner of Brahmi numbers', 'a%F0%91%81%BFb'],
  ['a selector of Duployan letters', 'a%F0%9B%B2%9Db'],
  ['the place of an object', 'a%EF%BF%BCb'],
  ['a fraction slash', '%E2%81%84'],
  ['a fullwidth solidus', '%EF%BC%8F'],
  ['a fullwidth question mark', '%EF%BC%9F'],
  ['an ideographic full stop', '%E3%80%82'],
  ['a fraction', '%C2%BD'],
  ['an account of', '%E2%84%80'],
  ['an ellipsis', '%E2%80%A6'],
  ['a fullwidth full stop', '%EF%BC%8E'],
  ['a lock', '%F0%9F%94%92'],
  ['a mark without a letter', '/%CC%81'],
  ['a mark on what stays encoded', '%E2%81%84%CC%81'],
  ['a stroke through a letter', 'a%CC%B8'],
  ['a Japanese letter that is to be a slash', 'a%E3%83%8Eb'],
  ['a halfwidth one', 'a%EF%BE%89b'],
  ['a Japanese letter after a space', '%E3%83%8E%20'],
  ['a Japanese letter after what stays encoded', '%E3%80%82%E3%83%8E'],
  ['a letter of Lisu that is to be a point', 'a%EA%93%BBb'],
])('%s stays encoded: %s', (_, component) => {
  expect(decodeComponent(component)).toBe(component)
})

test('marks that repeat or pile up stay encoded', () => {
  expect(decodeComponent('a%CC%81%CC%81')).toBe('a\u0301%CC%81')
  expect(decodeComponent(`a${'%CC%81%CC%82'.repeat(4)}`)).toBe(
    `a\u0301\u0302\u0301\u0302${'%CC%81%CC%82'.repeat(2)}`,
  )
  expect(decodeComponent('%E1%BA%A0%CC%A3')).toBe('Ạ%CC%A3')
  expect(decodeComponent('a%CC%A3%CC%81%CC%A3')).toBe('a\u0323\u0301%CC%A3')
  expect(decodeComponent('%E1%BA%AC%CC%8C%CC%8B%CC%89')).toBe('Ậ\u030c\u030b%CC%89')
})

test('a dot above stays encoded where a letter has its dot', () => {
  const dot = '%CC%87'
  expect(decodeComponent(`/mi${dot}crosoft`)).toBe(`/mi${dot}crosoft`)
  expect(decodeComponent(`%D1%96${dot}`)).toBe(`і${dot}`)
  expect(decodeComponent(`i%CC%A3${dot}`)).toBe(`i\u0323${dot}`)
  expect(decodeComponent(`i%CC%81${dot}`)).toBe('i\u0301\u0307')
  expect(decodeComponent(`%C4%B0x${dot}`)).toBe('İx\u0307')
  for (let c = 0xa0; c < 0x20000; c++) {
    const letter = String.fromCodePoint(c)
    if (!/\p{Soft_Dotted}/u.test(letter)) continue
    expect(decodeComponent(encodeURIComponent(letter) + dot)).toBe(letter + dot)
  }
})

test('encoding what is shown gives the component again', () => {
  const unseen = new RegExp(`[${UNSEEN}\\p{Z}\\p{Default_Ignorable_Code_Point}]`, 'u')
  const piece = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 3 }).map(encodeURIComponent),
    fc.constantFrom('%', '%C3', '%c3%a9', '%2F', '/', 'a', '%CC%81', '%E3%83%8E', '%E2%80%AE'),
    fc
      .array(fc.integer({ min: 0, max: 255 }), { maxLength: 4 })
      .map((bytes) =>
        bytes.map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
      ),
  )
  fc.assert(
    fc.property(
      fc.array(piece).map((pieces) => pieces.join('')),
      (component) => {
        const text = decodeComponent(component)
        expect(text.replace(/[^\0-\x7f]+/g, encodeURIComponent)).toBe(component)
        expect(text).not.toMatch(unseen)
      },
    ),
    { numRuns: runs(5000) },
  )
})
