import fs, { constants, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RefusalError } from '@waymark/path-guard'
import {
  nodeFiles,
  nodeFilesAsync,
  openBelow,
  outgoingAgents,
  outgoingLookup,
  readFileBelow,
  writeFileBelow,
} from '@waymark/path-guard/node'
import { outgoingConnector } from '@waymark/path-guard/node/undici'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'
import { canWalkByDescriptor, openByDescriptor } from '../src/node/descriptor-walk.ts'
import { O_NOFOLLOW_ANY, openWithoutLinks, refusesEveryLink } from '../src/node/no-follow-any.ts'
import { openWith } from '../src/node/open-below.ts'
import { openByPath } from '../src/node/open-by-path.ts'
import { refuseSocket, refuseTarget } from '../src/node/outgoing-lookup.ts'
import { askOnce, findSafeOpener } from '../src/node/safe-opener.ts'
import {
  renamePath,
  saysExhausted,
  saysNotLink,
  saysSwapped,
  systemCode,
} from '../src/node/system-error.ts'
import { keepFile, PATIENT, refusalOf, SYSTEM, type Way } from '../src/node/way.ts'
import { refuseAt } from '../src/refusal.ts'

const errorOf = (code: string, more: object = {}): Error =>
  Object.assign(new Error(`${code}: no`), { code, ...more })

test('codes of system errors say what they say', () => {
  const codes = [
    'EMFILE',
    'ENFILE',
    'ENOMEM',
    'ELOOP',
    'ENOENT',
    'ENOTDIR',
    'EISDIR',
    'ENXIO',
    'EINVAL',
    'EACCES',
  ]
  const those = (says: (error: unknown) => boolean) => codes.filter((code) => says(errorOf(code)))
  expect(those(saysExhausted)).toEqual(['EMFILE', 'ENFILE', 'ENOMEM'])
  expect(those(saysSwapped)).toEqual(['ELOOP', 'ENOENT', 'ENOTDIR', 'EISDIR', 'ENXIO'])
  expect(those(saysNotLink)).toEqual(['ELOOP', 'ENOENT', 'ENOTDIR', 'EISDIR', 'ENXIO', 'EINVAL'])
  expect([systemCode(errorOf('EIO')), systemCode(new Error('x')), systemCode('EIO')]).toEqual([
    'EIO',
    '',
    '',
  ])
  expect([systemCode({ code: 'EIO' }), systemCode(null)]).toEqual(['', ''])
})

test('a system error has the path that the caller knows', () => {
  const made = Object.assign(new Error("ENOENT: no such file, open '/proc/self/fd/7/a'"), {
    code: 'ENOENT',
    path: '/proc/self/fd/7/a',
  })
  const renamed = renamePath(made, '/root', '/root/$&a') as Error & { path: string }
  expect(renamed).toBe(made)
  expect([renamed.path, renamed.message]).toEqual([
    '/root/$&a',
    "ENOENT: no such file, open '/root/$&a'",
  ])
  expect(renamed.stack).toContain("open '/root/$&a'")
  expect(renamed.stack).not.toContain('/proc/')
  const ofRoot = Object.assign(new Error("ENOENT: open '/root'"), { path: '/root' })
  expect((renamePath(ofRoot, '/root', '/root/a') as { path: string }).path).toBe('/root')
  const other = new Error('x')
  expect(renamePath(other, '/root', '/a')).toBe(other)
  expect(renamePath('x', '/root', '/a')).toBe('x')
  const silent = Object.assign(new Error("'/p'"), { path: '/p' })
  Reflect.deleteProperty(silent, 'stack')
  expect((renamePath(silent, '/r', '/q') as Error).message).toBe("'/q'")
})

