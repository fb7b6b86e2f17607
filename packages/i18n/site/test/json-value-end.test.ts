import { Buffer } from 'node:buffer'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leastHits, runs } from '../../../../test/runs.ts'
import { type Excess, ValueEnd, type ValueLimits } from '../src/database/json-value-end.ts'
import { Utf8Decoder, utf8Length } from '../src/database/utf-8-text.ts'
import { inPieces } from './sources.ts'

const NO_LIMITS: ValueLimits = { depth: 100, token: 1000, value: 1000 }

interface Scanned {
  /** The index after the value in the whole text; -1 if it does not end. */
  readonly end: number
  readonly canEnd: boolean
  readonly line: number
  /** Where that line begins in the whole text. */
  readonly lineStart: number
  /** With indexes in the whole text. */
  readonly excess: Excess | null
}

/** Scans the value at the beginning of a text that comes in pieces. */
function scan(pieces: readonly string[], limits: ValueLimits = NO_LIMITS, around = 0): Scanned {
  const scanner = new ValueEnd(limits)
  scanner.start(around)
  let before = 0
  let end = -1
  for (const text of pieces) {
    const piece = { text, isAscii: /^[\0-\x7f]*$/.test(text) }
    end = scanner.scan(piece, 0)
    if (end !== -1 || scanner.excess !== null) break
    scanner.endPiece(piece)
    before += text.length
  }
  const { canEnd, line, lineStart, excess } = scanner
  return {
    end: end === -1 ? -1 : before + end,
    canEnd,
    line,
    lineStart: before + lineStart,
    excess:
      excess === null ? null : { ...excess, at: before + excess.at, end: before + excess.end },
  }
}

describe('a value ends', () => {
  test.each([
    ['"a",', 3],
    ['"\\"",', 4],
    ['"\\\\",', 4],
    ['"a]}",1', 5],
    ['1,2', 1],
    ['1 ', 1],
    ['1\t', 1],
    ['1\r', 1],
    ['1\n', 1],
    ['1:', 1],
    ['1"a"', 1],
    ['1]', 1],
    ['1}', 1],
    ['1[', 1],
    ['1{', 1],
    ['true}', 4],
    ['[]]', 2],
    ['{},', 2],
    ['[1, "a]", {"b":\t[2]}\r\n] ,', 23],
    ['[1"a"],', 6],
    ['[[1],[2]],', 9],
    // Only the number of brackets counts: `JSON.parse` says what is wrong.
    ['[}x', 2],
    ['["\\\\"]x', 6],
  ])('%j at %i, in pieces of any size', (text, end) => {
    for (let size = 1; size <= text.length; size++) {
      for (const around of [0, 3]) {
        const found = scan(inPieces(text, size), NO_LIMITS, around)
        expect(found.end).toBe(end)
      }
    }
  })

  test.each([
    ['12', true],
    ['tru', true],
    ['"a', false],
    ['"a\\"', false],
    ['[1', false],
    ['[', false],
    ['{"a":1', false],
    ['', false],
    ['[[1]', false],
  ])('%j with the text only if it is a word or a number: %s', (text, canEnd) => {
    for (let size = 1; size <= text.length; size++) {
      expect(scan(inPieces(text, size))).toMatchObject({ end: -1, excess: null, canEnd })
    }
  })

  test('in a line, which is counted outside of strings', () => {
    const text = '[1,\n"a",\n\n {"b":2}\n]'
    for (let size = 1; size <= text.length; size++) {
      expect(scan(inPieces(text, size))).toMatchObject({ end: 20, line: 5, lineStart: 19 })
    }
    const scanner = new ValueEnd(NO_LIMITS)
    const piece = { text: ' \t\r\n \n x', isAscii: true }
    expect([scanner.skipSpace(piece, 0), scanner.line, scanner.lineStart]).toEqual([7, 3, 6])
    scanner.endPiece(piece)
    expect(scanner.lineStart).toBe(-2)
    expect(scanner.skipSpace({ text: ' ', isAscii: true }, 0)).toBe(1)
    expect(scanner.skipSpace({ text: '\u00a0', isAscii: false }, 0)).toBe(0)
  })
})

