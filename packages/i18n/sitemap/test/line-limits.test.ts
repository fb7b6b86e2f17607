import { describe, expect, test } from 'vitest'
import { type Line, MAX_LINE, readLines } from '../src/text/line-reader.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

function source(pieces: readonly Uint8Array[]) {
  return {
    async *chunks() {
      yield* pieces
    },
  }
}

async function read(pieces: readonly Uint8Array[], limit?: number): Promise<Line[]> {
  const lines: Line[] = []
  for await (const batch of readLines(source(pieces), limit)) lines.push(...batch)
  return lines
}

/** As a whole; it must be the same in two pieces cut anywhere, and byte by byte. */
async function readAnyhow(bytes: Uint8Array, limit?: number): Promise<Line[]> {
  const whole = await read([bytes], limit)
  for (let at = 0; at <= bytes.length; at++) {
    expect(await read([bytes.subarray(0, at), bytes.subarray(at)], limit)).toEqual(whole)
  }
  expect(
    await read(
      Array.from(bytes, (byte) => Uint8Array.of(byte)),
      limit,
    ),
  ).toEqual(whole)
  return whole
}

const LIMIT = 6

describe.each(['\n', '\r\n', ''])('a line that ends in %j', (ending) => {
  test.each([
    ['abcdef', null],
    ['abcdefg', 'too-long'],
    ['abcdefgh', 'too-long'],
    ['ééé', null],
    ['éééa', 'too-long'],
    ['€€', null],
    ['€€a', 'too-long'],
    ['a😀b', null],
    ['😀😀', 'too-long'],
    ['', null],
  ])('and has %j: %s', async (text, problem) => {
    const before = bytesOf('x\n')
    const lines = await readAnyhow(Uint8Array.of(...before, ...bytesOf(text + ending)), LIMIT)
    const line = { number: 2, text: problem === null ? text : '', ending, problem, raw: null }
    const rest = text + ending === '' ? [] : [line]
    expect(lines).toEqual([
      { number: 1, text: 'x', ending: '\n', problem: null, raw: null },
      ...rest,
    ])
  })

  test('and is not UTF-8 is given with its bytes, up to the limit', async () => {
    const bad = (length: number) => Uint8Array.of(...bytesOf('a'.repeat(length - 1)), 0xff)
    const bytes = Uint8Array.of(...bytesOf('é\n'), ...bad(6), ...bytesOf(ending))
    expect(await readAnyhow(bytes, LIMIT)).toEqual([
      { number: 1, text: 'é', ending: '\n', problem: null, raw: null },
      { number: 2, text: 'aaaaa\ufffd', ending, problem: 'not-utf-8', raw: bad(6) },
    ])
    const long = Uint8Array.of(...bad(7), ...bytesOf(ending))
    expect(await readAnyhow(long, LIMIT)).toEqual([
      { number: 1, text: '', ending, problem: 'too-long', raw: null },
    ])
  })
})

test('a carriage return that ends no line is part of it', async () => {
  const lines = await readAnyhow(bytesOf('a\rb\n\r\n\r\r\n\r'), LIMIT)
  expect(lines.map(({ number, text, ending }) => [number, text, ending])).toEqual([
    [1, 'a\rb', '\n'],
    [2, '', '\r\n'],
    [3, '\r', '\r\n'],
    [4, '\r', ''],
  ])
})

test('a byte order mark is left out, in any pieces, and only at the beginning', async () => {
  const texts = async (bytes: Uint8Array) => (await readAnyhow(bytes)).map(({ text }) => text)
  expect(await texts(bytesOf('\ufeffa\n\ufeffb'))).toEqual(['a', '\ufeffb'])
  expect(await texts(bytesOf('\ufeff\ufeffa'))).toEqual(['\ufeffa'])
  expect(await texts(bytesOf('\ufeff'))).toEqual([])
  expect(await texts(bytesOf('\ufeff\n'))).toEqual([''])
  // Parts of it are bytes that are not UTF-8.
  for (const part of [
    [0xef],
    [0xef, 0xbb],
    [0xef, 0xbb, 0x61],
    [0xef, 0x61, 0xbf],
    [0x61, 0xbb, 0xbf],
  ]) {
    const [line, ...rest] = await readAnyhow(Uint8Array.from(part))
    expect([line?.problem, line?.raw, rest]).toEqual(['not-utf-8', Uint8Array.from(part), []])
  }
  expect(await read([new Uint8Array(0), bytesOf('\ufeffa')])).toMatchObject([{ text: 'a' }])
})

test('the lines of each chunk come together, and none come empty', async () => {
  const batches: number[][] = []
  const chunks = ['a\nb', '', 'c', '\nd\ne\n', 'f'].map(bytesOf)
  for await (const lines of readLines(source(chunks)))
    batches.push(lines.map(({ number }) => number))
  expect(batches).toEqual([[1], [2, 3, 4], [5]])
  expect(await read([])).toEqual([])
})

test('a line may have a mebibyte', async () => {
  expect(MAX_LINE).toBe(1_048_576)
  const line = new Uint8Array(MAX_LINE).fill(0x61)
  const newline = Uint8Array.of(0x0a)
  const problems = async (pieces: readonly Uint8Array[]) =>
    (await read(pieces)).map(({ problem }) => problem)
  expect(await problems([line, newline, line, Uint8Array.of(0x61), newline])).toEqual([
    null,
    'too-long',
  ])
})