test('a refusal is at the first match, or whole', () => {
  expect(refuseAt('raw-backslash', 'ab\\\\c', /\\+/)).toMatchObject({ start: 2, end: 4 })
  expect(refuseAt('raw-backslash', 'abc', /\\/)).toMatchObject({ start: 0, end: 3 })
  expect(refusalOf('not-a-file', { name: 'abc' })).toMatchObject({
    name: 'RefusalError',
    part: 'abc',
    problem: { code: 'not-a-file', start: 0, end: 3 },
    message: expect.stringMatching(/^abc: not-a-file: The path leads to /),
  })
})

test('a system is asked for its opener once, but not after a failure', async () => {
  const yes = async () => true
  const no = async () => false
  const find = (platform: string, walk: typeof yes, flag: typeof yes) =>
    findSafeOpener({ platform, canWalkByDescriptor: walk, refusesEveryLink: flag })
  expect(await find('linux', yes, no)).toBe(openByDescriptor)
  expect(await find('linux', no, yes)).toBeNull()
  expect(await find('darwin', no, yes)).toBe(openWithoutLinks)
  expect(await find('darwin', yes, no)).toBeNull()
  expect(await find('win32', yes, yes)).toBeNull()
  let asked = 0
  const once = askOnce(async () => {
    if (++asked === 1) throw new Error('early')
    return asked
  })
  await expect(once()).rejects.toThrow('early')
  expect([await once(), await once(), asked]).toEqual([2, 2, 2])
})

test('the flag of macOS is known where a link is refused', async () => {
  const openers: Record<string, (path: string) => Promise<FileHandle>> = {
    refusing: async () => Promise.reject(errorOf('ELOOP')),
    ignoring: async () => ({ close: async () => {} }) as FileHandle,
    missing: async () => Promise.reject(errorOf('ENOENT')),
    second: async (path) => Promise.reject(errorOf(path === '/etc/.' ? 'ENOENT' : 'ELOOP')),
  }
  const ask = (name: string) => refusesEveryLink(openers[name]!)
  expect([
    await ask('refusing'),
    await ask('ignoring'),
    await ask('missing'),
    await ask('second'),
  ]).toEqual([true, false, false, true])
  await expect(refusesEveryLink(async () => Promise.reject(errorOf('EMFILE')))).rejects.toThrow(
    'EMFILE',
  )
  const flags: unknown[] = []
  await refusesEveryLink(async (path, given) => {
    flags.push([path, given])
    throw errorOf('ENOENT')
  })
  expect(flags).toEqual(['/etc/.', '/tmp/.', '/var/.'].map((path) => [path, O_NOFOLLOW_ANY]))
  expect(O_NOFOLLOW_ANY).toBe(0x2000_0000)
})

const way = (more: Partial<Way>): Way => ({
  root: '/',
  name: 'a',
  segments: ['a'],
  policy: 'strict',
  links: 'inside',
  flags: constants.O_RDONLY,
  mode: 0o666,
  ...more,
})

test('a handle that is not of a file is closed', async () => {
  let closed = 0
  const handle = (stat: () => Promise<unknown>) =>
    ({ stat, close: async () => void closed++ }) as unknown as FileHandle
  const file = handle(async () => ({ isFile: () => true }))
  expect(await keepFile(file, way({}))).toBe(file)
  expect(closed).toBe(0)
  const folder = handle(async () => ({ isFile: () => false }))
  await expect(keepFile(folder, way({}))).rejects.toMatchObject({
    problem: { code: 'changed-meanwhile' },
  })
  const broken = handle(async () => Promise.reject(errorOf('EIO')))
  await expect(keepFile(broken, way({}))).rejects.toThrow('EIO')
  expect(closed).toBe(2)
})

