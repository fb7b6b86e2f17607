import { TextPosition } from '@waymark/infra/internal'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../../test/runs.ts'
import type { Place } from '../src/xml/text-position.ts'
import { type Token, TokenEnd } from '../src/xml/token-end.ts'
import { XmlReader } from '../src/xml/xml-reader.ts'

const LIMITS = { maxDepth: 9, maxAttributes: 9, maxNameLength: 64, maxAttributeLength: 128 }

/** The place of an index, by counting. */
function placeOf(text: string, index: number, { line, column }: Place): Place {
  const lines = text.slice(0, index).split(/\r\n|\n|\r(?!\n|$)/)
  const last = lines.at(-1)!
  // A carriage return is a line break of its own unless a line feed follows it.
  if (last.endsWith('\r') && text[index] !== '\n') return { line: line + lines.length, column: 1 }
  const start = lines.length === 1 ? column : 1
  return { line: line + lines.length - 1, column: start + last.length }
}

test('indexes are turned into lines and columns', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'b', '\n', '\r'), maxLength: 12 }),
      fc.record({ line: fc.integer({ min: 1, max: 3 }), column: fc.integer({ min: 1, max: 3 }) }),
      fc.boolean(),
      (letters, start, isPlain) => {
        const text = isPlain ? letters.replaceAll('\r', 'a') : letters
        const places = new TextPosition(text, start)
        for (let index = 0; index <= text.length; index++) {
          if (text[index - 1] === '\r' && text[index] === '\n') continue
          const expected = placeOf(text, index, start)
          expect(places.at(index)).toEqual(expected)
          expect(new TextPosition(text, start).at(index)).toEqual(expected)
        }
      },
    ),
    { numRuns: runs(1_000) },
  )
  const places = new TextPosition('a\r\n\r\n\nb\rc', { line: 5, column: 7 })
  expect([0, 1, 3, 5, 6, 7, 8, 9].map((index) => places.at(index))).toEqual([
    { line: 5, column: 7 },
    { line: 5, column: 8 },
    { line: 6, column: 1 },
    { line: 7, column: 1 },
    { line: 8, column: 1 },
    { line: 8, column: 2 },
    { line: 9, column: 1 },
    { line: 9, column: 2 },
  ])
})

describe('the end of a token is found', () => {
  test.each<[Token, string, string]>([
    ['tag', 'a b="c" d=\'e\'', '>'],
    ['tag', 'a b=">" c=\'>"\' d="\'"', '>'],
    ['tag', 'a b="', '<'],
    ['tag', 'a ', '<'],
    ['instruction', 'a ? > ?', '>'],
    ['instruction', 'a ??', '>'],
    ['reference', 'a#-.:9_éZ0', ';'],
    ['reference', 'a', ' '],
  ])('of the %s %j at its %j', (token, text, last) => {
    const isIn = (...pieces: readonly string[]) => {
      const end = new TokenEnd(token)
      return pieces.map((piece) => end.isIn(piece))
    }
    expect(isIn(text)).toEqual([false])
    expect(isIn(text + last)).toEqual([true])
    expect(isIn('', `${text}${last}x`)).toEqual([false, true])
    for (let at = 0; at <= text.length; at++) {
      const found = isIn(text.slice(0, at), text.slice(at), last)
      expect([at, ...found]).toEqual([at, false, false, true])
    }
    expect(isIn(...text, last).lastIndexOf(false)).toBe(text.length - 1)
  })
})

interface Event extends Place {
  readonly what: string
  readonly offset: number
}

/** What a handler is called for, with the place where it begins and the offset of its end. */
function read(pieces: readonly string[]): { readonly events: Event[]; readonly end: Place } {
  const events: Event[] = []
  const add = (what: string) => events.push({ what, ...reader.place, offset: reader.offset })
  const reader: XmlReader = new XmlReader(
    {
      startElement: ({ name }) => add(`<${name}>`),
      endElement: () => add('</>'),
      text: (text) => add(text),
    },
    LIMITS,
  )
  for (const piece of pieces) expect(reader.write(piece)).toBe(null)
  const end = reader.endPlace
  expect(reader.end()).toBe(null)
  return { events, end }
}

const DOCUMENT = `\n <a b="\n">\n x\r\n y&amp;<!-- \n -->z<c\n/><![CDATA[ \nq]]></a
> \n`

test('a handler is told where each thing begins and ends', () => {
  const after = (text: string) => DOCUMENT.indexOf(text) + text.length
  const { events, end } = read([DOCUMENT])
  expect(events).toEqual([
    { what: '<a>', line: 2, column: 2, offset: after('\n">') },
    { what: '\n ', line: 3, column: 3, offset: after('\n">\n ') },
    { what: 'x\n y', line: 4, column: 2, offset: after(' y') },
    { what: '&', line: 5, column: 3, offset: after('&amp;') },
    { what: 'z', line: 6, column: 5, offset: after('z') },
    { what: '<c>', line: 6, column: 6, offset: after('<c\n/>') },
    { what: '</>', line: 6, column: 6, offset: after('<c\n/>') },
    { what: ' \n', line: 7, column: 12, offset: after('[ \n') },
    { what: 'q', line: 8, column: 1, offset: after('[ \nq') },
    { what: '</>', line: 8, column: 5, offset: after('</a\n>') },
  ])
  expect(end).toEqual({ line: 10, column: 1 })
})

