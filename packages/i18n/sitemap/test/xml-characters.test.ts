import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'
import { findIllegalCharacter, isSpace, nameCodePoint, trimSpace } from '../src/xml/characters.ts'
import { Cursor } from '../src/xml/cursor.ts'
import { beginsName, parseName, parseQualifiedName } from '../src/xml/names.ts'
import { isReferenceUnit, parseReference } from '../src/xml/references.ts'

/** https://www.w3.org/TR/xml/#NT-Char, of one code unit. */
const CHAR = /^[\t\n\r -\ud7ff\ue000-\ufffd]$/

test('white space is one of four characters', () => {
  const spaces = Array.from({ length: 0x10000 }, (_, c) => c).filter(isSpace)
  expect(spaces).toEqual([0x09, 0x0a, 0x0d, 0x20])
})

test.each([
  ['', ''],
  [' ', ''],
  ['\t\n\r ', ''],
  ['a', 'a'],
  [' a', 'a'],
  ['a ', 'a'],
  ['\r\na b\t', 'a b'],
  ['\u00a0a\u2028', '\u00a0a\u2028'],
])('%j without white space at its ends is %j', (text, expected) => {
  expect(trimSpace(text)).toBe(expected)
})

test('each code unit that XML cannot contain is found, first or after others', () => {
  const wrong: number[] = []
  for (let c = 0; c <= 0xffff; c++) {
    const unit = String.fromCharCode(c)
    const isIllegal = !CHAR.test(unit)
    // A pair is looked at like what is illegal; the first of two is found.
    for (const before of ['', 'a', '😀', 'a\t\n\r😀']) {
      const found = findIllegalCharacter(`${before}${unit}a\u0000`)
      if (found !== before.length + (isIllegal ? 0 : 2)) wrong.push(c)
    }
    if ((findIllegalCharacter(unit) === -1) === isIllegal) wrong.push(c)
  }
  expect(wrong).toEqual([])
})

test.each([
  ['\ud800\udc00', -1],
  ['\udbff\udfff', -1],
  ['\udbff\udfff\udbff\udc00', -1],
  ['\ud800\udbff', 0],
  ['\ud800\ue000', 0],
  ['\udbff', 0],
  ['\udc00\udc00', 0],
  ['\udc00\ud800', 0],
  ['\ud800\udc00\udc00', 2],
  ['a\ud83d\ude00\ud83d', 3],
  ['\ud83d\ude00\ufffe', 2],
  ['\ud83d\ude00\u000b', 2],
])('of the surrogates in %j, the first without its other half is at %i', (text, index) => {
  expect(findIllegalCharacter(text)).toBe(index)
})

test('a character is named with at least four digits', () => {
  expect([0, 0x1f, 0xabc, 0xfffe, 0x1f600].map(nameCodePoint)).toEqual([
    'U+0000',
    'U+001F',
    'U+0ABC',
    'U+FFFE',
    'U+1F600',
  ])
})

/** https://www.w3.org/TR/xml/#NT-NameStartChar, without the colon. */
const START =
  /^[A-Z_a-z\u{C0}-\u{D6}\u{D8}-\u{F6}\u{F8}-\u{2FF}\u{370}-\u{37D}\u{37F}-\u{1FFF}\u{200C}-\u{200D}\u{2070}-\u{218F}\u{2C00}-\u{2FEF}\u{3001}-\u{D7FF}\u{F900}-\u{FDCF}\u{FDF0}-\u{FFFD}\u{10000}-\u{EFFFF}]$/u
/** https://www.w3.org/TR/xml/#NT-NameChar */
const REST = /^(?:[-.0-9\u{B7}]|[\u{0300}-\u{036F}]|[\u{203F}-\u{2040}])$/u