describe('a limit', () => {
  const limits = { depth: 3, token: 6, value: 12 }

  test.each([
    // Each at the limit, and beyond it.
    ['[[[1]]]', null],
    ['{"a":[{}]}', null],
    ['[[[[', { limit: 'depth', at: 3, end: 3 }],
    ['[[],[[{', { limit: 'depth', at: 6, end: 6 }],
    ['"abcd"', null],
    ['"abcde"', { limit: 'token', at: 0 }],
    ['["abcde"', { limit: 'token', at: 1 }],
    ['"\\"\\""', null],
    ['"\\"\\"a"', { limit: 'token', at: 0 }],
    ['"éé"', null],
    ['"ééa"', { limit: 'token', at: 0 }],
    ['"例a"', null],
    ['"例é"', { limit: 'token', at: 0 }],
    ['"😀"', null],
    ['"😀a"', { limit: 'token', at: 0 }],
    ['"abcdef', { limit: 'token', at: 0 }],
    ['123456,', null],
    ['1234567', { limit: 'token', at: 0 }],
    ['1234567,', { limit: 'token', at: 0 }],
    ['[1,123456]', null],
    ['[1,1234567]', { limit: 'token', at: 3 }],
    ['["a","b",12]', null],
    ['["a","b",123]', { limit: 'value' }],
    ['["a","b",  1', null],
    ['["é","b",12]', { limit: 'value' }],
    ['[1,       ]', null],
    ['[1,          ', { limit: 'value' }],
  ] as const)('%j has the excess %j, in pieces of any size', (text, expected) => {
    for (let size = 1; size <= text.length; size++) {
      const { excess, end } = scan(inPieces(text, size), limits)
      if (expected === null) expect(excess).toBeNull()
      else {
        expect(excess).toMatchObject(expected)
        expect(end).toBe(-1)
        // What was read has the part that is too much, and no more than the piece.
        expect(excess!.end).toBeLessThanOrEqual(text.length)
        if (excess!.limit === 'value') {
          expect(excess!.at).toBe(excess!.end)
          expect(Buffer.byteLength(text.slice(0, excess!.end))).toBeGreaterThan(12)
        }
      }
    }
  })

  test('counts what is around a value for its depth, and each value anew', () => {
    expect(scan(['[[', '1]]'], limits, 1)).toMatchObject({ end: 5, excess: null })
    expect(scan(['[[', '1]]'], limits, 2).excess).toEqual({ limit: 'depth', at: 1, end: 1 })
    const scanner = new ValueEnd(limits)
    const piece = { text: '"abcd""abcd"[1,"abcd"]', isAscii: true }
    for (const [from, end] of [
      [0, 6],
      [6, 12],
      [12, 22],
    ] as const) {
      scanner.start(0)
      expect([scanner.scan(piece, from), scanner.excess]).toEqual([end, null])
    }
  })
})

test('the length in UTF-8 is that of the bytes', () => {
  const part = fc.constantFrom('a', '\x7f', '\x80', '\u07ff', '\u0800', '\ud7ff', '\ue000', '😀')
  fc.assert(
    fc.property(fc.array(part), fc.array(part), fc.array(part), (before, own, after) => {
      const [first, text, last] = [before, own, after].map((parts) => parts.join(''))
      const whole = `${first}${text}${last}`
      expect(utf8Length(whole, first!.length, first!.length + text!.length)).toBe(
        Buffer.byteLength(text!),
      )
    }),
    { numRuns: runs(500) },
  )
  for (const half of ['\ud800', '\udbff', '\udc00', '\udfff']) {
    expect(utf8Length(half, 0, 1)).toBe(2)
  }
})

describe('a stream of UTF-8', () => {
  /** Everything that is decoded of pieces, and what the pieces are. */
  function decode(bytes: Uint8Array, size: number) {
    const decoder = new Utf8Decoder()
    const pieces = []
    for (let at = 0; at < bytes.length; at += size) {
      pieces.push(decoder.decode(bytes.subarray(at, at + size)))
      if (pieces.at(-1)!.isBroken) break
    }
    if (pieces.at(-1)?.isBroken !== true) pieces.push(decoder.end())
    return pieces
  }

  test('is the same text in pieces of any size', () => {
    let broken = 0
    const part = fc.constantFrom('a', 'é', '例', '😀', '\ufeff', '\n')
    fc.assert(
      fc.property(
        fc.array(part),
        fc.option(fc.nat(30)),
        fc.integer({ min: 1, max: 5 }),
        (parts, at, size) => {
          const text = parts.join('')
          const bytes = Buffer.from(text)
          if (at !== null && at < bytes.length) {
            bytes[at] = 0xff
            broken++
          }
          const pieces = decode(bytes, size)
          const whole = at === null || at >= bytes.length
          const valid = whole
            ? text
            : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\ufffd')[0]!
          expect(pieces.map((piece) => piece.text).join('')).toBe(valid.replace(/^\ufeff/, ''))
          expect(pieces.map((piece) => piece.isBroken)).toEqual(
            pieces.map((_, n) => !whole && n === pieces.length - 1),
          )
          const marked = pieces.findIndex((piece) => piece.isMarked)
          const withText = pieces.findIndex((piece) => piece.text !== '' || piece.isMarked)
          expect(marked).toBe(valid.startsWith('\ufeff') ? withText : -1)
          for (const piece of pieces) {
            if (piece.isAscii) expect(piece.text).toMatch(/^[\0-\x7f]*$/)
            else if (!piece.isBroken && !piece.isMarked) expect(piece.text).toMatch(/[^\0-\x7f]/)
          }
        },
      ),
      { numRuns: runs(1000) },
    )
    expect(broken).toBeGreaterThan(leastHits(100))
  })

  test('is broken if its last character is not complete', () => {
    const bytes = Buffer.from('a例').subarray(0, 3)
    for (const size of [1, 2, 3]) {
      expect(decode(bytes, size).at(-1)).toEqual({
        text: '',
        isBroken: true,
        isMarked: false,
        isAscii: false,
      })
    }
    expect(decode(Buffer.from('\ufeffa'), 100)).toEqual([
      { text: 'a', isBroken: false, isMarked: true, isAscii: false },
      { text: '', isBroken: false, isMarked: false, isAscii: true },
    ])
  })
})