test('the places are the same wherever the document is cut', () => {
  const tags = ({ events, end }: ReturnType<typeof read>) => [
    ...events.filter(({ what }) => what.startsWith('<')),
    end,
  ]
  const whole = tags(read([DOCUMENT]))
  for (let at = 0; at <= DOCUMENT.length; at++) {
    expect(tags(read([DOCUMENT.slice(0, at), DOCUMENT.slice(at)]))).toEqual(whole)
  }
  const single = read([...DOCUMENT])
  expect(tags(single)).toEqual(whole)
  // Each piece of text is where it is in the document, too.
  for (const { what, line, column, offset } of single.events) {
    if (what.startsWith('<') || what === '&') continue
    const start = { line: 1, column: 1 }
    const lengths = what === '\n' ? [1, 2] : [what.length]
    const places = lengths.map((length) => placeOf(DOCUMENT, offset - length, start))
    expect(places).toContainEqual({ line, column })
  }
})

test('what is complete is given at once, whatever follows', () => {
  const pieces = ['<a', '>', 'x', ']', ']', 'y', '&', 'lt;', '<b c=">', '"', '/>', '</a', ' ', '>']
  const given: string[] = []
  const reader = new XmlReader(
    {
      startElement: ({ name }) => given.push(`<${name}>`),
      endElement: () => given.push('</>'),
      text: (text) => given.push(text),
    },
    LIMITS,
  )
  const log = pieces.map((piece) => {
    expect(reader.write(piece)).toBe(null)
    return given.splice(0)
  })
  expect(log).toEqual([
    [],
    ['<a>'],
    ['x'],
    // Two brackets may begin what no text can contain.
    [],
    [],
    [']]y'],
    [],
    ['<'],
    [],
    [],
    ['<b>', '</>'],
    [],
    [],
    ['</>'],
  ])
  expect(reader.end()).toBe(null)
  // So is all of a piece, although the space in a tag is limited.
  const texts: string[] = []
  const all = new XmlReader(
    { startElement: () => {}, endElement: () => {}, text: (text) => texts.push(text) },
    { ...LIMITS, maxAttributeLength: 20 },
  )
  const long = 'x'.repeat(50)
  expect(all.write(`<a >${long}<b >${long}</b >${long}<c />${long}</a >`)).toBe(null)
  expect(texts).toEqual([long, long, long, long])
})

test.each([
  ['a tag', '<a>', '<b ', 64 + 128 + 3],
  ['an end tag', '<a>', '</a ', 64 + 128 + 3],
  ['an instruction', '', '<?b ', 64 + 128 + 3],
])(
  '%s that does not end is refused before it takes more memory than the limits',
  (_what, before, start, most) => {
    const reader = new XmlReader(
      { startElement: () => {}, endElement: () => {}, text: () => {} },
      LIMITS,
    )
    expect(reader.write(before + start)).toBe(null)
    for (let length = start.length + 1; length < most; length++) {
      expect(reader.write(' ')).toBe(null)
    }
    expect(reader.write(' ')).toMatchObject({ code: 'attribute-too-long' })
  },
)

test('an error before a character that XML cannot contain comes first', () => {
  const faultOf = (...pieces: readonly string[]) => {
    const reader = new XmlReader(
      { startElement: () => {}, endElement: () => {}, text: () => {} },
      LIMITS,
    )
    for (const piece of pieces) {
      const fault = reader.write(piece)
      if (fault !== null) return fault
    }
    return null
  }
  expect(faultOf('<a>\n</b>\u0001')).toMatchObject({
    message: { data: { element: 'b', expected: 'a' } },
    place: { line: 2, column: 1 },
  })
  for (const [text, line, column] of [
    ['\u0001', 1, 1],
    ['<a>\n ]]\u0001', 2, 4],
    ['<a>\n x\r\u0001', 3, 1],
    ['<a\n b="\u0001', 2, 5],
    ['<a>&am\u0001p;', 1, 7],
    ['<a><!-- -\u0001', 1, 10],
    ['<a><![CDATA[]\u0001', 1, 14],
  ] as const) {
    const fault = {
      code: 'not-well-formed',
      message: {
        text: expect.any(String),
        data: { character: 'U+0001' },
      },
      place: { line, column },
    }
    expect(faultOf(text)).toEqual(fault)
    expect(faultOf(...text)).toEqual(fault)
  }
})
