import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { RefusalError } from '@waymark/path-guard'
import { openBelow, readFileBelow, writeFileBelow } from '@waymark/path-guard/node'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'
import { openWith } from '../src/node/open-below.ts'
import { openByPath } from '../src/node/open-by-path.ts'
import { readAtMost } from '../src/node/read-at-most.ts'

const canMakePipes = spawnSync('mkfifo').error === undefined

// Links and pipes are made here as POSIX makes them.
describe.skipIf(process.platform === 'win32')('files below a folder', () => {
  let top = ''
  let root = ''
  beforeEach(() => {
    top = mkdtempSync(join(tmpdir(), 'waymark-below-'))
    root = join(top, 'root')
    mkdirSync(join(root, 'sub'), { recursive: true })
    writeFileSync(join(root, 'sub/a.txt'), 'inside')
    writeFileSync(join(top, 'secret'), 'outside')
    onTestFinished(() => rmSync(top, { recursive: true, force: true }))
  })
  const text = async (name: string, options = {}): Promise<string> =>
    new TextDecoder().decode(await readFileBelow(root, name, options))
  const codeOf = async (promise: Promise<unknown>): Promise<string> => {
    const error = await promise.then(
      () => null,
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(RefusalError)
    return (error as RefusalError).problem.code
  }

  test('are read and written', async () => {
    expect(await text('sub/a.txt')).toBe('inside')
    await writeFileBelow(root, 'sub/new.txt', 'made')
    expect(await text('sub/new.txt')).toBe('made')
    await expect(text('sub/missing')).rejects.toThrow('ENOENT')
    await expect(text('missing/x')).rejects.toThrow('ENOENT')
    await expect(text('sub/a.txt/x')).rejects.toThrow('ENOTDIR')
    await expect(writeFileBelow(root, 'sub/a.txt', '', { flags: 'wx' })).rejects.toThrow('EEXIST')
    expect(await codeOf(text('sub/a.txt', { maxBytes: 3 }))).toBe('file-too-long')
    await expect(text('sub/a.txt', { maxBytes: Number.NaN })).rejects.toThrow(
      expect.objectContaining({ option: 'maxBytes', code: 'option-wrong' }),
    )
    await expect(text('sub/a.txt', { links: 'none' })).rejects.toThrow(
      expect.objectContaining({ option: 'links', code: 'option-wrong' }),
    )
    await expect(openBelow(root, 'sub/a.txt', { flags: 'w+' as 'w' })).rejects.toThrow(
      expect.objectContaining({ option: 'flags', code: 'option-wrong' }),
    )
    await expect(text('sub/a.txt', { flags: 'r' })).rejects.toThrow(
      expect.objectContaining({ option: 'flags', code: 'option-unknown' }),
    )
    const options: object = { flags: undefined }
    await writeFileBelow(root, 'sub/new.txt', 'again', options)
    expect(await text('sub/new.txt')).toBe('again')
    expect(await codeOf(text('../secret'))).toBe('dot-segment')
    expect(await codeOf(text('sub'))).toBe('not-a-file')
  })

  test('are reached through links that stay inside, and through no others', async () => {
    symlinkSync('sub', join(root, 'in'))
    symlinkSync(join(root, 'sub/a.txt'), join(root, 'abs'))
    symlinkSync('../../secret', join(root, 'sub/out'))
    symlinkSync(top, join(root, 'up'))
    symlinkSync('loop', join(root, 'loop'))
    symlinkSync('../made', join(root, 'dangling'))
    expect(await text('in/a.txt')).toBe('inside')
    expect(await text('abs')).toBe('inside')
    expect(await codeOf(text('in/a.txt', { links: 'refuse' }))).toBe('link-refused')
    for (const name of ['sub/out', 'up/secret', 'in/out']) {
      expect(await codeOf(text(name)), name).toBe('link-outside')
    }
    expect(await codeOf(text('loop'))).toBe('link-loop')
    expect(await codeOf(writeFileBelow(root, 'dangling', 'x'))).toBe('link-outside')
  })

  test('are never sockets, pipes or devices', async () => {
    const server = createServer().listen(join(root, 'socket'))
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    expect(await codeOf(text('socket'))).toBe('not-a-file')
    expect(await codeOf(writeFileBelow(root, 'socket', 'x'))).toBe('not-a-file')
  })

  test('may be given through a root that is a link, and through absolute links to it', async () => {
    symlinkSync('root', join(top, 'linked'))
    symlinkSync(join(top, 'linked/sub/a.txt'), join(root, 'as-given'))
    const bytes = await readFileBelow(join(top, 'linked'), 'as-given')
    expect(new TextDecoder().decode(bytes)).toBe('inside')
    await expect(readFileBelow(join(top, 'none'), 'a.txt')).rejects.toThrow(
      errorWith({ code: 'ENOENT', syscall: 'open' }),
    )
    await expect(readFileBelow(join(root, 'sub/a.txt'), 'a.txt')).rejects.toThrow('ENOTDIR')
  })

  test('are not truncated by a call that is a mistake', async () => {
    for (const data of [undefined, null, 5, {}, ['a']]) {
      const writing = writeFileBelow(root, 'sub/a.txt', data as unknown as string)
      await expect(writing).rejects.toThrow(errorWith({ name: 'ArgumentError', argument: 'data' }))
      const making = writeFileBelow(root, 'sub/new.txt', data as unknown as string)
      await expect(making).rejects.toThrow(TypeError)
    }
    const reading: object = { flags: 'r' }
    await expect(writeFileBelow(root, 'sub/a.txt', 'x', reading)).rejects.toThrow(
      expect.objectContaining({ option: 'flags', code: 'option-wrong' }),
    )
    for (const mode of [0o10000, 0xffff_ffff, -1, 1.5]) {
      await expect(writeFileBelow(root, 'sub/new.txt', 'x', { mode })).rejects.toThrow(
        expect.objectContaining({ option: 'mode', code: 'option-wrong' }),
      )
    }
    expect(await text('sub/a.txt')).toBe('inside')
    expect(existsSync(join(root, 'sub/new.txt'))).toBe(false)
  })

  test.runIf(existsSync('/proc/self/fd'))('that are refused are closed', async () => {
    symlinkSync('loop', join(root, 'loop'))
    symlinkSync('../secret', join(root, 'out'))
    const names = ['loop', 'out', 'sub', 'sub/none', 'none/a', 'sub/a.txt/x', 'sub/a.txt', '..']
    const descriptors = () => readdirSync('/proc/self/fd').length
    await text('sub/a.txt')
    const before = descriptors()
    const calls = Array.from({ length: 10 }, () => names).flat()
    await Promise.allSettled(calls.map((name) => text(name, { maxBytes: 1 })))
    expect(descriptors()).toBe(before)
  })

  test.runIf(existsSync('/proc/self/status'))('are read to their end, and no further', async () => {
    const status = await readFileBelow('/proc', `${process.pid}/status`, { maxBytes: 100_000 })
    expect(status.length).toBeGreaterThan(100)
    const short = readFileBelow('/proc', `${process.pid}/status`, { maxBytes: 10 })
    expect(await codeOf(short)).toBe('file-too-long')
  })

  test('that grow while they are read are read up to one byte over the limit', async () => {
    let given = 0
    const growing = {
      stat: async () => ({ size: 10 }),
      read: async (_bytes: Uint8Array, _at: number, length: number) => {
        const bytesRead = Math.min(length, 4000)
        given += bytesRead
        return { bytesRead }
      },
    }
    // Only these two are called.
    expect(await readAtMost(growing as unknown as FileHandle, 1_000_000)).toBeNull()
    expect(given).toBe(1_000_001)
  })

  test('may have exactly as many bytes as are allowed', async () => {
    for (const size of [0, 1, 65_535, 65_536, 4_194_304, 5_000_000]) {
      writeFileSync(join(root, 'sized'), new Uint8Array(size).fill(7))
      const bytes = await readFileBelow(root, 'sized', { maxBytes: size })
      expect(bytes.length).toBe(size)
      expect(bytes.every((byte) => byte === 7)).toBe(true)
      if (size === 0) continue
      expect(await codeOf(readFileBelow(root, 'sized', { maxBytes: size - 1 }))).toBe(
        'file-too-long',
      )
    }
  })

  const openers = [
    ['by descriptor', null],
    ['by path', openByPath],
  ] as const
  test.each(openers)(
    'system errors name the path that was asked for: %s',
    async (_name, opener) => {
      symlinkSync('sub', join(root, 'in'))
      const long = 'x'.repeat(300)
      const cases = [
        ['sub/missing', 'r', 'ENOENT'],
        ['in/missing', 'r', 'ENOENT'],
        ['missing/x', 'r', 'ENOENT'],
        ['missing/x', 'w', 'ENOENT'],
        ['sub/a.txt/x', 'r', 'ENOTDIR'],
        ['in/a.txt', 'wx', 'EEXIST'],
        [`sub/${long}`, 'r', 'ENAMETOOLONG'],
        [`${long}/x`, 'w', 'ENAMETOOLONG'],
      ] as const
      for (const [name, flags, code] of cases) {
        const opening =
          opener === null
            ? openBelow(root, name, { flags })
            : openWith(opener, root, name, { flags })
        const error = await opening.catch((thrown: unknown) => thrown)
        const path = join(root, name)
        expect(error, name).toMatchObject({ code, path, syscall: expect.any(String) })
        expect((error as NodeJS.ErrnoException).errno, name).toBeLessThan(0)
        expect(String(error), name).toMatch(new RegExp(`^Error: ${code}: .* '${path}'$`))
        expect(inspect(error), name).not.toContain('/proc/')
      }
    },
  )

  test.runIf(process.getuid?.() !== 0)('that may not be written are not', async () => {
    writeFileSync(join(root, 'read-only'), 'kept', { mode: 0o400 })
    await expect(writeFileBelow(root, 'read-only', 'x')).rejects.toThrow(
      errorWith({ code: 'EACCES', path: join(root, 'read-only') }),
    )
  })

  test.runIf(canMakePipes)('are not pipes, which nobody waits for', async () => {
    execFileSync('mkfifo', [join(root, 'pipe')])
    const openings = [
      openBelow(root, 'pipe'),
      openBelow(root, 'pipe', { flags: 'w' }),
      openWith(openByPath, root, 'pipe', {}),
      openWith(openByPath, root, 'pipe', { flags: 'a' }),
    ]
    expect(await Promise.all(openings.map(codeOf))).toEqual(new Array(4).fill('not-a-file'))
  })

  test('are refused where there is no safe way to open them', async () => {
    expect(await codeOf(openWith(null, root, 'sub/a.txt', {}))).toBe('no-safe-open')
    expect(await codeOf(openWith(null, root, '../secret', {}))).toBe('dot-segment')
  })

  test('give a handle that the caller closes', async () => {
    const handle = await openBelow(root, 'sub/a.txt', { flags: 'a' })
    await handle.appendFile('!')
    await handle.close()
    expect(readFileSync(join(root, 'sub/a.txt'), 'utf8')).toBe('inside!')
  })
})
