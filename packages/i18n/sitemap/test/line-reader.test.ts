import { type ByteChunks, type Line, readLines } from '@waymark/sitemap/text'
import { describe, expect, test } from 'vitest'

function sourceOf(...pieces: readonly (string | Uint8Array)[]): ByteChunks {
  return {
    async *chunks() {
      for (const piece of pieces) yield typeof piece === 'string' ? Buffer.from(piece) : piece
    },
  }
}

function sourceInPieces(bytes: Uint8Array, size: number): ByteChunks {
  const pieces: Uint8Array[] = []
  for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.subarray(at, at + size))
  return sourceOf(...pieces)
}

describe('lines', () => {
  async function allLines(source: ByteChunks, limit?: number): Promise<Line[]> {
    const lines: Line[] = []
    for await (const batch of readLines(source, limit)) lines.push(...batch)
    return lines
  }

  test('have numbers and line endings', async () => {
    const lines = await allLines(sourceOf('a\r\n\nb\n\r\nlast'))
    expect(lines.map(({ number, text, ending }) => [number, text, ending])).toEqual([
      [1, 'a', '\r\n'],
      [2, '', '\n'],
      [3, 'b', '\n'],
      [4, '', '\r\n'],
      [5, 'last', ''],
    ])
  })

  test('are the same in pieces of any size, even if they are not UTF-8', async () => {
    const bytes = Buffer.concat([
      Buffer.from('é例😀\r\nplain\n'),
      Buffer.from([0xff, 0x61, 0x0d, 0x0a]),
      Buffer.from(`${'x'.repeat(30)}\ntail`),
    ])
    const whole = await allLines(sourceOf(bytes), 20)
    expect(whole.map(({ problem }) => problem)).toEqual([null, null, 'not-utf-8', 'too-long', null])
    expect(whole[2]!.raw).toEqual(Uint8Array.of(0xff, 0x61))
    for (let size = 1; size < 40; size++) {
      expect(await allLines(sourceInPieces(bytes, size), 20)).toEqual(whole)
    }
  })

  test('that are too long are skipped without being kept in memory', async () => {
    const source: ByteChunks = {
      async *chunks() {
        const chunk = Buffer.alloc(1_048_576, 'a')
        for (let index = 0; index < 256; index++) yield chunk
        yield Buffer.from('\nnext\n')
      },
    }
    const before = process.memoryUsage().arrayBuffers
    const lines = await allLines(source)
    expect(lines.map(({ problem, text }) => [problem, text])).toEqual([
      ['too-long', ''],
      [null, 'next'],
    ])
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32_000_000)
  })

  test('do not include a byte order mark', async () => {
    expect((await allLines(sourceOf('\ufeffa\n')))[0]!.text).toBe('a')
  })
})
