import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { FileError } from '@waymark/site'
import { openSource } from '@waymark/site/files/node'
import { describe, expect, test } from 'vitest'
import { canMakePipes } from '../../../../test/programs.ts'
import { temporaryFolder } from './temporary-folder.ts'

async function bytesOf(path: string, options: Parameters<typeof openSource>[1]): Promise<Buffer> {
  const source = await openSource(path, { ...options, expected: 'a database' })
  const chunks: Buffer[] = []
  for await (const chunk of source.chunks()) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function textOf(path: string, stdin?: Readable): Promise<string> {
  return (await bytesOf(path, stdin === undefined ? {} : { stdin })).toString()
}

/** A string in UTF-32, least significant byte first. */
const utf32 = (text: string): Buffer =>
  Buffer.from([...text].flatMap((character) => [...Buffer.from(character, 'utf16le'), 0, 0]))

describe('standard input', () => {
  const inputOf = (bytes: string | Buffer) =>
    Readable.from([Buffer.from(bytes)], { objectMode: false })

  test('is decompressed if it is gzip', async () => {
    expect(await textOf('-', inputOf(gzipSync('{"urls": [1]}')))).toBe('{"urls": [1]}')
  })

  test.each([
    ['', 'standard input: is empty: expected a database'],
    [gzipSync(''), 'standard input: is empty: expected a database'],
    [Buffer.from('\x89PNG\0', 'latin1'), 'standard input: is a binary file (byte 5 is zero)'],
    [Buffer.from('\ufeffhello', 'utf16le'), 'standard input: is UTF-16 text: save it as UTF-8'],
    [utf32('\ufeffhello'), 'standard input: is UTF-32 text: save it as UTF-8'],
    [utf32('\ufeffhello').swap32(), 'standard input: is UTF-32 text: save it as UTF-8'],
    [utf32('<urlset/>'), 'standard input: is UTF-32 text: save it as UTF-8'],
    [Buffer.from([0x1f, 0x8b, 1, 2, 3]), 'standard input: its gzip data is damaged'],
    [gzipSync('{"urls": [1]}').subarray(0, 25), 'standard input: its gzip data ends too early'],
    [Buffer.from('<a/>', 'utf16le').swap16(), 'standard input: is UTF-16 text: save it as UTF-8'],
  ])('that is not text is refused with a FileError (%#)', async (input, message) => {
    const work = textOf('-', inputOf(input))
    await expect(work).rejects.toThrow(FileError)
    await expect(work).rejects.toThrow(message)
  })
})

describe('a file', () => {
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
    expect(await textOf(path)).toBe(text)
  })

  test.skipIf(!existsSync('/proc/version'))('without a size is read', async () => {
    expect(await textOf('/proc/version')).toContain('Linux')
  })

  test.skipIf(!canMakePipes)('that is a named pipe is read', async () => {
    const path = join(temporaryFolder(), 'pipe')
    execFileSync('mkfifo', [path])
    const read = textOf(path)
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
