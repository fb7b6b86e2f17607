import { execFileSync } from 'node:child_process'
import { createReadStream, existsSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gzipSync, zstdCompressSync } from 'node:zlib'
import { FileError } from '@waymark/site'
import { openSource, refuseDirectory, type SourceOptions } from '@waymark/site/files/node'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'
import { canMakePipes } from '../../../../test/programs.ts'
import { temporaryFolder } from '../../../../test/temporary-folder.ts'
import { shownRefusal } from './shown-refusal.ts'
import { textOf, utf32 } from './sources.ts'

async function bytesOf(path: string, options: SourceOptions): Promise<Buffer> {
  const source = await openSource(path, { ...options, expected: 'a database' })
  const chunks: Buffer[] = []
  for await (const chunk of source.chunks()) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function textAt(path: string, stdin?: Readable): Promise<string> {
  return (await bytesOf(path, stdin === undefined ? {} : { stdin })).toString()
}

describe('standard input', () => {
  const inputOf = (bytes: string | Buffer) =>
    Readable.from([Buffer.from(bytes)], { objectMode: false })

  test('is decompressed if it is gzip', async () => {
    expect(await textAt('-', inputOf(gzipSync('{"urls": [1]}')))).toBe('{"urls": [1]}')
  })

  test.each<[string | Buffer, object]>([
    ['', { code: 'file-empty', data: { expected: 'a database' } }],
    [gzipSync(''), { code: 'file-empty', data: { expected: 'a database' } }],
    [Buffer.from('\x89PNG\0', 'latin1'), { code: 'file-binary', data: { byte: 5 } }],
    [
      Buffer.from('\ufeffhello', 'utf16le'),
      { code: 'file-encoding-unsupported', data: { encoding: 'UTF-16' } },
    ],
    [utf32('\ufeffhello'), { code: 'file-encoding-unsupported', data: { encoding: 'UTF-32' } }],
    [
      utf32('\ufeffhello').swap32(),
      { code: 'file-encoding-unsupported', data: { encoding: 'UTF-32' } },
    ],
    [utf32('<urlset/>'), { code: 'file-encoding-unsupported', data: { encoding: 'UTF-32' } }],
    [Buffer.from([0x1f, 0x8b, 1, 2, 3]), { code: 'file-compression-damaged' }],
    [gzipSync('{"urls": [1]}').subarray(0, 25), { code: 'file-compression-damaged' }],
    [
      Buffer.from('<a/>', 'utf16le').swap16(),
      { code: 'file-encoding-unsupported', data: { encoding: 'UTF-16' } },
    ],
  ])('that is not text is refused with a FileError (%#)', async (input, problem) => {
    const work = textAt('-', inputOf(input))
    await expect(work).rejects.toThrow(FileError)
    await expect(work).rejects.toThrow(
      errorWith({ problem: { ...problem, file: 'standard input' } }),
    )
  })

  test('is the path -, which is the name of a file without it', async () => {
    const stdin = Readable.from([Buffer.from('ab'), Buffer.from('cd')], { objectMode: false })
    const source = await openSource('-', { stdin })
    expect(source.name).toBe('standard input')
    await source.close()
    expect(await textOf(source.chunks())).toBe('abcd')
    expect(stdin.destroyed).toBe(true)
    await expect(openSource('-', { stdin })).rejects.toMatchObject({
      problem: { code: 'file-read-twice' },
    })
    await expect(openSource('-')).rejects.toThrow(
      errorWith({ problem: { code: 'file-not-found' } }),
    )
  })

  test('may be text', async () => {
    expect(await textAt('-', Readable.from(['é', '', 'bcd']))).toBe('ébcd')
  })

  test('that is a directory is refused', async () => {
    const stdin = createReadStream('', { fd: openSync(temporaryFolder(), 'r') })
    const error = { problem: { code: 'file-is-directory' } }
    expect(() => refuseDirectory(stdin, 'a database')).toThrow(errorWith(error))
    await expect(textAt('-', stdin)).rejects.toThrow(errorWith(error))
    await new Promise<void>((resolve) => stdin.destroy().once('close', () => resolve()))
    refuseDirectory(Readable.from([]), 'text')
    refuseDirectory(Object.assign(Readable.from([]), { fd: 'none' }), 'text')
  })
})

describe('the options of a source', () => {
  test.each<[Record<string, unknown>, string]>([
    [{ stdin: 'x' }, '`stdin`'],
    [{ expected: 5 }, '`expected`'],
    [{ takesUtf16: 'x' }, '`takesUtf16`'],
    [{ needsLines: 'x' }, '`needsLines`'],
    [{ listen: 'x' }, '`listen`'],
    [{ need: true }, '`need`'],
  ])('%j are refused', async (options, message) => {
    await expect(openSource('x', options as SourceOptions)).rejects.toThrow(message)
  })

  test('have defaults: text, with any line ends, in UTF-8', async () => {
    const path = join(temporaryFolder(), 'a')
    const read = async (bytes: string | Buffer, options: SourceOptions = {}) => {
      writeFileSync(path, bytes)
      const source = await openSource(path, options)
      return await textOf(source.chunks())
    }
    await expect(read('')).rejects.toThrow(errorWith({ problem: { code: 'file-empty' } }))
    await expect(read(Buffer.from('<a/>', 'utf16le'))).rejects.toThrow(
      errorWith({ problem: { code: 'file-encoding-unsupported', data: { encoding: 'UTF-16' } } }),
    )
    expect(await read('a\rb\r')).toBe('a\rb\r')
    await expect(read('a\rb\r', { needsLines: true })).rejects.toThrow(
      errorWith({ problem: { code: 'file-line-endings' } }),
    )
  })
})

describe('the progress of reading', () => {
  /** What a listener is told while a file is read. */
  async function toldOf(bytes: Buffer, isStandard = false): Promise<string[]> {
    const told: string[] = []
    const path = join(temporaryFolder(), 'a')
    writeFileSync(path, bytes)
    const source = await openSource(isStandard ? '-' : path, {
      ...(isStandard ? { stdin: createReadStream(path) } : {}),
      listen(name, size) {
        told.push(`${name === path ? 'a' : name} ${size}`)
        return { add: (length) => told.push(`${length}`), end: () => told.push('end') }
      },
    })
    expect(told).toEqual([])
    try {
      for await (const chunk of source.chunks()) told.push(`chunk of ${chunk.length}`)
    } catch (error) {
      told.push(error instanceof FileError ? error.problem.code : 'error')
    }
    return told
  }

  test('is told in bytes before decompression, with the size if it is known', async () => {
    expect(await toldOf(Buffer.from('text'))).toEqual(['a 4', '4', 'chunk of 4', 'end'])
    expect(await toldOf(Buffer.from('text'), true)).toEqual([
      'standard input null',
      '4',
      'chunk of 4',
      'end',
    ])
    const packed = gzipSync('x'.repeat(1000))
    expect(await toldOf(packed)).toEqual([
      `a ${packed.length}`,
      `${packed.length}`,
      'chunk of 1000',
      'end',
    ])
    expect(await toldOf(Buffer.alloc(0))).toEqual(['a null', 'end', 'file-empty'])
    const long = Buffer.alloc(262_145, 'x')
    expect(await toldOf(long)).toEqual([
      'a 262145',
      '262144',
      'chunk of 262144',
      '1',
      'chunk of 1',
      'end',
    ])
  })
})

describe('compressed files', () => {
  const opened = async (bytes: Buffer) => {
    const path = join(temporaryFolder(), 'a')
    writeFileSync(path, bytes)
    return await textAt(path).catch((error: Error) =>
      shownRefusal(error as FileError).replace(path, 'a'),
    )
  }
  const gzip = gzipSync('a text')

  test.each<[string, Buffer, string]>([
    ['gzip', gzip, 'a text'],
    ['gzip in two members', Buffer.concat([gzip, gzip]), 'a texta text'],
    ['gzip that ends too early', gzip.subarray(0, -1), 'a file-compression-damaged gzip-end'],
    [
      'damaged gzip',
      Buffer.concat([gzip.subarray(0, 10), Buffer.alloc(20, 255)]),
      'a file-compression-damaged gzip',
    ],
    ['gzip of something binary', gzipSync(Buffer.from([255, 0])), 'a file-binary 2'],
  ])('%s', async (_, bytes, expected) => {
    expect(await opened(bytes)).toBe(expected)
  })

  test.runIf(zstdCompressSync !== undefined)('zstd', async () => {
    const zstd = zstdCompressSync('a text')
    expect(await opened(zstd)).toBe('a text')
    expect(await opened(zstd.subarray(0, -1))).toMatch(/^a file-compression-damaged zstd(?:-end)?$/)
    expect(await opened(Buffer.concat([zstd.subarray(0, 4), Buffer.alloc(20, 255)]))).toBe(
      'a file-compression-damaged zstd',
    )
  })
})

describe('a file', () => {
  test('is closed when it is read, when its reader stops, and when it is not read', async () => {
    const path = join(temporaryFolder(), 'a')
    writeFileSync(path, 'text')
    for (const use of ['read', 'stop', 'close']) {
      const source = await openSource(path)
      if (use === 'read') for await (const _ of source.chunks());
      if (use === 'stop') for await (const _ of source.chunks()) break
      if (use === 'close') {
        await source.close()
        await source.close()
      }
      // What is closed cannot be read.
      await expect(source.chunks().next(), use).rejects.toThrow()
    }
  })

  test.each(['<a/>', '\ufeff<a/>', '<', '\ufeff{}'])(
    'in UTF-16 of either order is handed over as it is if its reader decodes it: %j',
    async (text) => {
      const path = join(temporaryFolder(), 'wide')
      const little = Buffer.from(text, 'utf16le')
      for (const bytes of [little, Buffer.from(little).swap16()]) {
        writeFileSync(path, bytes)
        expect(await bytesOf(path, { takesUtf16: true })).toEqual(bytes)
      }
    },
  )

  test('of several chunks is read completely', async () => {
    const path = join(temporaryFolder(), 'long.txt')
    const text = Array.from({ length: 200_000 }, (_, i) => `line ${i}\n`).join('')
    writeFileSync(path, text)
    expect(await textAt(path)).toBe(text)
  })

  test.skipIf(!existsSync('/proc/version'))('without a size is read', async () => {
    expect(await textAt('/proc/version')).toContain('Linux')
  })

  test.skipIf(!canMakePipes)('that is a named pipe is read', async () => {
    const path = join(temporaryFolder(), 'pipe')
    execFileSync('mkfifo', [path])
    const read = textAt(path)
    execFileSync('sh', ['-c', 'echo one > "$0"', path])
    expect(await read).toBe('one\n')
  })
})

test('a file that is missing, or a folder, is an error that names it', async () => {
  const folder = temporaryFolder()
  for (const path of [join(folder, 'missing.json'), folder]) {
    const opening = openSource(path, { expected: 'a database' })
    await expect(opening).rejects.toThrow(FileError)
    await expect(opening).rejects.toThrow(path)
  }
})