describe.skipIf(process.platform === 'win32')('on a disk', () => {
  let root = ''
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'waymark-system-'))
    mkdirSync(join(root, 'sub'))
    writeFileSync(join(root, 'sub/a.txt'), 'inside')
    symlinkSync('sub', join(root, 'in'))
    onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  })

  test('places are looked at without following their links', async () => {
    for (const [path, fact] of [
      ['sub', { kind: 'folder' }],
      ['sub/a.txt', { kind: 'file' }],
      ['in', { kind: 'link', target: 'sub' }],
      ['none', null],
      ['sub/a.txt/x', null],
      ['x'.repeat(300), null],
    ] as const) {
      expect(nodeFiles.look(join(root, path)), path).toEqual(fact)
      expect(await nodeFilesAsync.look(join(root, path)), path).toEqual(fact)
    }
    expect([nodeFiles.look('/dev/null'), await nodeFilesAsync.look('/dev/null')]).toEqual([
      { kind: 'other' },
      { kind: 'other' },
    ])
    expect(() => nodeFiles.look('a\0')).toThrow(errorWith({ code: 'ERR_INVALID_ARG_VALUE' }))
    await expect(nodeFilesAsync.look('a\0')).rejects.toThrow(
      errorWith({ code: 'ERR_INVALID_ARG_VALUE' }),
    )
    expect([SYSTEM, PATIENT]).toEqual(['posix', constants.O_NONBLOCK | constants.O_NOCTTY])
  })

  test.each([0, 1, 40, 41])(
    'a link that is replaced %s times is looked at again',
    async (times) => {
      const path = join(root, 'in')
      let left = times
      let asked = 0
      const { readlinkSync } = fs
      const { readlink } = fs.promises
      const replaced = () => {
        asked++
        return left-- > 0
      }
      const spies = [
        vi.spyOn(fs, 'readlinkSync').mockImplementation(((from: string) => {
          if (replaced()) throw errorOf('EINVAL')
          return readlinkSync(from)
        }) as never),
        vi.spyOn(fs.promises, 'readlink').mockImplementation((async (from: string) => {
          if (replaced()) throw errorOf('EINVAL')
          return await readlink(from)
        }) as never),
      ]
      syncBuiltinESMExports()
      onTestFinished(() => {
        for (const spy of spies) spy.mockRestore()
        syncBuiltinESMExports()
      })
      for (const look of [() => nodeFiles.look(path), () => nodeFilesAsync.look(path)]) {
        left = times
        asked = 0
        const looking = (async () => look())()
        if (times > 40) await expect(looking).rejects.toThrow('EINVAL')
        else expect(await looking).toEqual({ kind: 'link', target: 'sub' })
        expect(asked).toBe(Math.min(times, 40) + 1)
      }
    },
  )

  test('with the flag of macOS, the path without links is opened, and a swap is explained', async () => {
    const calls: unknown[] = []
    const open = async (path: string, flags: number, mode?: number): Promise<FileHandle> => {
      calls.push([path, flags, mode])
      throw errorOf('ELOOP')
    }
    const of = (name: string) => way({ root, name, segments: name.split('/') })
    const swapped = { problem: { code: 'changed-meanwhile' } }
    await expect(openWithoutLinks(of('in/a.txt'), open)).rejects.toMatchObject(swapped)
    expect(calls).toEqual([[join(root, 'sub/a.txt'), O_NOFOLLOW_ANY | PATIENT, 0o666]])
    const failing = (code: string) => async (): Promise<FileHandle> => Promise.reject(errorOf(code))
    await expect(openWithoutLinks(of('in/a.txt'), failing('ENOENT'))).rejects.toMatchObject(swapped)
    await expect(openWithoutLinks(of('in/new'), failing('ELOOP'))).rejects.toMatchObject(swapped)
    await expect(openWithoutLinks(of('in/new'), failing('ENOENT'))).rejects.toThrow(
      errorWith({ code: 'ENOENT' }),
    )
    await expect(openWithoutLinks(of('sub'), failing('EIO'))).rejects.toMatchObject({
      problem: { code: 'not-a-file' },
    })
  })

  test('a link to a folder, or back to the root, is not a file', async () => {
    symlinkSync('.', join(root, 'here'))
    symlinkSync('sub/..', join(root, 'back'))
    symlinkSync('sub/.', join(root, 'folder'))
    symlinkSync('sub/a.txt/.', join(root, 'slashed'))
    for (const name of ['here', 'back', 'folder', 'sub', 'here/sub']) {
      await expect(readFileBelow(root, name), name).rejects.toMatchObject({
        part: name,
        problem: { code: 'not-a-file', start: 0, end: name.length },
      })
    }
    expect(Buffer.from(await readFileBelow(root, 'here/back/sub/a.txt')).toString()).toBe('inside')
  })

  test.each([39, 40, 41])('a chain of %s links is followed as Linux does', async (count) => {
    for (let at = 0; at < count; at++) {
      symlinkSync(at === count - 1 ? 'sub/a.txt' : `l${at + 1}`, join(root, `l${at}`))
    }
    const openings = [() => openBelow(root, 'l0'), () => openWith(openByPath, root, 'l0', {})]
    for (const opening of openings) {
      const reading = opening()
      if (count > 40) {
        await expect(reading).rejects.toMatchObject({ problem: { code: 'link-loop' } })
      } else {
        const handle = await reading
        expect((await handle.readFile()).toString()).toBe('inside')
        await handle.close()
      }
    }
  })

  test('an absolute link begins with the root, however that is written', async () => {
    symlinkSync(`${root}/sub/a.txt`, join(root, 'plain'))
    symlinkSync(`${root.replaceAll('/', '//')}/./sub//a.txt`, join(root, 'dots'))
    symlinkSync(root, join(root, 'self'))
    symlinkSync(`${root}x/sub/a.txt`, join(root, 'longer'))
    symlinkSync(`${root.slice(0, -1)}/sub/a.txt`, join(root, 'shorter'))
    symlinkSync('/', join(root, 'top'))
    for (const given of [root, `${root}/`, `/.${root}/.`]) {
      for (const name of ['plain', 'dots', 'self/sub/a.txt']) {
        const bytes = await readFileBelow(given, name)
        expect([given, name, Buffer.from(bytes).toString()]).toEqual([given, name, 'inside'])
      }
      for (const name of ['longer', 'shorter', 'top']) {
        await expect(readFileBelow(given, name), name).rejects.toMatchObject({
          problem: { code: 'link-outside' },
        })
      }
      await expect(readFileBelow(given, 'self')).rejects.toMatchObject({
        problem: { code: 'not-a-file' },
      })
    }
  })

  test.runIf(process.platform === 'linux')(
    'whether a folder can be gone through by its number is seen in what is found there',
    async () => {
      const { stat } = fs.promises
      let answer: () => Promise<unknown> = async () => await stat('/')
      const spy = vi
        .spyOn(fs.promises, 'stat')
        .mockImplementation(((path: string) =>
          path.startsWith('/proc/self/fd/') ? answer() : stat(path)) as never)
      syncBuiltinESMExports()
      onTestFinished(() => {
        spy.mockRestore()
        syncBuiltinESMExports()
      })
      expect(await canWalkByDescriptor()).toBe(true)
      const { dev, ino } = await stat('/')
      answer = async () => ({ dev: dev + 1, ino })
      expect(await canWalkByDescriptor()).toBe(false)
      answer = async () => ({ dev, ino: ino + 1 })
      expect(await canWalkByDescriptor()).toBe(false)
      answer = async () => Promise.reject(errorOf('ENOENT'))
      expect(await canWalkByDescriptor()).toBe(false)
      answer = async () => Promise.reject(errorOf('EMFILE'))
      await expect(canWalkByDescriptor()).rejects.toThrow('EMFILE')
    },
  )

  test('by path, a file that is another one after it was opened is given back', async () => {
    const { open } = fs.promises
    const swapping = (swap: () => void) => {
      const spy = vi.spyOn(fs.promises, 'open').mockImplementation(async (path, flags, mode) => {
        const handle = await open(path, flags, mode)
        if (String(path).startsWith(root)) swap()
        return handle
      })
      syncBuiltinESMExports()
      return () => {
        spy.mockRestore()
        syncBuiltinESMExports()
      }
    }
    const other = join(root, 'sub/b.txt')
    const swaps: (() => void)[] = [
      () => {
        writeFileSync(other, 'other')
        fs.renameSync(other, join(root, 'sub/a.txt'))
      },
      () => fs.rmSync(join(root, 'sub/a.txt')),
      () => {
        fs.renameSync(join(root, 'sub'), join(root, 'moved'))
        symlinkSync('moved', join(root, 'sub'))
      },
    ]
    for (const swap of swaps) {
      const restore = swapping(swap)
      const opening = openWith(openByPath, root, 'sub/a.txt', {})
      await expect(opening).rejects.toMatchObject({ problem: { code: 'changed-meanwhile' } })
      restore()
      fs.rmSync(join(root, 'sub'), { recursive: true, force: true })
      fs.rmSync(join(root, 'moved'), { recursive: true, force: true })
      mkdirSync(join(root, 'sub'))
      writeFileSync(join(root, 'sub/a.txt'), 'inside')
    }
    const handle = await openWith(openByPath, root, 'sub/new', { flags: 'w', mode: 0o600 })
    expect((await handle.stat()).mode & 0o777).toBe(0o600)
    await handle.close()
    for (const flags of ['wx', 'ax'] as const) {
      await expect(openWith(openByPath, root, 'sub/new', { flags })).rejects.toThrow('EEXIST')
    }
    for (const flags of ['w', 'a', 'r+'] as const) {
      await (await openWith(openByPath, root, 'sub/new', { flags })).close()
    }
    await expect(openWith(openByPath, root, 'sub/none', { flags: 'r+' })).rejects.toThrow('ENOENT')
  })

  test.runIf(process.platform === 'linux')(
    'below open folders, a file that goes away after the look has changed meanwhile, and none that never was',
    async () => {
      const { open } = fs.promises
      const opener = vi.spyOn(fs.promises, 'open').mockImplementation(async (path, flags, mode) => {
        if (String(path).endsWith('/a.txt')) fs.rmSync(join(root, 'sub/a.txt'))
        return await open(path, flags, mode)
      })
      syncBuiltinESMExports()
      onTestFinished(() => {
        opener.mockRestore()
        syncBuiltinESMExports()
      })
      const read = (name: string) =>
        openByDescriptor(way({ root, name, segments: name.split('/') }))
      await expect(read('sub/a.txt')).rejects.toMatchObject({
        problem: { code: 'changed-meanwhile' },
      })
      await expect(read('sub/none')).rejects.toThrow('ENOENT')
    },
  )

  test.runIf(process.platform === 'linux')(
    'each folder is opened as a place, and the file without following a link or waiting',
    async () => {
      const opened: [path: string, flags: number][] = []
      const { open } = fs.promises
      const opener = vi.spyOn(fs.promises, 'open').mockImplementation(async (path, flags, mode) => {
        const name = String(path)
        if (name === root || name.startsWith('/proc/')) opened.push([name, Number(flags)])
        return await open(path, flags, mode)
      })
      syncBuiltinESMExports()
      onTestFinished(() => {
        opener.mockRestore()
        syncBuiltinESMExports()
      })
      const handle = await openByDescriptor(
        way({ root, name: 'in/a.txt', segments: ['in', 'a.txt'] }),
      )
      await handle.close()
      const O_PATH = 0x20_00_00
      const { O_DIRECTORY, O_NOFOLLOW, O_RDONLY, O_NONBLOCK, O_NOCTTY } = constants
      expect(opened.map(([, flags]) => flags)).toEqual([
        O_PATH | O_DIRECTORY,
        O_PATH | O_DIRECTORY | O_NOFOLLOW,
        O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY,
      ])
      expect(
        opened.map(([path]) => path.replace(/^\/proc\/self\/fd\/\d+/, '/proc/self/fd/N')),
      ).toEqual([root, '/proc/self/fd/N/sub', '/proc/self/fd/N/a.txt'])
    },
  )

  test('each flag does what it does in fs.open', async () => {
    const read = async () => Buffer.from(await readFileBelow(root, 'sub/a.txt')).toString()
    const write = (text: string, flags: 'r+' | 'w' | 'wx' | 'a' | 'ax') =>
      writeFileBelow(root, 'sub/a.txt', text, { flags })
    await write('IN', 'r+')
    expect(await read()).toBe('INside')
    await write('!', 'a')
    expect(await read()).toBe('INside!')
    await write('new', 'w')
    expect(await read()).toBe('new')
    await expect(write('x', 'wx')).rejects.toThrow('EEXIST')
    await expect(write('x', 'ax')).rejects.toThrow('EEXIST')
    await writeFileBelow(root, 'sub/b', new Uint8Array([0x62]), { flags: 'ax', mode: 0o600 })
    const handle = await openBelow(root, 'sub/b')
    expect([(await handle.stat()).mode & 0o777, (await handle.readFile()).toString()]).toEqual([
      0o600,
      'b',
    ])
    await expect(handle.write('x')).rejects.toThrow('EBADF')
    await handle.close()
    await expect(openBelow(root, 'none', { flags: 'r+' })).rejects.toThrow('ENOENT')
  })

  test('a limit is whole, and part of no other call', async () => {
    expect((await readFileBelow(root, 'sub/a.txt', { maxBytes: 6 })).length).toBe(6)
    await expect(readFileBelow(root, 'sub/a.txt', { maxBytes: 5 })).rejects.toMatchObject({
      part: 'sub/a.txt',
      problem: { code: 'file-too-long', start: 0, end: 9 },
    })
    await expect(openBelow(root, 'a', { maxBytes: 5 } as object)).rejects.toThrow(
      expect.objectContaining({ option: 'maxBytes', code: 'option-unknown' }),
    )
    await expect(openBelow(root, '', { policy: 'contained' })).rejects.toMatchObject({
      problem: { code: 'not-a-file', start: 0, end: 0 },
    })
  })
})