describe('a name', () => {
  test('has the characters of the recommendation', () => {
    const wrong: number[] = []
    const look = (code: number) => {
      const character = String.fromCodePoint(code)
      const isStart = START.test(character)
      if (beginsName(new Cursor(character)) !== isStart) wrong.push(code)
      const name = parseName(new Cursor(`a${character} `), 0, 9)
      if (name !== (isStart || REST.test(character) ? `a${character}` : 'a')) wrong.push(code)
    }
    for (let code = 0; code < 0x3100; code++) look(code)
    for (const edge of [0xd7ff, 0xe000, 0xf900, 0xfdcf, 0xfdf0, 0xfffd, 0x10000, 0xeffff]) {
      for (let code = edge - 2; code <= edge + 2; code++) look(code)
    }
    expect(wrong).toEqual([])
  })

  test('is known to end only where something follows it', () => {
    const parse = (text: string, most = 4) => {
      const cursor = new Cursor(text)
      return [parseQualifiedName(cursor, 0, most), cursor.at]
    }
    expect(parse('ab')).toEqual([null, 0])
    expect(parse('ab ')).toEqual(['ab', 2])
    expect(parse('a:')[0]).toBe(null)
    expect(parse('a:b')[0]).toBe(null)
    expect(parse('a:b>')).toEqual(['a:b', 3])
    expect(parse('a:b:c')).toEqual(['a:b', 3])
    expect(parse('abcd=')).toEqual(['abcd', 4])
    expect(parse('ab:c=')).toEqual(['ab:c', 4])
    expect(parse('a𐀀b ')).toEqual(['a𐀀b', 4])
    for (const text of ['abcde', 'abcd:', 'abc:d ', 'abc𐀀 ', 'abcdefgh ', 'a:bcde']) {
      expect(() => parse(text)).toThrow(
        errorWith({ code: 'name-too-long', index: 0, said: { data: { most: 4 } } }),
      )
    }
    expect(() => parse('1')).toThrow(errorWith({ code: 'not-well-formed', index: 0 }))
    expect(() => parse('a:-b')).toThrow(errorWith({ code: 'not-well-formed', index: 2 }))
  })

  test('of an instruction has no colon', () => {
    const parse = (text: string, most = 3) => {
      const cursor = new Cursor(text)
      return [parseName(cursor, 0, most), cursor.at]
    }
    expect(parse('a:b ')).toEqual(['a', 1])
    expect(parse('abc?')).toEqual(['abc', 3])
    expect(parse('abc')).toEqual([null, 0])
    expect(() => parse('abcd')).toThrow(
      errorWith({ code: 'name-too-long', index: 0, said: { data: { most: 3 } } }),
    )
  })

  test('that is wrong has the place that the caller gives for its length, and its own for a character', () => {
    const indexOf = (text: string) => {
      const cursor = new Cursor(text)
      cursor.at = 2
      try {
        parseQualifiedName(cursor, 1, 3)
      } catch (error) {
        return (error as { index: number }).index
      }
      return null
    }
    expect([indexOf('..abcd '), indexOf('..ab:c '), indexOf('..1 '), indexOf('..a:1 ')]).toEqual([
      1, 1, 2, 4,
    ])
  })
})

describe('a reference', () => {
  const parse = (text: string, most = 20) => {
    const cursor = new Cursor(`.${text}`)
    cursor.at = 1
    return [parseReference(cursor, most), cursor.at - 1]
  }

  test.each([
    ['&amp;', '&'],
    ['&lt;', '<'],
    ['&gt;', '>'],
    ['&quot;', '"'],
    ['&apos;', "'"],
    ['&#65;', 'A'],
    ['&#0065;', 'A'],
    ['&#x41;', 'A'],
    ['&#x9;', '\t'],
    ['&#10;', '\n'],
    ['&#xD;', '\r'],
    ['&#x20;', ' '],
    ['&#xD7FF;', '\ud7ff'],
    ['&#xe000;', '\ue000'],
    ['&#xFFFD;', '\ufffd'],
    ['&#x1f600;', '😀'],
    ['&#1114111;', '\u{10ffff}'],
  ])('%s is %j', (text, character) => {
    expect(parse(`${text};`)).toEqual([character, text.length])
    expect(parse(text.slice(0, -1))).toEqual([null, 0])
  })

  test.each([
    '#0',
    '#8',
    '#xB',
    '#31',
    '#xD800',
    '#57343',
    '#xfffe',
    '#65535',
    '#1114112',
    '#x110000',
    '#x100000000',
    '#',
    '#x',
    '#X41',
    '#4A',
    '#x4G',
    '#-1',
    '#6.5',
  ])('&%s; is not for a character of XML', (name) => {
    expect(() => parse(`&${name};`)).toThrow(
      errorWith({ code: 'not-well-formed', index: 1, said: { data: { reference: `&${name};` } } }),
    )
  })

  test.each(['AMP', 'amp2', 'nbsp', 'constructor', 'a#65', 'é', 'a:b.c-d_e'])(
    '&%s; is not declared',
    (name) => {
      expect(() => parse(`&${name};`)).toThrow(errorWith({ code: 'not-well-formed', index: 1 }))
    },
  )

  test('that is long is shown by its beginning', () => {
    expect(() => parse(`&${'x'.repeat(50)};`, 60)).toThrow(
      errorWith({
        code: 'not-well-formed',
        index: 1,
        said: { data: { reference: '&xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx;' } },
      }),
    )
  })

  const BARE = expect.objectContaining({
    said: expect.objectContaining({ data: { detail: 'ampersand' } }),
  })

  test('has at least one character, and only those of a name', () => {
    const units = Array.from({ length: 0x100 }, (_, c) => c)
    const isUnit = (c: number) => /[-#.:\w\u0080-\u00ff]/.test(String.fromCharCode(c))
    expect(units.filter(isReferenceUnit)).toEqual(units.filter(isUnit))
    for (const c of units) {
      const unit = String.fromCharCode(c)
      if (unit === ';' || isUnit(c)) continue
      expect(() => parse(`&amp${unit};`)).toThrow(BARE)
      expect(() => parse(`&${unit}`)).toThrow(BARE)
    }
    expect(() => parse('&;')).toThrow(BARE)
    expect(parse('&')).toEqual([null, 0])
  })

  test('has at most so many characters before its semicolon', () => {
    expect(parse('&#00065;', 6)).toEqual(['A', 8])
    expect(() => parse('&#000065;', 6)).toThrow(BARE)
    expect(() => parse('&#000065', 6)).toThrow(BARE)
    expect(parse('&#00065', 6)).toEqual([null, 0])
  })
})
