import { gzipSync } from 'node:zlib'
import { sentence } from '@waymark/infra/internal'
import { FileError, type SiteFiles } from '@waymark/site'
import { type BlobFile, blobFiles } from '@waymark/site/web'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'
import { gunzip } from '../src/web/gunzip.ts'
import { sourceInPieces, sourceOf, textOf } from './sources.ts'

const blobOf = (...pieces: readonly (string | Buffer)[]): BlobFile['blob'] => ({
  stream: () =>
    ReadableStream.from(pieces.map((piece) => new Uint8Array(Buffer.from(piece as string)))),
})

const filesOf = (contents: Readonly<Record<string, string>>) =>
  blobFiles(Object.entries(contents).map(([path, text]) => ({ path, blob: blobOf(text) })))

async function textAt(files: SiteFiles, path: string): Promise<string> {
  const source = await files.open(path)
  const text = await textOf(source.chunks())
  await source.close()
  return text
}

describe('files of a page', () => {
  const files = filesOf({
    'b.xml': '<b/>',
    'a.XML': '<a/>',
    'site/c.xml.gz': '<c/>',
    'site/de/d.xml': '<d/>',
    'site/de/a.xml': '<a/>',
    'site/.hidden/e.xml': '<e/>',
    'site/.f.xml': '<f/>',
    'site/g.xml.zip': '<g/>',
    'site/axml': '<h/>',
    'site2/i.xml': '<i/>',
  })

  test.each<[string, readonly string[] | null]>([
    ['site', ['c.xml.gz', 'de/a.xml', 'de/d.xml']],
    ['site/de', ['a.xml', 'd.xml']],
    ['', ['a.XML', 'b.xml', 'site/c.xml.gz', 'site/de/a.xml', 'site/de/d.xml', 'site2/i.xml']],
    ['b.xml', null],
    ['site/.hidden', ['e.xml']],
  ])('in the folder %j are listed in order, without hidden ones', async (folder, names) => {
    expect(await files.listFolder(folder)).toEqual(names)
  })

  test('have folders only where there is a file', async () => {
    for (const path of ['sit', 'site/d', 'b', 'none']) {
      await expect(files.listFolder(path), path).rejects.toMatchObject({
        problem: { code: 'file-not-found', file: path },
      })
    }
    await expect(files.open('site')).rejects.toThrow(
      errorWith({ problem: { code: 'file-not-found' } }),
    )
  })

  test('have paths with slashes', () => {
    expect(['site/de/d.xml', 'a.xml', '/a.xml', ''].map(files.folderOf)).toEqual([
      'site/de',
      '',
      '',
      '',
    ])
    expect(files.join('site', 'de/d.xml')).toBe('site/de/d.xml')
    expect(files.join('', 'b.xml')).toBe('b.xml')
    expect(files.relative('site', 'site/de/d.xml')).toBe('de/d.xml')
    expect(files.relative('', 'site/de/d.xml')).toBe('site/de/d.xml')
    expect(files.hasFile('site', 'de/d.xml')).toBe(true)
    expect(files.hasFile('', 'b.xml')).toBe(true)
    expect(files.hasFile('site', 'de')).toBe(false)
    expect(files.hasFile('', 'd.xml')).toBe(false)
    expect(files.identify('site/de')).toBe('site/de')
  })

  test('have options that are checked', () => {
    expect(() => blobFiles([], { listen: 5 } as never)).toThrow('`listen`')
    expect(() => blobFiles([], { lissen: () => {} } as never)).toThrow(
      expect.objectContaining({ code: 'option-unknown', data: { near: 'listen' } }),
    )
  })
})