test.each<[string, string, number, object, string | null]>([
  ['http', 'a.example', 80, {}, null],
  ['http', 'a.example', 443, {}, 'http://a.example:443: port-not-allowed'],
  ['https', 'a.example', 443, {}, null],
  ['https', 'a.example', 80, {}, 'https://a.example:80: port-not-allowed'],
  ['https', 'a.example', 80, { ports: [80] }, null],
  ['ftp', 'a.example', 21, {}, 'ftp://a.example:21: url-scheme-not-allowed'],
  ['http', '127.0.0.1', 80, {}, 'http://127.0.0.1:80: host-kind-not-allowed'],
  ['http', '::1', 80, {}, 'http://::1:80: host-kind-not-allowed'],
  ['http', '::1%lo', 80, { hostKinds: ['loopback'] }, null],
  ['http', '[::1]', 80, { hostKinds: ['loopback'] }, null],
  ['http', 'a b', 80, {}, 'http://a b:80: host-kind-not-allowed'],
  ['http', 'b.example', 80, { hosts: ['a.example'] }, 'http://b.example:80: host-not-allowed'],
])('a connection by %s to %s at %s with %j is refused: %s', (scheme, host, port, rules, start) => {
  const refusal = refuseTarget({ scheme, host, port }, rules)
  if (start === null) expect(refusal).toBeNull()
  else {
    expect(refusal).toBeInstanceOf(RefusalError)
    expect(refusal!.message.startsWith(`${start}: `)).toBe(true)
    const { length } = `${scheme}://${host}:${port}`
    expect(refusal!.problem).toMatchObject({ start: 0, end: length })
  }
})

