import { FileError } from '@waymark/site'
import { describe, expect, test } from 'vitest'
import { checkedText } from '../src/checked-text.ts'
import type { TextContent } from '../src/text-check.ts'
import { shownRefusal } from './shown-refusal.ts'
import { sourceInPieces, sourceOf, utf32 } from './sources.ts'

const CONTENT: TextContent = {
  name: 'a.txt',
  expected: 'URLs',
  takesUtf16: false,
  needsLines: false,
}

/** What is read of a file, or how it is refused. */
async function checked(
  chunks: AsyncIterable<Buffer>,
  content: Partial<TextContent> = {},
): Promise<Buffer | string> {
  const read: Buffer[] = []
  try {
    const text = checkedText(chunks, { ...CONTENT, ...content }, (a, b) => Buffer.concat([a, b]))
    for await (const chunk of text) read.push(chunk)
    return Buffer.concat(read)
  } catch (error) {
    return error instanceof FileError ? shownRefusal(error) : String(error)
  }
}

/** The same for all pieces of some sizes. */
async function checkedInPieces(bytes: Buffer, content: Partial<TextContent> = {}) {
  const isLong = bytes.length > 1000
  const answers = new Set<string>()
  let last: Buffer | string = ''
  for (const size of isLong ? [4095, 4096, 100_000] : [1, 2, 3, 4, 5, 100]) {
    last = await checked(sourceInPieces(bytes, size).chunks(), content)
    answers.add(typeof last === 'string' ? last : last.toString('hex'))
  }
  expect([...answers]).toHaveLength(1)
  return last
}

const wide = (text: string): Buffer => Buffer.from(text, 'utf16le')

describe('a file that is not UTF-8', () => {
  test.each<[string, Buffer, string]>([
    ['nothing', Buffer.from(''), 'file-empty URLs'],
    ['UTF-16', wide('\ufeffa'), 'file-encoding-unsupported UTF-16'],
    ['UTF-16 of the other order', wide('\ufeffa').swap16(), 'file-encoding-unsupported UTF-16'],
    ['an empty text in UTF-16', wide('\ufeff'), 'file-encoding-unsupported UTF-16'],
    ['XML in UTF-16', wide('<a'), 'file-encoding-unsupported UTF-16'],
    ['UTF-16 without a mark', wide('ab'), 'file-encoding-unsupported UTF-16'],
    [
      'UTF-16 of the other order without a mark',
      wide('ab').swap16(),
      'file-encoding-unsupported UTF-16',
    ],
    ['UTF-32', utf32('\ufeffa'), 'file-encoding-unsupported UTF-32'],
    ['UTF-32 of the other order', utf32('\ufeffa').swap32(), 'file-encoding-unsupported UTF-32'],
    ['XML in UTF-32', utf32('<a'), 'file-encoding-unsupported UTF-32'],
    ['XML in UTF-32 of the other order', utf32('<a').swap32(), 'file-encoding-unsupported UTF-32'],
  ])('is refused: %s', async (_, bytes, facts) => {
    expect(await checkedInPieces(bytes)).toBe(`a.txt ${facts}`)
  })

  test('may be UTF-16, with any bytes, if its reader decodes that', async () => {
    for (const text of ['\ufeff\u0100\udc00\0\0', '<a>\udc00\0']) {
      for (const bytes of [wide(text), wide(text).swap16()]) {
        expect(await checkedInPieces(bytes, { takesUtf16: true })).toEqual(bytes)
      }
    }
    // Only a mark or the `<` of XML tells its order.
    expect(await checkedInPieces(wide('ab'), { takesUtf16: true })).toContain('UTF-16')
    expect(await checkedInPieces(utf32('<a'), { takesUtf16: true })).toContain('UTF-32')
  })

  const binary = (byte: number) => `a.txt file-binary ${byte} URLs`

  test.each<[string, number[], number]>([
    ['before it', [0x61, 0x62, 0x63, 0, 0xff], 4],
    ['after it', [0xff, 0x61, 0x62, 0x63, 0x64, 0], 6],
    ['before another', [0xff, 0x61, 0, 0x61, 0x61, 0], 3],
    ['in a character that is cut short', [0x61, 0x61, 0x61, 0xc3, 0], 5],
  ])('and has a zero %s is binary', async (_, bytes, zero) => {
    expect(await checkedInPieces(Buffer.from(bytes))).toBe(binary(zero))
  })

  test('is searched for a zero in its first 8 KiB', async () => {
    const bytes = Buffer.alloc(10_000, 'a')
    bytes[0] = 0xff
    bytes[8192] = 0
    expect(await checkedInPieces(bytes)).toEqual(bytes)
    bytes[8191] = 0
    expect(await checkedInPieces(bytes)).toBe(binary(8192))
    bytes[0] = 0x61
    bytes[9000] = 0xff
    expect(await checkedInPieces(bytes)).toEqual(bytes)
    bytes[8190] = 0xff
    expect(await checkedInPieces(bytes)).toBe(binary(8192))
  })
})

describe('a file in UTF-8', () => {
  test.each([
    ['a zero', 'a\0b'],
    ['zeros everywhere', '\0\0\0\0\0'],
    ['one zero of the first four', 'a\0bc'],
    ['two zeros next to each other', 'a\0\0b'],
    ['three zeros of the first four', '\0\0\0a'],
    ['a zero before', '\0abc'],
    ['a mark', '\ufeffa'],
    ['one byte', 'a'],
    ['three bytes', 'a\0b'],
    ['three bytes, of which the middle one is no zero', '\0a\0'],
    ['two bytes', 'a\0'],
    ['two bytes, of which the first is a zero', '\0a'],
    ['one zero', '\0'],
    ['carriage returns', 'a\rb\r'],
  ])('may have %s', async (_, text) => {
    expect(await checkedInPieces(Buffer.from(text))).toEqual(Buffer.from(text))
  })

  test('may be cut in a character after 8 KiB', async () => {
    const bytes = Buffer.from(`\0${'a'.repeat(8190)}é${'a'.repeat(100)}`)
    expect(await checkedInPieces(bytes)).toEqual(bytes)
  })
})

describe('lines', () => {
  const needsLines = { needsLines: true }
  const refused = 'a.txt file-line-endings'

  test.each([
    ['a\rb', refused],
    ['a\r\rb', refused],
    ['\rabc', refused],
    ['abcd\r', null],
    ['abc\r\r', null],
    ['a\rb\n', null],
    ['a\nb\r', null],
    ['a\r\nb', null],
    ['abcd', null],
  ])('must not end in carriage returns alone if they are needed: %j', async (text, message) => {
    expect(await checked(sourceOf(text).chunks(), needsLines)).toEqual(message ?? Buffer.from(text))
    expect(await checked(sourceOf(text).chunks())).toEqual(Buffer.from(text))
  })

  test('may have their ends in the next piece', async () => {
    expect(await checked(sourceOf('abcd\r', '\nefgh\r').chunks(), needsLines)).toEqual(
      Buffer.from('abcd\r\nefgh\r'),
    )
    expect(await checked(sourceOf('abcd\n', 'ef\rgh').chunks(), needsLines)).toEqual(
      Buffer.from('abcd\nef\rgh'),
    )
  })
})
