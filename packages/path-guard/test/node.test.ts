import { once } from 'node:events'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RefusalError } from '@waymark/path-guard'
import { openBelow, readFileBelow, writeFileBelow } from '@waymark/path-guard/node'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { openAndCompare } from '../src/node/open-below.ts'

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
      'option `maxBytes` must be a whole number, 0 or more, or Infinity; got NaN',
    )
    await expect(text('sub/a.txt', { links: 'none' })).rejects.toThrow('option `links` must be')
    await expect(openBelow(root, 'sub/a.txt', { flags: 'w+' as 'w' })).rejects.toThrow(
      "option `flags` must be 'r', 'r+', 'w', 'wx', 'a' or 'ax'",
    )
    await expect(text('sub/a.txt', { flags: 'r' })).rejects.toThrow('unknown option `flags`')
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

  test('stay the same files while folders are exchanged for links', async () => {
    mkdirSync(join(top, 'evil'))
    writeFileSync(join(top, 'evil/a.txt'), 'outside')
    let isRunning = true
    const exchange = (async () => {
      while (isRunning) {
        renameSync(join(root, 'sub'), join(root, 'aside'))
        symlinkSync('../evil', join(root, 'sub'))
        await new Promise((resolve) => setImmediate(resolve))
        rmSync(join(root, 'sub'))
        renameSync(join(root, 'aside'), join(root, 'sub'))
        await new Promise((resolve) => setImmediate(resolve))
      }
    })()
    const seen = new Set<string>()
    for (let round = 0; round < 300; round++) {
      seen.add(await text('sub/a.txt').catch(() => 'refused'))
    }
    isRunning = false
    await exchange
    expect(seen).not.toContain('outside')
  })

  test('are compared before and after where folders cannot be held', async () => {
    const way = {
      root,
      name: 'sub/a.txt',
      segments: ['sub', 'a.txt'],
      links: 'inside',
      flags: 0,
      mode: 0,
    } as const
    const handle = await openAndCompare(way, 'strict')
    expect(await handle.readFile('utf8')).toBe('inside')
    await handle.close()
    symlinkSync('../../secret', join(root, 'sub/out'))
    expect(await codeOf(openAndCompare({ ...way, name: 'sub/out' }, 'strict'))).toBe('link-outside')
  })

  test('give a handle that the caller closes', async () => {
    const handle = await openBelow(root, 'sub/a.txt', { flags: 'a' })
    await handle.appendFile('!')
    await handle.close()
    expect(readFileSync(join(root, 'sub/a.txt'), 'utf8')).toBe('inside!')
  })
})
