import { createPageDecoder } from '@waymark/pages'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'
import { runs } from '../../../../test/runs.ts'

interface Decoded {
  readonly text: string
  readonly encoding: string | null
}

function decode(bytes: Uint8Array, size = Number.POSITIVE_INFINITY): Decoded {
  const decoder = createPageDecoder()
  let text = ''
  for (let at = 0; at < bytes.length; at += size)
    text += decoder.write(bytes.subarray(at, at + size))
  text += decoder.end()
  return { text, encoding: decoder.encoding }
}

/** One byte for each code unit. */
const bytesOf = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0))
const encodingOf = (text: string) => decode(bytesOf(text)).encoding

describe('the encoding is that of', () => {
  test.each([
    ['a byte order mark', [0xef, 0xbb, 0xbf, 0x61], 'a', 'utf-8'],
    ['a byte order mark of UTF-16', [0xff, 0xfe, 0x61, 0, 0x3d, 0xd8, 0, 0xde], 'a😀', 'utf-16le'],
    ['one in the other order', [0xfe, 0xff, 0, 0x61], 'a', 'utf-16be'],
    ['an XML declaration in UTF-16', [...bytesOf('<\0?\0x\0m\0')], '<?xm', 'utf-16le'],
    [
      'an XML declaration in UTF-16 in the other order',
      [...bytesOf('\0<\0?\0x\0m')],
      '<?xm',
      'utf-16be',
    ],
    ['UTF-8, for ASCII only', [0x61], 'a', 'utf-8'],
    ['UTF-8', [0x61, 0xc3, 0xa4, 0xff], 'aä\ufffd', 'utf-8'],
    [
      'windows-1252, if it is not UTF-8',
      [0xe4, 0x80, 0x81, 0x9f],
      'ä\x80\x81Ÿ'.replace('\x80', '€'),
      'windows-1252',
    ],
    ['windows-1252, for a sequence without an end', [0x61, 0xc3], 'aÃ', 'windows-1252'],
    ['nothing', [], '', 'utf-8'],
  ])('%s', (_, bytes, text, encoding) => {
    // No page begins as this one sequence of UTF-8 does.
    const input = Uint8Array.from(bytes)
    if (input[0] === 0xe4) input[1] = 0x41
    const expected = input[0] === 0xe4 ? text.replace('€', 'A') : text
    expect(decode(input)).toEqual({ text: expected, encoding })
  })

  test.each([
    ['<meta charset=shift_jis>', 'shift_jis'],
    ['<META CharSet = " Latin1 ">', 'windows-1252'],
    ['<p title=">"><!-- <meta charset=koi8-r> --><meta charset=koi8-u>', 'koi8-u'],
    ['<!--><meta charset=koi8-r>', 'koi8-r'],
    ['<meta http-equiv="Content-Type" content="text/html; charset=\'gbk\'">', 'gbk'],
    ['<meta content="text/html; charset=gbk; x" http-equiv=content-type>', 'gbk'],
    ['<meta/charset=gbk/>', 'windows-1252'],
    ['<meta name=x charset=gbk charset=koi8-r>', 'gbk'],
    ['<meta charset=utf-16le>', 'utf-8'],
    ['<meta charset=x-user-defined>', 'windows-1252'],
    ['<?xml version="1.0" encoding="iso-8859-2"?>', 'iso-8859-2'],
    ["<?xml encoding='utf-16'?>", 'utf-8'],
    ['<meta charset=unknown><meta charset=gbk>', 'gbk'],
  ])('%s', (html, encoding) => {
    expect(encodingOf(`${html}\xe4`)).toBe(encoding)
  })

  test.each([
    '<meta content="text/html; charset=gbk">',
    '<meta http-equiv=content-type content="text/html; charset">',
    '<meta http-equiv=content-type content="charset=\'gbk">',
    '<metadata charset=gbk>',
    // An equals sign at the beginning belongs to the name.
    '<meta =charset=gbk>',
    '<p meta charset=gbk>',
    '<!-- <meta charset=gbk>',
    '<meta charset=gbk',
    `${' '.repeat(1_010)}<meta charset=gbk>`,
    '<?xml version="1.0"?>encoding="gbk"',
  ])('nothing in %s', (html) => {
    expect(encodingOf(`${html}\xe4`)).toBe('windows-1252')
  })
})

test.each([
  '<meta',
  '<meta ',
  '<meta charset',
  '<meta charset ',
  '<meta charset=',
  '<meta charset= ',
  '<meta charset="gbk',
  '<meta charset=gbk',
  '<p a= ',
  '<!',
])('a page that ends within a tag has no encoding from it: %s', (html) => {
  expect(encodingOf(`\xe4${html}`)).toBe('windows-1252')
})

test('a page is read to its end as it began', () => {
  const text = `${'a'.repeat(1_500)}ä${'b'.repeat(3_000)}ü€😀c`
  const bytes = new Uint8Array(Buffer.from(text))
  for (const size of [1, 1_000, 1_501, 1_502, 4_503]) {
    expect(decode(bytes, size)).toEqual({ text, encoding: 'utf-8' })
    // What is cut off at the end is one replacement character.
    expect(decode(bytes.subarray(0, -2), size)).toEqual({
      text: text.replace('😀c', '\ufffd'),
      encoding: 'utf-8',
    })
  }
})

test('the encoding is not known before the bytes show it', () => {
  const decoder = createPageDecoder()
  expect([decoder.write(bytesOf('a')), decoder.encoding]).toEqual(['', null])
  expect(decoder.write(bytesOf('b'.repeat(1_024)))).toHaveLength(1_025)
  expect(decoder.encoding).toBeNull()
  expect([decoder.write(bytesOf('c\xc3')), decoder.encoding]).toEqual(['c', null])
  expect([decoder.write(bytesOf('\xa4d')), decoder.encoding]).toEqual(['äd', 'utf-8'])
  expect(decoder.end()).toBe('')
})

test('pieces of any size give the same text', () => {
  const html = fc.array(
    fc.constantFrom(
      '<meta charset=',
      'gbk',
      'utf-8',
      '>',
      'a'.repeat(300),
      '\xc3\xa4',
      '\xe4',
      '\xff\xfe',
      '\0',
    ),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(html, fc.integer({ min: 1, max: 1_500 }), (parts, size) => {
      const bytes = bytesOf(parts.join(''))
      expect(decode(bytes, size)).toEqual(decode(bytes))
    }),
    { numRuns: runs(2_000) },
  )
})

test('what is given is not changed, and may be changed afterwards', () => {
  const bytes = bytesOf('abc')
  const decoder = createPageDecoder()
  decoder.write(bytes)
  bytes.fill(0x78)
  expect(decoder.end()).toBe('abc')
})

test('takes bytes only', () => {
  expect(() => createPageDecoder().write('a' as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'bytes' }),
  )
})
