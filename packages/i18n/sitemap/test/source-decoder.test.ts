import type { Facts } from '@waymark/infra/problem'
import { describe, expect, test } from 'vitest'
import { SourceDecoder } from '../src/read/source-decoder.ts'

interface Decoding {
  readonly text: string
  readonly encoding: string | null
  readonly fault: { readonly code: string; readonly data: Facts } | null
}

function decode(...pieces: readonly Uint8Array[]): Decoding {
  const decoder = new SourceDecoder()
  let text = ''
  for (const piece of pieces) for (const part of decoder.decode(piece)) text += part
  for (const part of decoder.end()) text += part
  const { encoding, fault } = decoder
  return {
    text,
    encoding,
    fault: fault === null ? null : { code: fault.code, data: fault.message.data },
  }
}

/** As a whole; it must be the same byte by byte. */
function decodeAnyhow(bytes: Uint8Array): Decoding {
  const whole = decode(bytes)
  expect(decode(...Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(whole)
  return whole
}

const latin = (text: string) => Buffer.from(text, 'latin1')
const wide = (text: string, isLittle = true) => {
  const bytes = Buffer.from(text, 'utf16le')
  return isLittle ? bytes : bytes.swap16()
}
const declaration = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>`
const UTF8_MARK = Uint8Array.of(0xef, 0xbb, 0xbf)

const INVALID = {
  code: 'invalid-encoding',
  data: { detail: 'bytes' },
}
const against = (encoding: string) => ({
  code: 'invalid-encoding',
  data: { detail: 'declared', encoding },
})

describe('the encoding is known', () => {
  test.each<[string, Uint8Array, string, string]>([
    ['without anything', latin('<a/>'), 'utf-8', '<a/>'],
    ['without anything, of a few bytes', latin('<a'), 'utf-8', '<a'],
    ['by a mark of UTF-8', Buffer.concat([UTF8_MARK, latin('<a/>')]), 'utf-8', '<a/>'],
    ['by a mark of UTF-8 alone', UTF8_MARK, 'utf-8', ''],
    ['by a mark of UTF-16LE', wide('\ufeff<a/>'), 'utf-16le', '<a/>'],
    ['by a mark of UTF-16BE', wide('\ufeff<a/>', false), 'utf-16be', '<a/>'],
    ['by its first characters in UTF-16LE', wide('<a/>'), 'utf-16le', '<a/>'],
    ['by its first characters in UTF-16BE', wide('<a/>', false), 'utf-16be', '<a/>'],
    ['by one character in UTF-16LE', wide('<'), 'utf-16le', '<'],
    ['by one character in UTF-16BE', wide('<', false), 'utf-16be', '<'],
    [
      'by its declaration',
      latin(`${declaration('KOI8-R')}Á`),
      'koi8-r',
      `${declaration('KOI8-R')}а`,
    ],
    [
      'by its declaration with apostrophes and white space',
      latin("<?xml\nversion='1.0'\tencoding\r=\n'ISO-8859-1' ?>Á"),
      'iso-8859-1',
      "<?xml\nversion='1.0'\tencoding\r=\n'ISO-8859-1' ?>Á",
    ],
    [
      'by the declaration and not by what follows it',
      latin('<?xml version="1.0"?><a encoding="koi8-r"/>'),
      'utf-8',
      '<?xml version="1.0"?><a encoding="koi8-r"/>',
    ],
    [
      'not by another instruction',
      latin('<?xmlx encoding="koi8-r"?>'),
      'utf-8',
      '<?xmlx encoding="koi8-r"?>',
    ],
    [
      'not by an instruction later',
      latin(` ${declaration('koi8-r')}`),
      'utf-8',
      ` ${declaration('koi8-r')}`,
    ],
    [
      'not by part of a name',
      latin('<?xml xencoding="koi8-r"?>'),
      'utf-8',
      '<?xml xencoding="koi8-r"?>',
    ],
    ['not by what is no name', latin(declaration('8-bit')), 'utf-8', declaration('8-bit')],
    ['not by two words', latin(declaration('koi8-r x')), 'utf-8', declaration('koi8-r x')],
    [
      'not by a declaration without end',
      latin('<?xml encoding="koi8-r" '),
      'utf-8',
      '<?xml encoding="koi8-r" ',
    ],
  ])('%s', (_how, bytes, encoding, text) => {
    expect(decodeAnyhow(bytes)).toEqual({ text, encoding, fault: null })
  })

  test.each([
    [
      'UTF-8',
      latin('<').subarray(0, 0),
      ['utf-8', 'UTF8', 'ascii', 'koi8-r'],
      ['utf-16', 'UTF-16LE', 'utf-16be', 'ucs-2', 'ISO-10646-UCS-2'],
    ],
    [
      'UTF-8 with a mark',
      UTF8_MARK,
      ['utf-8', 'UTF8'],
      ['ascii', 'iso-8859-1', 'utf-16', 'utf-88'],
    ],
  ])('and what is declared in %s must agree', (_name, mark, good, bad) => {
    for (const name of good) {
      expect(decode(mark, latin(declaration(name))).fault).toBe(null)
    }
    for (const name of bad) {
      const { fault, text } = decodeAnyhow(Buffer.concat([mark, latin(declaration(name))]))
      expect([fault, text]).toEqual([against(name.toLowerCase()), ''])
    }
  })

  test.each([
    [
      true,
      ['utf-16', 'UTF-16LE', 'ucs-2', 'iso-10646-ucs-2'],
      ['utf-16be', 'utf-8', 'latin1', 'xutf-16', 'utf-160'],
    ],
    [false, ['utf-16', 'UTF-16BE', 'ucs-2', 'iso-10646-ucs-2'], ['utf-16le', 'utf-8', 'latin1']],
  ])('and what is declared in UTF-16 must agree; little-endian: %s', (isLittle, good, bad) => {
    for (const mark of ['', '\ufeff']) {
      for (const name of good) {
        expect(decodeAnyhow(wide(mark + declaration(name), isLittle))).toEqual({
          text: declaration(name),
          encoding: isLittle ? 'utf-16le' : 'utf-16be',
          fault: null,
        })
      }
      for (const name of bad) {
        const { fault } = decodeAnyhow(wide(mark + declaration(name), isLittle))
        expect(fault).toEqual(against(name))
      }
    }
  })
})

describe('what is not read is named', () => {
  const unsupported = (name: string) => ({
    code: 'unsupported-encoding',
    data: { encoding: name },
  })

  test.each<[string, readonly number[], object]>([
    ['gzip', [0x1f, 0x8b, 0x08, 0x00], { code: 'invalid-encoding', data: { detail: 'gzip' } }],
    ['two bytes of gzip', [0x1f, 0x8b], { code: 'invalid-encoding', data: { detail: 'gzip' } }],
    ['UTF-32LE', [0x3c, 0, 0, 0], unsupported('UTF-32')],
    ['UTF-32LE with a mark', [0xff, 0xfe, 0, 0], unsupported('UTF-32')],
    ['UTF-32BE', [0, 0, 0, 0x3c], unsupported('UTF-32')],
    ['UTF-32BE with a mark', [0, 0, 0xfe, 0xff], unsupported('UTF-32')],
    ['EBCDIC', [0x4c, 0x6f, 0xa7, 0x94], unsupported('EBCDIC')],
  ])('%s', (_name, bytes, fault) => {
    expect(decodeAnyhow(Uint8Array.from(bytes))).toEqual({ text: '', encoding: null, fault })
    const more = Buffer.concat([Uint8Array.from(bytes), new Uint8Array(8)])
    expect(decodeAnyhow(more).fault).toEqual(fault)
  })

  test('an encoding without a decoder', () => {
    expect(decodeAnyhow(latin(declaration('Shift_JIS')))).toEqual({
      text: '',
      encoding: 'shift_jis',
      fault: {
        code: 'unsupported-encoding',
        data: { encoding: 'shift_jis' },
      },
    })
  })
})

describe('what only looks like another encoding', () => {
  test.each<[string, readonly number[], string, string]>([
    ['one byte that differs from EBCDIC, the first', [0x4d, 0x6f, 0x41, 0x42], 'MoAB', ''],
    ['the second', [0x4c, 0x6e, 0x41, 0x42], 'LnAB', ''],
    ['the third', [0x4c, 0x6f, 0x41, 0x94], 'LoA', 'x'],
    ['the fourth', [0x4c, 0x6f, 0xa7, 0x41], 'Lo', 'x'],
    ['not the second byte of gzip', [0x1f, 0x41, 0x42, 0x43], '\u001fABC', ''],
    ['not the first byte of gzip', [0x41, 0x8b, 0x42, 0x43], 'A', 'x'],
    ['a zero behind a bracket', [0x3c, 0x00, 0x61, 0x61], '<\u0000aa', ''],
    ['a bracket behind a zero', [0x00, 0x3c, 0x61, 0x61], '\u0000<aa', ''],
    ['two zeros', [0x00, 0x00, 0x61, 0x61], '\u0000\u0000aa', ''],
    ['two zeros and half a mark', [0x00, 0x00, 0xfe, 0x61], '\u0000\u0000', 'x'],
    ['two zeros and the other half', [0x00, 0x00, 0x61, 0xff], '\u0000\u0000a', 'x'],
    ['two zeros before a bracket', [0x00, 0x00, 0x61, 0x3c], '\u0000\u0000a<', ''],
    ['three zeros', [0x00, 0x00, 0x00, 0x61], '\u0000\u0000\u0000a', ''],
  ])('is UTF-8: %s', (_what, bytes, text, broken) => {
    expect(decodeAnyhow(Uint8Array.from(bytes))).toEqual({
      text,
      encoding: 'utf-8',
      fault: broken === '' ? null : INVALID,
    })
  })

  test('a mark of UTF-16LE before one zero is no UTF-32', () => {
    for (const bytes of [
      [0xff, 0xfe, 0x00, 0x61],
      [0xff, 0xfe, 0x61, 0x00],
    ]) {
      expect(decodeAnyhow(Uint8Array.from(bytes)).encoding).toBe('utf-16le')
    }
    expect(decodeAnyhow(Uint8Array.of(0x3c, 0, 0x61, 0)).encoding).toBe('utf-16le')
    expect(decodeAnyhow(Uint8Array.of(0x3c, 0, 0, 0x61)).encoding).toBe('utf-8')
  })
})

describe('where bytes are not of the encoding', () => {
  test('the text before them is given, and nothing after them', () => {
    const bytes = Buffer.concat([latin('<a>'), Buffer.from('ä😀'), Uint8Array.of(0xff, 0x61)])
    expect(decodeAnyhow(bytes)).toEqual({ text: '<a>ä😀', encoding: 'utf-8', fault: INVALID })
    expect(decode(bytes, latin('more'), Uint8Array.of(0xc3))).toEqual({
      text: '<a>ä😀',
      encoding: 'utf-8',
      fault: INVALID,
    })
  })

  test('that holds at the end, too', () => {
    for (const rest of [[0xc3], [0xe2, 0x82], [0xf0, 0x9f, 0x98]]) {
      const bytes = Uint8Array.of(0x3c, 0x61, 0x2f, 0x3e, ...rest)
      expect(decodeAnyhow(bytes)).toEqual({ text: '<a/>', encoding: 'utf-8', fault: INVALID })
      // Of fewer than four bytes, nothing is known before the end.
      expect(decodeAnyhow(Uint8Array.from(rest)).fault).toEqual(INVALID)
    }
  })

  test('a large file is decoded in pieces, of which the last is exact', () => {
    const PIECE = 65_536
    for (const before of [PIECE - 4, PIECE - 3, PIECE - 2, PIECE - 1, PIECE, PIECE * 2 - 2]) {
      const text = `${'a'.repeat(before)}😀ä`
      const whole = { text: `${text}b`, encoding: 'utf-8', fault: null }
      expect(decode(Buffer.from(`${text}b`))).toEqual(whole)
      expect(decode(Buffer.concat([Buffer.from(text), Uint8Array.of(0xff)]))).toEqual({
        text,
        encoding: 'utf-8',
        fault: INVALID,
      })
    }
    const parts = [...new SourceDecoder().decode(Buffer.alloc(PIECE * 2 + 1, 'a'))]
    expect(parts.map(({ length }) => length)).toEqual([PIECE, PIECE, 1])
  })
})

test('text is given as soon as its encoding is certain', () => {
  const given = (...pieces: readonly string[]) => {
    const decoder = new SourceDecoder()
    return pieces.map((piece) => [...decoder.decode(latin(piece))].join(''))
  }
  expect(given('<a', ' ', 'b', '')).toEqual(['', '', '<a b', ''])
  // Four bytes may still begin a declaration.
  expect(given('<?xm', 'l-a', ' b?', '>', 'c')).toEqual(['', '', '', '<?xml-a b?>', 'c'])
  expect(given('<?xn', 'c')).toEqual(['<?xn', 'c'])
  expect(given('<?xml encoding="koi8-r"?', '>\u00c1')).toEqual(['', '<?xml encoding="koi8-r"?>а'])
})

test('a declaration is looked for in the first 1,024 bytes', () => {
  const spaced = (length: number) => {
    const end = 'encoding="koi8-r"?>'
    return `<?xml ${' '.repeat(length - 6 - end.length)}${end}`
  }
  const encodingOf = (text: string) => decodeAnyhow(latin(`${text}Á`)).encoding
  expect(encodingOf(spaced(1_024))).toBe('koi8-r')
  expect(encodingOf(spaced(1_025))).toBe('utf-8')
  const given = (length: number) => [...new SourceDecoder().decode(latin('<?xml'.padEnd(length)))]
  expect(given(1_023)).toEqual([])
  expect(given(1_024)).toEqual(['<?xml'.padEnd(1_024)])
  // In UTF-16 that is half as many characters.
  const before = `<?xml ${' '.repeat(400)}`
  expect(decode(wide(`${before}encoding="utf-16le"?>`)).encoding).toBe('utf-16le')
  expect(decode(wide(`${before}encoding="utf-16be"?>`)).fault).toEqual(against('utf-16be'))
  expect(decode(wide(`${before}${' '.repeat(90)}encoding="utf-16be"?>`)).fault).toBe(null)
})