test('a connected socket has an allowed address, or none', () => {
  const refuse = (remoteAddress: string | undefined, rules = {}) =>
    refuseSocket({ remoteAddress } as never, rules)?.message.replace(/: The .*/, '') ?? null
  expect([refuse(undefined), refuse('93.184.216.34'), refuse('10.0.0.1')]).toEqual([
    null,
    null,
    '10.0.0.1: address-not-allowed',
  ])
  expect(refuse('fe80::1%eth0', { hostKinds: ['link-local'] })).toBeNull()
  expect(refuse('a.example')).toBe('a.example: address-not-allowed')
})

type Answer = [
  error: (Error & { code?: string; hostname?: string }) | null,
  found: unknown,
  family?: number,
]

function lookUp(
  name: string,
  options: object,
  answers: object,
  rules: object = {},
): Promise<Answer> {
  const resolver = {
    resolve4: async () => [],
    resolve6: async () => [],
    ...answers,
  }
  return new Promise((resolve) =>
    outgoingLookup({ resolver, ...rules })(name, options, (...answer) => resolve(answer as Answer)),
  )
}

test('a lookup gives one address, or all, of the families that are asked for', async () => {
  const both = {
    resolve4: async () => ['93.184.216.34', '93.184.216.35'],
    resolve6: async () => ['2606:4700::1'],
  }
  const all = [
    { address: '93.184.216.34', family: 4 },
    { address: '93.184.216.35', family: 4 },
    { address: '2606:4700::1', family: 6 },
  ]
  expect(await lookUp('a.example', { all: true }, both)).toEqual([null, all])
  expect(await lookUp('a.example', {}, both)).toEqual([null, '93.184.216.34', 4])
  for (const family of [4, 'IPv4']) {
    expect(await lookUp('a.example', { all: true, family }, both)).toEqual([null, all.slice(0, 2)])
  }
  for (const family of [6, 'IPv6']) {
    expect(await lookUp('a.example', { family }, both)).toEqual([null, '2606:4700::1', 6])
  }
})

