import { type ByteSource, FileError, type RawEntry, readDatabase } from '@waymark/site'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PositionCounter } from '../src/database/position-counter.ts'
import { sourceInPieces, sourceOf } from './sources.ts'

async function allEntries(source: ByteSource): Promise<{ head: unknown; entries: RawEntry[] }> {
  const reader = readDatabase(source)
  const entries: RawEntry[] = []
  for await (const batch of reader.entries()) entries.push(...batch)
  return { head: reader.head(), entries }
}

async function refusal(work: Promise<unknown>): Promise<string> {
  try {
    await work
  } catch (error) {
    if (error instanceof FileError) return error.message
    throw error
  }
  throw new Error('accepted')
}

describe('a database', () => {
  test('comes entry by entry, each with its index and line', async () => {
    const text = '{\n "version": "1.1",\n "urls": [\n  {"loc": "a"},\n  {\n   "loc": "b"}, 3\n ]\n}'
    const { head, entries } = await allEntries(sourceOf(text))
    expect(head).toEqual({ version: '1.1', urls: [] })
    expect(entries).toEqual([
      { index: 0, value: { loc: 'a' }, line: 4 },
      { index: 1, value: { loc: 'b' }, line: 5 },
      { index: 2, value: 3, line: 6 },
    ])
  })

  test('is read alike in pieces of any size', async () => {
    const text =
      '{"é": "\\ud83d\\ude00 例え",\n"urls": [{"loc": "ü\\n"},\n{"a": [1, {"b": null}]}]}\n'
    const whole = await allEntries(sourceOf(text))
    for (let size = 1; size < 20; size++) {
      expect(await allEntries(sourceInPieces(Buffer.from(text), size))).toEqual(whole)
    }
  })

  test('has head and entries like JSON.parse', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue()), fc.jsonValue(), async (urls, extra) => {
        const document = { extra, urls, after: extra }
        const { head, entries } = await allEntries(sourceOf(JSON.stringify(document, null, 1)))
        const expected: unknown = JSON.parse(JSON.stringify(document))
        expect({ ...(head as object), urls: entries.map(({ value }) => value) }).toEqual(expected)
      }),
      { numRuns: 50 },
    )
  })

  test.each([
    ['{"a": [1,2,}', 'line 1, column 12: invalid JSON: unexpected }'],
    [
      '{"urls": [\n{"é": "x\ny"}]}',
      'line 2, column 9: invalid JSON: unexpected end of line (is a quote missing?)',
    ],
    ["{'a': 1}", 'line 1, column 2: invalid JSON: unexpected \' (JSON quotes with ")'],
    [
      '<?xml version="1.0"?>',
      'line 1, column 1: invalid JSON: unexpected < (XML? waymark validate checks sitemaps)',
    ],
    ['{"a": 1}\n {}', 'line 2, column 2: { after the end of the document: remove what follows'],
    ['{"a": 1}\n x', 'line 2, column 2: invalid JSON: unexpected x'],
    ['{"urls": [1', 'line 1, column 12: invalid JSON: the file ends too early: is it complete?'],
    ['{"urls": [1], "a": {}, "urls": [2]}', 'line 1, column 24: urls is there twice: keep one'],
    ['{"urls": [], "urls": [1]}', 'column 14: urls is there twice'],
    ['{"urls": 5, "urls": [1]}', 'column 13: urls is there twice'],
    ['{"urls": [1], "urls": {}}', 'column 15: urls is there twice'],
    ['{"urls": [1]}5', 'column 14: 5 after the end of the document'],
    ['1 2', 'column 3: 2 after the end of the document'],
    ['{"urls": [1]}"x', 'the file ends too early'],
    ['tru', 'the file ends too early'],
    ['[['.repeat(50), 'line 1, column 65: values are nested more than 64 deep: flatten them'],
    [`{"a": "${'b'.repeat(2_000_000)}"}`, 'a value is longer than 1 MiB: is this the right file?'],
  ])('that is not JSON is refused with line and column (%#)', async (text, message) => {
    expect(await refusal(allEntries(sourceInPieces(Buffer.from(text), 65_536)))).toContain(message)
  })

  test('may name urls where it is no member of its own', async () => {
    const text = '["urls", "urls", {"urls": "urls"}, {"urls": 1}]'
    expect((await allEntries(sourceOf(text))).head).toEqual(JSON.parse(text))
    const nested = '{"a": {"urls": 1}, "urls": [{"urls": "urls"}], "b": "urls"}'
    expect((await allEntries(sourceOf(nested))).entries).toHaveLength(1)
  })

  test.each(['1', '-0.5e3', ' 12 ', '"x"', 'null'])('may be the value %s alone', async (text) => {
    expect((await allEntries(sourceOf(text))).head).toBe(JSON.parse(text))
  })

  test('that is not UTF-8 is refused with line and column', async () => {
    const bytes = Buffer.from('{"urls": [\n {"loc": "\xff"}]}', 'latin1')
    expect(await refusal(allEntries(sourceOf(bytes)))).toMatch(/line 2, column \d+: not UTF-8 text/)
  })

  const MEBIBYTE = 1_048_576
  const SIZES = [777, 65_536, 262_144, 1_048_577, 4_000_000]

  test.each([
    ['a string', (length: number) => `"${'x'.repeat(length - 2)}"`],
    [
      'a string of escapes',
      (length: number) => `"${'\\"'.repeat((length - 2) / 2)}${'x'.repeat(length % 2)}"`,
    ],
    ['a number', (length: number) => `1${'0'.repeat(length - 1)}`],
  ])(
    'may hold %s of a mebibyte and no more, however it is cut and whatever is around it',
    async (_, build) => {
      for (const space of ['', ' '.repeat(30_000), '\n'.repeat(1_500_000)]) {
        const around = (value: string) => Buffer.from(`{"urls":[{"loc":${space}${value}${space}}]}`)
        const long = new Set<string>()
        for (const size of SIZES) {
          const { entries } = await allEntries(sourceInPieces(around(build(MEBIBYTE)), size))
          expect(entries).toHaveLength(1)
          long.add(await refusal(allEntries(sourceInPieces(around(build(MEBIBYTE + 1)), size))))
        }
        const place = space.startsWith('\n')
          ? 'line 1500001, column 1'
          : `line 1, column ${17 + space.length}`
        expect([...long]).toEqual([
          `test: ${place}: a value is longer than 1 MiB: is this the right file?`,
        ])
      }
    },
  )

  test('has an entry of more than 64 MiB refused, however it is cut', async () => {
    const strings = Array.from({ length: 65 }, () => `"${'x'.repeat(MEBIBYTE - 100)}"`)
    const whole = (count: number) =>
      Buffer.from(`{"urls":[[${strings.slice(0, count).join(',')}]]}`)
    const long = new Set<string>()
    for (const size of [65_536, 100_000_000]) {
      expect((await allEntries(sourceInPieces(whole(64), size))).entries).toHaveLength(1)
      long.add(await refusal(allEntries(sourceInPieces(whole(65), size))))
    }
    expect([...long]).toEqual([expect.stringContaining('an entry is longer than 64 MiB')])
  })

  test('has a fault at the same place, however it is cut', async () => {
    for (const text of [
      '{"urls": [1], \n"urls": [2]}',
      '{"é": 1 "abcdef"}',
      '{"urls": []}\n true',
      '[1 2222]',
    ]) {
      const bytes = Buffer.from(text)
      const whole = await refusal(allEntries(sourceOf(bytes)))
      for (let size = 1; size < bytes.length; size++) {
        expect(await refusal(allEntries(sourceInPieces(bytes, size)))).toBe(whole)
      }
    }
  })

  test('of two megabytes on one line is read whole', async () => {
    const one = JSON.stringify({ loc: 'https://example.com/', lastmod: '2024-01-01T00:00:00Z' })
    const text = `{"urls":[${Array.from({ length: 20_000 }, () => one).join(',')}]}`
    const { entries } = await allEntries(sourceInPieces(Buffer.from(text), 262_144))
    expect(entries.length).toBe(20_000)
  })
})

describe('positions', () => {
  test('agree with counting from the start, however the text is cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'é', '例', '😀', '\n', '\r\n')),
        fc.integer({ min: 1, max: 7 }),
        (characters, size) => {
          const bytes = Buffer.from(characters.join(''))
          const counter = new PositionCounter()
          for (let at = 0; at < bytes.length; at += size) {
            counter.add(bytes.subarray(at, at + size))
            for (let offset = at; offset < Math.min(at + size, bytes.length); offset++) {
              if ((bytes[offset]! & 0xc0) === 0x80) continue
              const before = bytes.subarray(0, offset).toString()
              const line = before.split('\n').length
              const column = before.length - before.lastIndexOf('\n')
              expect(counter.at(offset)).toEqual({ line, column })
            }
          }
        },
      ),
    )
  })
})