describe('a file of a page', () => {
  const opened = (...pieces: readonly (string | Buffer)[]) =>
    textAt(blobFiles([{ path: 'a', blob: blobOf(...pieces) }]), 'a')

  test('is read in pieces of any size', async () => {
    expect(await opened('a', 'b', 'cde', 'f')).toBe('abcdef')
    expect(await opened('a')).toBe('a')
    const packed = gzipSync('a text')
    const pieces = Array.from(packed, (_, at) => packed.subarray(at, at + 1))
    expect(await opened(...pieces)).toBe('a text')
  })

  test.each<[string, (string | Buffer)[], string]>([
    ['The file is empty.', [], 'file-empty'],
    ['is binary', [Buffer.from([0x61, 0, 0xff, 0x61])], 'file-binary'],
    ['is UTF-32', [Buffer.from('<\0\0\0')], 'file-encoding-unsupported'],
    [
      'is zstd',
      [Buffer.from([0x28, 0xb5]), Buffer.from([0x2f, 0xfd])],
      'file-compression-unsupported',
    ],
    ['is damaged gzip', [Buffer.from([0x1f, 0x8b, 0, 0])], 'file-compression-damaged'],
    ['is gzip of nothing', [gzipSync('')], 'file-empty'],
  ])('that %s is refused', async (_, pieces, code) => {
    await expect(opened(...pieces)).rejects.toMatchObject({ problem: { code, file: 'a' } })
  })

  test('may be UTF-16', async () => {
    const wide = Buffer.from('\ufeff<a/>', 'utf16le')
    expect(await opened(wide)).toBe(wide.toString())
  })

  test('is told to a listener piece by piece', async () => {
    const lengths: number[] = []
    const files = blobFiles([{ path: 'a', blob: blobOf('abc', 'defgh') }], {
      listen: (length) => lengths.push(length),
    })
    await textAt(files, 'a')
    expect(lengths).toEqual([3, 5])
  })

  test('that can no longer be read says why, as far as the browser does', async () => {
    for (const [reason, name] of [
      [new DOMException('gone', 'NotReadableError'), 'NotReadableError'],
      ['gone', 'error'],
    ] as const) {
      const stream = () =>
        new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(reason) })
      const files = blobFiles([{ path: 'a', blob: { stream } }])
      await expect(textAt(files, 'a')).rejects.toMatchObject({
        problem: { code: 'file-system-error', data: { error: name } },
      })
    }
  })

  test('is cancelled if it is not read to its end, and only then', async () => {
    let cancelled = 0
    const blob: BlobFile['blob'] = {
      stream() {
        const pieces = ['abcd', 'efgh', 'ijkl']
        return {
          getReader: () => ({
            read: async () => {
              const piece = pieces.shift()
              return piece === undefined
                ? { done: true }
                : { done: false, value: Buffer.from(piece) }
            },
            cancel: async () => {
              cancelled++
              throw new Error('too late')
            },
          }),
        }
      },
    }
    const files = blobFiles([{ path: 'a', blob }])
    expect(await textAt(files, 'a')).toBe('abcdefghijkl')
    expect(cancelled).toBe(0)
    for await (const chunk of (await files.open('a')).chunks()) if (chunk.length > 0) break
    expect(cancelled).toBe(1)
  })
})

describe('gzip in a page', () => {
  const packed = gzipSync('a text '.repeat(1000))

  const unpacked = (chunks: AsyncIterable<Uint8Array>) => textOf(gunzip(chunks, 'a.gz'))

  test('is read in pieces of any size', async () => {
    for (const size of [1, 7, 1000]) {
      expect(await unpacked(sourceInPieces(packed, size).chunks())).toBe('a text '.repeat(1000))
    }
  })

  test.each([
    ['ends too early', packed.subarray(0, packed.length - 1)],
    ['is damaged', Buffer.concat([packed.subarray(0, 10), Buffer.alloc(20, 255)])],
    ['has a wrong sum', Buffer.concat([packed.subarray(0, -5), Buffer.alloc(5)])],
  ])('that %s is an error of the file', async (_, bytes) => {
    await expect(unpacked(sourceOf(bytes).chunks())).rejects.toMatchObject({
      problem: { code: 'file-compression-damaged' },
    })
  })

  test('whose file cannot be read has the error of the file', async () => {
    const failure = new FileError('file-system-error', 'a.gz', sentence('The file is gone.'))
    const broken = async function* () {
      yield packed.subarray(0, 20)
      throw failure
    }
    await expect(unpacked(broken())).rejects.toBe(failure)
  })
})
