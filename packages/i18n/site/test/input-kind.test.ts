import type { ByteSource } from '@waymark/site/files/node'
import { describe, expect, test } from 'vitest'
import { tellKind } from '../src/input-kind.ts'
import { sourceInPieces } from './sources.ts'

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
