import type { ByteSource } from '@waymark/site/files/node'
import { describe, expect, test } from 'vitest'
import { readStart } from '../src/byte-source.ts'
import { tellKind } from '../src/input-kind.ts'
import { peek } from '../src/peek.ts'
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

  test.each([
    ['\ufeff \n<a/>', 'xml'],
    ['\ufeff{', 'utf-16'],
    ['<a/>', 'xml'],
    ['<', 'xml'],
  ])('has the same kind in UTF-16 of either order: %j', async (text, kind) => {
    const little = Buffer.from(text, 'utf16le')
    for (const bytes of [little, Buffer.from(little).swap16()]) {
      for (const size of [1, 2, 3, 1_000]) {
        expect((await tellKind(sourceInPieces(bytes, size))).kind).toBe(kind)
      }
    }
  })

  test('is released if it is not read', async () => {
    const { source, isOpen } = await opened()
    await source.close()
    expect(isOpen()).toBe(false)
  })
})

describe('the beginning of a source', () => {
  test('is examined again when it has doubled, whatever the size of the pieces', async () => {
    for (const size of [1, 7, 1_460, 65_536]) {
      const lengths: number[] = []
      const { told } = await readStart(sourceInPieces(Buffer.alloc(70_000), size), (start) => {
        lengths.push(start.length)
        return null
      })
      expect(told).toBeNull()
      expect(lengths.at(-1)).toBe(65_536)
      expect(lengths.length).toBeLessThanOrEqual(17)
    }
  })

  test.each([
    ['blank lines before it', '\ufeff\n \nfirst line\r\n\n  second', 'first line', true],
    ['nothing after it', ' only', 'only', true],
    ['blank lines after it', 'only\n \n', 'only', true],
    ['nothing in it', '', '', true],
    ['more than is read', `[${' '.repeat(70_000)}`, `[${' '.repeat(65_535)}`, false],
  ])('has the same first line in pieces of any size: %s', async (_, text, line, isWhole) => {
    for (const size of [1, 7, 1_460, 65_536]) {
      expect(await peek(sourceInPieces(Buffer.from(text), size))).toMatchObject({ line, isWhole })
    }
  })
})