test('a lookup fails with the refusal, the error of the resolver, or none found', async () => {
  const fail = async () => Promise.reject(errorOf('ESERVFAIL'))
  const four = async () => ['93.184.216.34']
  expect(await lookUp('a.example', {}, { resolve4: four, resolve6: fail })).toEqual([
    null,
    '93.184.216.34',
    4,
  ])
  const [failed] = await lookUp('a.example', {}, { resolve4: fail })
  expect(failed?.code).toBe('ESERVFAIL')
  const [missing, found] = await lookUp('a.example', {}, {})
  expect([missing?.message, missing?.code, missing?.hostname, found]).toEqual([
    expect.stringContaining('a.example'),
    'ENOTFOUND',
    'a.example',
    [],
  ])
  const [bad] = await lookUp('a.example', {}, { resolve6: async () => ['2606:4700::1', '::1'] })
  expect(bad?.message).toMatch(/^a\.example \(::1\): address-not-allowed: /)
  expect((bad as unknown as RefusalError).problem).toMatchObject({ start: 0, end: 9 })
  const [kind] = await lookUp('localhost', {}, { resolve4: four })
  expect(kind).toMatchObject({ problem: { code: 'host-kind-not-allowed' } })
  const [host] = await lookUp('b.example', {}, { resolve4: four }, { hosts: ['a.example'] })
  expect(host).toMatchObject({ problem: { code: 'host-not-allowed' } })
  const [name] = await lookUp('a.example', {}, { resolve4: async () => ['c.example'] })
  expect(name?.message).toMatch(/^a\.example \(c\.example\): address-not-allowed: /)
})

