import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Failure } from '../src/failure.ts'
import type { ByteSource } from '../src/input/byte-source.ts'
import { openSource } from '../src/input/byte-source.ts'
import { type RawEntry, readDatabase } from '../src/input/database-reader.ts'
import { tellKind } from '../src/input/input-kind.ts'
import { type Line, readLines } from '../src/input/line-reader.ts'
import { PositionCounter } from '../src/input/text-position.ts'
import { canMakePipes } from './programs.ts'
import { runWaymark, temporaryFolder } from './run-waymark.ts'
import { memoryIo, sourceInPieces, sourceOf } from './sources.ts'

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
    if (error instanceof Failure) return error.message
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

describe('a source whose kind was told', () => {
  async function opened(): Promise<{ source: ByteSource; isOpen: () => boolean }> {
    let isOpen = true
    const { source } = await tellKind({
      name: 'test',
      async *chunks() {
        try {
          yield Buffer.from(' \n')
          yield Buffer.from('<a>')
          yield Buffer.from('</a>')
        } finally {
          isOpen = false
        }
      },
      close: async () => {},
    })
    return { source, isOpen: () => isOpen }
  }

  test('is let go of by a reader that stops at any chunk', async () => {
    for (const wanted of ['\n', '<a>', '</a>']) {
      const { source, isOpen } = await opened()
      for await (const chunk of source.chunks()) if (chunk.toString().endsWith(wanted)) break
      expect(isOpen()).toBe(false)
    }
  })

  test.each([
    ['\ufeff \n<a/>', 'a', 'xml'],
    ['\ufeff{', 'a', 'json'],
    [' [1]', 'a.xml', 'json'],
    ['hello', 'a.json', 'json'],
    ['hello', 'a.json.gz', 'json'],
    ['hello', 'a.txt', 'text'],
    ['\r\n\tHTTP://a.example/', 'a', 'text'],
    ['hello', 'a', 'other'],
    [' ', 'a.xml', 'other'],
    ['', 'a.xml', 'other'],
  ])('is told alike in pieces of any size: %j', async (text, name, kind) => {
    const bytes = Buffer.from(`${text.startsWith(' ') ? ' '.repeat(100) : ''}${text}`)
    for (const size of [1, 2, 3, 1_000]) {
      const told = await tellKind({ ...sourceInPieces(bytes, size), name })
      expect(told.kind).toBe(kind)
      const chunks: Buffer[] = []
      for await (const chunk of told.source.chunks()) chunks.push(chunk)
      expect(Buffer.concat(chunks)).toEqual(bytes)
    }
  })

  test('is let go of unread', async () => {
    const { source, isOpen } = await opened()
    await source.close()
    expect(isOpen()).toBe(false)
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
              const column = [...before.slice(before.lastIndexOf('\n') + 1)].length + 1
              expect(counter.at(offset)).toEqual({ line, column })
            }
          }
        },
      ),
    )
  })
})

describe('lines', () => {
  async function allLines(source: ByteSource, limit?: number): Promise<Line[]> {
    const lines: Line[] = []
    for await (const batch of readLines(source, limit)) lines.push(...batch)
    return lines
  }

  test('keep their numbers and their endings', async () => {
    const lines = await allLines(sourceOf('a\r\n\nb\n\r\nlast'))
    expect(lines.map(({ number, text, ending }) => [number, text, ending])).toEqual([
      [1, 'a', '\r\n'],
      [2, '', '\n'],
      [3, 'b', '\n'],
      [4, '', '\r\n'],
      [5, 'last', ''],
    ])
  })

  test('are the same in pieces of any size, also where they are not UTF-8', async () => {
    const bytes = Buffer.concat([
      Buffer.from('é例😀\r\nplain\n'),
      Buffer.from([0xff, 0x61, 0x0d, 0x0a]),
      Buffer.from(`${'x'.repeat(30)}\ntail`),
    ])
    const whole = await allLines(sourceOf(bytes), 20)
    expect(whole.map(({ problem }) => problem)).toEqual([null, null, 'not-utf-8', 'too-long', null])
    expect(whole[2]!.raw).toEqual(Buffer.from([0xff, 0x61]))
    for (let size = 1; size < 40; size++) {
      expect(await allLines(sourceInPieces(bytes, size), 20)).toEqual(whole)
    }
  })

  test('too long are skipped, not collected', async () => {
    const source: ByteSource = {
      name: 'endless',
      async *chunks() {
        const chunk = Buffer.alloc(1_048_576, 'a')
        for (let index = 0; index < 256; index++) yield chunk
        yield Buffer.from('\nnext\n')
      },
      close: async () => {},
    }
    const before = process.memoryUsage().arrayBuffers
    const lines = await allLines(source)
    expect(lines.map(({ problem, text }) => [problem, text])).toEqual([
      ['too-long', ''],
      [null, 'next'],
    ])
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32_000_000)
  })

  test('have the byte order mark taken off', async () => {
    expect((await allLines(sourceOf('\ufeffa\n')))[0]!.text).toBe('a')
  })
})

