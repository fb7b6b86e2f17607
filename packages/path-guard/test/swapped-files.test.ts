import fs, {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { canWalkByDescriptor, openByDescriptor } from '../src/node/descriptor-walk.ts'
import { openWith } from '../src/node/open-below.ts'
import { openByPath } from '../src/node/open-by-path.ts'
import type { Opener } from '../src/node/way.ts'

const isPosix = process.platform !== 'win32'
const openers: readonly [string, Opener][] = [
  ['by path', openByPath],
  ...((isPosix && (await canWalkByDescriptor().catch(() => false))
    ? [['by descriptor', openByDescriptor]]
    : []) as [string, Opener][]),
]

const CHANGED = { name: 'RefusalError', problem: { code: 'changed-meanwhile' } }

let root = ''
beforeEach(() => {
  const top = realpathSync(mkdtempSync(join(tmpdir(), 'waymark-swapped-')))
  onTestFinished(() => rmSync(top, { recursive: true, force: true }))
  root = join(top, 'root')
  mkdirSync(join(root, 'a/b'), { recursive: true })
  writeFileSync(join(root, 'file'), 'inside')
  writeFileSync(join(root, 'other'), 'inside, too')
  writeFileSync(join(top, 'secret'), 'outside')
})

/** Something happens right before a call of a function for a path. */
function before(
  name: 'lstat' | 'readlink' | 'open',
  path: string,
  happens: (call: number) => void,
) {
  const original = fs.promises[name] as (...args: unknown[]) => Promise<unknown>
  let calls = 0
  const spy = vi.spyOn(fs.promises, name).mockImplementation((async (...args: unknown[]) => {
    if (String(args[0]).endsWith(path)) happens(++calls)
    return await original(...args)
  }) as never)
  syncBuiltinESMExports()
  onTestFinished(() => {
    spy.mockRestore()
    syncBuiltinESMExports()
  })
}

function replace(name: string, make: (path: string) => void): void {
  unlinkSync(join(root, name))
  make(join(root, name))
}

describe.skipIf(!isPosix).each(openers)('%s', (_, opener) => {
  const read = async (name: string) => {
    const handle = await openWith(opener, root, name, {})
    try {
      return await handle.readFile('utf8')
    } finally {
      await handle.close()
    }
  }

  test('an absolute link goes back to the root from any depth, and leaves no folder open', async () => {
    symlinkSync(join(root, 'a'), join(root, 'a/b/up'))
    symlinkSync(join(root, 'file'), join(root, 'a/link'))
    symlinkSync('../../file', join(root, 'a/b/relative'))
    const open = () => (process.platform === 'linux' ? readdirSync('/proc/self/fd').length : 0)
    const count = open()
    expect(await read('a/b/up/link')).toBe('inside')
    expect(await read('a/b/relative')).toBe('inside')
    expect(await read('a/b/up/b/up/b/relative')).toBe('inside')
    expect(open()).toBe(count)
  })

  test('a file that becomes a link when it is opened is told as a change', async () => {
    before('open', '/file', () => replace('file', (path) => symlinkSync('../secret', path)))
    await expect(read('file')).rejects.toMatchObject(CHANGED)
  })
})

test.skipIf(openers.length < 2)(
  'by descriptor, a link that becomes a file when it is read is told as a change',
  async () => {
    symlinkSync('file', join(root, 'link'))
    before('readlink', '/link', () => replace('link', (path) => writeFileSync(path, 'new')))
    await expect(openWith(openByDescriptor, root, 'link', {})).rejects.toMatchObject(CHANGED)
  },
)

test.skipIf(!isPosix).each([2, 3, 4])(
  'by path, a file that is another one at the look number %i is refused before it is opened',
  async (look) => {
    const open = vi.spyOn(fs.promises, 'open')
    syncBuiltinESMExports()
    onTestFinished(() => {
      open.mockRestore()
      syncBuiltinESMExports()
    })
    symlinkSync('file', join(root, 'link'))
    let looks = 0
    before('readlink', '/link', () => {
      looks++
      if (looks === look) replace('link', (path) => symlinkSync('other', path))
    })
    await expect(openWith(openByPath, root, 'link', {})).rejects.toMatchObject(CHANGED)
    expect(looks).toBe(look)
    expect(open).not.toHaveBeenCalled()
  },
)

test('a file that cannot be emptied is closed', async () => {
  const error = new Error('no space')
  const handle = { truncate: vi.fn().mockRejectedValue(error), close: vi.fn() }
  const opener = async () => handle as unknown as FileHandle
  await expect(openWith(opener, root, 'file', { flags: 'w' })).rejects.toBe(error)
  expect(handle.close).toHaveBeenCalledOnce()
  expect(await openWith(opener, root, 'file', { flags: 'a' })).toBe(handle)
  expect(handle.truncate).toHaveBeenCalledOnce()
  expect(handle.close).toHaveBeenCalledOnce()
})