test.each<[object, object]>([
  [{ resolver: {} }, { option: 'resolver', code: 'option-wrong', data: { got: 'an object' } }],
  [
    { resolver: { resolve4: () => [] } },
    { option: 'resolver', code: 'option-wrong', data: { got: 'an object' } },
  ],
  [
    { tls: { servername: 'x' } },
    { option: 'tls', code: 'option-wrong', data: { got: 'an object' } },
  ],
  [{ tls: { rejectUnauthorized: false } }, { option: 'tls', code: 'option-wrong' }],
  [{ tls: 5 }, { option: 'tls', code: 'option-wrong' }],
  [{ host: [] }, { option: 'host', code: 'option-unknown', data: { near: 'hosts' } }],
])('the rules %j are refused', (rules, error) => {
  expect(() => outgoingLookup(rules as never)).toThrow(errorWith(error))
  expect(() => outgoingConnector(rules as never)).toThrow(errorWith(error))
})

test.each<[object, string]>([
  [
    { protocol: 'http:', hostname: '10.0.0.1', port: '' },
    'http://10.0.0.1:80: host-kind-not-allowed',
  ],
  [
    { protocol: 'https:', hostname: '10.0.0.1', port: null },
    'https://10.0.0.1:443: host-kind-not-allowed',
  ],
  [{ protocol: 'https:', hostname: '10.0.0.1' }, 'https://10.0.0.1:443: host-kind-not-allowed'],
  [
    { protocol: 'http:', hostname: 'a.example', port: '81' },
    'http://a.example:81: port-not-allowed',
  ],
  [
    { protocol: 'ftp:', hostname: 'a.example', port: '' },
    'ftp://a.example:80: url-scheme-not-allowed',
  ],
  [
    { protocol: 'https:', hostname: 'a.example', port: '', httpSocket: {} },
    'a.example: socket-not-allowed',
  ],
])('a connector refuses %j: %s', async (target, start) => {
  const connect = outgoingConnector()
  const error = await new Promise<Error | null>((resolve) => {
    connect(target as never, (...answer) => resolve(answer[0]))
  })
  expect(error).toBeInstanceOf(RefusalError)
  expect(error!.message.startsWith(`${start}: `)).toBe(true)
})

