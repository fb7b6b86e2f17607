import { type ByteSource, type Line, readLines } from '@waymark/site/files/node'
import { describe, expect, test } from 'vitest'
import { tellKind } from '../src/input-kind.ts'
import { sourceInPieces, sourceOf } from './sources.ts'

describe('a source whose kind was detected', () => {
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

  test('is released by a reader that stops at any chunk', async () => {
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
  ])('has the same kind in pieces of any size: %j', async (text, name, kind) => {
    const bytes = Buffer.from(`${text.startsWith(' ') ? ' '.repeat(100) : ''}${text}`)
    for (const size of [1, 2, 3, 1_000]) {
      const told = await tellKind({ ...sourceInPieces(bytes, size), name })
      expect(told.kind).toBe(kind)
      const chunks: Uint8Array[] = []
      for await (const chunk of told.source.chunks()) chunks.push(chunk)
      expect(Buffer.concat(chunks)).toEqual(bytes)
    }
  })

  test('is released if it is not read', async () => {
    const { source, isOpen } = await opened()
    await source.close()
    expect(isOpen()).toBe(false)
  })
})

describe('lines', () => {
  async function allLines(source: ByteSource, limit?: number): Promise<Line[]> {
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

  test('do not include a byte order mark', async () => {
    expect((await allLines(sourceOf('\ufeffa\n')))[0]!.text).toBe('a')
  })
})