/** A text in UTF-32, the lowest byte first. */
const wide = (text: string): Buffer =>
  Buffer.from([...text].flatMap((character) => [...Buffer.from(character, 'utf16le'), 0, 0]))

describe('standard input', () => {
  test('is unpacked when it is gzip', async () => {
    const { io } = memoryIo(gzipSync('{"urls": [1]}'))
    const { entries } = await allEntries(await openSource('-', 'a database', io))
    expect(entries).toEqual([{ index: 0, value: 1, line: 1 }])
  })

  test.each([
    ['', 'standard input: is empty: expected a database'],
    [gzipSync(''), 'standard input: is empty: expected a database'],
    [Buffer.from('\x89PNG\0', 'latin1'), 'standard input: is a binary file (byte 5 is zero)'],
    [Buffer.from('\ufeffhello', 'utf16le'), 'standard input: is UTF-16 text: save it as UTF-8'],
    [wide('\ufeffhello'), 'standard input: is UTF-32 text: save it as UTF-8'],
    [wide('\ufeffhello').swap32(), 'standard input: is UTF-32 text: save it as UTF-8'],
    [wide('<urlset/>'), 'standard input: is UTF-32 text: save it as UTF-8'],
    [Buffer.from([0x1f, 0x8b, 1, 2, 3]), 'standard input: its gzip data are damaged'],
    [gzipSync('{"urls": [1]}').subarray(0, 25), 'standard input: its gzip data end too early'],
  ])('that cannot be read is refused in one sentence (%#)', async (input, message) => {
    const { io } = memoryIo(input)
    const work = openSource('-', 'a database', io).then(allEntries)
    expect(await refusal(work)).toContain(message)
  })
})

test.each(['normalize', 'dedupe', 'lint'])(
  '%s is told that it reads standard input twice',
  async (command) => {
    const { status, stderr } = await runWaymark([command, '-', '-'], {
      input: 'https://a.example/b\n',
    })
    expect(status).toBe(74)
    expect(stderr).toBe(
      `waymark ${command}: standard input: has been read already: name it (as -) only once\n`,
    )
  },
)

test.skipIf(process.platform === 'win32')('a directory as standard input is told', async () => {
  const by = ['sh', '-c', '"$@" < .', 'sh']
  const cwd = temporaryFolder()
  for (const args of [['normalize'], ['dedupe'], ['validate', '-'], ['lint', '-']]) {
    const { status, stderr } = await runWaymark(args, { cwd, by })
    expect([status, stderr]).toEqual([
      74,
      expect.stringMatching(/^waymark \w+: standard input: is a directory: name a file with .*\n$/),
    ])
  }
})

describe('a file', () => {
  async function textOf(path: string): Promise<string> {
    const source = await openSource(path, 'text', memoryIo().io)
    const chunks: Buffer[] = []
    for await (const chunk of source.chunks()) chunks.push(chunk)
    return Buffer.concat(chunks).toString()
  }

  test('of several chunks is read whole', async () => {
    const path = join(temporaryFolder(), 'long.txt')
    const text = Array.from({ length: 200_000 }, (_, i) => `line ${i}\n`).join('')
    writeFileSync(path, text)
    expect(await textOf(path)).toBe(text)
  })

  test.skipIf(!existsSync('/proc/version'))('that has no size is read', async () => {
    expect(await textOf('/proc/version')).toContain('Linux')
  })

  test.skipIf(!canMakePipes)('that is a pipe is read as it comes', async () => {
    const path = join(temporaryFolder(), 'pipe')
    execFileSync('mkfifo', [path])
    const read = textOf(path)
    execFileSync('sh', ['-c', 'echo one > "$0"', path])
    expect(await read).toBe('one\n')
  })
})
