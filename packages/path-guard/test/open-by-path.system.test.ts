import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { RefusalError } from '@waymark/path-guard'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { emulateNoFollowAny } from '../scripts/no-follow-any.ts'
import {
  O_NOFOLLOW_ANY,
  type OpenFile,
  openWithoutLinks,
  refusesEveryLink,
} from '../src/node/no-follow-any.ts'
import { openWith } from '../src/node/open-below.ts'
import { openByPath } from '../src/node/open-by-path.ts'
import { askOnce, findSafeOpener } from '../src/node/safe-opener.ts'
import type { Opener } from '../src/node/way.ts'

// Links are made here as POSIX makes them.
describe.skipIf(process.platform !== 'linux').each<readonly [string, Opener]>([
  ['by path', openByPath],
  ['by path without links', (way) => openWithoutLinks(way, emulateNoFollowAny)],
])('files that are opened %s', (_name, opener) => {
  let top = ''
  let root = ''
  beforeEach(() => {
    top = mkdtempSync(join(tmpdir(), 'waymark-by-path-'))
    root = join(top, 'root')
    mkdirSync(join(root, 'sub'), { recursive: true })
    writeFileSync(join(root, 'sub/a.txt'), 'inside')
    writeFileSync(join(top, 'secret'), 'outside')
    onTestFinished(() => rmSync(top, { recursive: true, force: true }))
  })
  const use = async (name: string, options: object, what: (handle: FileHandle) => unknown) => {
    const handle = await openWith(opener, root, name, options)
    try {
      return await what(handle)
    } finally {
      await handle.close()
    }
  }
  const read = (name: string, options = {}) =>
    use(name, options, (handle) => handle.readFile('utf8'))
  const codeOf = async (promise: Promise<unknown>): Promise<string> => {
    const error = await promise.catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(RefusalError)
    return (error as RefusalError).problem.code
  }

  test('are read, made, replaced and appended to', async () => {
    expect(await read('sub/a.txt')).toBe('inside')
    expect(await read(`${root}/sub/a.txt`, { policy: 'contained' })).toBe('inside')
    for (const flags of ['w', 'a', 'wx'] as const) {
      await use(`sub/${flags}`, { flags }, (handle) => handle.writeFile('long text'))
    }
    await use('sub/w', { flags: 'w' }, (handle) => handle.writeFile('w'))
    await use('sub/a', { flags: 'a' }, (handle) => handle.writeFile('!'))
    await use('sub/wx', { flags: 'r+' }, (handle) => handle.writeFile('L'))
    expect(await read('sub/w')).toBe('w')
    expect(await read('sub/a')).toBe('long text!')
    expect(await read('sub/wx')).toBe('Long text')
    await expect(read('sub/wx', { flags: 'wx' })).rejects.toThrow('EEXIST')
  })

  test('are reached through links that stay inside, and through no others', async () => {
    symlinkSync('sub', join(root, 'in'))
    symlinkSync('../../secret', join(root, 'sub/out'))
    symlinkSync('loop', join(root, 'loop'))
    expect(await read('in/a.txt')).toBe('inside')
    expect(await codeOf(read('in/a.txt', { links: 'refuse' }))).toBe('link-refused')
    expect(await codeOf(read('sub/out'))).toBe('link-outside')
    expect(await codeOf(read('in/out', { flags: 'w' }))).toBe('link-outside')
    expect(await codeOf(read('loop'))).toBe('link-loop')
    expect(await codeOf(read('sub'))).toBe('not-a-file')
    expect(readFileSync(join(top, 'secret'), 'utf8')).toBe('outside')
  })
})

describe.skipIf(process.platform !== 'linux')('the flag of macOS', () => {
  const fails =
    (code: string): OpenFile =>
    async () => {
      throw Object.assign(new Error(code), { code })
    }

  test('is asked of the system', async () => {
    expect(await refusesEveryLink(fails('ELOOP'))).toBe(true)
    expect(await refusesEveryLink(fails('ENOENT'))).toBe(false)
    // It says nothing about the flag, and a moment later the answer may be another one.
    await expect(refusesEveryLink(fails('EMFILE'))).rejects.toThrow('EMFILE')
    const paths: string[] = []
    const ignoring: OpenFile = async (path, flags) => {
      expect(flags).toBe(O_NOFOLLOW_ANY)
      paths.push(path)
      if (paths.length === 1) return await fails('EPERM')(path, flags)
      return await open('/')
    }
    expect(await refusesEveryLink(ignoring)).toBe(false)
    expect(paths).toEqual(['/etc/.', '/tmp/.'])
  })
})

test('each system has the opener that is safe there, or none', async () => {
  const facts = (platform: string, works: boolean) => ({
    platform,
    canWalkByDescriptor: async () => works,
    refusesEveryLink: async () => works,
  })
  const nameOf = async (platform: string, works: boolean) =>
    (await findSafeOpener(facts(platform, works)))?.name ?? null
  expect(await nameOf('linux', true)).toBe('openByDescriptor')
  expect(await nameOf('darwin', true)).toBe('openWithoutLinks')
  for (const platform of ['linux', 'darwin', 'win32', 'freebsd', 'openbsd', 'sunos']) {
    if (platform !== 'linux' && platform !== 'darwin') {
      expect(await nameOf(platform, true), platform).toBeNull()
    }
    expect(await nameOf(platform, false), platform).toBeNull()
  }
})

test('a system that cannot be asked at a moment is asked again', async () => {
  const answers = [null, 'opener', 'another']
  const ask = askOnce(async () => {
    const answer = answers.shift()
    if (answer === null) throw new Error('EMFILE')
    return answer
  })
  await expect(ask()).rejects.toThrow('EMFILE')
  expect(await ask()).toBe('opener')
  expect(await ask()).toBe('opener')
})

/** Runs a program without `/proc`; as root of a namespace of its own, which some machines do not allow. */
const WITHOUT_PROC = ['-rm', 'sh', '-c', 'mount -t tmpfs none /proc && exec "$@"', 'sh']
const canHideProc = spawnSync('unshare', [...WITHOUT_PROC, 'true']).status === 0

test.runIf(canHideProc)('Linux without /proc refuses, unless the race is allowed', () => {
  const root = mkdtempSync(join(tmpdir(), 'waymark-no-proc-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  writeFileSync(join(root, 'a.txt'), 'inside')
  const script = `
    import { readFileBelow } from '@waymark/path-guard/node'
    const [root] = process.argv.slice(1)
    const refusal = await readFileBelow(root, 'a.txt').catch((error) => error.problem.code)
    const bytes = await readFileBelow(root, 'a.txt', { allowSwapRace: true })
    console.log(refusal, new TextDecoder().decode(bytes))`
  const node = [
    process.execPath,
    '--conditions=@waymark/source',
    '--input-type=module',
    '-e',
    script,
  ]
  const cwd = fileURLToPath(new URL('..', import.meta.url))
  const result = spawnSync('unshare', [...WITHOUT_PROC, ...node, root], { encoding: 'utf8', cwd })
  expect(result).toMatchObject({ status: 0, stdout: 'no-safe-open inside\n', stderr: '' })
})
