import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { FileError, type RawEntry, readDatabase } from '@waymark/site'
import { describe, expect, test } from 'vitest'
import type { ByteSource } from '../src/input/byte-source.ts'
import { openSource } from '../src/input/byte-source.ts'
import { canMakePipes } from './programs.ts'
import { runWaymark, temporaryFolder } from './run-waymark.ts'
import { memoryIo } from './sources.ts'

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

/** A text in UTF-32, the lowest byte first. */
const wide = (text: string): Buffer =>
  Buffer.from([...text].flatMap((character) => [...Buffer.from(character, 'utf16le'), 0, 0]))

describe('standard input', () => {
  test('is unpacked when it is gzip', async () => {
    const { io } = memoryIo(gzipSync('{"urls": [1]}'))
    const { entries } = await allEntries(await openSource('-', 'a database', io))
    expect(entries).toMatchObject([{ index: 0, value: 1 }])
  })

  test.each([
    ['', 'standard input: is empty: expected a database'],
    [gzipSync(''), 'standard input: is empty: expected a database'],
    [Buffer.from('\x89PNG\0', 'latin1'), 'standard input: is a binary file (byte 5 is zero)'],
    [Buffer.from('\ufeffhello', 'utf16le'), 'standard input: is UTF-16 text: save it as UTF-8'],
    [wide('\ufeffhello'), 'standard input: is UTF-32 text: save it as UTF-8'],
    [wide('\ufeffhello').swap32(), 'standard input: is UTF-32 text: save it as UTF-8'],
    [wide('<urlset/>'), 'standard input: is UTF-32 text: save it as UTF-8'],
    [Buffer.from([0x1f, 0x8b, 1, 2, 3]), 'standard input: its gzip data is damaged'],
    [gzipSync('{"urls": [1]}').subarray(0, 25), 'standard input: its gzip data ends too early'],
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