test.each<['http' | 'https', object, string]>([
  ['http', { host: '10.0.0.1', port: 80 }, 'http://10.0.0.1:80: host-kind-not-allowed'],
  ['https', { host: '10.0.0.1', port: '443' }, 'https://10.0.0.1:443: host-kind-not-allowed'],
  ['http', { host: null, port: 80 }, 'http://localhost:80: host-kind-not-allowed'],
  ['http', { port: 80 }, 'http://localhost:80: host-kind-not-allowed'],
  ['http', { host: 'a.example', port: 443 }, 'http://a.example:443: port-not-allowed'],
  ['https', { host: 'a.example', port: 80 }, 'https://a.example:80: port-not-allowed'],
  ['http', { host: 'a.example', port: 80, socketPath: '/s' }, '/s: socket-not-allowed'],
  ['http', { host: 'a.example', port: 80, path: '/p' }, '/p: socket-not-allowed'],
  ['http', { host: 'a.example', port: 80, socketPath: '/s', path: '/p' }, '/s: socket-not-allowed'],
  ['http', { host: 'a.example', port: 80, socket: {} }, 'socket: socket-not-allowed'],
  [
    'http',
    { host: '10.0.0.1', port: 80, path: null, socket: null },
    'http://10.0.0.1:80: host-kind',
  ],
  [
    'http',
    { host: '10.0.0.1', port: 80, path: '', socketPath: '' },
    'http://10.0.0.1:80: host-kind',
  ],
])('an agent for %s refuses %j: %s', async (scheme, options, start) => {
  const agent = outgoingAgents()[scheme]
  const create = agent.createConnection.bind(agent) as unknown as (
    options: object,
    created?: (error: Error | null, socket: unknown) => void,
  ) => unknown
  const error = await new Promise<Error | null>((resolve) => {
    expect(create(options, (refusal) => resolve(refusal))).toBeUndefined()
  })
  expect(error).toBeInstanceOf(RefusalError)
  expect(error!.message.slice(0, start.length)).toBe(start)
  expect(create(options)).toBeUndefined()
  agent.destroy()
})

test('agents keep their connections open', () => {
  const { http, https } = outgoingAgents({ tls: { minVersion: 'TLSv1.3' } })
  for (const agent of [http, https]) expect(agent).toMatchObject({ keepAlive: true })
  expect(https.options.minVersion).toBe('TLSv1.3')
  expect(() => outgoingAgents({ hosts: ['a b'] })).toThrow(
    expect.objectContaining({ option: 'hosts', code: 'option-wrong' }),
  )
})
